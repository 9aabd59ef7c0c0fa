/* What a screen reader is told when a table changes. */

import type { Position, SeenEntry } from '#generated/protocol.d.ts';
import type { TableSeat } from './table-store.ts';

const MOST_LINES = 4;

function linesOf(entries: readonly SeenEntry[]): readonly string[] {
  const moves = entries.filter(entry => entry.kind === 'move' || entry.kind === 'chance');
  return moves.flatMap(entry => (entry.lines ?? []).map(line => line.text)).slice(-MOST_LINES);
}

function talkOf(entries: readonly SeenEntry[]): readonly string[] {
  return entries.filter(entry => entry.kind === 'chat').map(entry => `${entry.name ?? ''}: ${entry.text}`);
}

function turnOf(before: Position, now: Position, seats: readonly TableSeat[]): string {
  if (now.mover === null || now.mover === before.mover) return '';
  const seat = seats[now.mover];
  return seat?.isMe ? 'It is your turn.' : `${seat?.name ?? 'Somebody'} is to move.`;
}

/** The last lines of the ledger, what was said, whose turn it is, and what is asked. */
export function announce(
  before: Position,
  now: Position,
  fresh: readonly SeenEntry[],
  seats: readonly TableSeat[],
): string {
  const isMine = now.mover !== null && seats[now.mover]?.isMe === true;
  const asked = isMine && now.step !== before.step ? now.prompt : '';
  return [...linesOf(fresh), ...talkOf(fresh), turnOf(before, now, seats), asked].filter(Boolean).join(' ');
}
