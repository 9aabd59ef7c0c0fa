/* Updates tell only what changed of a view; they are made whole as they come, before any of them waits to be shown. */

import type { Position, Snapshot, Update } from '#generated/protocol.d.ts';

/** An update with the whole position; parts of the view that did not change stay the same objects. */
export function mergeUpdate(known: Position | null, update: Update): Update {
  if (!update.partial || !update.position || !known) return update;
  const view = { ...known.view, ...update.position.view };
  return { ...update, partial: false, position: { ...update.position, view } };
}

/** The position after a message, from which the next one is merged. */
export function positionAfter(known: Position | null, message: Snapshot | Update): Position | null {
  return message.type === 'snapshot' ? message.table.position : (message.position ?? known);
}
