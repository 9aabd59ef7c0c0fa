import { expect, test } from 'vitest';
import type { Consumer } from './game.d.ts';
import { pumpLadder, spacesInSight } from './pump-ladder.ts';

const CONSUMER: Consumer = {
  low: 5,
  high: 34,
  red: [10, 20],
  price: 20,
  barrels: 2,
  next_sale: 19,
  next_sales: [19, 18, 17],
};
const pricesOf = (spaces: readonly { readonly price: number }[]) => spaces.map(({ price }) => price);

test('the ladder shows where barrels lie, and which price comes next', () => {
  const ladder = pumpLadder(CONSUMER);
  expect(pricesOf(ladder.filter(space => space.isCovered))).toEqual([20, 21]);
  expect(pricesOf(ladder.filter(space => space.isRed))).toEqual([10, 20]);
  expect(pricesOf(ladder.filter(space => space.isNextSale))).toEqual([19]);
  expect(ladder).toHaveLength(30);
});

test('twelve prices around the next sale are in sight, fewer never', () => {
  expect(pricesOf(spacesInSight(CONSUMER)).at(0)).toBe(14);
  expect(spacesInSight(CONSUMER)).toHaveLength(12);
  expect(pricesOf(spacesInSight({ ...CONSUMER, next_sale: 34 })).at(-1)).toBe(34);
  expect(pricesOf(spacesInSight({ ...CONSUMER, next_sale: null })).at(0)).toBe(5);
});
