/* What is done at a live table: hears the server, asks it, and keeps the store in step. */

import { batch, effect } from '@preact/signals';
import type { Choice, GameCard, Position, SeatTaken, Update, WhyNot } from '#generated/protocol.d.ts';
import { announce } from './announce.ts';
import { ask, get, getOnce, type Method, Problem, post, type Token, uniqueId } from './api.ts';
import { type News, type Request, TableConnection } from './connection.ts';
import { applyEntries } from './entries.ts';
import { seatToTakeOver } from './hot-seat.ts';
import { KnownPositions } from './known-positions.ts';
import { isRepeatedPress } from './last-press.ts';
import { type Motion, MoveQueue } from './move-queue.ts';
import { recentPlaces } from './recent.ts';
import { forgetSeat, savedTable, saveTable } from './saved-tables.ts';
import type { Session } from './session.ts';
import type { TableStore } from './table-store.ts';
import { NOTHING_HERE, NOTHING_TO_UNDO, whyNotMyTurn } from './why-not.ts';

/** One live table; it exists while its page is open. */
export class TableSession implements Session {
  readonly store: TableStore;
  /** How far this browser's clock is ahead of the server's, in milliseconds. */
  clockSkew = 0;
  private seat: string;
  private readonly queue: MoveQueue<News>;
  private readonly connection: TableConnection;
  private readonly positions: KnownPositions;
  private readonly stopSkipping: () => void;
  private wanted = 0;

  constructor(store: TableStore, motion: Motion) {
    this.store = store;
    this.seat = Object.keys(savedTable(store.id).seats)[0] ?? '';
    this.queue = new MoveQueue(news => batch(() => news.forEach(this.hear)), motion.isCalm);
    this.positions = new KnownPositions(n => get<Position>(`/tables/${store.id}/positions/${n}`, this.token));
    this.stopSkipping = motion.onSkip(() => this.queue.flush());
    this.connection = new TableConnection(store.id, this.token, {
      hear: news => this.queue.add(news, this.isUrgent(news)),
      lineChanged: (isUp, reason) => this.lineChanged(isUp, reason),
    });
  }

  /** The token this page acts with. */
  get token(): Token {
    const { seats, host, invitation } = savedTable(this.store.id);
    return seats[this.seat] ?? host ?? invitation ?? null;
  }

  arm(choice: Choice, always = false): boolean {
    const { store } = this;
    if (!choice.warn && !always) return false;
    if (store.armed.value === choice.id && !(choice.warn && isRepeatedPress())) return false;
    batch(() => {
      store.armed.value = choice.id;
      store.point(choice);
      if (choice.warn) store.announcement.value = `${choice.warn} Press again to do it.`;
    });
    return true;
  }

  async play(choice: Choice): Promise<void> {
    const { store } = this;
    if (store.isBusy.value || !store.isMyTurn.value || this.arm(choice)) return;
    store.isBusy.value = true;
    batch(() => store.settle());
    try {
      const at = store.shownTable.at;
      const done = await this.connection.send({ type: 'move', id: uniqueId(), at, action: choice.id });
      await this.reached(done.seq);
    } catch (thrown) {
      this.fail(thrown);
    } finally {
      store.isBusy.value = false;
    }
  }

  async undo(to: number | null = null): Promise<void> {
    if (!this.store.live.value?.undo.length) {
      this.store.notice.value = { title: '', reasons: [{ text: NOTHING_TO_UNDO, clause: '' }] };
      return;
    }
    await this.request({ type: 'undo', id: uniqueId(), at: this.store.shownTable.at, to });
  }

  /** Say something to the table; whether it was heard. */
  async chat(text: string): Promise<boolean> {
    return this.request({ type: 'chat', text });
  }

  /** Do something by REST and show its problem, if any. */
  async act<Answer>(
    path: string,
    body: unknown = {},
    token: Token = this.token,
    method: Method = 'POST',
  ): Promise<Answer | null> {
    try {
      return await ask<Answer>(method, `/tables/${this.store.id}${path}`, body, token);
    } catch (thrown) {
      this.fail(thrown);
      return null;
    }
  }

