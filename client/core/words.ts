/* Words made of names: what the games call something, as a person would write it. */

/** A name of the protocol as a title: `buy_rig` is "Buy rig". */
export function titleOf(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const PLURAL = new Intl.PluralRules('en');

/** A number with its noun: "1 pipe", "3 pipes". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${PLURAL.select(count) === 'one' ? one : many}`;
}
