/* Motion shows what happened: a drawing names its pieces, and what differs between two positions is played.

   Nothing waits for it; a key or a press ends it at once, and with reduced motion it never begins. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { moneyChange } from '#core/money.ts';
import type { TableStore } from '#core/table-store.ts';
import type { Position } from '#generated/protocol.d.ts';
import { useTableParts } from '../table-context.ts';
import { useSeatTeller } from '../use-seat-teller.ts';
import { animate, duration, finishMotion, isCalm } from './calm.ts';
import { flyMoney } from './coins.ts';
import { arrive, leave } from './flights.ts';
import { markRecent } from './just-line.ts';
import { compareSnapshots } from './pair-pieces.ts';
import { type PieceSight, type Snapshot, takeSnapshot } from './snapshot.ts';

/** More changes than this are no move but another position; so are positions further apart. */
const MOST_CHANGES = 48;
const FURTHEST = 24;
const TUMBLE = [
  { transform: 'rotate(-1.6turn) scale(.7)' },
  { transform: 'rotate(-.3turn) scale(1.12)', offset: 0.6 },
  { transform: 'none' },
];

/** The move that led to a position. */
interface LastMove {
  readonly place: string;
  readonly seat: number | null;
}

function moveBefore({ entries }: TableStore, n: number): LastMove {
  const entry = entries.value.findLast(one => one.kind === 'move' && one.n <= n);
  return entry?.kind === 'move' ? { place: entry.place ?? '', seat: entry.seat } : { place: '', seat: null };
}

/** Where a place lies on the page, if it is in sight; a seat is where its chip is. */
function boxOf(table: Element, place: string): DOMRect | null {
  if (!place) return null;
  for (const element of table.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const chip = element.matches('.seat') ? element.querySelector('.chip') : null;
    const box = (chip ?? element).getBoundingClientRect();
    if (box.width) return box;
  }
  return null;
}

/** A new piece comes from where it says, from where the move was made, or from who made it. */
function playArrival(table: Element, piece: PieceSight, move: LastMove, milliseconds: number): void {
  const own = piece.element.closest('[data-place]')?.getAttribute('data-place');
  const done = own === move.place ? '' : move.place;
  const from = boxOf(table, piece.from) ?? boxOf(table, done) ?? boxOf(table, seatPlace(move));
  if (from) arrive(table, piece, from, false, milliseconds);
  else animate(piece.element, [{ opacity: 0 }, { opacity: 1 }], milliseconds);
}

const seatPlace = ({ seat }: LastMove): string => (seat === null ? '' : `seat:${seat}`);

/** Play what differs. */
function playChanges(table: Element, before: Snapshot, now: Snapshot, move: LastMove): void {
  const { moved, come, gone } = compareSnapshots(before, now);
  const isFew = moved.length + come.length + gone.length <= MOST_CHANGES;
  markRecent(table, isFew ? [...moved.map(({ piece }) => piece), ...come] : []);
  if (!isFew || isCalm()) return;
  const milliseconds = duration('--d-3');
  for (const { piece, before: was } of moved) arrive(table, piece, was.box, true, milliseconds);
  for (const piece of come) playArrival(table, piece, move, milliseconds);
  for (const piece of gone)
    leave(table, piece, boxOf(table, piece.from) ?? boxOf(table, seatPlace(move)), milliseconds);
  for (const [key, die] of now.dice) if (!before.dice.has(key)) animate(die, TUMBLE, duration('--d-4'));
}

interface Shown {
  readonly position: Position | null;
  readonly me: number | null;
}

/** Whether a position follows one that was shown to the same eyes. */
function follows(last: Shown, now: Shown): boolean {
  if (!now.position || !last.position || last.me !== now.me) return false;
  return Math.abs(now.position.n - last.position.n) <= FURTHEST;
}

/** Let the table move whenever the position shown changes. */
export function useMotion(table: RefObject<HTMLElement | null>): void {
  const { store, board } = useTableParts();
  const tell = useSeatTeller();
  const now: Shown = { position: store.position.value, me: store.me.value };
  const shown = useRef<Shown | null>(null);
  const before = useRef<{ readonly snapshot: Snapshot; readonly position: Position | null } | null>(null);
  const last = shown.current;
  if (last && last.position !== now.position)
    before.current =
      table.current && follows(last, now) ? { snapshot: takeSnapshot(table.current), position: last.position } : null;
  shown.current = now;
  useLayoutEffect(() => {
    const was = before.current;
    const root = table.current;
    before.current = null;
    if (!root || !now.position) return;
    if (!was) {
      markRecent(root, []);
      return;
    }
    finishMotion(true);
    const move = moveBefore(store, now.position.n);
    playChanges(root, was.snapshot, takeSnapshot(root), move);
    if (isCalm()) return;
    const changes = store.seats.value.map(seat => moneyChange(tell, was.position, now.position, seat.seat));
    const bank = boxOf(root, move.place) ?? board.current?.getBoundingClientRect() ?? null;
    flyMoney(root, changes, { bank, seat: seat => boxOf(root, `seat:${seat}`) });
  }, [now.position]);
}
