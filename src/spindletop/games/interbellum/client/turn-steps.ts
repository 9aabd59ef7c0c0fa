/* How far the round is, as the head plate tells it. */

import type { TurnStep } from '#core/drawing.ts';
import type { GameView, Phase } from './game.d.ts';
import { words } from './words.ts';

/** The step of a phase; gas income and clean-up ask nobody. */
const STEP_OF: Readonly<Record<Phase, number>> = { setup: 0, events: 1, actions: 2 };

function stateOf(step: number, now: number): TurnStep['state'] {
  if (step === now) return 'now';
  return step < now ? 'past' : '';
}

/** The steps of the round, or of setting up. */
export function turnSteps({ phase }: Pick<GameView, 'phase'>): readonly TurnStep[] {
  const steps = phase === 'setup' ? words.stepsOfSetup : words.stepsOfRound;
  return steps.map((step, k) => ({ words: step, state: stateOf(k, STEP_OF[phase]) }));
}

/** The round and its decade. */
export function headline({ phase, round, rounds, decade }: GameView): string {
  return phase === 'setup' ? words.beforeFirstRound(rounds) : words.round(round, rounds, decade);
}
