/* What just happened: the places that the last move and its events speak of. */

import type { LogLine, SeenEntry } from '#generated/protocol.d.ts';

/** Longer facts are sentences, not names of places. */
const LONGEST_NAME = 40;

/** Places that the facts of a line name: {"hole": "D3"} is the place hole:D3. */
function placesIn(line: LogLine): readonly string[] {
  const named = Object.entries(line.facts).filter(([, fact]) => typeof fact === 'string' && fact.length < LONGEST_NAME);
  return named.map(([kind, name]) => `${kind}:${name}`);
}

/** Where the last move was done, or else the places its facts name. */
export function recentPlaces(entries: readonly SeenEntry[]): ReadonlySet<string> {
  const last = entries.findLastIndex(entry => entry.kind === 'move');
  const places = new Set<string>();
  for (const entry of last < 0 ? [] : entries.slice(last)) {
    if (entry.kind !== 'move' && entry.kind !== 'chance') continue;
    const named = entry.place ? [entry.place] : (entry.lines ?? []).flatMap(placesIn);
    for (const place of named) places.add(place);
  }
  return places;
}