  async explain(place: string): Promise<void> {
    const { store } = this;
    if (!store.isMyTurn.value) {
      store.notice.value = { title: '', reasons: [{ text: whyNotMyTurn(store), clause: '' }] };
      return;
    }
    try {
      const told = await post<readonly WhyNot[]>(`/tables/${store.id}/why`, { place }, this.token);
      const reasons = told.length ? told : [{ text: NOTHING_HERE, clause: store.live.value?.clause ?? '' }];
      store.notice.value = { title: 'Not possible:', reasons };
      store.announcement.value = `Not possible: ${reasons.map(reason => reason.text).join(' ')}`;
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  async goTo(n: number | null): Promise<void> {
    const { store } = this;
    if (n === null || n >= (store.live.value?.n ?? 0)) {
      store.past.value = null;
      return;
    }
    const wanted = Math.max(0, n);
    this.wanted = wanted;
    try {
      const position = await this.positionAt(wanted);
      if (this.wanted === wanted) store.past.value = position;
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  /** The position after n actions, asked for once. */
  positionAt(n: number): Promise<Position> {
    return this.positions.at(n);
  }

  /** Take over as a seat of this browser; what the seat before saw stays hidden until the server answers this one. */
  become(seat: string): void {
    this.seat = seat;
    this.store.past.value = null;
    this.connection.become(this.token);
  }

  /** Sit down at a free seat. */
  async sit(seat: number, name: string): Promise<void> {
    const taken = await this.act<SeatTaken>('/seats', { name, seat });
    if (!taken) return;
    saveTable(this.store.id, { seats: { [taken.seat]: taken.token } });
    this.become(String(taken.seat));
  }

  /** Show what went wrong. */
  fail(thrown: unknown): void {
    const problem = Problem.from(thrown);
    if (problem.code === 'bad_token' && this.seat !== '') forgetSeat(this.store.id, this.seat);
    const title = problem.code === 'refused' ? 'Not possible:' : '';
    this.store.notice.value = { title, reasons: [{ text: problem.message, clause: problem.clause }] };
    this.store.announcement.value = problem.message;
  }

  close(): void {
    this.stopSkipping();
    this.queue.close();
    this.connection.close();
  }

  private async request(request: Request): Promise<boolean> {
    try {
      await this.connection.send(request);
      return true;
    } catch (thrown) {
      this.fail(thrown);
      return false;
    }
  }

  /** Wait until the table stands where the server said it does: the answer may come before the news. */
  private reached(seq: number): Promise<void> {
    return new Promise(resolve => {
      const stop = effect(() => {
        if (this.store.shownTable.seq < seq) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  private lineChanged(isUp: boolean, reason: string): void {
    this.store.isOnline.value = isUp;
    if (reason) this.store.fatalError.value = reason;
  }

  /** Moves of others may wait for each other; one's own, and all that is no move, is taken at once. */
  private isUrgent(news: News): boolean {
    if (news.type !== 'update' || !news.position) return true;
    const { me } = this.store;
    return news.entries.some(entry => entry.kind === 'undo' || (entry.kind === 'move' && entry.seat === me.value));
  }

  private readonly hear = (news: News): void => {
    const { store } = this;
    if (news.type === 'presence') {
      store.presence.value = news.seats;
      return;
    }
    batch(() => (news.type === 'update' ? this.update(news) : this.begin(news)));
    store.handOver.value = seatToTakeOver(store.shownTable, store.live.value);
  };

  private begin({ table: { entries, position, ...table } }: Extract<News, { type: 'snapshot' }>): void {
    const { store } = this;
    store.table.value = table;
    store.live.value = position;
    store.entries.value = entries;
    store.recentPlaces.value = recentPlaces(entries);
    this.positions.clear();
    this.clockSkew = Date.now() - table.now;
    if (store.game.value) return;
    saveTable(store.id, { game: table.game, title: table.title });
    getOnce<GameCard>(`/games/${table.game}`).then(
      card => {
        store.game.value = card;
      },
      problem => this.fail(problem),
    );
  }

  private update({ entries, position, seq, at, table }: Update): void {
    const { store } = this;
    const before = store.live.value;
    store.table.value = table ?? { ...store.shownTable, seq, at };
    store.entries.value = applyEntries(store.entries.value, entries);
    for (const entry of entries) if (entry.kind === 'undo') this.positions.forgetAfter(entry.n);
    if (!position) return;
    store.live.value = position;
    if (!before) return;
    store.announcement.value = announce(before, position, entries, store.seats.value);
    store.recentPlaces.value = recentPlaces(store.entries.value);
    store.previous.value = before;
    if (position.mover !== before.mover || position.step !== before.step) store.verbFilter.value = '';
    store.settle();
  }
}
