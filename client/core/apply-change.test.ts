import { expect, it } from 'vitest';
import { applyChange, type Change, type Plain } from './apply-change.ts';

it('makes the new from the old', () => {
  const old = { round: 1, seats: [{ cash: 5 }, { cash: 7 }], log: ['a'], gone: 0 };
  const change: Change = {
    '~': { round: { '=': 2 }, seats: { '~': { 1: { '~': { cash: { '=': 9 } } } } }, log: { '+': ['b'] } },
    '-': ['gone'],
  };
  const made = applyChange(old, change) as typeof old;
  expect(made).toEqual({ round: 2, seats: [{ cash: 5 }, { cash: 9 }], log: ['a', 'b'] });
  expect(made.seats[0]).toBe(old.seats[0]);
  expect(old.seats[1]?.cash).toBe(7);
});

it.each<readonly [Plain, Change, Plain]>([
  [[1, 2, 3], { '#': 1 }, [1]],
  [[1, 2, 3], { '#': 2, '~': { 0: { '=': 9 } } }, [9, 2]],
  [[], { '+': [null, [1]] }, [null, [1]]],
  [{ yes: 1 }, { '~': { yes: { '=': true } } }, { yes: true }],
  [{ a: 1 }, { '=': null }, null],
  [{}, { '~': { a: { '=': { b: [] } } } }, { a: { b: [] } }],
  [{ a: [1] }, {}, { a: [1] }],
  [null, { '=': 0 }, 0],
])('changes %j by %j', (old, change, made) => {
  expect(applyChange(old, change)).toEqual(made);
});
