// @ts-nocheck
/* What this browser remembers: tokens of tables, the player's name, and how the page shall look and sound. */

import { effect, signal } from './html.tsx';

const KEY = 'spindletop';
/** What somebody is called who gives no name; log lines speak of everybody by name. */
export const NAMELESS = 'Player 1';

/** @typedef {{id: string, game: string, title: string, seats: Record<string, string>, host?: string, invitation?: string, seen: number}} Kept */
/** @typedef {{name: string, theme: '' | 'light' | 'dark', sound: boolean, notify: boolean, tables: Record<string, Kept>}} Drawer */

/** @returns {Drawer} */
function load() {
  const blank = { name: '', theme: /** @type {''} */ (''), sound: false, notify: false, tables: {} };
  try {
    return { ...blank, ...JSON.parse(localStorage.getItem(KEY) || '{}') };
  } catch {
    return blank;
  }
}

/** @type {{value: Drawer}} */
export const drawer = signal(load());

effect(() => {
  const root = document.documentElement;
  if (drawer.value.theme) root.dataset.theme = drawer.value.theme;
  else delete root.dataset.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(drawer.value));
  } catch {
    /* private windows may refuse; the page works on without */
  }
});

window.addEventListener('storage', event => {
  if (event.key === KEY) drawer.value = load();
});

/** Change something that is remembered. @param {Partial<Drawer>} changes */
export const remember = changes => {
  drawer.value = { ...drawer.value, ...changes };
};

/** What is known of a table here. @param {string} id @returns {Kept} */
export const known = id => drawer.value.tables[id] || { id, game: '', title: '', seats: {}, seen: 0 };

/** Remember something of a table. @param {string} id @param {Partial<Kept>} changes */
export function keep(id, changes) {
  const before = known(id);
  const after = { ...before, ...changes, seats: { ...before.seats, ...changes.seats }, seen: Date.now() };
  const tables = { ...drawer.value.tables, [id]: after };
  const order = Object.values(tables).sort((a, b) => b.seen - a.seen);
  for (const old of order.slice(60)) delete tables[old.id];
  remember({ tables });
}

/** Forget a seat whose token is void. @param {string} id @param {string} seat */
export function forgetSeat(id, seat) {
  const mine = known(id),
    seats = { ...mine.seats };
  delete seats[seat];
  remember({ tables: { ...drawer.value.tables, [id]: { ...mine, seats } } });
}

/** Dark or light, whichever is not shown now. */
export function otherTheme() {
  const dark = drawer.value.theme ? drawer.value.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  remember({ theme: dark ? 'light' : 'dark' });
}
