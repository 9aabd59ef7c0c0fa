/* What a choice costs or brings, in a few characters. */

import type { Choice } from '#generated/protocol.d.ts';

/** The cost, or else the gain of a choice. */
export function figureOf({ cost, gain }: Pick<Choice, 'cost' | 'gain'>): string | null {
  if (cost !== undefined) return `$${cost}`;
  return gain === undefined ? null : `+$${gain}`;
}
