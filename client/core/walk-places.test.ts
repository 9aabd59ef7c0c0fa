import { expect, it } from 'vitest';
import { directionOf, nearestPlace } from './walk-places.ts';

const here = { x: 0, y: 0 };
const right = { x: 1, y: 0 };

it('takes what lies ahead before what lies nearer but aside', () => {
  const ahead = { x: 30, y: 0 };
  const aside = { x: 10, y: 20 };
  expect(nearestPlace(here, [aside, ahead], right)).toBe(ahead);
});

it('never turns back, nor stays where it is', () => {
  expect(nearestPlace(here, [{ x: -5, y: 0 }, { x: 0, y: 9 }, here], right)).toBeNull();
});

it('knows the arrow keys alone', () => {
  expect(directionOf('ArrowUp')).toEqual({ x: 0, y: -1 });
  expect(directionOf('Enter')).toBeUndefined();
});
