/* The engraved band behind the title. */

const MERIDIANS = Array.from({ length: 60 }, (_, index) => `M${index * 32} 0v44`).join('');
const PARALLELS = 'M0 11h1800M0 22h1800M0 33h1800';
const HORIZONS = Array.from({ length: 12 }, (_, index) => `M${index * 160} 44q80-70 160 0`).join('');

/** An atlas: a grid of degrees, and the curve of the earth. */
export function Band() {
  return (
    <svg
      class="weave"
      viewBox="0 0 1440 44"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="var(--on-enamel)"
      opacity="0.2"
      aria-hidden="true"
    >
      <path d={MERIDIANS + PARALLELS} stroke-width="0.8" />
      <path d={HORIZONS} stroke-width="1" />
    </svg>
  );
}
