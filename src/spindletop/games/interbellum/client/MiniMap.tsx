/* The whole map, small, on a phone: a tap moves the window. */

import type { TableSeat } from '#core/table-store.ts';
import { memo } from '#ui/memo.ts';
import { useTable } from '#ui/table-context.ts';
import { ATLAS, drawnArea, drawnSegment, drawnWell, type MapBox, mapWindow } from './atlas.ts';
import type { GameView } from './game.d.ts';
import { boxOf, isInside, spotsOf, viewBoxOf, WHOLE_MAP } from './map-windows.ts';
import { chosenWindow } from './screen.ts';
import { tintOf } from './tint.ts';
import { words } from './words.ts';

const WINDOWS = ATLAS.windows.filter(one => one.id !== WHOLE_MAP);
const COLUMNS = 3;
const ROWS = 2;
const WHOLE_BOX = boxOf(WHOLE_MAP, true);

interface HoldingsProps {
  readonly segments: GameView['segments'];
  readonly wells: GameView['wells'];
  readonly seats: readonly TableSeat[];
}

/** Whose pipelines and wells there are. */
const Holdings = memo<HoldingsProps>(({ segments, wells, seats }) => {
  const colours = (seat: number) => `seat-${seats[seat]?.pigment ?? 'iron'}`;
  return (
    <>
      {segments.map(({ segment, owners: [owner] }) =>
        owner === undefined ? null : (
          <path key={segment} class={`mini-pipe ${colours(owner)}`} d={drawnSegment(segment).path} />
        ),
      )}
      {wells.map(({ well, owner }) => {
        if (owner === null) return null;
        const { x, y } = drawnWell(well);
        return <circle key={well} class={`mini-well ${colours(owner)}`} cx={x} cy={y} r="32" />;
      })}
    </>
  );
});

/** The ground by powers. */
const MiniLands = memo<{ readonly areas: GameView['areas'] }>(({ areas }) => (
  <>
    {areas.map(area => (
      <path key={area.area} class={tintOf(area)} d={drawnArea(area.area).outline} />
    ))}
  </>
));

/** The frame of the window that is shown, and six fields to tap. */
function WindowFields({ box }: { readonly box: MapBox }) {
  const width = ATLAS.width / COLUMNS;
  const height = ATLAS.height / ROWS;
  return (
    <>
      <rect class="mini-frame" x={box.x + 8} y={box.y + 8} width={box.width - 16} height={box.height - 16} />
      {WINDOWS.map(({ id }, k) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below the map do the same for all others
        <rect
          key={id}
          class="mini-field"
          x={(k % COLUMNS) * width}
          y={Math.floor(k / COLUMNS) * height}
          width={width}
          height={height}
          onClick={() => {
            chosenWindow.value = id;
          }}
        />
      ))}
    </>
  );
}

/** How many of the places that can be used are in sight. */
function OfferedPlaces({ box }: { readonly box: MapBox }) {
  const { offers } = useTable();
  const offered = spotsOf(offers.value.keys());
  if (offered.length === 0) return null;
  const here = offered.filter(spot => isInside(box, spot)).length;
  return <span>{here ? words.map.here(here, offered.length) : words.map.elsewhere(offered.length)}</span>;
}

interface MiniMapProps {
  readonly view: GameView;
  readonly seats: readonly TableSeat[];
  readonly window: string;
}

/** The small map and what is in the window. */
export function MiniMap({ view, seats, window }: MiniMapProps) {
  const box = boxOf(window, true);
  const { round, rounds, decade } = view;
  return (
    <div class="sheet mini-map phone">
      <svg viewBox={viewBoxOf(WHOLE_BOX)} aria-hidden="true">
        <rect class="sea" width={ATLAS.width} height={ATLAS.height} />
        <MiniLands areas={view.areas} />
        <Holdings segments={view.segments} wells={view.wells} seats={seats} />
        <WindowFields box={box} />
      </svg>
      <div>
        <b>{mapWindow(window).name}</b>
        <span>{round ? words.round(round, rounds, decade) : words.map.setup}</span>
        <OfferedPlaces box={box} />
        <span class="dim">{words.map.tapToLook}</span>
      </div>
    </div>
  );
}
