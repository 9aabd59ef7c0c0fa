/* Written by `make types`; do not edit. */

import type { ChoiceIn } from '#generated/protocol.d.ts';

export type AssetKind = 'rig' | 'well' | 'station' | 'refinery';

export type MarketName = 'domestic' | 'foreign';

export type Product = 'crude' | 'gasoline';

export type Colour = 'red' | 'blue' | 'green' | 'yellow';

/** For how many rounds nobody has sold anything, and how many end the game. */
export interface Idle {
  readonly rounds: number;
  readonly limit: number;
}

/** The roll of this turn. */
export interface Dice {
  readonly red: number;
  readonly black: number;
}

/** A number for each kind of asset. */
export interface ByAsset {
  readonly rig: number;
  readonly well: number;
  readonly station: number;
  readonly refinery: number;
}

/** One company: cash, assets and what they are worth. */
export interface Company {
  readonly colour: Colour;
  readonly cash: number;
  readonly assets: ByAsset;
  readonly liquidation_now: number;
  readonly liquidation_end: number;
  readonly total: number;
  readonly barrels: number;
  readonly wells_built: number;
  readonly next_well: number;
  readonly may_declare: boolean;
  readonly debt: number;
}

/** One asset on its square. */
export interface Asset {
  readonly kind: AssetKind;
  readonly square: string;
  readonly row: number;
  readonly column: number;
  readonly size: number;
  readonly shut: boolean;
  readonly fresh: boolean;
  readonly hits: number;
  readonly saleable: boolean;
  readonly value: number;
}

/** What the roll gave a quadrant. */
export interface Harvest {
  readonly crude: number;
  readonly to_refine: number;
  readonly to_sell: number;
  readonly strike: boolean;
}

/** One quadrant, its storage and its assets. */
export interface Quadrant {
  readonly name: string;
  readonly owner: number | null;
  readonly active: boolean;
  readonly lit_row: number | null;
  readonly lit_column: number | null;
  readonly crude: number;
  readonly fresh_crude: number;
  readonly gasoline: number;
  readonly fresh_gasoline: number;
  readonly assets: readonly Asset[];
  readonly gave: Harvest;
}

/** How far a quadrant has refined, pumped and struck. */
export interface Production {
  readonly quadrant: string;
  readonly seat: number | null;
  readonly refine_left: number;
  readonly pump_left: number;
  readonly strike: string | null;
}

/** The prices of one product; `cost_of` and `return_of` are what 1, 2, 3 ... barrels cost and bring together. */
export interface Track {
  readonly product: Product;
  readonly spaces: readonly number[];
  readonly covered: number;
  readonly buy: number | null;
  readonly sell: number | null;
  readonly cost_of: readonly number[];
  readonly return_of: readonly number[];
}

/** A market and its two tracks. */
export interface Market {
  readonly name: MarketName;
  readonly closed: boolean;
  readonly tracks: readonly Track[];
}

/** The Consumer Market and the next prices at the pump. */
export interface Consumer {
  readonly low: number;
  readonly high: number;
  readonly red: readonly number[];
  readonly price: number;
  readonly barrels: number;
  readonly next_sale: number | null;
  readonly next_sales: readonly number[];
}

/** An economy card that may follow. */
export interface NextEconomy {
  readonly id: string;
  readonly name: string;
  readonly demand: number;
}

/** The economy card whose values count at the end. */
export interface FinalEconomy {
  readonly name: string;
  readonly sell: ByAsset;
}

/** The economy card in force, those that may follow, and the one of the end; not every kind can be bought. */
export interface Economy {
  readonly id: string;
  readonly name: string;
  readonly demand: number;
  readonly buy: Readonly<Partial<Record<AssetKind, number>>>;
  readonly sell: ByAsset;
  readonly next: readonly NextEconomy[];
  readonly final: FinalEconomy;
}

/** The difference marker, and how likely the next roll changes the economy. */
export interface Difference {
  readonly marker: number;
  readonly trigger: number;
  readonly change_percent: number;
}

/** A news card, and what it would cost each seat now. */
export interface NewsCard {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly costs: readonly number[];
}

