import { expect, test } from 'vitest';
import { litWords } from './land.ts';

test('what is lit is told in words', () => {
  expect(litWords({ lit_row: 3, lit_column: 5 })).toBe('row 3, col 5');
  expect(litWords({ lit_row: 3, lit_column: null })).toBe('row 3');
  expect(litWords({ lit_row: null, lit_column: 5 })).toBe('column 5');
  expect(litWords({ lit_row: null, lit_column: null })).toBe('');
});
