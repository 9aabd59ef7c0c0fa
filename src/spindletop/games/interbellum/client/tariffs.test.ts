import { describe, expect, it } from 'vitest';
import type { GameView } from './game.d.ts';
import { tariffsOf } from './tariffs.ts';

const view = {
  powers: [
    { power: 'persia', tariff: { price: 3, extra: 1 } },
    { power: 'turkey', tariff: { price: 4, extra: 0 } },
  ],
  areas: [
    { area: 'kuwait', power: null },
    { area: 'fars', power: 'persia' },
  ],
  segments: [
    { segment: 's01', area: 'fars', price: 3, extra: 1 },
    { segment: 's02', area: 'kuwait', price: 5, extra: 0 },
  ],
} as unknown as GameView;

describe('tariffsOf', () => {
  it('tells what the powers take, and what empty areas do', () => {
    const tariffs = tariffsOf(view);
    expect(tariffs.map(one => one.power?.power ?? 'empty')).toEqual(['persia', 'turkey', 'empty']);
    expect(tariffs.at(-1)?.tariff).toEqual({ price: 5, extra: 0 });
  });

  it('tells nothing of empty areas where there are none, and nothing to those who look on', () => {
    const held = { ...view, areas: view.areas.map(area => ({ ...area, power: 'persia' as const })) };
    expect(tariffsOf(held)).toHaveLength(2);
    const unpriced = { ...view, powers: [], segments: view.segments.map(({ price: _, ...segment }) => segment) };
    expect(tariffsOf(unpriced)).toEqual([]);
  });
});
