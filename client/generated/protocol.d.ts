/* Written by `make types`; do not edit. */

export type TableStatus = 'open' | 'playing' | 'over' | 'stopped';

export type StartMode = 'full' | 'host';

export type SeatKind = 'open' | 'human' | 'bot';

export type SeatChange = 'taken' | 'freed' | 'renamed' | 'returned' | 'bot' | 'left' | 'timeout' | 'voted';

export type EntryKind =
  | 'open'
  | 'seat'
  | 'salt'
  | 'start'
  | 'move'
  | 'chance'
  | 'undo'
  | 'chat'
  | 'notice'
  | 'webhook'
  | 'time'
  | 'resume'
  | 'agree'
  | 'vote'
  | 'over'
  | 'rematch';

export type ProblemCode =
  | 'bad_request'
  | 'bad_token'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'stale'
  | 'refused'
  | 'not_now'
  | 'seat_taken'
  | 'nothing_to_undo'
  | 'secret'
  | 'not_playable'
  | 'too_large'
  | 'not_json'
  | 'bad_edition'
  | 'bad_record'
  | 'bad_options'
  | 'bad_seats'
  | 'bad_bot'
  | 'bad_webhook'
  | 'bad_clock'
  | 'too_many'
  | 'server_error'
  | 'unavailable';

/** Who is to sit at one place of a new table. */
export interface NewSeat {
  readonly kind?: SeatKind;
  readonly name?: string;
  readonly bot?: string;
}

/** How long a seat may think: without limit, by move, or by a bank of time; and what happens when time is up. */
export interface ClockRule {
  readonly kind: string;
  readonly seconds: number;
  readonly increment: number;
  readonly out: string;
  readonly bot: string;
}

/** A table to be opened. */
export interface NewTable {
  readonly game?: string;
  readonly seats?: readonly NewSeat[] | null;
  readonly title?: string;
  readonly public?: boolean;
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  readonly edition?: string;
  readonly edition_toml?: string | null;
  readonly record?: string | null;
  readonly clock?: Partial<ClockRule>;
  readonly salt?: string;
  readonly start?: StartMode;
}

/** A seat to be taken; the first open one if none is named. */
export interface TakeSeat {
  readonly name: string;
  readonly seat?: number | null;
  readonly salt?: string;
  readonly webhook?: string;
  readonly id?: string | null;
}

/** A new name or webhook. */
export interface ChangeSeat {
  readonly name?: string | null;
  readonly webhook?: string | null;
}

/** The bot that plays on. */
export interface SeatToBot {
  readonly bot?: string;
}

/** A player's own words, mixed into the draws. */
export interface NewSalt {
  readonly salt: string;
}

/** A decision: one of the offered actions, by number or by text. */
export interface Move {
  readonly id: string;
  readonly at: number;
  readonly action?: number | null;
  readonly text?: string | null;
}

/** Decisions to be taken back. */
export interface Undo {
  readonly id: string;
  readonly at: number;
  readonly to?: number | null;
}

/** Something said to the table. */
export interface Say {
  readonly text: string;
}

/** A spot on the drawn table that somebody would like to use. */
export interface Why {
  readonly place: string;
}

/** Whether a seat offers to end. */
export interface Agree {
  readonly agree: boolean;
}

/** The seat that is to be handed to a bot. */
export interface CastVote {
  readonly seat: number;
}

/** An edition to be checked. */
export interface EditionText {
  readonly toml: string;
}

/** Who learns; the name is what the table calls the learner's seat. */
export interface Learner {
  readonly name?: string;
}

/** How plain a hint is wished: 1 is a question, 2 a place, 3 the move itself. */
export interface AskHint {
  readonly level?: number;
}

/** Who listens, and from where on. */
export interface Hello {
  readonly type: 'hello';
  readonly token?: string | null;
  readonly after?: number | null;
  readonly partial?: boolean;
  readonly ref?: string;
}

/** A decision. */
export interface LiveMove {
  readonly type: 'move';
  readonly id: string;
  readonly at: number;
  readonly action?: number | null;
  readonly text?: string | null;
  readonly ref?: string;
}

/** Decisions to be taken back. */
export interface LiveUndo {
  readonly type: 'undo';
  readonly id: string;
  readonly at: number;
  readonly to?: number | null;
  readonly ref?: string;
}

