/* Every position comes as new objects: parts that say what they said before stay the same object, so that nothing is drawn again for them. */

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The same data as `next`, in which every part that equals its part of `previous` is that very object. */
export function keepUnchanged<Data>(previous: unknown, next: Data): Data {
  if (previous === next || !isObject(previous) || !isObject(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const before = new Map(Object.entries(previous));
  const entries = Object.entries(next).map(([key, part]) => [key, keepUnchanged(before.get(key), part)] as const);
  const isSame = entries.length === before.size && entries.every(([key, part]) => before.get(key) === part);
  if (isSame) return previous as Data;
  return (Array.isArray(next) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Data;
}
