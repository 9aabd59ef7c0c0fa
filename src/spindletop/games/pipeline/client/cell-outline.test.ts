import { expect, test } from 'vitest';
import { distinctCells, outlineOf } from './cell-outline.ts';

test('two neighbours have one outline without the side between them', () => {
  const outline = outlineOf(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    10,
  );
  expect(outline).toBe('M0 0L10 0L20 0L20 10L10 10L0 10L0 0Z');
});

test('cells apart are closed paths of their own', () => {
  const outline = outlineOf(
    [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ],
    1,
  );
  expect(outline.match(/Z/g)).toHaveLength(2);
});

test('a cell that is named twice counts once', () => {
  expect(
    distinctCells([
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ]),
  ).toEqual([{ x: 1, y: 2 }]);
});
