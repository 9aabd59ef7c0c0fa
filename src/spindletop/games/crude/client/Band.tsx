/* The engraved band behind the title. */

import { guilloche } from '#core/engraving.ts';

const STRANDS = guilloche({ x: 0, y: 2, length: 1800, height: 40, strands: 6, period: 90 });

/** The guilloche of a share certificate, 1440 x 44; the head plate gives the ink. */
export function Band() {
  return <path d={STRANDS} fill="none" stroke-width="0.7" />;
}
