import { expect, it } from 'vitest';
import type { SeenEntry } from '#generated/protocol.d.ts';
import { sampleChance, sampleMove } from '../testing/samples.ts';
import { applyEntries } from './entries.ts';

const undo = (n: number): SeenEntry => ({ seq: 9, time: 0, kind: 'undo', seat: 0, n });
const chat: SeenEntry = { seq: 8, time: 0, kind: 'chat', seat: 0, text: 'oh' };

it('puts new entries behind the known ones', () => {
  const known = [sampleMove(1)];
  expect(applyEntries(known, [sampleMove(2)])).toEqual([sampleMove(1), sampleMove(2)]);
  expect(known).toHaveLength(1);
});

it('drops what was taken back, and keeps what was said meanwhile', () => {
  const known = [sampleMove(1), sampleMove(2), sampleChance(3), chat];
  expect(applyEntries(known, [undo(1)])).toEqual([sampleMove(1), chat, undo(1)]);
});

it('drops what came and was taken back in one message', () => {
  expect(applyEntries([], [sampleMove(1), undo(0), sampleMove(1)])).toEqual([undo(0), sampleMove(1)]);
});
