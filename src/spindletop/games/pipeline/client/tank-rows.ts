/* The tanks of a grade as they are drawn: barrels in a row, and boxes for tanks that may still come. */

import { GRADES, LETTERS } from './colours.ts';
import type { TankRow } from './game.d.ts';

const FEWEST_BOXES = 3;
const MOST_EMPTY = 4;

/** The barrels of a row, one colour after another. */
export function oilIn(row: TankRow): readonly string[] {
  const steps = GRADES.indexOf(row.grade);
  return row.barrels.flatMap((count, k) => Array.from({ length: count }, () => `${LETTERS[k]}${steps}`));
}

/** How many boxes a row shows: its tanks and a place for one more, if there is one. */
export function boxesShown(row: TankRow, places: number): number {
  const most = Math.max(row.tanks, Math.min(MOST_EMPTY, places));
  return Math.min(most, Math.max(row.tanks + 1, FEWEST_BOXES));
}
