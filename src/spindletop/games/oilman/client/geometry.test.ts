import { describe, expect, test } from 'vitest';
import { boundsOf, cellOf, HEIGHT, lowestCell, middleOf, WIDTH } from './geometry.ts';

describe('the sheet', () => {
  test('has its first hole in the north-west and its last one in the south-east', () => {
    expect(cellOf('A1')).toEqual({ column: 0, row: 0 });
    expect(middleOf(cellOf('A1'))).toEqual({ x: 20, y: 20 });
    expect(middleOf(cellOf('R10'))).toEqual({ x: WIDTH - 20, y: HEIGHT - 20 });
  });

  test('a flag hangs from the westernmost of the southernmost squares', () => {
    expect(lowestCell(['C2', 'D3', 'B3', 'A1'].map(cellOf))).toEqual(cellOf('B3'));
    expect(lowestCell([])).toBeNull();
  });

  test('a lot is shown with a margin around it', () => {
    expect(boundsOf(['B2', 'D3'].map(cellOf), 14)).toEqual({ x: 26, y: 26, width: 148, height: 108 });
  });
});
