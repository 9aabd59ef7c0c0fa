import { describe, expect, it } from 'vitest';
import type { GameView } from './game.d.ts';
import { steps } from './turn-steps.ts';

const statesAt = (step: string, cardless = false) =>
  steps({ variants: { cardless, tokens: 'base' } } as GameView, step).map(({ state }) => state);

describe('steps', () => {
  it('tell how far the turn is', () => {
    expect(statesAt('roll')).toEqual(['now', '', '']);
    expect(statesAt('judge')).toEqual(['past', 'now', '']);
    expect(statesAt('act')).toEqual(['past', 'past', 'now']);
  });

  it('have no question where there are no cards', () => {
    expect(statesAt('act', true)).toEqual(['past', 'now']);
    expect(statesAt('roll', true)).toEqual(['now', '']);
  });
});
