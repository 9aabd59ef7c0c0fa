/* The name plate of a quadrant, with its storage. */

import type { Shape } from '#core/shape.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, GamePlace } from './game.d.ts';
import { QUADRANT_HEIGHT, QUADRANT_WIDTH, shortened } from './geometry.ts';
import { type Land, ownerOf } from './land.ts';
import { Storage, storageStart } from './Storage.tsx';
import { words } from './words.ts';

/** The whole quadrant where that is offered, otherwise the plate alone. */
function shapeOf(isWhole: boolean, room: number): Shape {
  if (!isWhole) return { kind: 'box', x: 1, y: 1, width: room - 2, height: 30, radius: 3 };
  return { kind: 'box', x: -4, y: -4, width: QUADRANT_WIDTH + 8, height: QUADRANT_HEIGHT + 8, radius: 6 };
}

/** The plate is the place of the quadrant, or of its company when that may declare. */
export function QuadrantHead({ land }: { readonly land: Land }) {
  const { offers } = useTable<GameChoice>();
  const quadrant: GamePlace = `quadrant:${land.name}`;
  const seat: GamePlace = `seat:${land.owner}`;
  const room = land.owner === null ? QUADRANT_WIDTH : storageStart(land) - 4;
  return (
    <>
      <Place name={offers.value.has(seat) ? seat : quadrant} shape={shapeOf(offers.value.has(quadrant), room)}>
        {land.owner === null ? <GhostPlate land={land} room={room} /> : <CompanyPlate land={land} room={room} />}
      </Place>
      {land.owner !== null && <Storage land={land} />}
    </>
  );
}

interface PlateProps {
  readonly land: Land;
  /** Where the plate ends for the words on it. */
  readonly room: number;
}

function GhostPlate({ land, room }: PlateProps) {
  return (
    <g class="name-plate unowned">
      <rect class="name-ground" width={QUADRANT_WIDTH} height={32} rx={3} />
      <text class="company-name" x={10} y={23}>
        {words.noCompany}
      </text>
      <text class="quadrant-name" x={room - 6} y={21}>
        {land.name}
      </text>
    </g>
  );
}

function CompanyPlate({ land, room }: PlateProps) {
  const { seats } = useTable();
  const { name, pigment } = ownerOf(land, seats.value);
  return (
    <g class={`name-plate seat-${pigment}`}>
      <rect class="name-ground" width={QUADRANT_WIDTH} height={32} rx={3} />
      <rect class="name-keyline" x="2.5" y="2.5" width={QUADRANT_WIDTH - 5} height="27" rx="2" />
      <PlacedIcon name={`seat-${pigment}`} x={9} y={8} size={16} />
      <text class="company-name" x={31} y={23}>
        {shortened(name, Math.floor((room - 62) / 10))}
      </text>
      <text class="quadrant-name" x={room - 6} y={21}>
        {land.name}
      </text>
    </g>
  );
}
