/* Choices by verb, in the order offered: a short list, one number, or many to be folded. */

import type { Choice } from '#generated/protocol.d.ts';

const FEW = 8;

export interface ChoiceGroup {
  readonly verb: string;
  readonly kind: 'list' | 'amount' | 'many';
  readonly choices: readonly Choice[];
  /** The least and the most of a number; of no meaning for other kinds. */
  readonly low: number;
  readonly high: number;
}

/** The only argument of a choice that is nothing but a number, or null. */
export function amountOf(choice: Choice): number | null {
  const [first, ...rest] = Object.values(choice.args);
  return typeof first === 'number' && rest.length === 0 && !choice.place ? first : null;
}

function groupOf(verb: string, choices: readonly Choice[]): ChoiceGroup {
  const amounts = choices.map(amountOf).filter(amount => amount !== null);
  const folded = amounts.length === choices.length ? 'amount' : 'many';
  const kind = choices.length > FEW ? folded : 'list';
  return { verb, kind, choices, low: Math.min(...amounts), high: Math.max(...amounts) };
}

/** Group choices by verb. */
export function groupChoices(choices: readonly Choice[]): readonly ChoiceGroup[] {
  return [...Map.groupBy(choices, choice => choice.verb)].map(([verb, list]) => groupOf(verb, list));
}

/** The choice that ends what is being done: the last one, if it stands alone and belongs to no place of the board. */
export function closingChoice(groups: readonly ChoiceGroup[]): Choice | null {
  const last = groups.at(-1)?.choices;
  const [only] = last ?? [];
  if (groups.length < 2 || last?.length !== 1 || !only) return null;
  return only.place === '' || only.place.startsWith('button:') ? only : null;
}

/** Choices by place; with a verb that is offered, those of that verb alone. */
export function choicesByPlace(choices: readonly Choice[], verb: string): ReadonlyMap<string, readonly Choice[]> {
  const narrowed = choices.some(choice => choice.verb === verb);
  const placed = choices.filter(choice => choice.place && (!narrowed || choice.verb === verb));
  return Map.groupBy(placed, choice => choice.place);
}
