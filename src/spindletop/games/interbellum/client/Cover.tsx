/* The cover of Interbellum: a postage stamp with its perforated edge, 260 x 350. */

import { words } from './words.ts';

const CREAM = '#fbf3dc';
const INK = '#14201f';
const VIOLET = '#54357c';
const WIDTH = 260;
const HEIGHT = 350;

const TOWER =
  'M-34 0-9-132H9L34 0M-28-32h56M-21-68h42M-15-100h30M-28-32l49-36M28-32l-49-36M-21-68l36-32' +
  'M21-68l-36-32M-34 0l62-32M34 0l-62-32';

/** What is drawn on the cover; the page names the game. */
export function Cover() {
  return (
    <>
      <Perforation />
      <g mask="url(#perf)">
        <rect width={WIDTH} height={HEIGHT} fill={CREAM} />
        <rect x="16" y="16" width="228" height="318" fill={VIOLET} />
        <rect x="21" y="21" width="218" height="308" fill="none" stroke={CREAM} stroke-width="1.5" />
        <Desert />
        <Lettering />
      </g>
      <g fill="none" stroke={INK} stroke-opacity="0.6" stroke-width="2">
        <circle cx="221" cy="124" r="23" />
        <circle cx="221" cy="124" r="15" />
        <path d="M206 124h30" />
      </g>
    </>
  );
}

/** The holes along the edge. */
function Perforation() {
  const across = Array.from({ length: 17 }, (_, k) => k * 16.25);
  const down = Array.from({ length: 20 }, (_, k) => (k + 1) * 16.66);
  return (
    <mask id="perf">
      <rect width={WIDTH} height={HEIGHT} fill="#fff" />
      <g fill="#000">
        {across.flatMap(x => [0, HEIGHT].map(y => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />))}
        {down.flatMap(y => [0, WIDTH].map(x => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />))}
      </g>
    </mask>
  );
}

interface TowerProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
}

function Tower({ x, y, scale, width }: TowerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={TOWER} fill="none" stroke={INK} stroke-width={width} stroke-linejoin="round" />
      <path d="M-13-146h26v14h-26z" fill={INK} />
    </g>
  );
}

/** Dunes in the sun, two derricks with a pipeline, and a flag. */
function Desert() {
  return (
    <>
      <path d="M38 118h184v158H38z" fill="#e9c98a" />
      <circle cx="176" cy="166" r="34" fill="#f6e3b4" />
      <path d="M38 238q46-26 92-4t92-10v52H38z" fill="#c98f4b" />
      <path d="M38 258q60-18 104 0t80-6v24H38z" fill="#a56b33" />
      <Tower x={84} y={258} scale={0.74} width={7} />
      <Tower x={132} y={250} scale={0.46} width={8} />
      <path d="M84 258h70l14 10h54" stroke={INK} stroke-width="5" fill="none" />
      <g transform="translate(186 236)">
        <path d="M0 30V-22" stroke={INK} stroke-width="3.5" />
        <path d="M1-22c12-6 18 6 32 0v20c-14 6-20-6-32 0z" fill="#c4261a" stroke={INK} stroke-width="1.6" />
      </g>
      <rect x="38" y="118" width="184" height="158" fill="none" stroke={CREAM} stroke-width="3" />
    </>
  );
}

function Lettering() {
  return (
    <g fill={CREAM}>
      <g font-family="var(--display)" font-size="40" font-weight="900" letter-spacing="-0.02em" text-anchor="middle">
        {words.cover.title.map((line, k) => (
          <text key={line} x="130" y={66 + k * 40 * 0.92}>
            {line}
          </text>
        ))}
      </g>
      <text x="130" y="302" font-family="var(--sign)" font-size="17" letter-spacing="0.09em" text-anchor="middle">
        {words.cover.motto}
      </text>
      <g font-family="var(--display)" font-size="17" font-weight="800">
        <text x="30" y="320">
          {words.cover.postage}
        </text>
        <text x="230" y="320" text-anchor="end">
          {words.cover.postage}
        </text>
      </g>
    </g>
  );
}