/** Something said to the table. */
export interface LiveChat {
  readonly type: 'chat';
  readonly text: string;
  readonly ref?: string;
}

/** Is anybody there? */
export interface Ping {
  readonly type: 'ping';
  readonly ref?: string;
}

/** One line of the log, in words for one viewer; `places` are those of the drawn table that it is about. */
export interface LogLine {
  readonly kind: string;
  readonly icon: string;
  readonly seat: number | null;
  readonly text: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly places: readonly string[];
}

/** A seat's decision; the action is null and the text its verb alone to those who may not know the arguments. */
export interface MoveEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'move';
  readonly seat: number;
  readonly n: number;
  readonly action: number | null;
  readonly text: string;
  readonly place?: string;
  readonly lines: readonly LogLine[];
}

/** What chance brought; hidden like a decision. */
export interface ChanceEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'chance';
  readonly seat: null;
  readonly n: number;
  readonly action: number | null;
  readonly text: string;
  readonly place?: string;
  readonly lines: readonly LogLine[];
}

/** A seat went back to position `n`. */
export interface UndoEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'undo';
  readonly seat: number;
  readonly n: number;
}

/** Somebody else sits at a seat, or under another name. */
export interface SeatEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'seat';
  readonly seat: number;
  readonly change: SeatChange;
  readonly name: string;
  readonly bot: string | null;
}

/** A player mixed words of their own into the draws. */
export interface SaltEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'salt';
  readonly seat: number;
  readonly salt: string;
}

/** A seat said something; `name` is what it was called then, where that is known. */
export interface ChatEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'chat';
  readonly seat: number;
  readonly text: string;
  readonly name?: string;
}

/** The server said something. */
export interface NoticeEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'notice';
  readonly seat: number | null;
  readonly text: string;
}

/** A seat agreed to end the game, or took that back. */
export interface AgreeEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'agree';
  readonly seat: number;
  readonly agree: boolean;
}

/** A seat voted to hand another one to a bot. */
export interface VoteEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'vote';
  readonly seat: number;
  readonly about: number;
}

/** How a game ended. */
export interface Result {
  readonly ending: string;
  readonly clause: string | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly digest: string;
}

/** The game is over, and the seed of its draws is revealed. */
export interface OverEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'over';
  readonly seat: number | null;
  readonly result: Result;
  readonly seed: string;
}

/** The next game is played at another table. */
export interface RematchEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'rematch';
  readonly seat: number | null;
  readonly table: string;
}

/** Something that its kind says all about. */
export interface PlainEntry {
  readonly seq: number;
  readonly time: number;
  readonly kind: 'open' | 'start' | 'webhook' | 'time' | 'resume';
  readonly seat: number | null;
}

/** An entry as one viewer may see it. */
export type SeenEntry =
  | MoveEntry
  | ChanceEntry
  | UndoEntry
  | SeatEntry
  | SaltEntry
  | ChatEntry
  | NoticeEntry
  | AgreeEntry
  | VoteEntry
  | OverEntry
  | RematchEntry
  | PlainEntry;

/** How many can play. */
export interface SeatRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** One option as a form needs it. */
export interface OptionForm {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly help: string;
  readonly default: number | string | boolean;
  readonly expected: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string>> | null;
}

/** Where a browser finds a game's drawing; a plain one is handed what it draws with instead of importing it. */
export interface Drawing {
  readonly script: string;
  readonly styles: string | null;
  readonly plain: boolean;
}

/** A game on the shelf. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly maturity: string;
  readonly length: string;
  readonly rules_version: number;
  readonly seats: SeatRange;
  readonly colours: readonly string[];
  readonly editions: readonly string[];
  readonly endings: readonly string[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>;
  readonly options: readonly OptionForm[];
  readonly drawn: boolean;
  readonly drawing: Drawing | null;
  readonly lessons: number;
}

/** Why something cannot be done at a place now: the reason, the rule, and what would be done. */
export interface WhyNot {
  readonly text: string;
  readonly clause: string;
  readonly words: string;
}

/** One numbered rule. */
export interface ClauseText {
  readonly heading: string;
  readonly text: string;
}

/** Something that is easily forgotten, and the clause that says so. */
export interface ForgottenRule {
  readonly says: string;
  readonly clause: string;
}

