/* What is said of a seat, by the game's drawing or plainly. */

import type { SeatTeller } from '#core/money.ts';
import { plainSeat } from './plain-seat.ts';
import { useTableParts } from './table-context.ts';

export function useSeatTeller(): SeatTeller {
  const { store, drawing } = useTableParts();
  const { seat: tell } = drawing;
  return tell ? (view, seat) => tell(view, seat, store.seats.value) : plainSeat;
}
