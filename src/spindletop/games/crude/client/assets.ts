/* The kinds of assets, and the signs that stand for them. */

import type { IconName } from '#generated/icons.d.ts';
import type { AssetKind } from './game.d.ts';

/** The icon of each kind. */
export const ASSET_ICONS: Readonly<Record<AssetKind, IconName>> = {
  rig: 'derrick',
  well: 'pumpjack',
  station: 'station',
  refinery: 'refinery',
};

/** The kinds as a company counts them. */
export const OWNED_KINDS: readonly AssetKind[] = ['rig', 'well', 'refinery', 'station'];

/** The kinds as the economy card lists them: what can be bought first. */
export const PRICED_KINDS: readonly AssetKind[] = ['rig', 'station', 'refinery', 'well'];

/** The verbs that buy a piece of the supply. */
export const SUPPLY = { buy_rig: 'rig', buy_station: 'station', buy_refinery: 'refinery' } as const satisfies Record<
  string,
  AssetKind
>;

export type SupplyVerb = keyof typeof SUPPLY;

/** Whether a verb buys a piece of the supply. */
export const isSupplyVerb = (verb: string): verb is SupplyVerb => verb in SUPPLY;
