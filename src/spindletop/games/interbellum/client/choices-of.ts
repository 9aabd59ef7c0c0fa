/* Choices of a verb, with the type of that verb. */

import type { GameChoice, Verbs } from './game.d.ts';

/** A choice of these verbs. */
export type ChoiceOf<Verb extends keyof Verbs> = Extract<GameChoice, { readonly verb: Verb }>;

/** Those of the choices that are of a verb. */
export function choicesOf<Verb extends keyof Verbs>(
  choices: readonly GameChoice[],
  verb: Verb,
): readonly ChoiceOf<Verb>[] {
  return choices.filter((choice): choice is ChoiceOf<Verb> => choice.verb === verb);
}
