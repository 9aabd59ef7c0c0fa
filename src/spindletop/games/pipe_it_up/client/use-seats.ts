/* The seats of the table as the sheets speak of them. */

import type { Pigment } from '#core/pigment.ts';
import { useTable } from '#ui/table-context.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

export interface Seats {
  /** The seat that looks, or null for a spectator. */
  readonly me: number | null;
  pigment(seat: number): Pigment;
  name(seat: number): string;
  /** "Your", or "Ada’s". */
  whose(seat: number): string;
}

/** The seats around a part. */
export function useSeats(): Seats {
  const { seats, me } = useTable();
  const name = (seat: number) => seats.value[seat]?.name ?? '';
  return {
    me: me.value,
    pigment: seat => seats.value[seat]?.pigment ?? 'iron',
    name,
    whose: seat => (seat === me.value ? words.your : words.theirs(name(seat))),
  };
}

/** Whose works are shown: one's own, or those of the seat whose turn it is. */
export const shownSeat = (view: GameView, me: number | null): number => me ?? view.turn;
