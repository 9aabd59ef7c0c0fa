/* The three oils and the four grades, as the view writes them and as they are called. */

import type { ColourLetter, ColourName, Grade } from './game.d.ts';

export const LETTERS = ['O', 'S', 'T'] as const satisfies readonly ColourLetter[];

export const COLOUR_NAMES: Readonly<Record<ColourLetter, ColourName>> = { O: 'orange', S: 'silver', T: 'teal' };

export const COLOUR_LETTERS: Readonly<Record<ColourName, ColourLetter>> = { orange: 'O', silver: 'S', teal: 'T' };

export const GRADES = ['crude', 'low', 'mid', 'high'] as const satisfies readonly Grade[];

/** Oil of one colour and one grade. */
export interface Oil {
  readonly colour: ColourLetter;
  readonly grade: Grade;
  /** How often it was refined: 0 for crude. */
  readonly steps: number;
}

/** The oil that a line of a paper names, such as `O2` for mid orange. */
export function oilOf(line: string): Oil {
  const colour = LETTERS.find(letter => letter === line[0]);
  const steps = Number(line[1]);
  const grade = GRADES[steps];
  if (!colour || !grade) throw new Error(`${line} is no oil`);
  return { colour, grade, steps };
}
