import { describe, expect, it } from 'vitest';
import type { Choice } from '#generated/protocol.d.ts';
import { choicesByPlace, closingChoice, groupChoices } from './choice-groups.ts';

const choice = (id: number, verb: string, place = '', args: Choice['args'] = {}): Choice => ({
  id,
  verb,
  text: verb,
  words: verb,
  place,
  hint: '',
  args,
});

describe('groupChoices', () => {
  it('keeps the order in which verbs are offered', () => {
    const groups = groupChoices([choice(1, 'drill', 'hole:A1'), choice(2, 'pass_turn'), choice(3, 'drill', 'hole:A2')]);
    expect(groups.map(group => group.verb)).toEqual(['drill', 'pass_turn']);
    expect(groups[0]?.choices.map(one => one.id)).toEqual([1, 3]);
  });

  it('makes one field of more than eight numbers, and folds more than eight places', () => {
    const bids = Array.from({ length: 9 }, (_, k) => choice(k, 'bid', '', { amount: 10 + k }));
    const holes = Array.from({ length: 9 }, (_, k) => choice(20 + k, 'mark', `hole:A${k}`, { hole: `A${k}` }));
    const [amount, many] = groupChoices([...bids, ...holes]);
    expect(amount).toMatchObject({ kind: 'amount', low: 10, high: 18 });
    expect(many?.kind).toBe('many');
    expect(groupChoices(bids.slice(1))[0]?.kind).toBe('list');
  });
});

describe('closingChoice', () => {
  it('is the last choice, if it stands alone and off the board', () => {
    const drill = choice(1, 'drill', 'hole:A1');
    const pass = choice(2, 'pass_turn');
    expect(closingChoice(groupChoices([drill, pass]))).toBe(pass);
    expect(closingChoice(groupChoices([pass]))).toBeNull();
    expect(closingChoice(groupChoices([pass, drill]))).toBeNull();
    expect(closingChoice(groupChoices([drill, choice(3, 'end', 'button:end')]))?.id).toBe(3);
  });
});

describe('choicesByPlace', () => {
  it('shows all places, or those of a verb that is offered', () => {
    const choices = [
      choice(1, 'buy', 'rig:1'),
      choice(2, 'sell', 'rig:1'),
      choice(3, 'sell', 'rig:2'),
      choice(4, 'end'),
    ];
    expect([...choicesByPlace(choices, '').keys()]).toEqual(['rig:1', 'rig:2']);
    expect(choicesByPlace(choices, 'buy').size).toBe(1);
    expect(choicesByPlace(choices, 'refine').size).toBe(2);
  });
});
