/* What the green die may bring. */

import type { NextEconomy } from './game.d.ts';

/** An economy card that may follow, with the faces that bring it. */
export interface Follower extends NextEconomy {
  readonly faces: readonly number[];
}

/** The cards that may follow; `next` has one for each face of the die. */
export function followersOf(next: readonly NextEconomy[]): readonly Follower[] {
  const numbered = next.map((card, index) => ({ card, face: index + 1 }));
  const groups = Map.groupBy(numbered, ({ card }) => card.id).values();
  return [...groups].flatMap(group => {
    const [first] = group;
    return first ? [{ ...first.card, faces: group.map(({ face }) => face) }] : [];
  });
}
