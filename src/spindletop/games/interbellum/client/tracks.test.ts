import { describe, expect, it } from 'vitest';
import { areTracksAlike, columnsOf, seatsInColumn } from './tracks.ts';

const track = { discount: [0, 0, 1, 1], extra: [0, 0, 0, 1], points: [0, 1, 2, 4] };

describe('tracks of influence', () => {
  it('have a column for every number of cubes but none', () => {
    expect(columnsOf([track])).toEqual([1, 2, 3]);
    expect(columnsOf([])).toEqual([]);
  });

  it('stand at the head of the table only if all powers have the same', () => {
    expect(areTracksAlike([track, structuredClone(track)])).toBe(true);
    expect(areTracksAlike([track, { ...track, points: [0, 1, 2, 5] }])).toBe(false);
  });

  it('gather everybody beyond the last column in it', () => {
    expect(seatsInColumn([3, 0, 7, 1], 3, 3)).toEqual([0, 2]);
    expect(seatsInColumn([3, 0, 7, 1], 1, 3)).toEqual([3]);
    expect(seatsInColumn([3, 0, 7, 1], 2, 3)).toEqual([]);
  });
});
