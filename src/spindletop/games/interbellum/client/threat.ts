/* Which flags hang by one cube. */

import type { Power } from './game.d.ts';

const MOST_SHOWN = 3;

/** A seat that needs one more cube for a flag. */
export interface Threat {
  readonly power: Power;
  readonly seat: number;
}

/** Flags that one cube would carry away from the one who looks or to them; for somebody who looks on, all of them. */
export function threatsTo(powers: readonly Power[], me: number | null): readonly Threat[] {
  const threats = powers.flatMap(power =>
    power.to_take.flatMap((missing, seat) => {
      const isClose = missing === 1 && power.flag !== seat && (power.influence[seat] ?? 0) > 0;
      const concerns = me === null || power.flag === me || seat === me;
      return isClose && concerns ? [{ power, seat }] : [];
    }),
  );
  return threats.slice(0, MOST_SHOWN);
}
