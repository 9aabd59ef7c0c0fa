/* Tokens that come with links. */

import type { TableSeen } from '#generated/protocol.d.ts';
import { get } from './api.ts';
import { saveTable } from './saved-tables.ts';

/** Remember what a token of a link is for: a seat, the host, or an invitation. */
export async function acceptLinkToken(table: string, token: string): Promise<void> {
  const { me, host } = await get<TableSeen>(`/tables/${table}`, token);
  if (me !== null) saveTable(table, { seats: { [me]: token } });
  else saveTable(table, host ? { host: token } : { invitation: token });
}
