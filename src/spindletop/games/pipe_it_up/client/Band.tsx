/* The engraved band behind the title. */

const TOOTH = 'l12-7 12 7';
const ZIGZAG = [6, 16, 26, 36].map(y => `M0 ${y}${TOOTH.repeat(75)}`).join('');

/** The zigzag of a street sign, four times. */
export function Band() {
  return <path d={ZIGZAG} stroke-width="1.4" />;
}
