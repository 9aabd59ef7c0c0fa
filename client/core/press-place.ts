/* Pressing a place or a choice that belongs to one: played at once, or shown beside the place first. */

import type { Choice } from '#generated/protocol.d.ts';
import type { Session } from './session.ts';
import type { TableStore } from './table-store.ts';

/** Where the choices of a place are shown. */
export type Beside = 'right' | 'left' | 'below';

interface Press {
  /** What was pressed; the choices are shown beside it. */
  readonly from: Element | null;
  readonly side?: Beside;
  /** A finger may have met the place by chance: everything is shown first. */
  readonly isTouch?: boolean;
}

const POPOVER_WIDTH = 330;
const WIDEST_GAP = 80;

/** Where a popover begins, in pixels of the window. */
function cornerOf(from: Element | null, side: Beside): { readonly x: number; readonly y: number } {
  if (!from) return { x: 0, y: 0 };
  const box = from.getBoundingClientRect();
  if (side === 'left') return { x: box.left - POPOVER_WIDTH, y: box.top };
  if (side === 'below') return { x: box.left - 8, y: box.bottom };
  return { x: box.right + Math.min(box.width * 1.2, WIDEST_GAP), y: box.top };
}

/** Play the only choice of a place, or show its choices beside it; what should be confirmed is shown first. */
export function pressChoices(store: TableStore, session: Session, choices: readonly Choice[], press: Press): void {
  const [first, ...others] = choices;
  if (!first) return;
  if (others.length === 0 && !session.arm(first, press.isTouch)) {
    void session.play(first);
    return;
  }
  const corner = cornerOf(press.from, press.side ?? 'right');
  store.popover.value = { place: first.place, ...corner, choices, from: press.from };
}

/** Use a place: choose there, or ask why that is not possible. */
export function pressPlace(store: TableStore, session: Session, place: string, press: Press): void {
  const choices = store.offers.value.get(place);
  if (choices) {
    pressChoices(store, session, choices, press);
    return;
  }
  store.popover.value = null;
  store.armed.value = null;
  void session.explain(place);
}
