/* The sums of a roll that are worth a bar. */

/** How many pipes, and how likely. */
export interface LikelySum {
  readonly pipes: number;
  readonly chance: number;
}

/** Rarer sums are not shown at the ends. */
const LEAST = 0.005;

/** The sums from the first to the last that is not too rare. */
export function likelySums(chances: readonly number[]): readonly LikelySum[] {
  const isLikely = (chance: number) => chance >= LEAST;
  const first = Math.max(0, chances.findIndex(isLikely));
  const last = chances.findLastIndex(isLikely);
  const shown = chances.map((chance, pipes) => ({ pipes, chance }));
  return shown.slice(first, last < 0 ? undefined : last + 1);
}
