/* What the form for a new table holds, and the table it asks for. */

import { botSeat } from '#core/bot-names.ts';
import { localSettings, NAMELESS } from '#core/local-settings.ts';
import type { ClockRule, GameCard, NewSeat, NewTable, SeatKind } from '#generated/protocol.d.ts';
import { pageWords } from './words.ts';

export type OptionValue = number | string | boolean;

/** One seat of the form. */
export interface SeatChoice {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
}

export type ClockKind = (typeof pageWords.clocks)[number][0];

export interface TableForm {
  readonly title: string;
  readonly seats: readonly SeatChoice[];
  readonly isPublic: boolean;
  readonly clock: ClockKind;
  readonly minutes: number;
  readonly edition: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const INCREMENT = 10;

function usualSeat(seat: number): SeatChoice {
  const { bot = '', name = '' } = botSeat(Math.max(seat, 1));
  if (seat > 0) return { kind: 'bot', bot, name };
  return { kind: 'human', bot, name: localSettings.value.name.trim() || NAMELESS };
}

/** The options of a game as a preset sets them; without a preset as they are by default. */
export function presetOptions(game: GameCard, preset = ''): TableForm['options'] {
  const defaults = Object.fromEntries(game.options.map(option => [option.name, option.default]));
  return { ...defaults, ...game.presets[preset] };
}

/** A form as it is opened. */
export function blankForm(game: GameCard): TableForm {
  return {
    title: '',
    seats: Array.from({ length: game.seats.usual }, (_, seat) => usualSeat(seat)),
    isPublic: false,
    clock: 'none',
    minutes: 30,
    edition: 'default',
    preset: '',
    options: presetOptions(game),
  };
}

/** As many seats as wanted: those that are there, and usual ones behind them. */
export function withSeatCount(seats: readonly SeatChoice[], count: number): readonly SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? usualSeat(seat));
}

function seatOf({ kind, name, bot }: SeatChoice): NewSeat {
  if (kind === 'open') return { kind };
  return kind === 'bot' ? { kind, bot, name: name || bot } : { kind, name: name || pageWords.guest };
}

function clockOf({ clock, minutes }: TableForm): Partial<ClockRule> {
  if (clock === 'none') return { kind: clock };
  const increment = clock === 'bank' ? INCREMENT : 0;
  return { kind: clock, seconds: minutes * 60, increment, out: 'bot', bot: 'greedy' };
}

/** The table that a form asks for; options are told only where they are not the default. */
export function tableOf(game: GameCard, form: TableForm): NewTable {
  const changed = game.options.filter(option => form.options[option.name] !== option.default);
  const chosenFor = (name: string): OptionValue => form.options[name] ?? '';
  return {
    game: game.id,
    title: form.title,
    public: form.isPublic,
    seats: form.seats.map(seatOf),
    options: Object.fromEntries(changed.map(option => [option.name, chosenFor(option.name)])),
    edition: form.edition,
    clock: clockOf(form),
  };
}
