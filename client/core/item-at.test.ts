import { expect, test } from 'vitest';
import { itemAt } from './item-at.ts';

test('an item that must exist is given, and its absence is told', () => {
  expect(itemAt(['red', 'blue'], 1)).toBe('blue');
  expect(() => itemAt(['red'], 1)).toThrow('There is no item 1 among 1.');
});
