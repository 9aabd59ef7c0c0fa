import { expect, it } from 'vitest';
import type { SeenEntry } from '#generated/protocol.d.ts';
import { sampleLine, sampleMove, samplePosition, sampleSeat } from '../testing/samples.ts';
import { announce } from './announce.ts';

const seats = [sampleSeat(0, { name: 'Ann', isMe: true }), sampleSeat(1, { name: 'Bob' })];
const chat: SeenEntry = { seq: 8, time: 0, kind: 'chat', seat: 1, name: 'Bob', text: 'oh' };

it('tells what was done, what was said, whose turn it is, and what is asked', () => {
  const before = samplePosition({ mover: 1, step: 'drill' });
  const now = samplePosition({ mover: 0, step: 'bid', prompt: 'How much do you bid?' });
  const move = sampleMove(1, { lines: [sampleLine({ text: 'Bob drills at D3.' })] });
  const told = 'Bob drills at D3. Bob: oh It is your turn. How much do you bid?';
  expect(announce(before, now, [move, chat], seats)).toBe(told);
});

it('tells the last four lines of many', () => {
  const lines = ['1', '2', '3', '4', '5'].map(text => sampleLine({ text }));
  expect(announce(samplePosition(), samplePosition(), [sampleMove(1, { lines })], seats)).toBe('2 3 4 5');
});

it('names who is to move, and says nothing of a turn that goes on or of the end', () => {
  const mine = samplePosition();
  expect(announce(mine, samplePosition({ mover: 1 }), [], seats)).toBe('Bob is to move.');
  expect(announce(mine, mine, [], seats)).toBe('');
  expect(announce(mine, samplePosition({ mover: null }), [], seats)).toBe('');
});
