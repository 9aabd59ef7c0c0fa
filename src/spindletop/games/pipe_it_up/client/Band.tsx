/* The engraved band behind the title. */

const TOOTH = 'l12-7 12 7';
const ZIGZAG = [6, 16, 26, 36].map(y => `M0 ${y}${TOOTH.repeat(75)}`).join('');

/** The zigzag of a street sign, four times. */
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
      <path d={ZIGZAG} stroke-width="1.4" />
    </svg>
  );
}
