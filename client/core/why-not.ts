/* Why something cannot be done at a table now, where the server need not be asked. */

import type { TableStore } from './table-store.ts';

export const NOTHING_TO_UNDO = 'There is nothing you can take back: what chance or another seat has done stays done.';
export const NOTHING_HERE = 'Nothing can be done here now.';

/** Why it is not this viewer's turn. */
export function whyNotMyTurn(store: TableStore): string {
  if (store.isPast.value) return 'You are looking at the past; return to now to play.';
  if (!store.isOnline.value) return 'The line to the server is down; nothing can be played until it is back.';
  const mover = store.live.value?.mover ?? null;
  return mover === null ? 'The game is over.' : `It is the turn of ${store.seats.value[mover]?.name ?? 'somebody'}.`;
}
