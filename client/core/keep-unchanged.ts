/* Every position comes as new objects: parts that say what they said before stay the same object,
   so that nothing is drawn again for them. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

function keepItems(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const kept = next.map((item, index) => keepUnchanged(previous[index], item));
  const isSame = kept.length === previous.length && kept.every((item, index) => item === previous[index]);
  return isSame ? previous : kept;
}

function keepFields(previous: Fields, next: Fields): Fields {
  const kept: Record<string, unknown> = {};
  const names = Object.keys(next);
  let isSame = names.length === Object.keys(previous).length;
  for (const name of names) {
    const field = keepUnchanged(previous[name], next[name]);
    kept[name] = field;
    isSame = isSame && field === previous[name];
  }
  return isSame ? previous : kept;
}

/** The same data as `next`, in which every part that equals its part of `previous` is that very object. */
export function keepUnchanged<Data>(previous: unknown, next: Data): Data {
  if (previous === next) return next;
  if (Array.isArray(previous) && Array.isArray(next)) return keepItems(previous, next) as Data;
  return isFields(previous) && isFields(next) ? (keepFields(previous, next) as Data) : next;
}
