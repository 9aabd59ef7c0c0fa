import { expect, it } from 'vitest';
import { zigzag } from './zigzag.ts';

it('swings out and back while it goes on', () => {
  expect(zigzag({ x: 0, y: -8 }, 3, { x: 20, y: 0 }, { x: 0, y: -11 })).toBe('M0 -8l20 -11l20 11l20 -11');
});
