/* The table that the parts below it belong to. */

import type { ReadonlySignal } from '@preact/signals';
import { createContext, type RefObject } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyDrawing } from '#core/drawing.ts';
import type { Session } from '#core/session.ts';
import type { TableStore } from '#core/table-store.ts';
import type { Choice } from '#generated/protocol.d.ts';

export interface TableParts {
  readonly store: TableStore;
  readonly session: Session;
  readonly drawing: AnyDrawing;
  /** The sheet of the result, which the turn plate leads to. */
  readonly resultSheet: RefObject<HTMLElement | null>;
  /** The board, which keys and pictures ask for. */
  readonly board: RefObject<HTMLDivElement | null>;
}

export const TableContext = createContext<TableParts | null>(null);

/** The store, the session and the drawing of the table around a part. */
export function useTableParts(): TableParts {
  const parts = useContext(TableContext);
  if (!parts) throw new Error('There is no table around this part.');
  return parts;
}

/** What a drawing reads of its table: the store, with the choices of its own game. */
export type DrawnTable<GameChoice extends Choice> = Omit<TableStore, 'choices' | 'offers' | 'hoveredChoice'> & {
  readonly choices: ReadonlySignal<readonly GameChoice[]>;
  readonly offers: ReadonlySignal<ReadonlyMap<string, readonly GameChoice[]>>;
  readonly hoveredChoice: ReadonlySignal<GameChoice | null>;
};

/** The table around a drawing; a game names the union of its choices. */
export function useTable<GameChoice extends Choice = Choice>(): DrawnTable<GameChoice> {
  return useTableParts().store as unknown as DrawnTable<GameChoice>;
}
