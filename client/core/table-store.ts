/* One open table: what was told of it, and what is being looked at. Only a session writes what was told. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, GameCard, Position, Seat, SeenEntry, TableNews } from '#generated/protocol.d.ts';
import { type ChoiceGroup, choicesByPlace, closingChoice, groupChoices } from './choice-groups.ts';
import { type Pigment, pigmentOf } from './pigment.ts';

/** More offered places than this crowd the board: shapes are drawn smaller, and none is scrolled to. */
const CROWD = 24;

/** A seat as the table draws it. */
export interface TableSeat extends Seat {
  readonly pigment: Pigment;
  readonly isMe: boolean;
}

/** Something that could not be done, with the rules that speak of it. */
export interface Notice {
  readonly title: string;
  readonly reasons: readonly { readonly text: string; readonly clause: string; readonly words?: string }[];
}

/** Choices shown beside the place they belong to. */
export interface Popover {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly choices: readonly Choice[];
  readonly from: Element | null;
}

export type Panel = '' | 'rules' | 'history' | 'chat' | 'more';
export type Tab = 'board' | 'side' | 'ledger';

function seatOf(seat: Seat, me: number | null): TableSeat {
  const name = seat.name || `Seat ${seat.seat + 1}`;
  return { ...seat, name, pigment: pigmentOf(seat.colour, seat.seat), isMe: seat.seat === me };
}

/** Everything that the parts of a table read; there is one while its page is open. */
export class TableStore {
  readonly id: string;
  /** Whether there is no server: all positions lie in the page. */
  readonly isReplay: boolean;

  /** The table without its position and log. */
  readonly table: Signal<TableNews | null> = signal(null);
  /** The position as it stands now. */
  readonly live: Signal<Position | null> = signal(null);
  readonly entries: Signal<readonly SeenEntry[]> = signal([]);
  readonly game: Signal<GameCard | null> = signal(null);
  /** The seats that are connected, once that is known. */
  readonly presence: Signal<readonly number[] | null> = signal(null);
  readonly isOnline = signal(true);
  /** Why the table cannot be shown at all. */
  readonly fatalError = signal('');
  readonly isBusy = signal(false);

  /** The past position that is looked at, or null for now. */
  readonly past: Signal<Position | null> = signal(null);
  /** Whether the history plays by itself. */
  readonly isReplaying = signal(false);
  readonly panel: Signal<Panel> = signal('');
  readonly clause = signal('');
  readonly tab: Signal<Tab> = signal('board');
  readonly popover: Signal<Popover | null> = signal(null);
  /** The choice that was pressed once and waits for the second press. */
  readonly armed: Signal<number | null> = signal(null);
  readonly hoveredChoice: Signal<Choice | null> = signal(null);
  readonly hoveredPlace = signal('');
  /** The verb whose places alone are shown, or '' for all. */
  readonly verbFilter = signal('');
  /** The seat of this browser that must take over before its view is shown. */
  readonly handOver: Signal<number | null> = signal(null);
  readonly notice: Signal<Notice | null> = signal(null);
  /** What a screen reader is told next. */
  readonly announcement = signal('');
  /** Places that the last move spoke of, and the position before it. */
  readonly recentPlaces: Signal<ReadonlySet<string>> = signal(new Set());
  readonly previous: Signal<Position | null> = signal(null);

  readonly position: ReadonlySignal<Position | null> = computed(() => this.past.value ?? this.live.value);
  readonly me: ReadonlySignal<number | null> = computed(() => this.table.value?.me ?? null);
  /** Who is to decide in the position shown, and at which step. */
  readonly mover: ReadonlySignal<number | null> = computed(() => this.position.value?.mover ?? null);
  readonly step: ReadonlySignal<string> = computed(() => this.position.value?.step ?? '');
  readonly isPast = computed(() => this.past.value !== null);
  readonly isOver = computed(() => this.table.value?.state === 'over');
  readonly isMyTurn: ReadonlySignal<boolean> = computed(() => this.isPlayable());
  readonly choices: ReadonlySignal<readonly Choice[]> = computed(() => {
    const offered = this.isMyTurn.value && this.handOver.value === null;
    return offered ? (this.live.value?.choices ?? []) : [];
  });
  readonly offers: ReadonlySignal<ReadonlyMap<string, readonly Choice[]>> = computed(() =>
    choicesByPlace(this.choices.value, this.verbFilter.value),
  );
  readonly isCrowded = computed(() => this.offers.value.size > CROWD);
  readonly groups: ReadonlySignal<readonly ChoiceGroup[]> = computed(() => groupChoices(this.choices.value));
  readonly closingChoice: ReadonlySignal<Choice | null> = computed(() => closingChoice(this.groups.value));
  readonly seats: ReadonlySignal<readonly TableSeat[]> = computed(() => {
    const table = this.table.value;
    return table ? table.seats.map(seat => seatOf(seat, table.me)) : [];
  });

  constructor(id: string, isReplay = false) {
    this.id = id;
    this.isReplay = isReplay;
  }

  /** The table, where there must be one: below the page that waits for it. */
  get shownTable(): TableNews {
    const table = this.table.value;
    if (!table) throw new Error('The table is not known yet.');
    return table;
  }

  /** Forget what was pressed, pointed at or opened. */
  settle(): void {
    this.notice.value = null;
    this.popover.value = null;
    this.armed.value = null;
    this.hoveredChoice.value = null;
  }

  /** Point at a choice, or at none. */
  point(choice: Choice | null): void {
    this.hoveredChoice.value = choice;
  }

  /** Show a rule beside the table. */
  openRule(clause: string): void {
    this.clause.value = clause;
    this.panel.value = 'rules';
  }

  togglePanel(panel: Panel): void {
    this.panel.value = this.panel.value === panel ? '' : panel;
  }

  private isPlayable(): boolean {
    const { live, table } = this;
    if (this.isReplay || this.isPast.value || !this.isOnline.value || !live.value) return false;
    return table.value?.state === 'playing' && this.me.value !== null && live.value.mover === this.me.value;
  }
}
