/* A rule that can be looked up. */

import { useTableParts } from './table-context.ts';

/** The number of a clause; a press shows it beside the table. */
export function ClauseLink({ clause, kind = '' }: { readonly clause: string; readonly kind?: string }) {
  const { store } = useTableParts();
  return (
    <button type="button" class={`${kind} link`} onClick={() => store.openRule(clause)}>
      {clause}
    </button>
  );
}
