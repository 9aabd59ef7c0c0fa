/* The board lies in the frame of a share certificate. */

import { guillochePath } from '#core/engraving.ts';
import { BOARD_HEIGHT, BOARD_WIDTH } from './geometry.ts';

/** The width of the frame. */
export const RIM = 22;

const INSET = 4;
/** Height, strands and period of a band. */
const BAND = [8, 3, 24] as const;
const START = -RIM + INSET;
const WIDE = BOARD_WIDTH + 2 * (RIM - INSET);
const TALL = BOARD_HEIGHT + 2 * (RIM - INSET);

const ABOVE = guillochePath(START, -RIM + 3, WIDE, ...BAND);
const BELOW = guillochePath(START, BOARD_HEIGHT + RIM - 11, WIDE, ...BAND);
const LEFT = guillochePath(START, RIM - 11, TALL, ...BAND);
const RIGHT = guillochePath(START, -BOARD_WIDTH - RIM + 3, TALL, ...BAND);

/** Bands of guilloche along the four edges. */
export function CertificateFrame() {
  return (
    <g class="certificate">
      <path d={ABOVE} />
      <path d={BELOW} />
      <path d={LEFT} transform="rotate(90)" />
      <path d={RIGHT} transform="rotate(90)" />
    </g>
  );
}
