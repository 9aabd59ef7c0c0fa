/* What is being looked at: the refinery of a seat, and a pipeline of it. */

import { type Signal, signal } from '@preact/signals';
import type { PipelineView } from './game.d.ts';
import { type PipelineTable, storePerTable } from './store-per-table.ts';

export interface Glance {
  /** The seat whose refinery is shown, or null for one's own. */
  readonly seat: Signal<number | null>;
  readonly pipeline: Signal<number | null>;
}

/** What is being looked at at the table around a part. */
export const useGlance = storePerTable<Glance>(() => ({ seat: signal(null), pipeline: signal(null) }));

/** The seat whose refinery is shown: one's own while something is being built or refined in it. */
export function shownSeat(view: PipelineView, table: PipelineTable, glance: Glance): number {
  const me = table.me.value;
  const own = me ?? view.turn;
  const { hand, machine_in_hand: hasMachine, step } = view.action;
  const isAtWork = hand !== null || hasMachine || step === 'refine';
  if (me !== null && table.choices.value.length > 0 && isAtWork) return own;
  const wished = glance.seat.value;
  return wished !== null && wished < view.seats.length ? wished : own;
}
