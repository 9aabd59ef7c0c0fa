import { expect, test } from 'vitest';
import { guilloche, rosette } from './engraving.ts';

test('a band of guilloche has two strands a pair, and stays inside its height', () => {
  const path = guilloche({ x: 10, y: 20, length: 30, height: 8, strands: 3, period: 12 });
  expect(path.match(/M/g)).toHaveLength(6);
  const heights = [...path.matchAll(/[ML]\d+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(6 * 11);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(28);
});

test('a rosette has as many closed rings as asked for', () => {
  const path = rosette({ x: 0, y: 0, radius: 10, petals: 6, rings: 4 });
  expect(path.match(/Z/g)).toHaveLength(4);
  expect(path.startsWith('M7.2 0.0')).toBe(true);
});
