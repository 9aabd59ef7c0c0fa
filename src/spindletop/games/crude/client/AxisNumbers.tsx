/* The numbers of rows and columns; those of the dice are lit. */

import { FACES, LEFT, SQUARE, TOP } from './geometry.ts';
import type { Land } from './land.ts';

/** Columns above the field, rows left of it. */
export function AxisNumbers({ land }: { readonly land: Land }) {
  return (
    <>
      {FACES.map(face => (
        <g key={face}>
          <ColumnNumber face={face} isLit={land.lit_column === face} />
          <RowNumber face={face} isLit={land.lit_row === face} />
        </g>
      ))}
    </>
  );
}

interface NumberProps {
  readonly face: number;
  readonly isLit: boolean;
}

/** The black die lights a column. */
function ColumnNumber({ face, isLit }: NumberProps) {
  const x = LEFT + (face - 0.5) * SQUARE;
  return (
    <g class={isLit ? 'axis-number lit seat-iron' : 'axis-number'}>
      {isLit && <rect x={x - 10} y={TOP - 20} width={20} height={17} rx={4} />}
      <text x={x} y={TOP - 7}>
        {face}
      </text>
    </g>
  );
}

/** The red die lights a row. */
function RowNumber({ face, isLit }: NumberProps) {
  const y = TOP + (face - 0.5) * SQUARE;
  return (
    <g class={isLit ? 'axis-number lit seat-red' : 'axis-number'}>
      {isLit && <rect x={-1} y={y - 10} width={17} height={20} rx={4} />}
      <text x={7.5} y={y + 4.5}>
        {face}
      </text>
    </g>
  );
}
