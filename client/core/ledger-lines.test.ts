import { expect, it } from 'vitest';
import type { SeenEntry } from '#generated/protocol.d.ts';
import { sampleChance, sampleLine, sampleMove } from '../testing/samples.ts';
import { ledgerLines } from './ledger-lines.ts';

const entry = (more: object): SeenEntry => ({ seq: 5, time: 0, seat: 0, ...more }) as SeenEntry;

it('gives every line of an action a key of its own, and the moment to look at', () => {
  const lines = [sampleLine({ icon: 'oil' }), sampleLine({ text: 'More.' })];
  const [first, second, chance] = ledgerLines([sampleMove(4, { lines }), sampleChance(5, [sampleLine()])]);
  expect(first).toMatchObject({ key: '4.0', n: 4, icon: 'drop', isChance: false });
  expect(second).toMatchObject({ key: '4.1', text: 'More.' });
  expect(chance?.isChance).toBe(true);
});

it('tells of seats, talk and the end; salts are not told', () => {
  const told = ledgerLines([
    entry({ kind: 'start', seat: null }),
    entry({ kind: 'chat', name: 'Bob', text: 'oh' }),
    entry({ kind: 'seat', change: 'left', name: 'Bob', bot: 'greedy' }),
    entry({ kind: 'salt', salt: 'x' }),
    entry({ kind: 'agree', agree: false }),
    entry({ kind: 'over', seat: null }),
  ]);
  expect(told.map(line => line.text)).toEqual([
    'Play begins',
    'Bob: oh',
    'leaves; greedy plays on',
    'plays on',
    'The game is over',
  ]);
  expect(told.filter(line => line.isHeading)).toHaveLength(2);
  expect(told.every(line => line.n === null)).toBe(true);
});
