import { expect, test } from 'vitest';
import { missingToDeclare, worthAtEnd } from './company.ts';
import type { Company, GameView } from './game.d.ts';

const VIEW = {
  victory_cash: 750,
  economy: { final: { name: 'Depression', sell: { rig: 2, well: 20, station: 18, refinery: 24 } } },
} as GameView;
const COMPANY = { cash: 700, assets: { rig: 3, well: 0, station: 2, refinery: 1 } } as Company;

test('a company lacks what its cash falls short of victory, and never less than nothing', () => {
  expect(missingToDeclare(VIEW, COMPANY)).toBe(50);
  expect(missingToDeclare(VIEW, { ...COMPANY, cash: 800 })).toBe(0);
});

test('assets of a kind bring their value at the end, each', () => {
  expect(worthAtEnd(VIEW, COMPANY, 'station')).toBe(36);
  expect(worthAtEnd(VIEW, COMPANY, 'well')).toBe(0);
});
