/* The parts of a turn, and which of them is under way. */

import type { TurnStep } from '#core/drawing.ts';
import type { PipelineView } from './game.d.ts';
import { words } from './words.ts';

export const PHASES = ['work', 'second', 'machines', 'order'] as const;
export type Phase = (typeof PHASES)[number];

/** The part of the turn that a step belongs to. */
export function phaseOf(view: PipelineView, step: string): Phase {
  if (step === 'turn_order') return 'order';
  if (step === 'after_machines') return 'machines';
  const isSecond = step === 'after_work' || (step !== 'turn' && view.action.actions > 1);
  return isSecond ? 'second' : 'work';
}

function stateOf(phase: number, now: number): TurnStep['state'] {
  if (phase === now) return 'now';
  return phase < now ? 'past' : '';
}

/** The steps of a turn for the head plate. */
export function turnSteps(view: PipelineView, step: string): readonly TurnStep[] {
  if (view.round === 0) return [{ words: words.settingTanks, state: 'now' }];
  const now = PHASES.indexOf(phaseOf(view, step));
  return PHASES.map((phase, k) => ({ words: words.phases[phase], state: stateOf(k, now) }));
}
