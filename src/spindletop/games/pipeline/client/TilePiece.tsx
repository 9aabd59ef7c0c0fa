/* A tile: two halves with two pipes each. */

import type { Tile } from './game.d.ts';
import { Joint } from './Joint.tsx';
import { HalfPipes } from './PipePath.tsx';
import { halvesOf, seamOf, stepAcross } from './tile-geometry.ts';

/** Tiles that are drawn small have a thinner edge. */
const LARGE_UNIT = 30;

interface TilePieceProps {
  readonly tile: Tile;
  readonly turn?: number;
  /** The side of a cell. */
  readonly unit: number;
  readonly x?: number;
  readonly y?: number;
  readonly kind?: string;
}

/** A whole tile: half A at x, y, half B where the turn puts it. */
export function TilePiece({ tile, turn = 0, unit, x = 0, y = 0, kind = '' }: TilePieceProps) {
  const step = stepAcross(seamOf(turn));
  const partner = { x: x + step.x * unit, y: y + step.y * unit };
  const gap = unit * 0.02;
  const [first, second] = halvesOf(tile, turn);
  return (
    <g class={`tile ${kind}`}>
      <rect
        class="tile-body"
        x={Math.min(x, partner.x) + gap}
        y={Math.min(y, partner.y) + gap}
        width={unit * (step.x ? 2 : 1) - 2 * gap}
        height={unit * (step.y ? 2 : 1) - 2 * gap}
        rx={unit * 0.07}
        stroke-width={unit > LARGE_UNIT ? 1.2 : 1}
      />
      <HalfPipes pipes={first} unit={unit} x={x} y={y} />
      <HalfPipes pipes={second} unit={unit} x={partner.x} y={partner.y} />
      <Joint x={x} y={y} edge={seamOf(turn)} unit={unit} kind="joined" />
    </g>
  );
}
