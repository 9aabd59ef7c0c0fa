// @ts-nocheck
/* What just happened: the places the last move and its events speak of, and how money changed. */

/** Places of the last move and of what it brought: where it was done, or those a fact names ({"hole": "D3"} is the place hole:D3). @param {any[]} entries @returns {Set<string>} */
export function placesOf(entries) {
  const found = new Set();
  const last = entries.findLastIndex(entry => entry.kind === 'move');
  for (const entry of last < 0 ? [] : entries.slice(last)) {
    if (entry.place) found.add(entry.place);
    else
      for (const line of entry.lines || [])
        for (const [key, value] of Object.entries(line.facts || {}))
          if (typeof value === 'string' && value.length < 40) found.add(`${key}:${value}`);
  }
  return found;
}

/** How the money of a seat has changed since the position before, in words, or ''. */
export const change = (tell, before, now, seat, context) => words(gain(tell, before, now, seat, context));

/** The same as a number. @returns {number} */
export function gain(tell, before, now, seat, context) {
  if (!before || !before.view || !now || before.n === now.n) return 0;
  return purse(tell(now.view, seat, context)) - purse(tell(before.view, seat, context));
}

/** What a seat card says of its money, as a number. @param {{money?: number}} told @returns {number} */
export const purse = told => told.money || 0;

/** A gain or loss in words, or ''. @param {number} by */
export const words = by => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '');