/** A game on one page: the parts of a turn, what scores, what is easily forgotten. */
export interface PlayerAid {
  readonly turn: readonly string[];
  readonly scores: readonly string[];
  readonly forgotten: readonly ForgottenRule[];
}

/** The rules of a game. */
export interface Rules {
  readonly markdown: string;
  readonly clauses: Readonly<Record<string, ClauseText>>;
  readonly aid: PlayerAid | null;
}

/** An edition that can be played. */
export interface CheckedEdition {
  readonly name: string;
  readonly hash: string;
}

/** A bot that can be given a seat. */
export interface BotCard {
  readonly name: string;
  readonly level: string;
  readonly words: string;
}

/** One thing that chance may bring, and how likely it is. */
export interface Odds {
  readonly outcome: string;
  readonly percent: number;
}

/** One action that is offered; `warn` is there where a player should confirm it, a figure where it is known. */
export interface Choice {
  readonly id: number;
  readonly verb: string;
  readonly text: string;
  readonly words: string;
  readonly place: string;
  readonly hint: string;
  readonly args: Readonly<Record<string, number | string>>;
  readonly cost?: number;
  readonly gain?: number;
  readonly points?: number;
  readonly odds?: readonly Odds[];
  readonly warn?: string;
  readonly effects?: object;
}

/** Time left by seat as it stood at `since`. */
export interface ClockFace {
  readonly running: number | null;
  readonly since: number;
  readonly left: readonly (number | null)[];
  readonly deadline: number | null;
}

/** What the learner's last move led to, and whether the goal can still be reached by the moves we know. */
export interface Told {
  readonly text: string;
  readonly within_reach: boolean;
}

/** How far the learner has come: the step to be read, what it points at, and how the lesson ended. */
export interface LessonSeen {
  readonly step: number;
  readonly text: string;
  readonly clauses: readonly string[];
  readonly show: readonly string[];
  readonly left: number;
  readonly told: Told | null;
  readonly outcome: '' | 'done' | 'lost';
}

/** What one viewer sees after n actions. */
export interface Position {
  readonly n: number;
  readonly step: string;
  readonly mover: number | null;
  readonly prompt: string;
  readonly clause: string;
  readonly view: object;
  readonly choices: readonly Choice[];
  readonly undo: readonly number[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly clocks: ClockFace | null;
  readonly lesson: LessonSeen | null;
}

/** A salt and who added it. */
export interface SaltOfSeat {
  readonly seat: number;
  readonly salt: string;
}

/** What makes the dice verifiable; the seed is told at the end. */
export interface Fairness {
  readonly commitment: string;
  readonly salts: readonly SaltOfSeat[];
  readonly open: boolean;
  readonly seed: string | null;
  readonly from: number;
}

/** Who sits at one place of the table. */
export interface Seat {
  readonly seat: number;
  readonly colour: string;
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string | null;
  readonly out_of_time: boolean;
}

/** Which components are used. */
export interface EditionName {
  readonly name: string;
  readonly hash: string;
  readonly custom: boolean;
}

/** A table as the lobby shows it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: TableStatus;
  readonly public: boolean;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, number | string | boolean>>;
  readonly edition: EditionName;
  readonly clock: ClockRule;
  readonly created: number;
  readonly free: number;
}

/** The lesson that is learned at a table: what never changes about it; `next` is the lesson after it. */
export interface LessonOfTable {
  readonly name: string;
  readonly number: number;
  readonly of: number;
  readonly title: string;
  readonly promise: string;
  readonly goal: string;
  readonly minutes: number;
  readonly steps: number;
  readonly teaches: readonly string[];
  readonly next: string | null;
}

/** A table without its position and its log. */
export interface TableNews {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: TableStatus;
  readonly public: boolean;
  readonly rules_version: number;
  readonly edition: EditionName;
  readonly options: Readonly<Record<string, number | string | boolean>>;
  readonly seats: readonly Seat[];
  readonly clock: ClockRule;
  readonly created: number;
  readonly now: number;
  readonly fair: Fairness | null;
  readonly me: number | null;
  readonly back: number | null;
  readonly host: boolean;
  readonly seq: number;
  readonly at: number;
  readonly agreed: readonly number[];
  readonly votes: Readonly<Record<string, readonly number[]>>;
  readonly rematch: string | null;
  readonly result: Result | null;
  readonly begins: number | null;
  readonly lesson: LessonOfTable | null;
}

/** A table as one viewer sees it. */
export interface TableSeen {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: TableStatus;
  readonly public: boolean;
  readonly rules_version: number;
  readonly edition: EditionName;
  readonly options: Readonly<Record<string, number | string | boolean>>;
  readonly seats: readonly Seat[];
  readonly clock: ClockRule;
  readonly created: number;
  readonly now: number;
  readonly fair: Fairness | null;
  readonly me: number | null;
  readonly back: number | null;
  readonly host: boolean;
  readonly seq: number;
  readonly at: number;
  readonly agreed: readonly number[];
  readonly votes: Readonly<Record<string, readonly number[]>>;
  readonly rematch: string | null;
  readonly result: Result | null;
  readonly begins: number | null;
  readonly lesson: LessonOfTable | null;
  readonly position: Position | null;
  readonly entries: readonly SeenEntry[];
}

/** A seat and the token that holds it. */
export interface SeatToken {
  readonly seat: number;
  readonly token: string;
}

/** A seat that was taken. */
export interface SeatTaken {
  readonly seat: number;
  readonly token: string;
  readonly seq: number;
}

/** A table that was opened, and its tokens. */
export interface Opened {
  readonly table: TableSeen;
  readonly host: string;
  readonly invitation: string;
  readonly seats: readonly SeatToken[];
}

/** A part of a journal. */
export interface Journal {
  readonly seq: number;
  readonly entries: readonly SeenEntry[];
}

/** Where the next game is played. */
export interface NextTable {
  readonly table: string;
}

/** Something went wrong: the clause is told with a refusal, the fresh table with a stale move. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly clause?: string;
  readonly fresh?: TableSeen;
}

/** Whether the server can work. */
export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly tables: number;
  readonly connections: number;
}

