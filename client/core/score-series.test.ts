import { expect, it } from 'vitest';
import { samplePosition } from '../testing/samples.ts';
import { hasValues, isSameSeries, momentsOf, scoreSeries } from './score-series.ts';

it('looks at every moment of a short game, and at some of a long one', () => {
  expect(momentsOf(3)).toEqual([0, 1, 2]);
  expect(momentsOf(0)).toEqual([]);
  const many = momentsOf(1000);
  expect(many.length).toBeLessThanOrEqual(36);
  expect(many.at(-1)).toBeLessThan(1000);
});

it('takes final scores where there are some, else what the drawing tells', () => {
  const tell = (view: object, seat: number) => ({ stats: [], score: (view as { scores: number[] }).scores[seat] ?? 0 });
  const positions = [
    samplePosition({ n: 0, view: { scores: [0, 0] } }),
    samplePosition({ n: 7, view: { scores: [1, 2] }, scores: [10, 20] }),
  ];
  const { scores, money } = scoreSeries(positions, 2, tell);
  expect(scores[1]).toEqual([
    { n: 0, value: 0 },
    { n: 7, value: 20 },
  ]);
  expect(hasValues(scores)).toBe(true);
  expect(hasValues(money)).toBe(false);
  expect(isSameSeries(scores, structuredClone(scores))).toBe(true);
  expect(isSameSeries(scores, money)).toBe(false);
});
