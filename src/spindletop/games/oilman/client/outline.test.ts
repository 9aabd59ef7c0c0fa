import { describe, expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

const cornersOf = (path: string) => path.match(/[ML]/g)?.length;

describe('the outline of holes', () => {
  test('is empty where there are none', () => {
    expect(outlineOf([])).toBe('');
  });

  test('of one hole is its square, walked once', () => {
    expect(outlineOf(['A1'])).toBe('M0 0L40 0L40 40L0 40L0 0Z');
  });

  test('of neighbours has no line between them', () => {
    expect(outlineOf(['B2', 'C2'])).toBe('M40 40L80 40L120 40L120 80L80 80L40 80L40 40Z');
  });

  test('of a ring has a second loop for its inside', () => {
    const ring = outlineOf(['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3']);
    expect(ring.match(/Z/g)).toHaveLength(2);
    expect(cornersOf(ring)).toBe(12 + 1 + 4 + 1);
  });

  test('of holes that meet in a corner uses every edge once', () => {
    expect(cornersOf(outlineOf(['A1', 'B2']))).toBe(8 + (outlineOf(['A1', 'B2']).match(/Z/g)?.length ?? 0));
  });
});
