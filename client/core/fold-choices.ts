/* Many choices of one verb, folded by place or by their first argument. */

import type { Choice } from '#generated/protocol.d.ts';

/** Choices that stand under one name. */
export interface Fold {
  readonly name: string;
  readonly choices: readonly Choice[];
}

const LONGEST_CHIP = 9;
const LONGEST_LONE_CHIP = 6;

function nameOf(choice: Choice): string {
  if (choice.place) return choice.place.slice(choice.place.indexOf(':') + 1);
  const [first] = Object.values(choice.args);
  return first === undefined ? choice.words : String(first);
}

/** Choices by name, in the order offered. */
export function foldChoices(choices: readonly Choice[]): readonly Fold[] {
  return [...Map.groupBy(choices, nameOf)].map(([name, list]) => ({ name, choices: list }));
}

/** The folds whose name or choices hold what is looked for. */
export function matchingFolds(folds: readonly Fold[], search: string): readonly Fold[] {
  const wanted = search.trim().toLowerCase();
  const fits = (words: string) => words.toLowerCase().includes(wanted);
  return folds.filter(fold => fits(fold.name) || fold.choices.some(choice => fits(choice.words)));
}

/** Whether names are too long for chips: the choices are then listed with all their words. */
export function needsWords(folds: readonly Fold[]): boolean {
  const isLone = folds.every(fold => fold.choices.length === 1);
  const longest = Math.max(...folds.map(fold => fold.name.length));
  return folds.length < 2 || longest > LONGEST_CHIP || (isLone && longest > LONGEST_LONE_CHIP);
}
