/* The segments that are worth most at once. */

import type { ChoiceOf } from './choices-of.ts';

const MOST_SHOWN = 3;

/** The choices that score at once, the best first. */
export function bestBuilds(choices: readonly ChoiceOf<'build'>[]): readonly ChoiceOf<'build'>[] {
  const pointsOf = (choice: ChoiceOf<'build'>) => choice.points ?? 0;
  return choices
    .filter(choice => pointsOf(choice) > 0)
    .sort((one, other) => pointsOf(other) - pointsOf(one))
    .slice(0, MOST_SHOWN);
}
