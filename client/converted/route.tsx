// @ts-nocheck
/* Where the page is: everything after the # of the address. */

import { signal } from './html.tsx';

const read = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

/** The parts of the address: [] home, ['t', TABLE], ['t', TABLE, 'n', '12'], ['new', GAME], ['rules', GAME, CLAUSE]. */
export const route = signal(read());

window.addEventListener('hashchange', () => {
  route.value = read();
});

/** Go somewhere. @param {string} to as '/t/ID' */
export const go = to => {
  location.hash = '#' + to;
};

/** Write another address without a step in the history. @param {string} to */
export function replaceRoute(to) {
  history.replaceState(null, '', '#' + to);
  route.value = read();
}
