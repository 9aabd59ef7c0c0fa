/* The part of a network's plane that is shown: all that lies there or could be laid, and room for a few tiles. */

import { cellsOf, type Lay, type Point } from './tile-geometry.ts';

/** A rectangle of the plane, in cells. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

const LEAST_WIDTH = 7;
const LEAST_HEIGHT = 5;
/** Cells round what is shown; while a tile is laid, its cells are the margin. */
const MARGIN = 1;
const LAYING_MARGIN = 0.15;
/** How much of a cell at the rim may be missing. */
const TOLERANCE = 0.2;
/** What an empty network shows: the middle of the plane, where the first tile goes. */
const MIDDLE: readonly Point[] = [
  { x: 14, y: 15 },
  { x: 17, y: 16 },
];

/** From the least to the most of some numbers and a margin on both sides, widened evenly to `least`. */
function spanOf(values: readonly number[], margin: number, least: number): { start: number; length: number } {
  const start = Math.min(...values) - margin;
  const length = Math.max(...values) + 1 + margin - start;
  return length < least ? { start: start - (least - length) / 2, length: least } : { start, length };
}

/** The frame round the halves of a network and the lays that are offered. */
export function frameOf(halves: readonly Point[], lays: readonly Lay[]): Frame {
  const cells = [...halves, ...lays.flatMap(cellsOf)];
  const shown = cells.length > 0 ? cells : MIDDLE;
  const margin = lays.length > 0 ? LAYING_MARGIN : MARGIN;
  const across = spanOf(
    shown.map(cell => cell.x),
    margin,
    LEAST_WIDTH,
  );
  const down = spanOf(
    shown.map(cell => cell.y),
    margin,
    LEAST_HEIGHT,
  );
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** The cells of a frame, column by column. */
export function cellsIn({ x, y, width, height }: Frame): readonly Point[] {
  const cells: Point[] = [];
  for (let column = Math.ceil(x - TOLERANCE); column + 1 <= x + width + TOLERANCE; column++)
    for (let row = Math.ceil(y - TOLERANCE); row + 1 <= y + height + TOLERANCE; row++)
      cells.push({ x: column, y: row });
  return cells;
}
