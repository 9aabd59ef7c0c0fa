/* The board lies in the frame of a share certificate. */

import { guilloche } from '#core/engraving.ts';
import { BOARD_HEIGHT, BOARD_WIDTH } from './geometry.ts';

/** The width of the frame. */
export const RIM = 22;

const INSET = 4;
const BAND = { height: 8, strands: 3, period: 24 };
const START = -RIM + INSET;
const WIDE = BOARD_WIDTH + 2 * (RIM - INSET);
const TALL = BOARD_HEIGHT + 2 * (RIM - INSET);

const ABOVE = guilloche({ x: START, y: -RIM + 3, length: WIDE, ...BAND });
const BELOW = guilloche({ x: START, y: BOARD_HEIGHT + RIM - 11, length: WIDE, ...BAND });
const LEFT = guilloche({ x: START, y: RIM - 11, length: TALL, ...BAND });
const RIGHT = guilloche({ x: START, y: -BOARD_WIDTH - RIM + 3, length: TALL, ...BAND });

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
