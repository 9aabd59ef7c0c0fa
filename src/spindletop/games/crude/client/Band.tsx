/* The engraved band behind the title. */

import { guillochePath } from '#core/engraving.ts';

const STRANDS = guillochePath(0, 2, 1800, 40, 6, 90);

/** The guilloche of a share certificate, 1440 x 44; the head plate gives the ink. */
export function Band() {
  return <path d={STRANDS} fill="none" stroke-width="0.7" />;
}
