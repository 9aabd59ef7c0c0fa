/* A saved game plays by itself: no server, all positions in the page. */

import { computed, signal } from '@preact/signals';
import type { GameCard, Position, SeenEntry, TableNews } from '#generated/protocol.d.ts';
import { applyChange, type Change, type Plain } from './apply-change.ts';
import { recentPlaces } from './recent.ts';
import type { Session } from './session.ts';
import type { TableStore } from './table-store.ts';

/** A position as a replay tells it: what differs from the one before. */
export interface ReplayFrame extends Partial<Omit<Position, 'view'>> {
  readonly n: number;
  readonly view: Change;
}

/** A game as showing/replay.py tells it; `eyes` are how others saw it, null who saw the same, -1 who looks on. */
export interface Replay {
  readonly game: Pick<GameCard, 'id' | 'title'>;
  readonly rules: string;
  readonly table: TableNews;
  readonly entries: readonly SeenEntry[];
  readonly frames: readonly ReplayFrame[];
  readonly eyes: Readonly<Record<string, readonly Change[] | null>>;
}

const LOOKING_ON = -1;
const BARE = {
  step: '',
  mover: null,
  choices: [],
  undo: [],
  clocks: null,
  prompt: '',
  clause: '',
  scores: null,
  winners: null,
  lesson: null,
} as const;

/** Steps through a replay, through the eyes of whoever may be chosen. */
export class ReplaySession implements Session {
  readonly store: TableStore;
  readonly last: number;
  /** Whose eyes it is seen through; null looks on. */
  readonly viewpoint = signal<number | null>(null);
  /** The seats whose eyes may be chosen, in order; -1 looks on. */
  readonly viewpoints: readonly number[];
  private readonly replay: Replay;
  private readonly views: Plain[] = [];

  constructor(store: TableStore, replay: Replay) {
    this.store = store;
    this.replay = replay;
    this.last = replay.frames.length - 1;
    const { table, eyes } = replay;
    this.viewpoint.value = table.me;
    const others = Object.keys(eyes).map(Number);
    this.viewpoints = others.length ? [...others, table.me ?? LOOKING_ON].sort((a, b) => a - b) : [];
    store.game.value = replay.game as GameCard;
    store.table.value = table;
    store.entries.value = replay.entries;
    store.live.value = this.positionAt(this.last);
    if (this.last === 0) return;
    store.panel.value = 'history';
    store.past.value = this.positionAt(0);
  }

  /** Whether there is more than one position. */
  readonly isGame = computed(() => this.last > 0);

  /** The position after n actions. */
  positionAt(n: number): Position {
    const frame = this.replay.frames[n];
    if (!frame) throw new Error(`This replay has no position ${n}.`);
    return { ...BARE, ...frame, view: this.viewAt(n) as object };
  }

  async goTo(n: number | null): Promise<void> {
    const { store } = this;
    const moment = n === null ? this.last : Math.max(0, Math.min(this.last, n));
    const before = store.position.value;
    store.past.value = moment === this.last ? null : this.positionAt(moment);
    store.previous.value = before && Math.abs(before.n - moment) === 1 ? before : null;
    store.recentPlaces.value = recentPlaces(this.replay.entries.slice(0, moment));
  }

  /** See the game as another one saw it. */
  seeAs(seat: number | null): void {
    const { store } = this;
    this.viewpoint.value = seat;
    store.table.value = { ...store.shownTable, me: seat };
    store.live.value = this.positionAt(this.last);
    if (store.past.value) store.past.value = this.positionAt(store.past.value.n);
  }

  arm(): boolean {
    return false;
  }

  async play(): Promise<void> {}

  async undo(): Promise<void> {}

  async explain(): Promise<void> {}

  close(): void {}

  private viewAt(n: number): Plain {
    for (let k = this.views.length; k <= n; k++) {
      const frame = this.replay.frames[k];
      this.views.push(applyChange(this.views[k - 1] ?? {}, frame?.view ?? {}));
    }
    const view = this.views[n] ?? {};
    const other = this.replay.eyes[this.viewpoint.value ?? LOOKING_ON]?.[n];
    return other ? applyChange(view, other) : view;
  }
}
