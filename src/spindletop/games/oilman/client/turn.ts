/* How far the turn and the game are. */

import type { TurnStep } from '#core/drawing.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

const PHASES: Readonly<Record<string, number>> = { mark: 1, draw: 1, bid: 2, right: 2 };

function stateOf(phase: number, current: number): TurnStep['state'] {
  if (phase === current) return 'now';
  return phase < current ? 'past' : '';
}

/** The phases of a turn; whatever is neither boundary nor auction is the act itself. */
export function stepsOf(_view: GameView, step: string): readonly TurnStep[] {
  const current = PHASES[step] ?? 0;
  return words.steps.map((name, phase) => ({ words: name, state: stateOf(phase, current) }));
}

/** How far the game is on its way to its end. */
function progressOf(view: GameView): string {
  if (view.end === 'rounds') return words.ofRounds(view.rounds);
  if (view.end === 'target') {
    return words.bestNetWorth(Math.max(...view.companies.map(company => company.net_worth)), view.target);
  }
  if (view.end_triggered) return words.lastRound;
  return view.minutes_left === null
    ? words.endsAfter(view.minutes)
    : words.minutesLeft(view.minutes_left, view.minutes);
}

/** The round, and how far the end is. */
export const headlineOf = (view: GameView): string => words.round(view.round) + progressOf(view);
