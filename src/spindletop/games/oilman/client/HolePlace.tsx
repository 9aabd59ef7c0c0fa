/* One of the 180 holes as a place of the board. */

import type { Shape } from '#core/shape.ts';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { BareHole } from './BareHole.tsx';
import { CapPiece } from './CapPiece.tsx';
import { capOf } from './caps.ts';
import type { GamePlace, Hole } from './game.d.ts';
import { CELL, cellOf, middleOf } from './geometry.ts';
import { words } from './words.ts';

const INSET = 4;

interface HolePlaceProps {
  readonly hole: Hole;
  /** Whether many are offered, so that each is drawn smaller. */
  readonly isCrowded: boolean;
}

/** A hole: its cap, or the bare hole with what is known of it. */
export function HolePlace({ hole, isCrowded }: HolePlaceProps) {
  const { x, y } = middleOf(cellOf(hole.hole));
  const name: GamePlace = `hole:${hole.hole}`;
  const side = CELL - 2 * INSET;
  const shape: Shape = isCrowded
    ? { kind: 'disc', x, y, radius: 11 }
    : { kind: 'box', x: x - side / 2, y: y - side / 2, width: side, height: side, radius: 6 };
  const cap = capOf(hole);
  return (
    <Place name={name} shape={shape}>
      {cap ? (
        <Piece key={`cap@${hole.hole}`} id={`cap@${hole.hole}`}>
          <CapPiece x={x} y={y + 3} cap={cap} />
        </Piece>
      ) : (
        <>
          <BareHole x={x} y={y} terrain={hole.terrain} />
          <HoleNote x={x} y={y} hole={hole} />
        </>
      )}
    </Place>
  );
}

function noteOf({ oil, clear }: Hole): string {
  if (oil > 0) return words.oilAt(oil);
  return clear > 0 ? words.dryTo(clear) : '';
}

/** What is known of a hole that was not drilled. */
function HoleNote({ x, y, hole }: { readonly x: number; readonly y: number; readonly hole: Hole }) {
  const note = noteOf(hole);
  if (!note) return null;
  return (
    <g class="hole-note">
      <rect x={x - 16} y={y + 6.5} width={32} height={12} rx={2} />
      <text x={x} y={y + 16}>
        {note}
      </text>
    </g>
  );
}
