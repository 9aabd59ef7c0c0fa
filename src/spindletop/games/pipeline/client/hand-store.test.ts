import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { GameChoice } from './game.d.ts';
import { HandStore, type LayChoice } from './hand-store.ts';

const lay = (id: number, x: number, turn: number): LayChoice => ({
  id,
  verb: 'place',
  text: '',
  words: '',
  hint: '',
  place: `cell:${x}:0`,
  args: { x, y: 0, turn },
  effects: { joins: [], longest: [] },
});

function handWith(lays: readonly GameChoice[]) {
  const hoveredChoice = signal<GameChoice | null>(null);
  const offers = signal(Map.groupBy(lays, choice => choice.place as string));
  const point = () => {
    hoveredChoice.value = null;
  };
  return { hand: new HandStore({ choices: signal(lays), offers, hoveredChoice, point }), hoveredChoice };
}

const LAYS = [lay(1, 0, 0), lay(2, 0, 2), lay(3, 4, 1), lay(4, 4, 2)];

describe('HandStore', () => {
  it('holds the tile where it fits as it is turned', () => {
    const { hand } = handWith(LAYS);
    expect(hand.held.value?.id).toBe(1);
    expect(hand.holdOver('cell:4:0')).toBe(true);
    expect(hand.held.value?.id).toBe(3);
    expect(hand.holdOver('cell:9:9')).toBe(false);
    hand.letGo();
    expect(hand.held.value?.id).toBe(1);
  });

  it('turns to the next way up that fits there, either way round', () => {
    const { hand } = handWith(LAYS);
    hand.turnBy(1);
    expect(hand.held.value?.id).toBe(2);
    hand.turnBy(-1);
    expect(hand.held.value?.id).toBe(1);
    expect(hand.place.value).toBe('cell:0:0');
  });

  it('aims at the lay that is pointed at in words', () => {
    const { hand, hoveredChoice } = handWith(LAYS);
    hoveredChoice.value = LAYS[3] ?? null;
    expect(hand.aimed.value?.id).toBe(4);
    expect(hand.held.value?.id).toBe(1);
  });

  it('stands for nothing while no tile can be laid', () => {
    expect(handWith([]).hand.aimed.value).toBeNull();
  });
});
