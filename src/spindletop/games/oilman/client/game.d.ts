/* Written by `make types`; do not edit. */

import type { ChoiceIn } from '#generated/protocol.d.ts';

export type CapName = 'none' | 'dry1' | 'dry2' | 'dry3' | 'wet1' | 'wet2' | 'wet3';

export type Terrain = 'water' | 'land';

export type EndName = 'rounds' | 'target' | 'time';

/** One company: its money, its debt and its luck. */
export interface Company {
  readonly colour: string;
  readonly cash: number;
  readonly salary: number;
  readonly salary_worth: number;
  readonly net_worth: number;
  readonly dry_attempts: number;
  readonly owed: number;
  readonly borrowed: boolean;
  readonly repaying: boolean;
  readonly barred: boolean;
  readonly wet_wells: number;
}

/** One hole of the board and what is known of the ground below it. */
export interface Hole {
  readonly hole: string;
  readonly terrain: Terrain;
  readonly property: number | null;
  readonly owner: number | null;
  readonly cap: CapName;
  readonly clear: number;
  readonly oil: number;
}

/** A property and its holes. */
export interface Property {
  readonly owner: number;
  readonly holes: readonly string[];
  readonly needs_well: boolean;
}

/** The auction under way; `in` are the seats that may still bid. */
export interface Auction {
  readonly in: readonly number[];
  readonly minimum: number;
  readonly ceiling: number;
  readonly standing: number | null;
  readonly leader: number | null;
  readonly bidder: number;
  readonly last_bids: readonly number[];
}

/** What drilling costs in one terrain by level, and how much the salary rises. */
export interface PadLines {
  readonly level: readonly number[];
  readonly all: number;
  readonly direct: number;
  readonly gain: readonly number[];
}

/** The score pad, by terrain. */
export interface Pad {
  readonly water: PadLines;
  readonly land: PadLines;
}

/** The whole table; `ground` is shown at the end of a game with a hidden layout. */
export interface OilmanView {
  readonly round: number;
  readonly rounds: number;
  readonly end: EndName;
  readonly target: number | null;
  readonly minutes: number | null;
  readonly minutes_left: number | null;
  readonly salary_multiple: number;
  readonly debts_count: boolean;
  readonly end_triggered: boolean;
  readonly first: number;
  readonly turn: number;
  readonly companies: readonly Company[];
  readonly holes: readonly Hole[];
  readonly properties: readonly Property[];
  readonly marks: readonly string[];
  readonly auction: Auction | null;
  readonly pad: Pad;
  readonly ground?: readonly number[];
}

/** What a seat or a spectator sees. */
export type GameView = OilmanView;

/** What a seat may do, with its arguments. */
export interface Verbs {
  readonly draw: Readonly<Record<string, never>>;
  readonly mark: { readonly hole: string };
  readonly offer: Readonly<Record<string, never>>;
  readonly drill: { readonly hole: string; readonly rig: number };
  readonly pass_turn: Readonly<Record<string, never>>;
  readonly borrow: Readonly<Record<string, never>>;
  readonly bid: { readonly amount: number };
  readonly raise: { readonly rung: number };
  readonly drop: Readonly<Record<string, never>>;
  readonly buy: Readonly<Record<string, never>>;
  readonly decline: Readonly<Record<string, never>>;
}

/** No verb of this game tells more than its figures. */
export type Effects = Record<never, never>;

/** The places of the table that choices name. */
export type GamePlace = `hole:${string}`;

/** One action that is offered. */
export type GameChoice = ChoiceIn<Verbs, Effects, GamePlace>;

/** What can happen, as the log names it. */
export type EventKind =
  | 'first_seat'
  | 'layout'
  | 'salary'
  | 'instalment'
  | 'borrowed'
  | 'drew'
  | 'marked'
  | 'auction'
  | 'bid'
  | 'dropped'
  | 'sold'
  | 'overbid'
  | 'declined'
  | 'unsold'
  | 'drilled'
  | 'struck'
  | 'dry'
  | 'raised'
  | 'passed'
  | 'end_near'
  | 'over';
