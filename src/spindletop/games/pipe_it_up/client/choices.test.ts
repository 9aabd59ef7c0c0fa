import { describe, expect, it } from 'vitest';
import { groupChoices } from '#core/choice-groups.ts';
import type { Choice } from '#generated/protocol.d.ts';
import { type ChoiceOf, choicesOf, controlledVerbs, dearestFirst } from './choices.ts';
import type { GameView } from './game.d.ts';

const plain = { text: '', words: '', hint: '', place: '' as const };
const build = (id: number, points: number): ChoiceOf<'build'> => ({
  ...plain,
  id,
  verb: 'build',
  args: { link: `L${id}` },
  points,
  effects: { city_tokens: 0, grey_plants: 0, ends_game: false },
});
const endTurn: ChoiceOf<'end_turn'> = { ...plain, id: 9, verb: 'end_turn', args: {} };
const answer: ChoiceOf<'answer'> = { ...plain, id: 8, verb: 'answer', args: { choice: 'A' } };

const verbsFor = (choices: readonly Choice[], question: object | null = null) =>
  controlledVerbs({ question } as GameView, groupChoices(choices));

describe('choicesOf', () => {
  it('finds the choices of some verbs in the order offered', () => {
    expect(choicesOf([build(1, 2), endTurn, build(2, 4)], 'build').map(choice => choice.args.link)).toEqual([
      'L1',
      'L2',
    ]);
  });
});

describe('dearestFirst', () => {
  it('keeps the order of links that score the same', () => {
    const sorted = dearestFirst([build(1, 2), build(2, 7), build(3, 2)]);
    expect(sorted.map(choice => choice.id)).toEqual([2, 1, 3]);
  });
});

describe('controlledVerbs', () => {
  it('are those of an open question, or those of building and trading', () => {
    expect(verbsFor([answer], {})).toEqual(['answer']);
    expect(verbsFor([build(1, 2), endTurn])).toEqual(['build', 'buy_token', 'sell_token']);
    expect(verbsFor([endTurn])).toEqual([]);
  });
});
