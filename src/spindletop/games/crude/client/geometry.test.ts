import { describe, expect, test } from 'vitest';
import {
  cornerOf,
  coveredBy,
  FIELD,
  SQUARE,
  SQUARES,
  shortened,
  squareName,
  squareNamed,
  storageWidth,
} from './geometry.ts';

describe('squares', () => {
  test('are named by row and column, and found again by their names', () => {
    expect(SQUARES).toHaveLength(36);
    for (const square of SQUARES) expect(squareNamed(squareName(square))).toEqual(square);
  });

  test('fill the field', () => {
    expect(cornerOf({ row: 1, column: 1 })).toEqual({ x: 0, y: 0 });
    expect(cornerOf({ row: 6, column: 6 })).toEqual({ x: FIELD - SQUARE, y: FIELD - SQUARE });
  });

  test('a large asset covers the three beside its own, a small one none', () => {
    expect(coveredBy({ row: 2, column: 3, size: 2 })).toEqual(['r2c4', 'r3c3', 'r3c4']);
    expect(coveredBy({ row: 2, column: 3, size: 1 })).toEqual([]);
  });
});

test('a storage is wider when some of its barrels are fresh', () => {
  expect(storageWidth(3, 0)).toBe(43);
  expect(storageWidth(13, 2)).toBe(72);
  expect(storageWidth(12, 12)).toBe(70);
});

test('a name is cut where it has no room', () => {
  expect(shortened('Standard', 8)).toBe('Standard');
  expect(shortened('Standard', 5)).toBe('Stan…');
});
