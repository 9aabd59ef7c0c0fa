/* Where the page is: everything after the # of the address. */

import { signal } from '@preact/signals';

/** Parts of an address: [] is home; ['t', TABLE], ['t', TABLE, 'n', '12'], ['new', GAME], ['rules', GAME, CLAUSE]. */
export function routeOf(hash: string): readonly string[] {
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
}

/** A part of an address that was mistyped stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<readonly string[]>([]);

/** Follow the address of the page; called once. */
export function watchRoute(): void {
  const read = () => {
    route.value = routeOf(location.hash);
  };
  window.addEventListener('hashchange', read);
  read();
}

/** Go to an address such as `/t/ID`. */
export function goTo(address: string): void {
  location.hash = `#${address}`;
}

/** Write another address without a step in the history. */
export function replaceRoute(address: string): void {
  history.replaceState(null, '', `#${address}`);
  route.value = routeOf(location.hash);
}
