import { beforeEach, expect, it } from 'vitest';
import type { Choice } from '#generated/protocol.d.ts';
import { sampleChoice, samplePosition, sampleTable } from '../testing/samples.ts';
import { pressPlace } from './press-place.ts';
import type { Session } from './session.ts';
import { TableStore } from './table-store.ts';

/** A session that only notes what it is asked for. */
class NotedSession implements Session {
  readonly noted: string[] = [];
  needsSecondPress = false;

  async play(choice: Choice): Promise<void> {
    this.noted.push(`play ${choice.id}`);
  }
  arm(_choice: Choice, always = false): boolean {
    return this.needsSecondPress || always;
  }
  async undo(): Promise<void> {}
  async explain(place: string): Promise<void> {
    this.noted.push(`explain ${place}`);
  }
  async goTo(): Promise<void> {}
  positionAt() {
    return samplePosition();
  }
  close(): void {}
}

let store: TableStore;
let session: NotedSession;

beforeEach(() => {
  const choices = [
    sampleChoice({ id: 1, place: 'hole:A1' }),
    sampleChoice({ id: 2, place: 'hole:B2' }),
    sampleChoice({ id: 3, place: 'hole:B2' }),
  ];
  store = new TableStore('T');
  store.table.value = sampleTable();
  store.live.value = samplePosition({ choices });
  session = new NotedSession();
});

it('plays the only choice of a place', () => {
  pressPlace(store, session, 'hole:A1', { from: null });
  expect(session.noted).toEqual(['play 1']);
  expect(store.popover.value).toBeNull();
});

it('shows several choices beside the place', () => {
  pressPlace(store, session, 'hole:B2', { from: null });
  expect(session.noted).toEqual([]);
  expect(store.popover.value?.choices.map(choice => choice.id)).toEqual([2, 3]);
});

it('shows first what a finger met, and what should be confirmed', () => {
  pressPlace(store, session, 'hole:A1', { from: null, isTouch: true });
  expect(store.popover.value?.place).toBe('hole:A1');
  session.needsSecondPress = true;
  pressPlace(store, session, 'hole:A1', { from: null });
  expect(session.noted).toEqual([]);
});

it('asks why a place is not offered', () => {
  pressPlace(store, session, 'hole:B2', { from: null });
  pressPlace(store, session, 'hole:C3', { from: null });
  expect(session.noted).toEqual(['explain hole:C3']);
  expect(store.popover.value).toBeNull();
});
