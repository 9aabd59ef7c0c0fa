/* What just happened: the places that the last move and its events are about. */

import type { LogLine, SeenEntry } from '#generated/protocol.d.ts';

/** Longer facts are sentences, not names of places. */
const LONGEST_NAME = 40;

/** The places a line is about; where it tells none, those its facts name: {"hole": "D3"} is the place hole:D3. */
function placesIn(line: LogLine): readonly string[] {
  if (line.places?.length) return line.places;
  const named = Object.entries(line.facts).filter(([, fact]) => typeof fact === 'string' && fact.length < LONGEST_NAME);
  return named.map(([kind, name]) => `${kind}:${name}`);
}

/** Where the last move was done, or else the places its lines are about. */
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
