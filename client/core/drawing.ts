/* What a game's drawing is to the table: components that draw a view, and a few facts told of it. */

import type { ComponentChildren, ComponentType } from 'preact';
import type { IconName } from '#generated/icons.d.ts';
import type { Choice } from '#generated/protocol.d.ts';
import type { ChoiceGroup } from './choice-groups.ts';
import type { TableSeat } from './table-store.ts';

/** A drawn part of the table; what the table offers and who looks at it comes from `useTable`. */
export type Part<View> = ComponentType<{ readonly view: View }>;

/** One figure of a seat card; a drawing may bring more than words, such as a row of pieces. */
export interface SeatFigure {
  readonly icon?: IconName;
  readonly text: ComponentChildren;
  readonly label?: string;
}

/** What a seat card shows; `money` is the number that `cash` tells in words, from which gains are told. */
export interface SeatSummary {
  readonly cash?: ComponentChildren;
  readonly money?: number;
  readonly worth?: ComponentChildren;
  readonly score?: number;
  readonly stats: readonly SeatFigure[];
  readonly gauge?: { readonly part: number; readonly words: string };
  readonly lines?: readonly (readonly [string, string | number])[];
  readonly flag?: ComponentChildren;
  readonly flagIcon?: IconName;
}

/** One step of a turn as the head plate shows it. */
export interface TurnStep {
  readonly words: string;
  readonly state: 'past' | 'now' | '';
}

/** How the final score came about, a row a seat. */
export interface ScoreSheet {
  readonly columns: readonly string[];
  /** Icons that stand for the words of columns; null where the words are shown. */
  readonly columnIcons?: readonly (IconName | null)[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly words?: string;
}

/** The icon of a verb's choices, and the name of its group where there are many. */
export interface VerbSign {
  readonly icon: IconName;
  readonly words?: string;
}

/** What a panel of a drawing's own gets: the choices it may take over. */
export interface ControlsProps<View> {
  readonly view: View;
  readonly groups: readonly ChoiceGroup[];
}

/** How a game draws its table. `Verb` is the union of the game's verbs: an icon is demanded for each. */
export interface Drawing<View, GameChoice extends Choice = Choice, Verb extends string = string> {
  readonly Board: Part<View>;
  readonly Side?: Part<View>;
  readonly Below?: Part<View>;
  /**
   * A panel of the game's own above the choices. With `controlledVerbs` it takes the place of the verbs named there,
   * whose choices are then not listed, and is shown only while there are any.
   */
  readonly Controls?: ComponentType<ControlsProps<View>>;
  readonly controlledVerbs?: (view: View, groups: readonly ChoiceGroup[], me: number | null) => readonly Verb[];
  readonly seat?: (view: View, seat: number, seats: readonly TableSeat[]) => SeatSummary;
  readonly headline?: (view: View, seats: readonly TableSeat[]) => ComponentChildren;
  readonly steps?: (view: View, step: string) => readonly TurnStep[];
  readonly scoring?: (view: View, seats: readonly TableSeat[]) => ScoreSheet | null;
  /** A few characters for the right side of a choice; those of a gain are written in green. */
  readonly figure?: (choice: GameChoice, view: View) => ComponentChildren;
  readonly verbs?: Readonly<Record<Verb, VerbSign>>;
  readonly names?: { readonly board?: string; readonly side?: string; readonly score?: string };
  /** Whether seats see different things, so that one screen must be handed over. */
  readonly hidesHands: boolean;
}

/** A drawing whose game is not known here. Each is only ever given views and choices of its own game. */
// biome-ignore lint/suspicious/noExplicitAny: the server pairs views with drawings; TypeScript cannot see that
export type AnyDrawing = Drawing<any, any>;
