/* The engraved band behind the title. */

const MERIDIANS = Array.from({ length: 60 }, (_, index) => `M${index * 32} 0v44`).join('');
const PARALLELS = 'M0 11h1800M0 22h1800M0 33h1800';
const HORIZONS = Array.from({ length: 12 }, (_, index) => `M${index * 160} 44q80-70 160 0`).join('');

/** An atlas: a grid of degrees and the curve of the earth, 1440 x 44; the head plate gives the ink. */
export function Band() {
  return (
    <g fill="none">
      <path d={MERIDIANS + PARALLELS} stroke-width="0.8" />
      <path d={HORIZONS} stroke-width="1" />
    </g>
  );
}
