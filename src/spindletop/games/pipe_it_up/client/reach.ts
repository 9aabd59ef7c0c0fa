/* Which links a seat could build with the pipes in its hand. */

import type { Link } from './game.d.ts';

/** Whether a free link that continues the network is no longer than the stock. */
export const isWithinReach = (link: Link, stock: number): boolean =>
  link.open && link.owner === null && link.length <= stock;
