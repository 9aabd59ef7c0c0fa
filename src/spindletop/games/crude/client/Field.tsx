/* The ground of a quadrant: paper, the lit row and column, the grid. */

import { FACES, FIELD, SQUARE } from './geometry.ts';
import type { Land } from './land.ts';

const GRID = FACES.slice(1)
  .map((_, index) => (index + 1) * SQUARE)
  .map(line => `M${line} 0v${FIELD}M0 ${line}h${FIELD}`)
  .join('');

/** The 36 squares, empty. */
export function Field({ land }: { readonly land: Land }) {
  const { lit_row, lit_column, owner } = land;
  return (
    <>
      <rect class={owner === null ? 'field-ground unowned' : 'field-ground'} width={FIELD} height={FIELD} />
      {lit_row !== null && <LitRow row={lit_row} />}
      {lit_column !== null && <LitColumn column={lit_column} />}
      <path class="field-grid" d={GRID} />
      <rect class="field-edge" width={FIELD} height={FIELD} />
    </>
  );
}

function LitRow({ row }: { readonly row: number }) {
  const box = { x: 0, y: (row - 1) * SQUARE, width: FIELD, height: SQUARE };
  return (
    <>
      <rect class="lit-row" {...box} />
      <rect {...box} fill="url(#lit-row)" />
    </>
  );
}

function LitColumn({ column }: { readonly column: number }) {
  const box = { x: (column - 1) * SQUARE, y: 0, width: SQUARE, height: FIELD };
  return (
    <>
      <rect class="lit-column" {...box} />
      <rect {...box} fill="url(#lit-col)" />
    </>
  );
}
