/* How the money of seats changes from one position to the next. */

import type { Position } from '#generated/protocol.d.ts';
import type { SeatSummary } from './drawing.ts';

/** What a drawing says of a seat in a view. */
export type SeatTeller = (view: object, seat: number) => SeatSummary;

/** How the money of a seat has changed since the position before. */
export function moneyChange(tell: SeatTeller, before: Position | null, now: Position | null, seat: number): number {
  if (!before || !now || before.n === now.n) return 0;
  return (tell(now.view, seat).money ?? 0) - (tell(before.view, seat).money ?? 0);
}

/** A gain or loss in words, or ''. */
export function changeWords(by: number): string {
  if (by === 0) return '';
  return by > 0 ? `+${by}` : `−${-by}`;
}
