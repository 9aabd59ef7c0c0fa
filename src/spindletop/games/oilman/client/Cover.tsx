/* The cover of International Oilman: an atlas sheet with its border of degrees. */

import { words } from './words.ts';
import { LAND } from './world.ts';

const CREAM = '#fbf3dc';
const INK = '#14201f';
const GREEN = '#12594a';
const WIDTH = 260;
const HEIGHT = 350;
const DEGREE = 20;

const DERRICK =
  'M-34 0-9-132H9L34 0M-28-32h56M-21-68h42M-15-100h30M-28-32l49-36M28-32l-49-36M-21-68l36-32' +
  'M21-68l-36-32M-34 0l62-32M34 0l-62-32';
const DROP = 'c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14z';

/** What is drawn on the cover, 260 x 350; the page names the game. */
export function Cover() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={GREEN} />
      <Globe />
      <g transform="translate(150 250) scale(0.95)">
        <path d={DERRICK} fill="none" stroke={INK} stroke-width="6" stroke-linejoin="round" />
        <path d="M-13-146h26v14h-26z" fill={INK} />
      </g>
      <g fill="#c4261a" stroke={INK} stroke-width="1.6">
        <path d={`M86 156${DROP}`} />
        <path d={`M186 140${DROP}`} />
      </g>
      <rect x="7" y="7" width="246" height="62" fill={GREEN} />
      <Lettering />
      <Degrees />
    </>
  );
}

/** The world behind its meridians. */
function Globe() {
  return (
    <>
      <clipPath id="globe">
        <circle cx="130" cy="188" r="96" />
      </clipPath>
      <circle cx="130" cy="188" r="104" fill="none" stroke={CREAM} stroke-width="2" />
      <circle cx="130" cy="188" r="96" fill="#bcd6cf" />
      <g clip-path="url(#globe)">
        <path transform="translate(-116 60) scale(.64)" d={LAND} fill="#f3dfae" stroke={INK} stroke-width="1.6" />
        <g fill="none" stroke={GREEN} stroke-opacity="0.5">
          {[24, 52, 80].map(radius => (
            <ellipse key={radius} cx="130" cy="188" rx={radius} ry="96" />
          ))}
          <path d="M30 140h200M30 188h200M30 236h200M130 90v200" />
        </g>
      </g>
      <circle cx="130" cy="188" r="96" fill="none" stroke={INK} stroke-width="2.5" />
    </>
  );
}

function Lettering() {
  return (
    <g fill={CREAM} text-anchor="middle">
      <g font-family="var(--sign)" letter-spacing="0.09em">
        <text x="130" y="32" font-size="20">
          {words.cover.house}
        </text>
        <text x="130" y="326" font-size="17">
          {words.cover.motto}
        </text>
      </g>
      <text x="130" y="66" font-family="var(--display)" font-size="42" font-weight="900" letter-spacing="-0.02em">
        {words.cover.title}
      </text>
    </g>
  );
}

/** The black and white border; opposite edges begin with the other ink. */
function Degrees() {
  const along = (length: number) => Array.from({ length: Math.ceil(length / DEGREE) }, (_, index) => index * DEGREE);
  const inkOf = (start: number, isFar: boolean) => (((start / DEGREE) % 2 === 1) === isFar ? INK : CREAM);
  return (
    <>
      {along(WIDTH).map(x => (
        <g key={x}>
          <rect x={x} y="0" width={DEGREE} height="7" fill={inkOf(x, false)} />
          <rect x={x} y="343" width={DEGREE} height="7" fill={inkOf(x, true)} />
        </g>
      ))}
      {along(HEIGHT).map(y => (
        <g key={y}>
          <rect x="0" y={y} width="7" height={DEGREE} fill={inkOf(y, false)} />
          <rect x="253" y={y} width="7" height={DEGREE} fill={inkOf(y, true)} />
        </g>
      ))}
    </>
  );
}
