import { expect, it } from 'vitest';
import { sampleMove, sampleTable } from '../testing/samples.ts';
import { type Replay, ReplaySession } from './replay-session.ts';
import { TableStore } from './table-store.ts';

const REPLAY: Replay = {
  game: { id: 'oilman', title: 'Oilman' },
  rules: '',
  table: sampleTable({ me: null, state: 'over' }),
  entries: [sampleMove(1, { place: 'hole:A1' }), sampleMove(2, { place: 'hole:B2' })],
  frames: [
    { n: 0, mover: 0, view: { '~': { cash: { '=': [5, 5] }, secret: { '=': null } } } },
    { n: 1, mover: 1, view: { '~': { cash: { '~': { 0: { '=': 3 } } } } } },
    { n: 2, mover: null, view: { '~': { cash: { '~': { 1: { '=': 9 } } } } } },
  ],
  eyes: {
    0: [{ '~': { secret: { '=': 'ace' } } }, { '~': { secret: { '=': 'ace' } } }, {}],
    1: null,
  },
};

const begin = () => new ReplaySession(new TableStore('replay', true), REPLAY);

it('begins at the first position and knows the last', () => {
  const { store, last } = begin();
  expect(last).toBe(2);
  expect(store.position.value).toMatchObject({ n: 0, view: { cash: [5, 5] } });
  expect(store.live.value).toMatchObject({ n: 2, view: { cash: [3, 9] } });
  expect(store.panel.value).toBe('history');
  expect(store.isMyTurn.value).toBe(false);
});

it('goes to any moment, never beyond the ends, and tells what was done last', async () => {
  const session = begin();
  const { store } = session;
  await session.goTo(1);
  expect(store.position.value).toMatchObject({ n: 1, view: { cash: [3, 5] } });
  expect([...store.recentPlaces.value]).toEqual(['hole:A1']);
  expect(store.previous.value?.n).toBe(0);
  await session.goTo(99);
  expect(store.isPast.value).toBe(false);
  await session.goTo(-3);
  expect(store.position.value?.n).toBe(0);
  expect(store.previous.value).toBeNull();
});

it('shows what a seat saw, also one who saw nothing else', () => {
  const session = begin();
  expect(session.viewpoints).toEqual([-1, 0, 1]);
  session.seeAs(0);
  expect(session.store.position.value?.view).toEqual({ cash: [5, 5], secret: 'ace' });
  expect(session.store.me.value).toBe(0);
  session.seeAs(1);
  expect(session.store.position.value?.view).toEqual({ cash: [5, 5], secret: null });
});

it('shows a single position without a history', () => {
  const [frame] = REPLAY.frames;
  const session = new ReplaySession(new TableStore('one', true), { ...REPLAY, frames: frame ? [frame] : [], eyes: {} });
  expect(session.isGame.value).toBe(false);
  expect(session.store.isPast.value).toBe(false);
  expect(session.viewpoints).toEqual([]);
  expect(() => session.positionAt(1)).toThrow('no position 1');
});
