/* How the pipes of a stock lie side by side. */

import type { Point } from './ghana.ts';

export const RACK_WIDTH = 164;
const MOST_SHOWN = 24;

export interface PipeRack {
  readonly height: number;
  readonly pipe: { readonly length: number; readonly width: number };
  readonly middles: readonly Point[];
}

/** Three pipes in a row, or six smaller ones where there are many; no more than 24 are shown. */
export function pipeRack(stock: number): PipeRack {
  const isFull = stock > 9;
  const perRow = isFull ? 6 : 3;
  const pitch = isFull ? 27 : 54;
  const rowHeight = isFull ? 19 : 27;
  const count = Math.min(stock, MOST_SHOWN);
  const middles = Array.from({ length: count }, (_, index) => ({
    x: pitch / 2 - 1 + (index % perRow) * pitch,
    y: rowHeight / 2 + 1 + Math.floor(index / perRow) * rowHeight,
  }));
  return {
    height: Math.max(1, Math.ceil(count / perRow)) * rowHeight + 2,
    pipe: { length: pitch - 7, width: isFull ? 11 : 17 },
    middles,
  };
}
