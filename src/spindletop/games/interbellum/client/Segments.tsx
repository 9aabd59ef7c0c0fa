/* The segments: pipelines in their lanes, and the places where the next ones can be built. */

import type { TableSeat } from '#core/table-store.ts';
import { memo } from '#ui/memo.ts';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { drawnSegment } from './atlas.ts';
import type { GamePlace, Segment } from './game.d.ts';
import { cordLane, pipeLane, pipeWidth } from './lanes.ts';
import { PipePiece } from './MapPieces.tsx';

interface SegmentPlaceProps {
  readonly id: string;
  readonly owners: readonly number[];
  readonly seats: readonly TableSeat[];
}

/** A segment takes the pointer along its line; its cord runs in a free lane. */
const SegmentPlace = memo<SegmentPlaceProps>(({ id, owners, seats }) => {
  const segment = drawnSegment(id);
  const name: GamePlace = `segment:${id}`;
  return (
    <g class="segment">
      <Place name={name} shape={{ kind: 'area', path: cordLane(segment, owners.length) }}>
        {owners.map((seat, k) => {
          const piece = `pipe:${seat}@${id}`;
          const pigment = seats[seat]?.pigment ?? 'iron';
          return (
            <Piece key={piece} id={piece} from={`seat:${seat}`}>
              <PipePiece
                path={pipeLane(segment, owners.length, k)}
                pigment={pigment}
                width={pipeWidth(owners.length)}
              />
            </Piece>
          );
        })}
      </Place>
    </g>
  );
});

interface SegmentsProps {
  readonly segments: readonly Segment[];
  readonly seats: readonly TableSeat[];
}

/** All segments; what they cost changes often and is drawn elsewhere. */
export const Segments = memo<SegmentsProps>(({ segments, seats }) => (
  <g>
    {segments.map(({ segment, owners }) => (
      <SegmentPlace key={segment} id={segment} owners={owners} seats={seats} />
    ))}
  </g>
));
