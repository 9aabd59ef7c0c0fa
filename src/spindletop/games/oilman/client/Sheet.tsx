/* The printed sheet: sea, land, graticule, and the degree ticks around it. */

import { CELL, COLUMNS, HEIGHT, ROWS, WIDTH } from './geometry.ts';
import { LAND } from './world.ts';

const TICK = 5;
const GAP = 2;
const NEATLINE = TICK + GAP;

const MERIDIANS = COLUMNS.slice(1).map((_, index) => `M${(index + 1) * CELL} 0V${HEIGHT}`);
const PARALLELS = ROWS.slice(1).map((_, index) => `M0 ${(index + 1) * CELL}H${WIDTH}`);
const GRATICULE = [...MERIDIANS, ...PARALLELS].join('');

/** Everything on the board that no game changes. */
export function Sheet() {
  return (
    <>
      <defs>
        <path id="land" d={LAND} />
        <clipPath id="frame">
          <rect width={WIDTH} height={HEIGHT} />
        </clipPath>
      </defs>
      <g clip-path="url(#frame)">
        <rect class="sea" width={WIDTH} height={HEIGHT} />
        <rect width={WIDTH} height={HEIGHT} fill="url(#waves)" />
        <use class="shallows" href="#land" />
        <use class="shore" href="#land" />
        <use class="land" href="#land" />
        <path class="graticule" d={GRATICULE} />
      </g>
      <Neatline />
    </>
  );
}

/** The black and white ticks, with letters and numbers, and the line around them. */
function Neatline() {
  return (
    <g>
      {COLUMNS.map((letter, column) => (
        <ColumnTicks key={letter} letter={letter} column={column} />
      ))}
      {ROWS.map((number, row) => (
        <RowTicks key={number} number={number} row={row} />
      ))}
      <rect class="neatline" x={-NEATLINE} y={-NEATLINE} width={WIDTH + 2 * NEATLINE} height={HEIGHT + 2 * NEATLINE} />
    </g>
  );
}

/** Black and white change along the edge, and from one edge to the other. */
const inkOf = (index: number, isFar: boolean) => `tick ${(index % 2 === 1) !== isFar ? 'black' : 'white'}`;

function ColumnTicks({ letter, column }: { readonly letter: string; readonly column: number }) {
  const x = column * CELL;
  return (
    <>
      <rect class={inkOf(column, false)} x={x} y={-NEATLINE} width={CELL} height={TICK} />
      <rect class={inkOf(column, true)} x={x} y={HEIGHT + GAP} width={CELL} height={TICK} />
      <text class="coordinate" x={x + CELL / 2} y={-11}>
        {letter}
      </text>
    </>
  );
}

function RowTicks({ number, row }: { readonly number: number; readonly row: number }) {
  const y = row * CELL;
  return (
    <>
      <rect class={inkOf(row, false)} x={-NEATLINE} y={y} width={TICK} height={CELL} />
      <rect class={inkOf(row, true)} x={WIDTH + GAP} y={y} width={TICK} height={CELL} />
      <text class="coordinate" x={-16} y={y + CELL / 2 + 4}>
        {number}
      </text>
    </>
  );
}
