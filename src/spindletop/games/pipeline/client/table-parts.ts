/* The parts of the table that a phone shows one at a time. */

export const PARTS = ['mine', 'board', 'deals', 'tiles', 'worth'] as const;
export type TablePart = (typeof PARTS)[number];

const PART_OF_PLACE: Readonly<Record<string, TablePart>> = {
  bank: 'deals',
  display: 'deals',
  gov: 'tiles',
  market: 'board',
  order: 'deals',
  pipe: 'tiles',
  shop: 'tiles',
  slot: 'board',
  space: 'board',
  token: 'deals',
  upgrade: 'deals',
};

/** The main action is what a turn begins with: its spaces outweigh everything else. */
const WEIGHT_OF_SPACES = 99;

const kindOf = (place: string): string => place.slice(0, place.indexOf(':'));

/** The part in which a place lies. */
export const partOf = (place: string): TablePart => PART_OF_PLACE[kindOf(place)] ?? 'mine';

/** The part where most can be done, or null if nothing can. */
export function busiestPart(places: Iterable<string>): TablePart | null {
  const weights = new Map<TablePart, number>();
  for (const place of places) {
    const part = partOf(place);
    weights.set(part, (weights.get(part) ?? 0) + (kindOf(place) === 'space' ? WEIGHT_OF_SPACES : 1));
  }
  const [busiest] = [...weights].sort(([, one], [, other]) => other - one);
  return busiest ? busiest[0] : null;
}
