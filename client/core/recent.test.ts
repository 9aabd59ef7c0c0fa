import { expect, it } from 'vitest';
import { sampleChance, sampleLine, sampleMove } from '../testing/samples.ts';
import { recentPlaces } from './recent.ts';

it('is where the last move was done, and what chance brought after it', () => {
  const before = sampleMove(1, { place: 'hole:A1' });
  const struck = sampleLine({ places: ['hole:D3', 'tab:2'], facts: { hole: 'D3' } });
  const entries = [before, sampleMove(2, { place: 'rig:1' }), sampleChance(3, [struck])];
  expect([...recentPlaces(entries)]).toEqual(['rig:1', 'hole:D3', 'tab:2']);
});

it('takes the names in facts where a line tells no places', () => {
  const facts = { hole: 'D3', level: 2, words: 'A sentence that is much too long to be the name of a place.' };
  expect([...recentPlaces([sampleMove(1, { lines: [sampleLine({ facts })] })])]).toEqual(['hole:D3']);
});

it('is nothing before the first move', () => {
  expect(recentPlaces([]).size).toBe(0);
  expect(recentPlaces([sampleChance(1, [sampleLine({ places: ['hole:A1'] })])]).size).toBe(0);
});
