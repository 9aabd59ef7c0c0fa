/* The cover of Pipeline: an engineer's drawing of pipes with flanges. */

import { coverWords as words } from './words.ts';

const CREAM = '#fbf3dc';
const INK = '#14201f';
const WIDTH = 260;
const HEIGHT = 350;

const GRID = Array.from({ length: 25 }, (_, k) => `M${k * 11} 0v${HEIGHT}M0 ${k * 15}h${WIDTH}`);
const RUNS = [
  { path: 'M8 136h84q22 0 22 22v36q0 22 22 22h120', colour: '#e27a1d' },
  { path: 'M8 266h50q22 0 22-22v-38q0-22 22-22h36q22 0 22-22V96', colour: '#0f8480' },
  { path: 'M140 306v-22q0-22 22-22h18q22 0 22-22V104', colour: '#b6c0c4' },
];
const FLANGES = [
  { x: 48, y: 136, isUpright: false },
  { x: 214, y: 216, isUpright: false },
  { x: 160, y: 128, isUpright: true },
  { x: 202, y: 170, isUpright: true },
  { x: 36, y: 266, isUpright: false },
];

/** What is drawn on the cover, 260 x 350; the page names the game. */
export function Cover() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="#9a430e" />
      <g stroke={CREAM} stroke-opacity="0.16">
        {GRID.map(lines => (
          <path key={lines} d={lines} />
        ))}
      </g>
      <rect x="8" y="8" width="244" height="334" fill="none" stroke={CREAM} stroke-width="2" />
      <rect x="13" y="13" width="234" height="324" fill="none" stroke={CREAM} stroke-opacity="0.6" />
      <clipPath id="pipeline-sheet">
        <rect x="8" y="104" width="244" height="196" />
      </clipPath>
      <g clip-path="url(#pipeline-sheet)">
        {RUNS.map(run => (
          <Run key={run.colour} {...run} />
        ))}
        {FLANGES.map(flange => (
          <Flange key={flange.x} {...flange} />
        ))}
      </g>
      <PressureGauge />
      <Lettering />
    </>
  );
}

/** A pipe with the light on its upper side. */
function Run({ path, colour }: { readonly path: string; readonly colour: string }) {
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={path} stroke={INK} stroke-width="25" />
      <path d={path} stroke={colour} stroke-width="20" />
      <path d={path} stroke="#fff" stroke-opacity="0.38" stroke-width="4" transform="translate(-3.5 -3.5)" />
    </g>
  );
}

interface FlangeProps {
  readonly x: number;
  readonly y: number;
  /** Whether its pipe goes up and down. */
  readonly isUpright: boolean;
}

/** A flange across a pipe. */
function Flange({ x, y, isUpright }: FlangeProps) {
  const [width, height] = isUpright ? [34, 10] : [10, 34];
  return (
    <rect
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx="2"
      fill={CREAM}
      stroke={INK}
      stroke-width="2.5"
    />
  );
}

/** The gauge on the crossing. */
function PressureGauge() {
  return (
    <g transform="translate(114 168)" stroke={INK} stroke-width="2">
      <circle r="25" fill={CREAM} stroke-width="2.5" />
      <circle r="17" fill="none" />
      <path d="M0 0 9-11" stroke="#c4261a" stroke-width="4" stroke-linecap="round" />
      <circle r="3.5" fill={INK} stroke="none" />
      <path d="M-14 0h4M10 0h4M0-14v4M-10-10l2.5 2.5" />
    </g>
  );
}

function Lettering() {
  return (
    <g fill={CREAM} text-anchor="middle">
      <text x="130" y="60" font-family="var(--display)" font-size="46" font-weight="900" letter-spacing="-0.02em">
        {words.title}
      </text>
      <g font-family="var(--sign)" letter-spacing="0.09em">
        <text x="130" y="95" font-size="17">
          {words.motto}
        </text>
        <text x="130" y="326" font-size="16">
          {words.length}
        </text>
      </g>
    </g>
  );
}
