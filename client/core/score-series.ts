/* How scores and money came about, for the charts of a result. */

import type { Position } from '#generated/protocol.d.ts';
import type { SeatTeller } from './money.ts';

const MOMENTS = 36;

export interface SeriesPoint {
  readonly n: number;
  readonly value: number;
}

/** One line a seat. */
export type Series = readonly (readonly SeriesPoint[])[];

export interface ScoreSeries {
  readonly scores: Series;
  readonly money: Series;
}

/** The moments that are looked at, evenly over a game of n actions; the last one is known anyway. */
export function momentsOf(n: number): readonly number[] {
  const step = Math.max(1, Math.ceil(n / MOMENTS));
  return Array.from({ length: Math.ceil(n / step) }, (_, k) => k * step);
}

/** The series of some positions in order, the last one being the end, whose scores are final. */
export function scoreSeries(positions: readonly Position[], seats: number, tell: SeatTeller): ScoreSeries {
  const indices = Array.from({ length: seats }, (_, seat) => seat);
  const scoreOf = ({ view, scores }: Position, seat: number) => scores?.[seat] ?? tell(view, seat).score ?? 0;
  const moneyOf = ({ view }: Position, seat: number) => tell(view, seat).money ?? 0;
  const series = (figureOf: (position: Position, seat: number) => number): Series =>
    indices.map(seat => positions.map(position => ({ n: position.n, value: figureOf(position, seat) })));
  return { scores: series(scoreOf), money: series(moneyOf) };
}

/** Whether two charts would show the same. */
export const isSameSeries = (one: Series, other: Series): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a chart would show anything. */
export const hasValues = (series: Series): boolean => series.some(line => line.some(point => point.value !== 0));
