/* The journal of a table as one viewer sees it. */

import type { SeenEntry } from '#generated/protocol.d.ts';

/** Entries with the new ones behind them; what was taken back is no longer among them. */
export function applyEntries(known: readonly SeenEntry[], fresh: readonly SeenEntry[]): readonly SeenEntry[] {
  let entries = known;
  for (const entry of fresh) {
    const kept = entry.kind === 'undo' ? entries.filter(old => !isTakenBack(old, entry.n)) : entries;
    entries = [...kept, entry];
  }
  return entries;
}

/** Whether an entry stands behind the position that a seat went back to. */
function isTakenBack(entry: SeenEntry, n: number): boolean {
  return (entry.kind === 'move' || entry.kind === 'chance') && entry.n > n;
}
