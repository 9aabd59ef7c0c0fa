/* Finding a game's own drawing: /games/GAME/table.js, or the general sheets. */

import { GENERIC } from './generic_table.js';
import { once } from './api.js';

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** The drawing of a game. @param {string} game @returns {Promise<any>} */
export function drawingOf(game) {
  if (!known.has(game)) known.set(game, load(game));
  return /** @type {Promise<any>} */ (known.get(game));
}

async function load(game) {
  const told = await once('/games/' + game);
  return told.drawn ? { secrets: true, ...(await import(`/games/${game}/table.js`)).default } : GENERIC;
}
