/* Written by `make types`; do not edit. */

import type { ChoiceIn } from '#generated/protocol.d.ts';

export type Colour = 'yellow' | 'red' | 'purple' | 'green';

export type IconName = 'tap' | 'well' | 'tower' | 'bucket';

export type TokenRule = 'base' | 'strategic' | 'reservoir';

export type QuestionMode = 'choice' | 'house' | 'odds';

export type PlayerFace = 'pipe1' | 'pipe2' | 'card' | 'upgrade';

export type StandardFace = 'blank' | 'pipe1' | 'pipe2';

export type Trade = 'bought' | 'sold';

/** What was agreed on before the game. */
export interface Variants {
  readonly tokens: TokenRule;
  readonly fast: boolean;
  readonly cardless: boolean;
  readonly question_mode: QuestionMode | null;
  readonly plants_off_board: boolean;
  readonly ends_on_tokens: boolean;
}

/** How many dice a seat rolls, and why. */
export interface Dice {
  readonly total: number;
  readonly player: number;
  readonly grey: number;
  readonly own: number;
}

/** How many pipes the next roll brings: mean, spread, chances of 0, 1, 2 ..., and if questions may add to it. */
export interface NextRoll {
  readonly mean: number;
  readonly spread: number;
  readonly chances: readonly number[];
  readonly without_questions: boolean;
}

/** How many city tokens show each icon. */
export interface Icons {
  readonly tap: number;
  readonly well: number;
  readonly tower: number;
  readonly bucket: number;
}

/** One need of a mission: in words, how much is there, and how much is wanted. */
export interface Progress {
  readonly need: string;
  readonly have: number;
  readonly want: number;
}

/** A city that a mission names, and whether its seat touches it. */
export interface MissionCity {
  readonly id: string;
  readonly touched: boolean;
}

/** A mission and how far it is. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly vp: number;
  readonly text: string;
  readonly progress: readonly Progress[];
  readonly cities: readonly MissionCity[];
  readonly met: boolean;
}

/** The score of a seat, by what it is made of. */
export interface FinalScore {
  readonly track: number;
  readonly plants: number;
  readonly icons: number;
  readonly mission: number;
  readonly total: number;
}

/** One seat; icons and mission are null to those who may not know them, `final` is told at the end. */
export interface Seat {
  readonly colour: Colour;
  readonly letter: string;
  readonly pattern: string;
  readonly vp: number;
  readonly supply: number;
  readonly stock: number;
  readonly tokens: number;
  readonly plants: number;
  readonly plants_left: number;
  readonly plant_cities: readonly string[];
  readonly dice: Dice;
  readonly next_roll: NextRoll;
  readonly city_tokens: number;
  readonly pipelines: number;
  readonly icons: Icons | null;
  readonly mission: Mission | null;
  readonly final?: FinalScore;
}

/** One city, where it lies and what lies on it. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region: string;
  readonly tokens: number;
  readonly icon: IconName | null;
  readonly network: boolean;
  readonly reached: boolean;
  readonly grey_plant: boolean;
  readonly plants: readonly number[];
  readonly reservoir_site: boolean;
}

/** One pipeline between two cities, whose it is, and whether the seat that looks has the pipes for it. */
export interface Link {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly vp: number;
  readonly dotted: boolean;
  readonly usable: boolean;
  readonly open: boolean;
  readonly within_reach: boolean;
  readonly owner: number | null;
}

/** A reservoir that stands. */
export interface Reservoir {
  readonly seat: number;
  readonly city: string;
  readonly size: number;
  readonly vp: number;
}

/** The faces rolled so far, and how many pipes each brings. */
export interface Roll {
  readonly player: PlayerFace;
  readonly standard: readonly StandardFace[];
  readonly left: number;
  readonly pipes: readonly number[];
}

/** What a right answer earns. */
export interface Reward {
  readonly pipes: number;
  readonly tokens: number;
  readonly words: string;
}

