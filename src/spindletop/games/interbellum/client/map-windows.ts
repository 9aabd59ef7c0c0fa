/* Which part of the map is looked at, and where on it the places of the table lie. */

import { ATLAS, drawnArea, drawnSegment, drawnWell, type MapBox, mapWindow, type Point } from './atlas.ts';
import type { GamePlace, GameView } from './game.d.ts';

export const WHOLE_MAP = 'whole';

/** Where one begins who has nothing on the map yet. */
const FIRST_WINDOW = 'gulf';

/** What wide screens show around a window. */
const WIDE_WINDOW = 1000;

/** Where a place lies on the map, or null if it is elsewhere. */
export function spotOf(place: string): Point | null {
  const [kind, id = ''] = place.split(':');
  if (kind === 'segment') return drawnSegment(id).middle;
  if (kind === 'well') return drawnWell(id);
  if (kind === 'area') return drawnArea(id).unit;
  return null;
}

/** The spots of those places that lie on the map. */
export function spotsOf(places: Iterable<string>): readonly Point[] {
  return Array.from(places, spotOf).filter(spot => spot !== null);
}

/** Whether a spot lies in a part of the map. */
export function isInside(box: MapBox, spot: Point): boolean {
  return spot.x >= box.x && spot.x <= box.x + box.width && spot.y >= box.y && spot.y <= box.y + box.height;
}

/** Where a seat has wells and pipelines. */
export function ownSpots(view: Pick<GameView, 'players' | 'segments'>, seat: number): readonly Point[] {
  const wells = view.players[seat]?.wells ?? [];
  const segments = view.segments.filter(segment => segment.owners.includes(seat));
  return spotsOf([
    ...wells.map((well): GamePlace => `well:${well.well}`),
    ...segments.map((segment): GamePlace => `segment:${segment.segment}`),
  ]);
}

/** The window with most of these spots. */
export function fittingWindow(spots: readonly Point[]): string {
  const count = (box: MapBox) => spots.filter(spot => isInside(box, spot)).length;
  const windows = ATLAS.windows.filter(one => one.id !== WHOLE_MAP);
  return windows.reduce((best, one) => (count(one.box) > count(best.box) ? one : best), mapWindow(FIRST_WINDOW)).id;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The box of a window; wide screens show more around it. */
export function boxOf(id: string, isNarrow: boolean): MapBox {
  const { box } = mapWindow(id);
  if (id === WHOLE_MAP || isNarrow) return box;
  const width = WIDE_WINDOW;
  const height = (width * ATLAS.height) / ATLAS.width;
  return {
    x: clamp(box.x + box.width / 2 - width / 2, ATLAS.width - width),
    y: clamp(box.y + box.height / 2 - height / 2, ATLAS.height - height),
    width,
    height,
  };
}

/** A box as the view box of a drawing. */
export const viewBoxOf = (box: MapBox): string => `${box.x} ${box.y} ${box.width} ${box.height}`;
