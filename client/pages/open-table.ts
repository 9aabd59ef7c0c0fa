/* Opening a table, and going there. */

import { post } from '#core/api.ts';
import { goTo } from '#core/route.ts';
import { saveOpened } from '#core/saved-tables.ts';
import type { NewTable, Opened } from '#generated/protocol.d.ts';

/** Open a table, remember what the server gave out for it, and go there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const opened = await post<Opened>('/tables', wanted);
  saveOpened(opened);
  goTo(`/t/${opened.table.id}`);
}
