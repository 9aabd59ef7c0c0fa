/* Written by `make types`; do not edit. */

import type { ChoiceIn } from '#generated/protocol.d.ts';

export type ColourName = 'orange' | 'silver' | 'teal';

export type ColourLetter = 'O' | 'S' | 'T';

export type Grade = 'crude' | 'low' | 'mid' | 'high';

export type SeatColour = 'red' | 'blue' | 'green' | 'yellow';

export type PaperKind = 'contract' | 'order';

export type PaperRow = 'high' | 'mid' | 'low' | 'five' | 'four' | 'three';

export type ShopName = 'machine' | 'tank';

export type MarketName = 'Crude Market' | 'Market 1' | 'Market 2' | 'Market 3';

export type ActionName = 'upgrades' | 'machines_pipes' | 'tanks_pipes' | 'contracts_loans';

export type Family =
  | 'government'
  | 'engineering'
  | 'refined_markets'
  | 'shops'
  | 'contracts_orders'
  | 'human_resources'
  | 'machines';

export type ValuationRule =
  | 'oil_again'
  | 'pipelines_again'
  | 'per_tank'
  | 'per_level3'
  | 'attached_pipelines'
  | 'colour_assets'
  | 'pipelines_exactly'
  | 'contracts_again'
  | 'orders_again'
  | 'distinct_pipelines'
  | 'distinct_attached_pipelines'
  | 'distinct_delivered';

/** The tanks of a seat for one grade, and their barrels by colour. */
export interface TankRow {
  readonly grade: Grade;
  readonly tanks: number;
  readonly room: number;
  readonly barrels: readonly number[];
}

/** The length of the longest pipeline of each colour. */
export interface Longest {
  readonly O: number;
  readonly S: number;
  readonly T: number;
}

