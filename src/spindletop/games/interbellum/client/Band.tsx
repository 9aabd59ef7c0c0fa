/* The engraved band behind the title. */

const POSTMARKS = Array.from(
  { length: 40 },
  (_, k) => `M${k * 48 + 24} 2a20 20 0 1 0 .1 0M${k * 48 + 24} 9a13 13 0 1 0 .1 0M${k * 48} 22h48`,
).join('');

/** Postmarks in a row, 1440 x 44; the head plate gives the ink. */
export function Band() {
  return <path d={POSTMARKS} fill="none" stroke-width="1" />;
}
