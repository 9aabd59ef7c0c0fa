import { expect, it } from 'vitest';
import type { Link } from './game.d.ts';
import { isWithinReach } from './reach.ts';

const link: Link = {
  id: 'L1',
  a: 'here',
  b: 'there',
  length: 3,
  vp: 4,
  dotted: false,
  usable: true,
  open: true,
  owner: null,
};

it('is what is open, free and no longer than the stock', () => {
  expect(isWithinReach(link, 3)).toBe(true);
  expect(isWithinReach(link, 2)).toBe(false);
  expect(isWithinReach({ ...link, open: false }, 3)).toBe(false);
  expect(isWithinReach({ ...link, owner: 1 }, 3)).toBe(false);
});
