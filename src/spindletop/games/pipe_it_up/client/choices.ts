/* The choices that the drawing shows in its own way, by verb. */

import type { ChoiceGroup } from '#core/choice-groups.ts';
import type { GameChoice, GameView, Verbs } from './game.d.ts';

type Verb = keyof Verbs;

/** A choice of one verb, with the arguments and the effects of that verb. */
export type ChoiceOf<Name extends Verb> = Extract<GameChoice, { readonly verb: Name }>;

/** The choices of these verbs, in the order offered. */
export function choicesOf<Name extends Verb>(
  choices: readonly GameChoice[],
  ...verbs: readonly Name[]
): readonly ChoiceOf<Name>[] {
  const isWanted = (choice: GameChoice): choice is ChoiceOf<Name> => (verbs as readonly Verb[]).includes(choice.verb);
  return choices.filter(isWanted);
}

/** Links to be built, the dearest first. */
export function dearestFirst(builds: readonly ChoiceOf<'build'>[]): readonly ChoiceOf<'build'>[] {
  return builds.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
}

const ACTS = ['build', 'buy_token', 'sell_token'] as const satisfies readonly Verb[];
const ANSWERS = ['answer', 'judge'] as const satisfies readonly Verb[];

/** The verbs whose choices the drawing shows itself: those of the question, or those of building and trading. */
export function controlledVerbs(view: GameView, groups: readonly ChoiceGroup[]): readonly Verb[] {
  const offered = new Set(groups.map(group => group.verb));
  const asked = ANSWERS.filter(verb => offered.has(verb));
  if (view.question && asked.length > 0) return asked;
  return ACTS.some(verb => offered.has(verb)) ? ACTS : [];
}
