// @ts-nocheck
/* Finding a game's own drawing: /games/GAME/table.js with its table.css, or the general sheets. */

import { drawPlain } from '../runtime/plain.tsx';
import { adapted } from './adapt.tsx';
import { once } from './api.tsx';
import { GENERIC } from './generic_table.tsx';

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** The drawing of a game, with its styles in force. @param {string} game @returns {Promise<any>} */
export function drawingOf(game) {
  if (!known.has(game)) known.set(game, load(game));
  return /** @type {Promise<any>} */ (known.get(game));
}

async function load(game) {
  const { drawing } = await once('/games/' + game);
  if (!drawing) return GENERIC;
  const [module] = await Promise.all([import(drawing.script), drawing.styles ? style(drawing.styles) : null]);
  return { secrets: true, ...(drawing.plain ? drawPlain(module) : adapted(module.default)) };
}

/** Put a style sheet in force before anything is drawn; a game may do without one. @param {string} address @returns {Promise<any>} */
function style(address) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise(done => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
