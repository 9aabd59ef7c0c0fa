/* Written by `make types`; do not edit. */

import type { ChoiceIn } from '#generated/protocol.d.ts';

export type PowerName = 'persia' | 'britain' | 'ussr' | 'saudi' | 'turkey';

export type Phase = 'setup' | 'events' | 'actions';

export type Decade = '20s' | '30s';

export type HalfOfCard = 'twenties' | 'thirties';

export type WellBonus = 'production' | 'draw_gas' | 'coins' | 'action_card' | 'influence';

export type CardSort = 'build' | 'influence' | 'units' | 'gas' | 'money' | 'cards';

export type ChangeKey =
  | 'pipeline_price'
  | 'influence_price'
  | 'income'
  | 'card_fee'
  | 'well_price'
  | 'extra_segments'
  | 'gas_cubes_per_stake'
  | 'gas_stake_price'
  | 'move_steps'
  | 'card_fee_waived'
  | 'extra_segments_off';

/** A number for each power. */
export interface ByPower {
  readonly persia: number;
  readonly britain: number;
  readonly ussr: number;
  readonly saudi: number;
  readonly turkey: number;
}

/** A well of a player, and its way to the sea if there is one. */
export interface OwnWell {
  readonly well: string;
  readonly connected: boolean;
  readonly route: readonly string[] | null;
  readonly port: string | null;
  readonly yields: number;
  readonly used: boolean;
  readonly new: boolean;
  readonly missing: number;
}

/** Where the points of a player come from. */
export interface ScoreSources {
  readonly pipelines: number;
  readonly ports: number;
  readonly gas: number;
  readonly influence: number;
  readonly control: number;
}

/** An action card in a hand, and how often it is there. */
export interface HeldCard {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly sort: CardSort;
  readonly count: number;
}

/** One player; the hand is there for its owner alone. */
export interface Player {
  readonly colour: string;
  readonly company: string | null;
  readonly cash: number;
  readonly executives: number;
  readonly finds: number;
  readonly gas_income: number;
  readonly cubes: number;
  readonly pieces: number;
  readonly influence: ByPower;
  readonly flags: readonly PowerName[];
  readonly wells: readonly OwnWell[];
  readonly hand_size: number;
  readonly free_cubes: number;
  readonly score: number;
  readonly sources: ScoreSources;
  readonly hand?: readonly HeldCard[];
}

/** What a pipeline costs the viewer in areas of a power, and how many more segments a build brings there. */
export interface Tariff {
  readonly price: number;
  readonly extra: number;
}

/** One power: its flag, its influence track and its units; the tariff is there for players. */
export interface Power {
  readonly power: PowerName;
  readonly name: string;
  readonly letter: string;
  readonly tint: string;
  readonly flag: number | null;
  readonly flag_points: number;
  readonly influence: readonly number[];
  readonly home: number;
  readonly outside: readonly string[];
  readonly cut_off: readonly string[];
  readonly discount: readonly number[];
  readonly extra: readonly number[];
  readonly points: readonly number[];
  readonly cheap_left: number;
  readonly next_price: number;
  readonly to_take: readonly number[];
  readonly tariff?: Tariff;
}

/** One area of the map and the power that holds it. */
export interface Area {
  readonly area: string;
  readonly name: string;
  readonly home: boolean;
  readonly power: PowerName | null;
  readonly unit: boolean;
  readonly x: number;
  readonly y: number;
}

/** What a well brings; the power is there for influence. */
export interface Brings {
  readonly kind: WellBonus;
  readonly amount: number;
  readonly power: PowerName | null;
}

/** One well of the map. */
export interface Well {
  readonly well: string;
  readonly name: string;
  readonly area: string;
  readonly bonus: string;
  readonly brings: Brings;
  readonly exists: boolean;
  readonly owner: number | null;
  readonly connected: boolean;
  readonly used: boolean;
  readonly new: boolean;
  readonly x: number;
  readonly y: number;
}

/** A port and the points that it gives. */
export interface Port {
  readonly port: string;
  readonly name: string;
  readonly sea: string;
  readonly area: string;
  readonly bonus: number;
  readonly x: number;
  readonly y: number;
}

