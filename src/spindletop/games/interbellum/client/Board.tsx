/* The map of the Middle East as a stamp: 33 areas, 16 wells, 14 ports, 96 segments and the boats of the Caspian Sea. */

import { useComputed } from '@preact/signals';
import type { TableSeat } from '#core/table-store.ts';
import { useTable } from '#ui/table-context.ts';
import { useUnchanged } from '#ui/use-unchanged.ts';
import { Asking } from './Asking.tsx';
import { Boats } from './Boats.tsx';
import { Ghost } from './Ghost.tsx';
import type { GameView } from './game.d.ts';
import { Lands } from './Lands.tsx';
import { Legend } from './Legend.tsx';
import { AreaNames, Junctions, Landscape, TownNames, Water, WellNames } from './MapLayers.tsx';
import { MapWindows } from './MapWindows.tsx';
import { MiniMap } from './MiniMap.tsx';
import { boxOf, viewBoxOf, WHOLE_MAP } from './map-windows.ts';
import { Segments } from './Segments.tsx';
import { isNarrow } from './screen.ts';
import { Units } from './Units.tsx';
import { useMapWindow } from './use-map-window.ts';
import { Ports, Wells } from './Wells.tsx';
import { words } from './words.ts';

interface MapProps {
  readonly view: GameView;
  readonly seats: readonly TableSeat[];
  readonly window: string;
}

/** Whether armies are asked for, and no segment: what cannot be used then lets the pointer through to the areas. */
function useArmiesAsked(): boolean {
  const { offers } = useTable();
  const areAsked = useComputed(() => {
    const kinds = new Set(Array.from(offers.value.keys(), place => place.slice(0, place.indexOf(':'))));
    return kinds.has('area') && !kinds.has('segment');
  });
  return areAsked.value;
}

/** The map itself, layer by layer. */
function MapDrawing({ view, seats, window }: MapProps) {
  const kind = useArmiesAsked() ? 'map-drawing armies' : 'map-drawing';
  const viewBox = viewBoxOf(boxOf(window, isNarrow.value));
  return (
    <svg class={kind} viewBox={viewBox} role="group" aria-label={words.map.contents(view)}>
      <Water />
      <Lands areas={view.areas} />
      <Landscape />
      <Segments segments={view.segments} seats={seats} />
      <AreaNames />
      <Junctions />
      {window !== WHOLE_MAP && <TownNames />}
      <Units areas={view.areas} powers={view.powers} votes={view.deciding.votes} />
      <Ports ports={view.ports} />
      <Wells wells={view.wells} powers={view.powers} seats={seats} phase={view.phase} />
      <Boats players={view.players} seats={seats} />
      <WellNames />
      <g class="map-layer">
        <Ghost view={view} />
      </g>
    </svg>
  );
}

/** The board; parts of a view that have not changed are not drawn again. */
export function Board(props: { readonly view: GameView }) {
  const view = useUnchanged(props.view);
  const seats = useUnchanged(useTable().seats.value);
  const window = useMapWindow(view);
  return (
    <div class="map-board">
      {isNarrow.value && <MiniMap view={view} seats={seats} window={window} />}
      <div class="stamp-shadow">
        <div class="stamp">
          <Asking view={view} seats={seats} />
          <MapDrawing view={view} seats={seats} window={window} />
          <MapWindows window={window} />
          <Legend />
        </div>
      </div>
    </div>
  );
}
