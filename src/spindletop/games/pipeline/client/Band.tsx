/* The engraved band behind the title. */

const STRANDS = [8, 12, 16];
const STEPS = 18;
const PIPES = STRANDS.map(offset => `M${-offset} ${offset - 2}${'h52v16h52v-16'.repeat(STEPS)}`).join('');

/** Pipes that step up and down, 1440 x 44; the head plate gives the ink. */
export function Band() {
  return <path d={PIPES} fill="none" stroke-width="1.2" />;
}
