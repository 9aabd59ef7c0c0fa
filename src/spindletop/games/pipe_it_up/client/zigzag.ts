/* Zigzag lines: the ornament of the street sign. */

import type { Point } from './ghana.ts';

/** A zigzag from a point: every stroke goes a step further, and swings out or back. */
export function zigzag(from: Point, strokes: number, step: Point, swing: Point): string {
  const out = `l${step.x + swing.x} ${step.y + swing.y}`;
  const back = `l${step.x - swing.x} ${step.y - swing.y}`;
  return `M${from.x} ${from.y}${Array.from({ length: strokes }, (_, k) => (k % 2 ? back : out)).join('')}`;
}