/** A place where segments meet. */
export interface Junction {
  readonly junction: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** One segment and whose pipelines lie there; price and extra are there for players. */
export interface Segment {
  readonly segment: string;
  readonly name: string;
  readonly a: string;
  readonly b: string;
  readonly area: string;
  readonly owners: readonly number[];
  readonly price?: number;
  readonly extra?: number;
}

/** An event card that lies open, and which half of it is valid. */
export interface Event {
  readonly card: string;
  readonly name: string;
  readonly twenties: string;
  readonly thirties: string;
  readonly valid: HalfOfCard;
}

/** An action card of the deck, and how often it is there. */
export interface PrintedCard {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly sort: CardSort;
  readonly copies: number;
}

/** The action cards as all may know them. */
export interface Cards {
  readonly pile: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly in_play: string | null;
  readonly executives: number;
  readonly fee: number;
  readonly kinds: readonly PrintedCard[];
}

/** How likely a search for gas finds something for so many dollars. */
export interface Stake {
  readonly dollars: number;
  readonly cubes: number;
  readonly percent: number;
}

/** The gas bag and where the boats lie. */
export interface Bag {
  readonly black: number;
  readonly white: number;
  readonly black_gone: number;
  readonly white_gone: number;
  readonly chances: readonly Stake[];
  readonly x: number;
  readonly y: number;
}

/** What the n-th find of gas brings, and what so many finds score. */
export interface Find {
  readonly find: number;
  readonly bonus: string;
  readonly points: number;
}

/** What is asked now, as far as all may know it. */
export interface Deciding {
  readonly seat: number | null;
  readonly prompt: string;
  readonly rolled: readonly PowerName[];
  readonly votes: Readonly<Record<string, number>> | null;
  readonly executives_placed: readonly number[];
  readonly units_outside: readonly number[];
}

/** The whole table; `changes` are what the events have changed, as it stands now. */
export interface InterbellumView {
  readonly round: number;
  readonly rounds: number;
  readonly decade: Decade;
  readonly phase: Phase;
  readonly starter: number;
  readonly next_starter: number;
  readonly turn: number;
  readonly over: boolean;
  readonly winners: readonly number[] | null;
  readonly bank: number;
  readonly players: readonly Player[];
  readonly powers: readonly Power[];
  readonly areas: readonly Area[];
  readonly borders: readonly (readonly string[])[];
  readonly wells: readonly Well[];
  readonly ports: readonly Port[];
  readonly junctions: readonly Junction[];
  readonly segments: readonly Segment[];
  readonly events: readonly (Event | null)[];
  readonly undrawn: readonly (readonly string[])[];
  readonly changes: Readonly<Partial<Record<ChangeKey, number>>>;
  readonly cards: Cards;
  readonly bag: Bag;
  readonly meter: readonly Find[];
  readonly well_price: number;
  readonly deciding: Deciding;
}

/** Whether bought influence would carry the flag away. */
export interface InfluenceEffects {
  readonly takes_flag: boolean;
}

/** What a seat or a spectator sees. */
export type GameView = InterbellumView;

/** What a seat may do, with its arguments. */
export interface Verbs {
  readonly build: { readonly segment: string };
  readonly gas_search: { readonly attempts: number };
  readonly income: { readonly well: string };
  readonly buy_influence: { readonly power: PowerName; readonly cubes: number };
  readonly draw_cards: Readonly<Record<string, never>>;
  readonly play_card: { readonly kind: string };
  readonly buy_well: { readonly well: string };
  readonly move_army: { readonly area: string; readonly to: string };
  readonly pass: Readonly<Record<string, never>>;
  readonly done: Readonly<Record<string, never>>;
  readonly decline: Readonly<Record<string, never>>;
  readonly expand: { readonly power: PowerName; readonly area: string };
  readonly withdraw: { readonly area: string };
  readonly choose_power: { readonly power: PowerName };
  readonly gain_influence: { readonly power: PowerName };
  readonly lose_influence: { readonly power: PowerName };
  readonly shift_influence: { readonly source: PowerName; readonly to: PowerName };
  readonly discard: { readonly kind: string };
  readonly choose_well: { readonly well: string };
  readonly vote: { readonly area: string };
}

/** What choices tell beside their figures, by verb. */
export interface Effects {
  readonly buy_influence: InfluenceEffects;
}

/** The places of the table that choices name. */
export type GamePlace =
  | `area:${string}`
  | `boat:${string}`
  | `card:${string}`
  | `pile:${string}`
  | `power:${string}`
  | `segment:${string}`
  | `well:${string}`;

/** One action that is offered. */
export type GameChoice = ChoiceIn<Verbs, Effects, GamePlace>;

/** What can happen, as the log names it. */
export type EventKind =
  | 'starter'
  | 'company'
  | 'chose_well'
  | 'drew_card'
  | 'reshuffled'
  | 'round'
  | 'gas_income'
  | 'event'
  | 'die'
  | 'named'
  | 'expanded'
  | 'ousted'
  | 'withdrew'
  | 'moved'
  | 'voted'
  | 'received'
  | 'paid'
  | 'discarded'
  | 'gained'
  | 'lost'
  | 'flag'
  | 'flag_back'
  | 'built'
  | 'connected'
  | 'searched'
  | 'found'
  | 'no_gas'
  | 'bag'
  | 'income'
  | 'bought_influence'
  | 'drew'
  | 'played'
  | 'bought_well'
  | 'passed'
  | 'over';
