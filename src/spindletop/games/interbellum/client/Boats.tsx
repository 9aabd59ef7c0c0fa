/* The boats of the Caspian Sea, one a seat, with the finds of gas that each has made. */

import type { Pigment } from '#core/pigment.ts';
import type { TableSeat } from '#core/table-store.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import { memo } from '#ui/memo.ts';
import { Place } from '#ui/Place.tsx';
import { ATLAS } from './atlas.ts';
import type { GamePlace, Player } from './game.d.ts';
import { BOATS_SHAPE } from './place-shapes.ts';

const CASPIAN: GamePlace = 'boat:caspian';

interface BoatProps {
  readonly seat: number;
  readonly pigment: Pigment;
  readonly finds: number;
}

const Boat = memo<BoatProps>(({ seat, pigment, finds }) => {
  const { x, y } = ATLAS.boats[seat] ?? { x: 0, y: 0 };
  return (
    <g class={`boat seat-${pigment}`} transform={`translate(${x} ${y})`}>
      <path class="boat-hull" d="M-30 2H30L22 20H-22z" />
      <path class="boat-cabin" d="M-14 2v-14h22v14M-4-12v-9" />
      <PlacedIcon name={`seat-${pigment}`} x={-7} y={4} size={14} kind="seat-glyph" />
      {finds > 0 && (
        <>
          <circle class="medallion-disc" cx="24" cy="-9" r="13.5" />
          <text class="map-figure" x="24" y="-1.5">
            {finds}
          </text>
        </>
      )}
    </g>
  );
});

interface BoatsProps {
  readonly players: readonly Player[];
  readonly seats: readonly TableSeat[];
}

/** All boats. */
export function Boats({ players, seats }: BoatsProps) {
  return (
    <g class="boats">
      <Place name={CASPIAN} shape={BOATS_SHAPE}>
        {seats.map(({ seat, pigment }) => (
          <Boat key={seat} seat={seat} pigment={pigment} finds={players[seat]?.finds ?? 0} />
        ))}
      </Place>
    </g>
  );
}
