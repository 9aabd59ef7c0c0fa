import { expect, it } from 'vitest';
import type { Snapshot, Update } from '#generated/protocol.d.ts';
import { samplePosition } from '../testing/samples.ts';
import { mergeUpdate, positionAfter } from './merge-update.ts';

const update = (more: Partial<Update>): Update => ({
  type: 'update',
  after: 0,
  seq: 1,
  at: 1,
  entries: [],
  position: null,
  partial: true,
  table: null,
  ...more,
});

it('makes a partial view whole; what did not change stays the same object', () => {
  const wells = [1, 2];
  const known = samplePosition({ view: { wells, round: 1 } });
  const merged = mergeUpdate(known, update({ position: samplePosition({ n: 1, view: { round: 2 } }) }));
  expect(merged.position).toMatchObject({ n: 1, view: { wells, round: 2 } });
  expect(Object.values(merged.position?.view ?? {})[0]).toBe(wells);
  expect(merged.partial).toBe(false);
});

it('leaves whole updates, and those without a position, as they are', () => {
  const whole = update({ partial: false, position: samplePosition() });
  expect(mergeUpdate(samplePosition({ view: { old: 1 } }), whole)).toBe(whole);
  const bare = update({});
  expect(mergeUpdate(samplePosition(), bare)).toBe(bare);
});

it('knows the position from which the next update is merged', () => {
  const known = samplePosition();
  const next = samplePosition({ n: 1 });
  expect(positionAfter(known, update({}))).toBe(known);
  expect(positionAfter(known, update({ position: next }))).toBe(next);
  expect(positionAfter(null, { type: 'snapshot', table: { position: next } } as Snapshot)).toBe(next);
});
