/* Where the dice of a roll lie. */

import type { Point } from './ghana.ts';

/** The width of the drawing, and the height of one row of dice. */
export const DICE_WIDTH = 268;
const ROW_HEIGHT = 68;
const MOST_PER_ROW = 4;

export interface DiceLayout {
  readonly height: number;
  readonly middles: readonly Point[];
}

/** One row as long as it suffices, spread over the width; then rows of four. */
export function diceLayout(count: number): DiceLayout {
  const perRow = Math.min(count, MOST_PER_ROW);
  const isOneRow = count <= MOST_PER_ROW;
  const pitch = isOneRow ? DICE_WIDTH / Math.max(perRow, 3) : 66;
  const left = isOneRow ? (DICE_WIDTH - pitch * perRow) / 2 : 2;
  const middles = Array.from({ length: count }, (_, index) => ({
    x: ((index % perRow) + 0.5) * pitch + left,
    y: 37 + Math.floor(index / perRow) * ROW_HEIGHT,
  }));
  return { height: Math.ceil(count / perRow) * ROW_HEIGHT + 6, middles };
}
