/* What just happened: the places the last events speak of, and how money changed. */

/** Names of places that the last move and what it brought speak of: a fact {"hole": "D3"} is the place hole:D3. @param {any[]} entries @returns {Set<string>} */
export function placesOf(entries) {
  const found = new Set();
  const last = entries.findLastIndex(entry => entry.kind === 'move');
  for (const entry of last < 0 ? [] : entries.slice(last)) for (const line of entry.lines || []) for (const [key, value] of Object.entries(line.facts || {})) if (typeof value === 'string' && value.length < 40) found.add(`${key}:${value}`);
  return found;
}

const amount = told => Number(String(told).replace(/[^\d.-]/g, '')) || 0;

/** How the money of a seat has changed since the position before, in words, or ''. */
export function change(tell, before, now, seat, context) {
  if (!before || !before.view || !now || before.n === now.n) return '';
  const by = amount(tell(now.view, seat, context).cash) - amount(tell(before.view, seat, context).cash);
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '';
}
