// @ts-nocheck
/* The pace of a table: what others do is shown move by move, so that each can be seen, and never two seconds late. */

import { calm, whenSkipped } from './motion.tsx';

const STEP = 400,
  LATEST = 2000;

/** Passes messages on, one after the other; a key or a press passes on all of them. */
export class Pace {
  /** @param {(messages: any[]) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {any[]} */
    this.waiting = [];
    this.timer = 0;
    this.since = 0;
    this.leave = whenSkipped(() => this.flush());
  }

  /** A message has come. @param {any} message @param {boolean} urgent whether it shall be seen at once */
  take(message, urgent) {
    this.waiting.push(message);
    if (!urgent && !calm()) {
      if (!this.timer) {
        this.since = Date.now();
        this.next();
      }
      return;
    }
    this.flush();
    if (!calm()) {
      this.since = Date.now();
      this.rest();
    }
  }

  /** Show the next one, or all of them if they have waited too long. */
  next() {
    this.timer = 0;
    const first = this.waiting.shift();
    if (!first) return;
    if (Date.now() - this.since > LATEST || calm()) this.show([first, ...this.waiting.splice(0)]);
    else this.show([first]);
    this.rest();
  }

  /** Give what was shown its time; the more are waiting, the less. */
  rest() {
    const left = LATEST - (Date.now() - this.since);
    this.timer = window.setTimeout(() => this.next(), Math.max(30, Math.min(STEP, left / (this.waiting.length || 1))));
  }

  /** Show everything that waits. */
  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.waiting.length) this.show(this.waiting.splice(0));
  }

  close() {
    this.leave();
    clearTimeout(this.timer);
  }
}
