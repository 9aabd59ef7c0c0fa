import { describe, expect, it } from 'vitest';
import { likelySums } from './likely-sums.ts';

describe('likelySums', () => {
  it('leaves out rare sums at both ends, not between', () => {
    expect(likelySums([0.001, 0.5, 0, 0.498, 0.001])).toEqual([
      { pipes: 1, chance: 0.5 },
      { pipes: 2, chance: 0 },
      { pipes: 3, chance: 0.498 },
    ]);
  });

  it('shows everything where all sums are rare', () => {
    expect(likelySums([0.004, 0.004]).length).toBe(2);
  });
});
