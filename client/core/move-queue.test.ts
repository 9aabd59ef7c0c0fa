import { beforeEach, describe, expect, it } from 'vitest';
import { MoveQueue, type QueueClock } from './move-queue.ts';

/** A clock that is turned by hand. */
class HandClock implements QueueClock {
  private time = 0;
  private next = 1;
  private readonly timers = new Map<number, { readonly at: number; readonly action: () => void }>();

  now(): number {
    return this.time;
  }

  after(milliseconds: number, action: () => void): number {
    this.timers.set(this.next, { at: this.time + milliseconds, action });
    return this.next++;
  }

  cancel(timer: number): void {
    this.timers.delete(timer);
  }

  turn(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.time = due[1].at;
      due[1].action();
    }
    this.time = until;
  }
}

describe('MoveQueue', () => {
  let clock: HandClock;
  let shown: (readonly string[])[];
  let isCalm: boolean;
  let queue: MoveQueue<string>;

  beforeEach(() => {
    clock = new HandClock();
    shown = [];
    isCalm = false;
    queue = new MoveQueue(
      messages => shown.push(messages),
      () => isCalm,
      clock,
    );
  });

  it('shows the first at once and gives each its time', () => {
    for (const message of ['a', 'b', 'c']) queue.add(message, false);
    expect(shown).toEqual([['a']]);
    clock.turn(399);
    expect(shown).toHaveLength(1);
    clock.turn(1);
    expect(shown).toEqual([['a'], ['b']]);
    clock.turn(400);
    expect(shown).toEqual([['a'], ['b'], ['c']]);
  });

  it('is never later than two seconds, however many wait', () => {
    const many = Array.from({ length: 50 }, (_, k) => String(k));
    for (const message of many) queue.add(message, false);
    clock.turn(2_100);
    expect(shown.flat()).toEqual(many);
  });

  it('shows what is urgent at once, with all before it, and in order', () => {
    for (const message of ['a', 'b', 'c']) queue.add(message, false);
    queue.add('mine', true);
    expect(shown).toEqual([['a'], ['b', 'c', 'mine']]);
    queue.add('d', false);
    expect(shown).toHaveLength(2);
    clock.turn(400);
    expect(shown.at(-1)).toEqual(['d']);
  });

  it('holds nothing back where motion is unwanted', () => {
    isCalm = true;
    queue.add('a', false);
    queue.add('b', false);
    expect(shown).toEqual([['a'], ['b']]);
  });

  it('shows all that waits when motion is skipped, and nothing once it is closed', () => {
    for (const message of ['a', 'b', 'c']) queue.add(message, false);
    queue.flush();
    expect(shown.flat()).toEqual(['a', 'b', 'c']);
    for (const message of ['d', 'e']) queue.add(message, false);
    queue.close();
    clock.turn(5_000);
    expect(shown.flat()).toEqual(['a', 'b', 'c', 'd']);
  });
});
