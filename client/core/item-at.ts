/* Reading lists whose indices the server vouches for, such as the seats. */

/** The item of a list at an index that must exist. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${list.length}.`);
  return item;
}
