/* Which paper an area is printed on. */

import type { Area } from './game.d.ts';

/** The classes of an area's ground: nobody's, held by a power, or a power's own country. */
export function tintOf({ home, power }: Pick<Area, 'home' | 'power'>): string {
  if (!power) return 'free-ground';
  return `power-${power} ${home ? 'home-ground' : 'held-ground'}`;
}
