/* Where things lie on the sheet: 18 columns and 10 rows of holes, in units of the drawing. */

/** The letters of the columns, from west to east. */
export const COLUMNS: readonly string[] = [...'ABCDEFGHIJKLMNOPQR'];

/** The numbers of the rows, from north to south. */
export const ROWS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The side of the square around a hole. */
export const CELL = 40;

export const WIDTH = COLUMNS.length * CELL;
export const HEIGHT = ROWS.length * CELL;

/** A square of the sheet, counted from its north-western corner. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** The square of a hole, which is named like `D3`. */
export function cellOf(hole: string): Cell {
  return { column: COLUMNS.indexOf(hole.charAt(0)), row: Number(hole.slice(1)) - 1 };
}

/** The middle of a square, where its hole is. */
export function middleOf({ column, row }: Cell): Point {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The westernmost of the southernmost squares, below which a flag has room; null if there are none. */
export function lowestCell(cells: readonly Cell[]): Cell | null {
  const lowerOf = (best: Cell, cell: Cell) =>
    cell.row > best.row || (cell.row === best.row && cell.column < best.column) ? cell : best;
  return cells.length > 0 ? cells.reduce(lowerOf) : null;
}

/** The smallest box around the squares, with a margin. */
export function boundsOf(cells: readonly Cell[], margin: number): Bounds {
  const columns = cells.map(cell => cell.column);
  const rows = cells.map(cell => cell.row);
  const west = Math.min(...columns);
  const north = Math.min(...rows);
  return {
    x: west * CELL - margin,
    y: north * CELL - margin,
    width: (Math.max(...columns) - west + 1) * CELL + 2 * margin,
    height: (Math.max(...rows) - north + 1) * CELL + 2 * margin,
  };
}
