import { expect, it } from 'vitest';
import { labelHeights, scaleOf } from './LineChart.tsx';

it('keeps zero on the sheet and the highest value at the top', () => {
  const scale = scaleOf([
    [
      { n: 0, value: 20 },
      { n: 10, value: 100 },
    ],
  ]);
  expect(scale.ticks).toEqual([0, 25, 50, 75, 100]);
  expect(scale.y(0)).toBeGreaterThan(scale.y(100));
  expect(scale.last).toBe(10);
  expect(scale.x(0)).toBeLessThan(scale.x(10));
});

it('shows debts below zero, writes no mark twice, and bears nothing at all', () => {
  expect(scaleOf([[{ n: 1, value: -8 }]]).ticks[0]).toBe(-8);
  const { ticks } = scaleOf([[{ n: 1, value: 1 }]]);
  expect(new Set(ticks).size).toBe(ticks.length);
  expect(scaleOf([]).y(0)).toBeTypeOf('number');
});

it('pushes glyphs apart, in order, and none below the floor', () => {
  const heights = labelHeights([100, 102, 20, 165], 166);
  const sorted = [...heights].sort((a, b) => a - b);
  for (const [k, height] of sorted.entries()) if (k) expect(height - (sorted[k - 1] ?? 0)).toBeGreaterThanOrEqual(18);
  expect(Math.max(...heights)).toBeLessThanOrEqual(166);
  expect((heights[1] ?? 0) > (heights[0] ?? 0)).toBe(true);
  expect(labelHeights([165, 165], 166)).toEqual([148, 166]);
});
