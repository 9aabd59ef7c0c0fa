/* The flag on the lot under the hammer. */

import { CELL, cellOf, HEIGHT, lowestCell } from './geometry.ts';
import { words } from './words.ts';

const TALL = 18;

/** The flag below the lot, with what is bid or must be bid. */
export function LotFlag({ marks, amount }: { readonly marks: readonly string[]; readonly amount: number }) {
  const cell = lowestCell(marks.map(cellOf));
  if (!cell) return null;
  const y = Math.min((cell.row + 1) * CELL - 1, HEIGHT - TALL);
  return (
    <g class="lot-flag" transform={`translate(${cell.column * CELL - 2} ${y})`}>
      <path d="M0 0h66v20H0l6-10z" />
      <text x={11} y={15}>
        {words.lotAt(amount)}
      </text>
    </g>
  );
}
