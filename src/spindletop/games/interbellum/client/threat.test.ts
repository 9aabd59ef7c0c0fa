import { describe, expect, it } from 'vitest';
import type { Power } from './game.d.ts';
import { threatsTo } from './threat.ts';

const power = (flag: number | null, influence: readonly number[], toTake: readonly number[]) =>
  ({ flag, influence, to_take: toTake }) as unknown as Power;

describe('threatsTo', () => {
  const level = power(0, [3, 3, 2], [0, 1, 2]);

  it('tells the holder of a flag and the one who stands level with them', () => {
    expect(threatsTo([level], 0)).toEqual([{ power: level, seat: 1 }]);
    expect(threatsTo([level], 1)).toHaveLength(1);
  });

  it('does not concern others at the table, but whoever looks on', () => {
    expect(threatsTo([level], 2)).toEqual([]);
    expect(threatsTo([level], null)).toHaveLength(1);
  });

  it('needs a cube there, for a flag that nobody holds is one cube away from all', () => {
    expect(threatsTo([power(null, [0, 0, 0], [1, 1, 1])], 0)).toEqual([]);
  });

  it('shows three at most', () => {
    expect(threatsTo([level, level, level, level], 0)).toHaveLength(3);
  });
});
