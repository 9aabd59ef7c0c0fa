/* The influence tracks of the powers, column by column. */

import type { Power } from './game.d.ts';

/** What a number of cubes brings. */
export type TrackName = 'discount' | 'extra' | 'points';

const TRACKS: readonly TrackName[] = ['discount', 'extra', 'points'];

/** The numbers of cubes that have a column; the last one stands for all beyond it too. */
export function columnsOf(powers: readonly Pick<Power, 'points'>[]): readonly number[] {
  const [first] = powers;
  return Array.from({ length: (first?.points.length ?? 1) - 1 }, (_, k) => k + 1);
}

/** Whether cubes bring the same in every power. */
export function areTracksAlike(powers: readonly Pick<Power, TrackName>[]): boolean {
  const [first] = powers;
  return TRACKS.every(track => powers.every(power => power[track].join() === first?.[track].join()));
}

/** The seats whose cubes stand in a column. */
export function seatsInColumn(influence: readonly number[], column: number, columns: number): readonly number[] {
  return influence.flatMap((cubes, seat) => (Math.min(columns, cubes) === column ? [seat] : []));
}
