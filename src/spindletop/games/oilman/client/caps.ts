/* What lies on a drilled hole, and what is known of one without a cap. */

import type { CapName, Hole } from './game.d.ts';

/** A cap that lies on a hole. */
export type Cap = Exclude<CapName, 'none'>;

export interface CapFace {
  readonly isWet: boolean;
  readonly level: number;
}

/** The kind and the level of each cap. */
export const CAPS: Readonly<Record<Cap, CapFace>> = {
  dry1: { isWet: false, level: 1 },
  dry2: { isWet: false, level: 2 },
  dry3: { isWet: false, level: 3 },
  wet1: { isWet: true, level: 1 },
  wet2: { isWet: true, level: 2 },
  wet3: { isWet: true, level: 3 },
};

export const DRY_CAPS: readonly Cap[] = ['dry1', 'dry2', 'dry3'];
export const WET_CAPS: readonly Cap[] = ['wet1', 'wet2', 'wet3'];

/** The cap of a hole, if it has one. */
export const capOf = (hole: Hole): Cap | null => (hole.cap === 'none' ? null : hole.cap);
