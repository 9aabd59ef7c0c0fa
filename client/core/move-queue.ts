/* The pace of a table: what others do is shown move by move, so that each can be seen, and never two seconds late. */

const STEP = 400;
const LATEST = 2000;
const SHORTEST = 30;

/** How the moves of others are paced: whether motion is unwanted, and who tells that the player skips it. */
export interface Motion {
  isCalm(): boolean;
  onSkip(skip: () => void): () => void;
}

/** The clock of a queue, which tests turn by hand. */
export interface QueueClock {
  now(): number;
  after(milliseconds: number, action: () => void): number;
  cancel(timer: number): void;
}

const WINDOW_CLOCK: QueueClock = {
  now: () => Date.now(),
  after: (milliseconds, action) => window.setTimeout(action, milliseconds),
  cancel: timer => window.clearTimeout(timer),
};

/** Passes messages on, one after the other; `flush` passes on all of them. */
export class MoveQueue<Message> {
  private waiting: Message[] = [];
  private timer: number | null = null;
  private since = 0;
  private readonly show: (messages: readonly Message[]) => void;
  private readonly isCalm: () => boolean;
  private readonly clock: QueueClock;

  constructor(show: (messages: readonly Message[]) => void, isCalm: () => boolean, clock: QueueClock = WINDOW_CLOCK) {
    this.show = show;
    this.isCalm = isCalm;
    this.clock = clock;
  }

  /** A message has come; an urgent one is seen at once, with all before it. */
  add(message: Message, isUrgent: boolean): void {
    this.waiting.push(message);
    if (isUrgent || this.isCalm()) {
      this.flush();
      if (!this.isCalm()) this.begin();
    } else if (this.timer === null) {
      this.since = this.clock.now();
      this.showNext();
    }
  }

  /** Show everything that waits. */
  flush(): void {
    this.stop();
    const all = this.waiting;
    this.waiting = [];
    if (all.length) this.show(all);
  }

  /** Forget what waits. */
  close(): void {
    this.stop();
    this.waiting = [];
  }

  private begin(): void {
    this.since = this.clock.now();
    this.rest();
  }

  private stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }

  /** Show the next one, or all of them if they have waited too long. */
  private showNext(): void {
    this.timer = null;
    const isLate = this.clock.now() - this.since > LATEST || this.isCalm();
    const next = this.waiting.splice(0, isLate ? this.waiting.length : 1);
    if (!next.length) return;
    this.show(next);
    this.rest();
  }

  /** Give what was shown its time; the more are waiting, the less. */
  private rest(): void {
    const left = LATEST - (this.clock.now() - this.since);
    const pause = Math.max(SHORTEST, Math.min(STEP, left / (this.waiting.length || 1)));
    this.timer = this.clock.after(pause, () => this.showNext());
  }
}
