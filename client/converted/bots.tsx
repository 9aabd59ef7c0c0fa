// @ts-nocheck
/* The bots that can be asked to play. */

import { once } from './api.tsx';
import { useEffect, useState } from './html.tsx';

/** The bots of this server with a word about each; none until they are known. @returns {any[]} */
export function useBots() {
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    once('/bots').then(setBots, () => {});
  }, []);
  return bots;
}
