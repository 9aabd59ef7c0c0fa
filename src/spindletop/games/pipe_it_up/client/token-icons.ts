/* The icon that a city token shows. */

import type { IconName } from '#generated/icons.d.ts';
import type { IconName as TokenIcon } from './game.d.ts';

export const TOKEN_ICONS: Readonly<Record<TokenIcon, IconName>> = {
  tap: 'tap',
  well: 'well',
  tower: 'water-tower',
  bucket: 'bucket',
};

/** The four icons in the order in which they are told. */
export const TOKEN_IDS = Object.keys(TOKEN_ICONS) as readonly TokenIcon[];
