import { describe, expect, it } from 'vitest';
import { DICE_WIDTH, diceLayout } from './dice-layout.ts';

describe('diceLayout', () => {
  it('centres up to four dice in one row', () => {
    for (const count of [1, 2, 3, 4]) {
      const { height, middles } = diceLayout(count);
      const mean = middles.reduce((sum, { x }) => sum + x, 0) / count;
      expect(mean).toBeCloseTo(DICE_WIDTH / 2);
      expect(height).toBe(74);
    }
  });

  it('begins a new row after every fourth die', () => {
    const { height, middles } = diceLayout(6);
    expect(middles.map(({ y }) => y)).toEqual([37, 37, 37, 37, 105, 105]);
    expect(middles[4]?.x).toBe(middles[0]?.x);
    expect(height).toBe(142);
  });
});
