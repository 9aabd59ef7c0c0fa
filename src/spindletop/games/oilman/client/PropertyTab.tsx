/* The tab on a property: whose it is. */

import type { TableSeat } from '#core/table-store.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import type { Estate } from './estate.ts';
import { CELL, cellOf } from './geometry.ts';

/** So many letters of a name fit into one square. */
const LETTERS_PER_CELL = 5;

/** How many letters have room along the first row of a property, beside the sign. */
function roomOf(holes: readonly string[], row: number): number {
  return holes.filter(hole => cellOf(hole).row === row).length * LETTERS_PER_CELL - 1;
}

/** The owner's sign, with the name where there is room for it. */
export function PropertyTab({ estate, seat }: { readonly estate: Estate; readonly seat: TableSeat }) {
  const { column, row } = cellOf(estate.holes[0] ?? '');
  const corner = `translate(${column * CELL + 1} ${Math.max(row * CELL - 9, -2)})`;
  const hasRoom = seat.name.length <= roomOf(estate.holes, row);
  return (
    <g class={`property-tab seat-${seat.pigment}`} transform={corner}>
      <rect x="-1" y="-1" width="17" height="17" rx="3" />
      <PlacedIcon name={`seat-${seat.pigment}`} x={2} y={2} size={11} />
      {hasRoom && (
        <text class="property-name" x="20" y="12.5">
          {seat.name}
        </text>
      )}
    </g>
  );
}