/** A tile in a network. */
export interface LaidTile {
  readonly tile: number;
  readonly a: string;
  readonly b: string;
  readonly centre: ColourLetter;
  readonly left: ColourLetter;
  readonly right: ColourLetter;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** One pipe of a half: which edges it joins, and to which pipeline it belongs. */
export interface Segment {
  readonly colour: ColourLetter;
  readonly ends: string;
  readonly pipeline: number | null;
}

/** One half of a laid tile; a machine may cover it. */
export interface Half {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly covered: boolean;
  readonly segments: readonly Segment[];
}

/** A pipeline of a network, and the best grade that it brings crude, low and mid barrels to. */
export interface PipelineRun {
  readonly pipeline: number;
  readonly colour: ColourLetter;
  readonly length: number;
  readonly value: number;
  readonly attached: boolean;
  readonly reach: readonly (Grade | null)[];
}

/** The network of a seat; machines are named by their cells. */
export interface Network {
  readonly tiles: readonly LaidTile[];
  readonly halves: readonly Half[];
  readonly machines: readonly (readonly number[])[];
  readonly pipelines: readonly PipelineRun[];
}

/** A contract of a seat, and how far it is filled. */
export interface HeldContract {
  readonly name: string;
  readonly kind: PaperKind;
  readonly row: PaperRow;
  readonly lines: readonly string[];
  readonly pays: number;
  readonly to_come: number;
  readonly active: boolean;
  readonly filled: readonly boolean[];
  readonly fillings: number;
}

/** A contract or an order; a line is a colour and a grade, such as O2. */
export interface Paper {
  readonly name: string;
  readonly kind: PaperKind;
  readonly row: PaperRow;
  readonly lines: readonly string[];
  readonly pays: number;
}

/** The score of a seat, by its steps. */
export interface Score {
  readonly oil: number;
  readonly pipelines: number;
  readonly valuations: number;
  readonly penalties: number;
  readonly cash: number;
  readonly total: number;
}

/** One seat: `upgrades` are levels bought, `valued` is what the Valuation tile and each card in play pay now. */
export interface Seat {
  readonly colour: SeatColour;
  readonly cash: number;
  readonly tokens: number;
  readonly penalty: number;
  readonly tank_rows: readonly TankRow[];
  readonly tank_places: number;
  readonly barrels_per_tank: number;
  readonly longest: Longest;
  readonly network: Network;
  readonly contracts: readonly HeldContract[];
  readonly orders: readonly Paper[];
  readonly upgrades: Readonly<Partial<Record<Family, number>>>;
  readonly fillings_a_year: number;
  readonly virtual: number;
  readonly score: Score;
  readonly valued: readonly number[];
}

/** A space of the cross for workers: a market, or an action. */
export interface CrossSpace {
  readonly space: number;
  readonly arm: string;
  readonly action: MarketName | ActionName | null;
  readonly turn_order_icon: boolean;
  readonly workers: readonly number[];
}

/** A space of a market, and the barrel on it. */
export interface MarketSpace {
  readonly price: number;
  readonly in_play: boolean;
  readonly barrel: ColourLetter | null;
}

/** A row of a market: one colour in one grade. */
export interface MarketRow {
  readonly row: string;
  readonly market: number;
  readonly colour: ColourLetter;
  readonly grade: number;
  readonly spaces: readonly MarketSpace[];
  readonly supply: number;
  readonly demand: number;
}

/** A place of a display, and the paper on it. */
export interface Spot {
  readonly row: PaperRow;
  readonly column: number;
  readonly in_use: boolean;
  readonly paper: Paper | null;
}

/** A stack of contracts. */
export interface Stack {
  readonly row: PaperRow;
  readonly top: Paper | null;
  readonly below: number;
}

/** A row of a shop. */
export interface ShopRow {
  readonly price: number;
  readonly left: number;
  readonly spaces: number;
}

/** A pipe tile: where its halves bend, and the colours of its pipes. */
export interface Tile {
  readonly tile: number;
  readonly a: string;
  readonly b: string;
  readonly centre: ColourLetter;
  readonly left: ColourLetter;
  readonly right: ColourLetter;
}

/** A shop, its pipe tiles and its stack. */
export interface Shop {
  readonly shop: ShopName;
  readonly rows: readonly ShopRow[];
  readonly pipes: readonly (Tile | null)[];
  readonly stack: number;
}

/** A quadrant of the government's store. */
export interface GovernmentQuadrant {
  readonly open: boolean;
  readonly tiles: readonly (Tile | null)[];
}

/** The government's store, and how many more quadrants may be opened this year. */
export interface Government {
  readonly quadrants: readonly GovernmentQuadrant[];
  readonly openable: number;
}

/** The refinement markers of each colour, step by step. */
export interface Markers {
  readonly O: readonly number[];
  readonly S: readonly number[];
  readonly T: readonly number[];
}

/** A family of upgrades, whether its token is face up, and how many cards of each level are on offer. */
export interface UpgradeFamily {
  readonly family: Family;
  readonly face_up: boolean;
  readonly on_offer: readonly number[];
}

/** A valuation card in play; what it is about depends on its rule. */
export interface Valuation {
  readonly number: number;
  readonly rule: ValuationRule;
  readonly amount: number;
  readonly colour?: ColourLetter;
  readonly grade?: Grade;
  readonly payout?: readonly number[];
}

/** What an upgrade still lets the mover take. */
export interface Takes {
  readonly government: number;
  readonly tanks: number;
  readonly machines: number;
  readonly pipes: number;
}

/** A pipeline that is being run. */
export interface RunningPipeline {
  readonly colour: ColourName;
  readonly pipeline: number;
  readonly value: number;
  readonly uses: number;
}

/** How far the turn and the action under way are. */
export interface Action {
  readonly step: string;
  readonly actions: number;
  readonly main_space: number | null;
  readonly parts: number;
  readonly pipes: number;
  readonly next_pipe: number | null;
  readonly machine_run: number;
  readonly secondary: number;
  readonly hand: Tile | null;
  readonly machine_in_hand: boolean;
  readonly takes: Takes;
  readonly worker: readonly number[] | null;
  readonly paper: Paper | null;
  readonly run: readonly RunningPipeline[];
  readonly rounds_left_in_year: number;
}

/** What tiles, upgrades and loans cost or bring. */
export interface Prices {
  readonly pipes: readonly number[];
  readonly government: readonly number[];
  readonly upgrade: number;
  readonly loan: number;
}

/** What a barrel of each grade earns in contracts and orders. */
export interface Rates {
  readonly contract: readonly number[];
  readonly order: readonly number[];
}

/** The whole table. */
export interface PipelineView {
  readonly round: number;
  readonly rounds: number;
  readonly year: number;
  readonly rounds_of_year: readonly number[];
  readonly turn: number;
  readonly upper: readonly number[];
  readonly lower: readonly (number | null)[];
  readonly seats: readonly Seat[];
  readonly cross: readonly CrossSpace[];
  readonly markets: readonly MarketRow[];
  readonly contracts: readonly Spot[];
  readonly stacks: readonly Stack[];
  readonly orders: readonly Spot[];
  readonly shops: readonly Shop[];
  readonly government: Government;
  readonly markers: Markers;
  readonly upgrades: readonly UpgradeFamily[];
  readonly valuations: readonly Valuation[];
  readonly valuation_tile: ValuationRule;
  readonly supply: readonly number[];
  readonly undrawn: number;
  readonly action: Action;
  readonly prices: Prices;
  readonly rates: Rates;
}

/** A pipeline that the tile would become part of, its length before and after, and what it refines to. */
export interface Join {
  readonly from: number;
  readonly colour: ColourLetter;
  readonly pipes: readonly number[];
  readonly pipelines: readonly number[];
  readonly to: number;
  readonly value: number;
  readonly reached: Grade | null;
  readonly reaches: Grade | null;
}

/** A colour whose longest pipeline would change, and its length before and after. */
export interface Longer {
  readonly from: number;
  readonly colour: ColourLetter;
  readonly to: number;
}

/** What a tile would join, and which pipelines would be the longest. */
export interface TileEffects {
  readonly joins: readonly Join[];
  readonly longest: readonly Longer[];
}

/** What a seat or a spectator sees. */
export type GameView = PipelineView;

/** What a seat may do, with its arguments. */
export interface Verbs {
  readonly put_tank: { readonly grade: Grade };
  readonly deliver: { readonly contract: string; readonly line: number };
  readonly order: { readonly order: string };
  readonly use: { readonly grade: 'low' | 'mid' | 'high' };
  readonly early_run: Readonly<Record<string, never>>;
  readonly work: { readonly space: number };
  readonly gov: { readonly quadrant: 'Q1' | 'Q2' | 'Q3' | 'Q4'; readonly space: number };
  readonly run: { readonly tile: number };
  readonly run_machine: { readonly machine: number };
  readonly pass: Readonly<Record<string, never>>;
  readonly secondary: { readonly space: number };
  readonly activate: Readonly<Record<string, never>>;
  readonly end_turn: Readonly<Record<string, never>>;
  readonly sell: { readonly row: string; readonly tier: number; readonly colour: ColourLetter; readonly grade: number };
  readonly buy: { readonly row: string; readonly tier: number; readonly colour: ColourLetter };
  readonly take: { readonly row: PaperRow; readonly column: number; readonly state: 'active' | 'deferred' };
  readonly loan: Readonly<Record<string, never>>;
  readonly buy_tank: { readonly row: number; readonly grade: Grade };
  readonly buy_machine: { readonly row: number };
  readonly buy_pipe: { readonly slot: number };
  readonly upgrade: { readonly family: Family };
  readonly flip: { readonly family: Family };
  readonly gov_pick: { readonly space: number };
  readonly done: Readonly<Record<string, never>>;
  readonly take_gov: { readonly quadrant: 'Q1' | 'Q2' | 'Q3' | 'Q4'; readonly space: number };
  readonly take_tank: { readonly row: number; readonly grade: Grade };
  readonly take_machine: { readonly row: number };
  readonly take_pipe: { readonly shop: ShopName; readonly slot: number };
  readonly decline: Readonly<Record<string, never>>;
  readonly place: { readonly x: number; readonly y: number; readonly turn: number };
  readonly place_machine: { readonly tile: number; readonly half: 'A' | 'B' };
  readonly refine: {
    readonly pipeline: number;
    readonly move: 'crude-low' | 'crude-mid' | 'crude-high' | 'low-mid' | 'low-high' | 'mid-high';
  };
  readonly slot: { readonly place: number };
  readonly keep: Readonly<Record<string, never>>;
}

/** What choices tell beside their figures, by verb. */
export interface Effects {
  readonly place: TileEffects;
}

/** The places of the table that choices name. */
export type GamePlace =
  | `bank:${string}`
  | `cell:${string}`
  | `display:${string}`
  | `gov:${string}`
  | `line:${string}`
  | `machines:${string}`
  | `market:${string}`
  | `order:${string}`
  | `pipe:${string}`
  | `run:${string}`
  | `shop:${string}`
  | `slot:${string}`
  | `space:${string}`
  | `tanks:${string}`
  | `token:${string}`
  | `upgrade:${string}`;

/** One action that is offered. */
export type GameChoice = ChoiceIn<Verbs, Effects, GamePlace>;

/** What can happen, as the log names it. */
export type EventKind =
  | 'dealt'
  | 'first_seat'
  | 'first_tank'
  | 'tank'
  | 'year'
  | 'round'
  | 'works'
  | 'secondary'
  | 'passed'
  | 'sold'
  | 'bought'
  | 'took'
  | 'loan'
  | 'pipe'
  | 'placed'
  | 'discarded'
  | 'machine'
  | 'covered'
  | 'upgraded'
  | 'flipped'
  | 'opened'
  | 'run'
  | 'refined'
  | 'delivered'
  | 'fulfilled'
  | 'order'
  | 'order_place'
  | 'bumped'
  | 'refresh'
  | 'failed'
  | 'over';