/** A lesson that can be learned. */
export interface LessonCard {
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly promise: string;
  readonly minutes: number;
  readonly steps: number;
  readonly teaches: readonly string[];
}

/** A hint: words, places, and at the third level the choice itself. */
export interface HintGiven {
  readonly level: number;
  readonly text: string;
  readonly places: readonly string[];
  readonly choice: number | null;
}

/** The whole table, in answer to a hello. */
export interface Snapshot {
  readonly type: 'snapshot';
  readonly table: TableSeen;
}

/** What is new since entry `after`; a partial position leaves out the parts of the view that are as before. */
export interface Update {
  readonly type: 'update';
  readonly after: number;
  readonly seq: number;
  readonly at: number;
  readonly entries: readonly SeenEntry[];
  readonly position: Position | null;
  readonly partial: boolean;
  readonly table: TableNews | null;
}

/** Who is connected: seats, and how many look on. */
export interface LivePresence {
  readonly type: 'presence';
  readonly seats: readonly number[];
  readonly watching: number;
}

/** Somebody is there. */
export interface Pong {
  readonly type: 'pong';
  readonly ref: string;
}

/** What was asked for with a ref is done: the last entry, and the revision of the table. */
export interface LiveDone {
  readonly type: 'done';
  readonly ref: string;
  readonly seq: number;
  readonly at: number;
}

/** What was asked for is not done; the connection stays. */
export interface Refused {
  readonly type: 'problem';
  readonly ref: string;
  readonly problem: ProblemBody;
}

/** Why the server ends the connection. */
export interface Bye {
  readonly type: 'bye';
  readonly problem: ProblemBody;
}

/** What a client says over the live connection. */
export type FromClient = Hello | LiveMove | LiveUndo | LiveChat | Ping;

/** What the server says over the live connection. */
export type FromServer = Snapshot | Update | LivePresence | Pong | LiveDone | Refused | Bye;

/** A choice of a game: told apart by its verb, with the arguments and the effects that the verb has. */
export type ChoiceIn<Verbs, Effects, PlaceName extends string> = {
  [Verb in keyof Verbs & string]: Omit<Choice, 'verb' | 'args' | 'place' | 'effects'> & {
    readonly verb: Verb;
    readonly args: Verbs[Verb];
    readonly place: PlaceName | '';
  } & (Verb extends keyof Effects ? { readonly effects: Effects[Verb] } : { readonly effects?: never });
}[keyof Verbs & string];
