/* How far a turn is. */

import type { TurnStep } from '#core/drawing.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

const QUESTION_STEPS = ['question', 'answer', 'judge', 'odds', 'settle question'];
const ACT_STEPS = ['act', 'site', 'icon', 'after building'];

/** Roll, question (where there are cards), then building and trading. */
export function steps(view: GameView, step: string): readonly TurnStep[] {
  const { cardless, tokens } = view.variants;
  const act = words.steps.act(tokens);
  const names = cardless ? [words.steps.roll, act] : [words.steps.roll, words.steps.question, act];
  const current = currentStep(step, names.length - 1, cardless);
  return names.map((name, index) => ({ words: name, state: stateOf(index, current) }));
}

function currentStep(step: string, last: number, isCardless: boolean): number {
  if (ACT_STEPS.includes(step)) return last;
  return !isCardless && QUESTION_STEPS.includes(step) ? 1 : 0;
}

function stateOf(index: number, current: number): TurnStep['state'] {
  if (index === current) return 'now';
  return index < current ? 'past' : '';
}
