/* The cover of Crude: a share certificate with a border of guilloche and a rosette. */

import { guillochePath, rosettePath } from '#core/engraving.ts';
import { words } from './words.ts';

const PAPER = '#f4ead2';
const RED = '#8e1c20';
const INK = '#14201f';

/** Height, strands and period of the border. */
const BORDER = [22, 5, 30] as const;
const ABOVE = guillochePath(10, 10, 240, ...BORDER);
const BELOW = guillochePath(10, 318, 240, ...BORDER);
const BESIDE = guillochePath(0, 0, 330, ...BORDER);
const ROSETTE = rosettePath(130, 196, 84, 12, 9);

/** What is drawn on the cover, 260 x 350; the page names the game. */
export function Cover() {
  return (
    <>
      <rect width="260" height="350" fill={PAPER} />
      <rect x="8" y="8" width="244" height="334" fill={RED} />
      <g fill="none" stroke={PAPER} stroke-width="0.7" opacity="0.8">
        <path d={ABOVE} />
        <path d={BELOW} />
        <path d={BESIDE} transform="translate(32 10) rotate(90)" />
        <path d={BESIDE} transform="translate(250 10) rotate(90)" />
      </g>
      <rect x="34" y="34" width="192" height="282" fill={PAPER} stroke={INK} stroke-width="2" />
      <path d={ROSETTE} fill="none" stroke={RED} stroke-width="0.7" opacity="0.55" />
      <circle cx="130" cy="196" r="56" fill={PAPER} stroke={RED} stroke-width="2" />
      <use href="#pumpjack" x="86" y="150" width="88" height="88" style={{ color: INK, '--icon-fill': RED }} />
      <Lettering />
    </>
  );
}

function Lettering() {
  return (
    <g text-anchor="middle" fill={INK}>
      <text
        x="130"
        y="86"
        fill={RED}
        font-family="var(--display)"
        font-size="48"
        font-weight="900"
        letter-spacing="-0.02em"
      >
        {words.cover.title}
      </text>
      <path d="M50 124h160" stroke={INK} />
      <g font-family="var(--sign)" letter-spacing="0.09em">
        <text x="130" y="111" font-size="19">
          {words.cover.house}
        </text>
        <text x="130" y="300" font-size="14.5">
          {words.cover.motto}
        </text>
      </g>
    </g>
  );
}
