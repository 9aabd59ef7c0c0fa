/* One screen for several: whose seat must take over before it sees its own. */

import type { Position, TableNews } from '#generated/protocol.d.ts';
import { savedTable } from './saved-tables.ts';

/** The seat of this browser that is to move and is not the one shown, or null. */
export function seatToTakeOver(table: TableNews, position: Position | null): number | null {
  const mover = position?.mover ?? null;
  if (table.state !== 'playing' || mover === null || mover === table.me) return null;
  const isHere = savedTable(table.id).seats[mover] !== undefined;
  return isHere && table.seats[mover]?.kind === 'human' ? mover : null;
}
