/* How far the turn and the game are. */

import type { TurnStep } from '#core/drawing.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

/** The part of a turn that each step belongs to; steps outside of turns are missing. */
const PHASES: Readonly<Record<string, number>> = {
  market: 0,
  roll: 1,
  news_pay: 1,
  clean_air: 1,
  economy: 1,
  choose: 1,
  produce: 1,
  neighbour: 2,
  assets: 3,
  end_turn: 4,
};

function stateOf(phase: number, current: number): TurnStep['state'] {
  if (phase === current) return 'now';
  return phase < current ? 'past' : '';
}

/** The parts of a turn; the special purchase round has none. */
export function stepsOf(view: GameView, step: string): readonly TurnStep[] {
  const current = PHASES[step];
  if (view.purchase_round || current === undefined) return [];
  return words.steps.map((name, phase) => ({ words: name, state: stateOf(phase, current) }));
}

/** A game that stands still says so half-way to the end that this brings. */
function idleWords({ idle }: GameView): string {
  return idle && 2 * idle.rounds >= idle.limit ? words.idle(idle.rounds, idle.limit) : '';
}

/** The round, or what is special about it. */
export function headlineOf(view: GameView): string {
  if (view.purchase_round) return words.purchaseRound;
  if (view.final_turns_left > 0) return words.finalTurns(view.final_turns_left);
  return words.round(view.round) + idleWords(view);
}
