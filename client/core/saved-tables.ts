/* The tables this browser holds tokens of. */

import type { Opened } from '#generated/protocol.d.ts';
import { localSettings, remember, type SavedTable } from './local-settings.ts';

const MOST_TABLES = 60;

/** What is known here of a table. */
export function savedTable(id: string): SavedTable {
  return localSettings.value.tables[id] ?? { id, game: '', title: '', seats: {}, seen: 0 };
}

/** Remember something of a table; the oldest ones are forgotten. */
export function saveTable(id: string, changes: Partial<SavedTable>): void {
  const before = savedTable(id);
  const after = { ...before, ...changes, seats: { ...before.seats, ...changes.seats }, seen: Date.now() };
  const all = Object.values({ ...localSettings.value.tables, [id]: after });
  const newest = all.sort((a, b) => b.seen - a.seen).slice(0, MOST_TABLES);
  remember({ tables: Object.fromEntries(newest.map(table => [table.id, table])) });
}

/** Forget a seat whose token is void. */
export function forgetSeat(id: string, seat: string): void {
  const table = savedTable(id);
  const { [seat]: _void, ...seats } = table.seats;
  remember({ tables: { ...localSettings.value.tables, [id]: { ...table, seats } } });
}

/** Remember what the server gave out for a new table. */
export function saveOpened({ table, seats, host, invitation }: Opened): void {
  const tokens = Object.fromEntries(seats.map(({ seat, token }) => [seat, token]));
  saveTable(table.id, { game: table.game, title: table.title, seats: tokens, host, invitation });
}
