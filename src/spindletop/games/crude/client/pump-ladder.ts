/* The ladder of consumer prices, and the part of it that is shown large. */

import type { Consumer } from './game.d.ts';

/** So many prices are shown large, and so many of them below the next sale. */
const SHOWN = 12;
const BELOW = 5;

export interface PumpSpace {
  readonly price: number;
  /** A barrel lies on it. */
  readonly isCovered: boolean;
  readonly isRed: boolean;
  readonly isNextSale: boolean;
}

/** Every space of the ladder, from the lowest price on. */
export function pumpLadder({ low, high, red, price, barrels, next_sale }: Consumer): readonly PumpSpace[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).map(space => ({
    price: space,
    isCovered: space >= price && space < price + barrels,
    isRed: red.includes(space),
    isNextSale: space === next_sale,
  }));
}

/** The spaces around the next sale; without one, the lowest. */
export function spacesInSight(consumer: Consumer): readonly PumpSpace[] {
  const { low, high, next_sale } = consumer;
  const first = Math.max(low, Math.min(high - SHOWN + 1, (next_sale ?? low) - BELOW));
  return pumpLadder(consumer).slice(first - low, first - low + SHOWN);
}