/** The open question; `answer` is there for those who may know it. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly reward: Reward;
  readonly opens: string | null;
  readonly roller: number;
  readonly reader: number;
  readonly choices: readonly string[] | null;
  readonly answer?: string;
}

/** How many questions were asked, and how many are left. */
export interface QuestionPile {
  readonly asked: number;
  readonly pile: number;
}

/** What things cost and score. */
export interface Prices {
  readonly token_pipes: number;
  readonly plant_tokens: number;
  readonly plant_vp: number;
  readonly icon_majority: number;
  readonly icon_tie: number;
}

/** For each kind of face of a die: how many sides show it, and how many pipes it brings. */
export interface DieFaces {
  readonly player: readonly (readonly number[])[];
  readonly standard: readonly (readonly number[])[];
}

/** The whole table. */
export interface PipeItUpView {
  readonly seat: number;
  readonly over: boolean;
  readonly ending: string | null;
  readonly step: string;
  readonly turn: number;
  readonly first: number;
  readonly variants: Variants;
  readonly seats: readonly Seat[];
  readonly aspect: number;
  readonly start_city: string;
  readonly cities: readonly City[];
  readonly links: readonly Link[];
  readonly reservoirs: readonly Reservoir[];
  readonly bank: number;
  readonly limited: boolean;
  readonly lifting_cities: readonly string[];
  readonly builds: number;
  readonly trade: Trade | null;
  readonly roll: Roll | null;
  readonly question: Question | null;
  readonly questions: QuestionPile;
  readonly reservoir_size: number | null;
  readonly least_reservoir: number | null;
  readonly links_left: number;
  readonly pipes_left: number;
  readonly city_tokens_left: number;
  readonly icons_left: Icons | null;
  readonly can_end_now: readonly number[];
  readonly idle_turns: number;
  readonly idle_limit: number;
  readonly prices: Prices;
  readonly score_table: readonly number[];
  readonly track: number;
  readonly die_faces: DieFaces;
}

/** What a pipeline would bring beside its points. */
export interface PipelineEffects {
  readonly city_tokens: number;
  readonly grey_plants: number;
  readonly ends_game: boolean;
}

/** What a seat or a spectator sees. */
export type GameView = PipeItUpView;

/** What a seat may do, with its arguments. */
export interface Verbs {
  readonly build: { readonly link: string };
  readonly buy_token: Readonly<Record<string, never>>;
  readonly sell_token: Readonly<Record<string, never>>;
  readonly build_plant: { readonly city: string };
  readonly build_plant_off: Readonly<Record<string, never>>;
  readonly answer: { readonly choice: 'A' | 'B' | 'C' };
  readonly judge: { readonly verdict: 'right' | 'wrong' };
  readonly start_reservoir: { readonly size: number };
  readonly place_reservoir: { readonly city: string };
  readonly end_turn: Readonly<Record<string, never>>;
}

/** What choices tell beside their figures, by verb. */
export interface Effects {
  readonly build: PipelineEffects;
}

/** The places of the table that choices name. */
export type GamePlace =
  | `answer:${string}`
  | `button:${string}`
  | `city:${string}`
  | `judge:${string}`
  | `link:${string}`
  | `reservoir:${string}`;

/** One action that is offered. */
export type GameChoice = ChoiceIn<Verbs, Effects, GamePlace>;

/** What can happen, as the log names it. */
export type EventKind =
  | 'first_seat'
  | 'laid'
  | 'mission'
  | 'player_die'
  | 'standard_die'
  | 'pipes'
  | 'token'
  | 'question'
  | 'right'
  | 'wrong'
  | 'reshuffled'
  | 'built'
  | 'icon'
  | 'took'
  | 'grey_plant'
  | 'unlimited'
  | 'bought'
  | 'sold'
  | 'plant'
  | 'plant_off'
  | 'reservoir'
  | 'turn_ended'
  | 'over'
  | 'scored';