/** The news that may come, the news in force, and which cards nobody has seen yet. */
export interface News {
  readonly most_likely_doubles: readonly number[];
  readonly unlikely_doubles: readonly number[];
  readonly most_likely: NewsCard | null;
  readonly unlikely: NewsCard | null;
  readonly resolving: NewsCard | null;
  readonly active: readonly NewsCard[];
  readonly used: readonly string[];
  readonly unseen: number;
  readonly unseen_cards: readonly string[];
}

/** The whole table. */
export interface CrudeView {
  readonly round: number;
  readonly max_rounds: number | null;
  readonly idle: Idle | null;
  readonly victory_cash: number;
  readonly turn: number | null;
  readonly ghost_turn: boolean;
  readonly first: number;
  readonly purchase_round: boolean;
  readonly declarer: number | null;
  readonly final_turns_left: number;
  readonly dice: Dice | null;
  readonly seats: readonly Company[];
  readonly quadrants: readonly Quadrant[];
  readonly production: Production | null;
  readonly markets: readonly Market[];
  readonly market_used: MarketName | null;
  readonly consumer: Consumer;
  readonly economy: Economy;
  readonly difference: Difference;
  readonly news: News;
}

/** The row and the column that the dice would light in a quadrant. */
export interface LitByRoll {
  readonly lit_row: number;
  readonly lit_column: number;
}

/** What a seat or a spectator sees. */
export type GameView = CrudeView;

/** What a seat may do, with its arguments. */
export interface Verbs {
  readonly buy: { readonly market: MarketName; readonly product: Product; readonly quadrant: 'first' | 'second' };
  readonly sell: { readonly market: MarketName; readonly product: Product; readonly quadrant: 'first' | 'second' };
  readonly end_market: Readonly<Record<string, never>>;
  readonly liquidate: { readonly quadrant: 'first' | 'second'; readonly square: string };
  readonly pay_fee: Readonly<Record<string, never>>;
  readonly shut: Readonly<Record<string, never>>;
  readonly scrap: Readonly<Record<string, never>>;
  readonly choose_quadrant: { readonly quadrant: 'first' | 'second' };
  readonly refine: Readonly<Record<string, never>>;
  readonly pump: Readonly<Record<string, never>>;
  readonly convert: Readonly<Record<string, never>>;
  readonly end_production: Readonly<Record<string, never>>;
  readonly buy_rig: { readonly quadrant: 'first' | 'second'; readonly square: string };
  readonly buy_station: { readonly quadrant: 'first' | 'second'; readonly square: string };
  readonly buy_refinery: { readonly quadrant: 'first' | 'second'; readonly square: string };
  readonly sell_asset: { readonly quadrant: 'first' | 'second'; readonly square: string };
  readonly reopen: { readonly quadrant: 'first' | 'second'; readonly square: string };
  readonly end_assets: Readonly<Record<string, never>>;
  readonly declare: Readonly<Record<string, never>>;
  readonly pass: Readonly<Record<string, never>>;
}

/** What choices tell beside their figures, by verb. */
export interface Effects {
  readonly choose_quadrant: LitByRoll;
}

/** The places of the table that choices name. */
export type GamePlace =
  | `consumer:${string}`
  | `quadrant:${string}`
  | `refineries:${string}`
  | `seat:${string}`
  | `square:${string}`
  | `track:${string}`;

/** One action that is offered. */
export type GameChoice = ChoiceIn<Verbs, Effects, GamePlace>;

/** What can happen, as the log names it. */
export type EventKind =
  | 'first_seat'
  | 'purchase_round'
  | 'turn'
  | 'ghost_turn'
  | 'declared'
  | 'liquidated'
  | 'over'
  | 'bought'
  | 'sold'
  | 'rolled'
  | 'chose'
  | 'difference'
  | 'economy'
  | 'news'
  | 'news_ended'
  | 'news_drawn'
  | 'market_changed'
  | 'consumer_moved'
  | 'taxed'
  | 'waived'
  | 'forced_sale'
  | 'fee_paid'
  | 'shut'
  | 'scrapped'
  | 'collected'
  | 'refined'
  | 'pumped'
  | 'struck'
  | 'built'
  | 'sold_asset'
  | 'reopened'
  | 'closed';
