import { expect, test } from 'vitest';
import { guillochePath, rosettePath } from './engraving.ts';

test('a band of guilloche has two strands a pair, and stays inside its height', () => {
  const path = guillochePath(10, 20, 30, 8, 3, 12);
  expect(path.match(/M/g)).toHaveLength(6);
  const heights = [...path.matchAll(/[ML]\d+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(6 * 11);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(28);
});

test('a rosette has as many closed rings as asked for', () => {
  const path = rosettePath(0, 0, 10, 6, 4);
  expect(path.match(/Z/g)).toHaveLength(4);
  expect(path.startsWith('M7.2 0.0')).toBe(true);
});
