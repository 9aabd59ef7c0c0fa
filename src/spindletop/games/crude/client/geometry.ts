/* Where things lie on the Operations board: four quadrants of 6 x 6 squares, in units of the drawing. */

import type { Asset } from './game.d.ts';

/** The side of a square. */
export const SQUARE = 42;

/** Rows and columns are counted as the dice count them. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

export const FIELD = FACES.length * SQUARE;

/** Left of and above the squares of a quadrant: the numbers, and the plate with the name. */
export const LEFT = 20;
export const TOP = 56;

export const QUADRANT_WIDTH = LEFT + FIELD;
export const QUADRANT_HEIGHT = TOP + FIELD;

/** Between two quadrants. */
export const GAP = 16;

export const BOARD_WIDTH = 2 * QUADRANT_WIDTH + GAP;
export const BOARD_HEIGHT = 2 * QUADRANT_HEIGHT + GAP;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of the four quadrants, clockwise as they neighbour each other. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: QUADRANT_WIDTH + GAP, y: 0 },
  { x: QUADRANT_WIDTH + GAP, y: QUADRANT_HEIGHT + GAP },
  { x: 0, y: QUADRANT_HEIGHT + GAP },
];

/** A square of a quadrant. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** The upper left corner of a square or of the asset on it, inside the field. */
export function cornerOf({ row, column }: Square): Point {
  return { x: (column - 1) * SQUARE, y: (row - 1) * SQUARE };
}

/** The name of a square, such as `r2c3`. */
export const squareName = ({ row, column }: Square): string => `r${row}c${column}`;

/** The square of a name. */
export function squareNamed(name: string): Square {
  const column = name.indexOf('c');
  return { row: Number(name.slice(1, column)), column: Number(name.slice(column + 1)) };
}

/** All squares, row by row. */
export const SQUARES: readonly Square[] = FACES.flatMap(row => FACES.map(column => ({ row, column })));

/** The names of the squares that an asset covers beside the one of its upper left corner. */
export function coveredBy({ row, column, size }: Pick<Asset, 'row' | 'column' | 'size'>): readonly string[] {
  const steps = Array.from({ length: size }, (_, step) => step);
  const all = steps.flatMap(down => steps.map(right => squareName({ row: row + down, column: column + right })));
  return all.slice(1);
}

/** How wide the box of a storage is: its barrels, and how many of them are fresh. */
export function storageWidth(barrels: number, fresh: number): number {
  const old = String(barrels - fresh).length;
  return 34 + 9 * old + (fresh > 0 ? 13 + 7 * String(fresh).length : 0);
}

/** A name cut to so many letters. */
export const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;
