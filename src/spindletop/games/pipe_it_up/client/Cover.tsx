/* The cover of Pipe It Up: a waterworks enamel sign. */

import { OUTLINE, PIPELINES, TOWNS } from './cover-map.ts';
import { words } from './words.ts';

const CREAM = '#fbf3dc';
const INK = '#14201f';
const ENAMEL = '#0d5688';
const WATER = '#3aa0dc';
const LAND = '#f3dfae';
const GOLD = '#eebd1c';
const BRASS = '#c79a3a';

const TEETH = Array.from({ length: 20 }, (_, index) => 14 + index * 12);
const ZIGZAG = TEETH.map(x => `M${x} 20l6-8 6 8M${x} 338l6-8 6 8`).join('');
const SCREWS = [
  { x: 16, y: 16 },
  { x: 244, y: 16 },
  { x: 16, y: 334 },
  { x: 244, y: 334 },
];

/** The picture of the game on the home page. */
export function Cover() {
  return (
    <>
      <rect width="260" height="350" rx="16" fill={ENAMEL} />
      <rect x="7" y="7" width="246" height="336" rx="11" fill="none" stroke={CREAM} stroke-width="3" />
      <path d={ZIGZAG} fill="none" stroke={GOLD} stroke-width="2.4" />
      <Country />
      <Drop />
      <Lettering />
      {SCREWS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill={BRASS} stroke={INK} />
      ))}
    </>
  );
}

function Country() {
  return (
    <>
      <path
        transform="translate(64 92) scale(.192)"
        d={OUTLINE}
        fill={LAND}
        stroke={INK}
        stroke-width="12"
        stroke-linejoin="round"
      />
      <g fill="none" stroke-linejoin="round">
        <path d={PIPELINES} stroke={INK} stroke-width="9" />
        <path d={PIPELINES} stroke={WATER} stroke-width="5" />
      </g>
      <g fill={CREAM} stroke={INK} stroke-width="2.5">
        {TOWNS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />
        ))}
      </g>
    </>
  );
}

function Drop() {
  return (
    <>
      <path
        d="M216 118c12 15 18 23 18 33a18 18 0 0 1-36 0c0-10 6-18 18-33z"
        fill={WATER}
        stroke={INK}
        stroke-width="2.5"
      />
      <path d="M206 154a10 10 0 0 0 8 9" fill="none" stroke={CREAM} stroke-width="2.5" />
    </>
  );
}

function Lettering() {
  return (
    <g fill={CREAM} text-anchor="middle">
      <text x="130" y="66" font-family="var(--display)" font-size="38" font-weight="900" letter-spacing="-0.02em">
        {words.cover.title}
      </text>
      <text x="130" y="322" font-family="var(--sign)" font-size="16" font-weight="400" letter-spacing="0.09em">
        {words.cover.motto}
      </text>
    </g>
  );
}
