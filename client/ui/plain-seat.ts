/* What a seat shows when the game's own drawing does not say. */

import type { SeatSummary } from '#core/drawing.ts';
import { titleOf } from '#core/words.ts';

const MOST_FIGURES = 6;
const MONEY = ['cash', 'money', 'vp', 'points', 'score'];

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a view that speaks of one seat: the list whose rows have colours. */
function rowOf(view: object, seat: number): Row {
  const lists = Object.values(view).filter(Array.isArray);
  const list = lists.find(rows => isRow(rows[seat]) && 'colour' in rows[seat]);
  return (list?.[seat] as Row | undefined) ?? {};
}

const moneyWords = (name: string, money: number) => (name === 'cash' || name === 'money' ? `$${money}` : `${money}`);

/** The numbers of a seat; the first that is money or points stands apart. */
export function plainSeat(view: object, seat: number): SeatSummary {
  const row = rowOf(view, seat);
  const numbers = Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const key = MONEY.find(name => typeof row[name] === 'number');
  const money = key ? Number(row[key]) : 0;
  const stats = numbers.filter(([name]) => name !== key && name !== 'seat').slice(0, MOST_FIGURES);
  return {
    cash: key ? moneyWords(key, money) : '',
    money,
    score: money,
    stats: stats.map(([name, value]) => ({ text: `${titleOf(name).toLowerCase()} ${value}` })),
  };
}
