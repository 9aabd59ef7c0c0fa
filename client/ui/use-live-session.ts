/* The session of a live table. */

import { TableSession } from '#core/table-session.ts';
import { useTableParts } from './table-context.ts';

/** The session that asks the server; null in a replay, where nobody can be asked. */
export function useLiveSession(): TableSession | null {
  const { session } = useTableParts();
  return session instanceof TableSession ? session : null;
}
