/* Stores of the drawing's own that live as long as their table does. */

import { type DrawnTable, useTable } from '#ui/table-context.ts';
import type { GameChoice } from './game.d.ts';

export type PipelineTable = DrawnTable<GameChoice>;

/** A hook that gives the store of the table around a part, made when it is first asked for. */
export function storePerTable<Store>(create: (table: PipelineTable) => Store): () => Store {
  const stores = new WeakMap<PipelineTable, Store>();
  return () => {
    const table = useTable<GameChoice>();
    const known = stores.get(table);
    if (known) return known;
    const created = create(table);
    stores.set(table, created);
    return created;
  };
}
