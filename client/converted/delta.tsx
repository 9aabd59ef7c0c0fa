// @ts-nocheck
/* Changes of plain data, as showing/delta.py tells them: {"=": value}, or {"~": {key: change}, "-": [keys], "#": length, "+": [items]}. */

/** What `old` becomes by a change; `old` itself stays as it is. @param {any} old @param {any} change @returns {any} */
export function changed(old, change) {
  if ('=' in change) return change['='];
  const made = Array.isArray(old) ? old.slice(0, change['#'] === undefined ? old.length : change['#']) : { ...old };
  for (const [key, one] of Object.entries(change['~'] || {})) made[key] = changed(old[key], one);
  for (const key of change['-'] || []) delete made[key];
  if (change['+']) made.push(...change['+']);
  return made;
}
