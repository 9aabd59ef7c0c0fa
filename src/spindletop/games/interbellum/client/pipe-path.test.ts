import { describe, expect, it } from 'vitest';
import { type Curve, markPath, markWidth } from './pipe-path.ts';

/** A straight line to the right. */
const straight = (length: number): Curve => ({ length, pointAt: distance => ({ x: distance, y: 0 }) });

describe('markPath', () => {
  it('lays bars across the pipeline, at even distances and off its ends', () => {
    expect(markPath(straight(20), 'iron', 10)).toBe('M5.0 -5.0L5.0 5.0M12.0 -5.0L12.0 5.0');
  });

  it('follows the pipeline from end to end with a line or a zigzag', () => {
    expect(markPath(straight(16), 'blue', 10)).toBe('M0.0 0.0L8.0 0.0L16.0 0.0');
    expect(markPath(straight(12), 'green', 10)).toBe('M0.0 -2.8L6.0 2.8L12.0 -2.8');
  });

  it('slants the stripes, dots the purple, leaves yellow plain', () => {
    expect(markPath(straight(20), 'red', 10)).toBe('M3.0 -5.0L9.0 5.0');
    expect(markPath(straight(12), 'purple', 10)).toBe('M6.0 0.0h.1');
    expect(markPath(straight(40), 'yellow', 10)).toBe('');
  });

  it('draws a mark that is never wider than its pipeline', () => {
    expect(markWidth('purple', 11)).toBeLessThan(11);
  });
});
