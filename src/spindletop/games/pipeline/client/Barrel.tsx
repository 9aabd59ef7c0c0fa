/* A barrel: the letter of its colour, its mark as the hoop, a pip a grade; crude has a drop. */

import { COLOUR_NAMES, oilOf } from './colours.ts';
import { words } from './words.ts';

const RATIO = 1.22;
const PIP_PITCH = 4.6;
const PIP_GAP = 1.6;
/** Letters on small barrels stay as large as those on others. */
const LEAST_LETTER = 15.5;
const LETTER_ON_SMALL = 290;

interface BarrelProps {
  /** Its oil as papers name it, from O0 to T3. */
  readonly oil: string;
  readonly width?: number;
  /** A barrel that is still wanted is open, one that was delivered is done. */
  readonly state?: 'full' | 'open' | 'done';
  /** Its name, if motion follows it. */
  readonly piece?: string;
}

/** A barrel of oil. */
export function Barrel({ oil: code, width = 20, state = 'full', piece }: BarrelProps) {
  const oil = oilOf(code);
  const isOpen = state === 'open';
  const isDone = state === 'done';
  const height = width * RATIO;
  const letterSize = Math.max(LEAST_LETTER, LETTER_ON_SMALL / width).toFixed(1);
  return (
    <svg
      class={`barrel oil-${COLOUR_NAMES[oil.colour]} ${isOpen ? 'open' : ''}`}
      data-piece={piece}
      width={isDone ? width * 1.17 : width}
      height={(isDone ? height * 1.14 : height).toFixed(1)}
      viewBox={isDone ? '0 -4.1 28 33.4' : '0 0 24 29.3'}
      role="img"
      aria-label={words.barrel(oil, isOpen)}
    >
      <path class="barrel-body" d="M4.500 1.300h15c3 7.500 3 19 0 26.700h-15c-3-7.700-3-19.200 0-26.700z" />
      <path class="barrel-hoop" d="M3.200 17.200h17.600" pathLength="24" />
      <text x="12" y="14.6" font-size={letterSize}>
        {oil.colour}
      </text>
      {oil.steps === 0 ? (
        <path class="barrel-pip" d="M12 19.800c1.700 2 2.500 3 2.500 4a2.500 2.500 0 0 1-5 0c0-1 .8-2 2.500-4z" />
      ) : (
        <GradePips count={oil.steps} />
      )}
      {isDone && (
        <g class="barrel-check">
          <circle cx="21.8" cy="2" r="5.6" />
          <path d="M19.200 2l1.800 2 3.400-3.800" />
        </g>
      )}
    </svg>
  );
}

/** One pip a grade, in the middle. */
function GradePips({ count }: { readonly count: number }) {
  const start = 12 - (count * PIP_PITCH - PIP_GAP) / 2;
  return (
    <>
      {Array.from({ length: count }, (_, k) => (
        <rect key={k} class="barrel-pip" x={start + k * PIP_PITCH} y="21.2" width="3" height="4" />
      ))}
    </>
  );
}
