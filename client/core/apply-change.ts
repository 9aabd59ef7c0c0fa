/* Changes of plain data, as showing/delta.py tells them. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A new value, or for a mapping or list: changed keys, keys that are gone, the length it is cut to, what is added. */
export type Change =
  | { readonly '=': Plain }
  | {
      readonly '~'?: Readonly<Record<string, Change>>;
      readonly '-'?: readonly string[];
      readonly '#'?: number;
      readonly '+'?: readonly Plain[];
    };

/** What `old` becomes by a change; `old` itself, and every part that is not spoken of, stays as it is. */
export function applyChange(old: Plain, change: Change): Plain {
  if ('=' in change) return change['='];
  if (Array.isArray(old)) {
    const made = old.slice(0, change['#'] ?? old.length);
    for (const [index, part] of Object.entries(change['~'] ?? {}))
      made[Number(index)] = applyChange(old[Number(index)], part);
    made.push(...(change['+'] ?? []));
    return made;
  }
  const before = (old ?? {}) as Readonly<Record<string, Plain>>;
  const made: Record<string, Plain> = { ...before };
  for (const [key, part] of Object.entries(change['~'] ?? {})) made[key] = applyChange(before[key] ?? null, part);
  for (const key of change['-'] ?? []) delete made[key];
  return made;
}
