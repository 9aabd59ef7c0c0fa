import { describe, expect, it } from 'vitest';
import type { Tile } from './game.d.ts';
import { cellsOf, halvesOf, isStraight, pathOf, seamOf } from './tile-geometry.ts';

const tile: Tile = { tile: 1, a: 'W', b: 'N', centre: 'O', left: 'S', right: 'T' };

describe('halvesOf', () => {
  it('leads the central pipe from the way out of each half to the seam', () => {
    const [first, second] = halvesOf(tile);
    expect(first[0]).toEqual({ colour: 'O', ends: [3, 1] });
    expect(second[0]).toEqual({ colour: 'O', ends: [0, 3] });
    expect(first.map(isStraight)).toEqual([true, true]);
  });

  it('joins the other two edges by the pipe of the side, and turns both', () => {
    const [first, second] = halvesOf(tile, 1);
    expect(first[1]).toEqual({ colour: 'S', ends: [1, 3] });
    expect(second[1]).toEqual({ colour: 'T', ends: [2, 3] });
  });
});

describe('cellsOf', () => {
  it('puts half B to the east, south, west and north as the tile is turned', () => {
    const partners = [0, 1, 2, 3].map(turn => cellsOf({ x: 5, y: 5, turn })[1]);
    expect(partners).toEqual([
      { x: 6, y: 5 },
      { x: 5, y: 6 },
      { x: 4, y: 5 },
      { x: 5, y: 4 },
    ]);
    expect(seamOf(3)).toBe(0);
  });
});

describe('pathOf', () => {
  it('is a straight between facing edges, and a quarter turn round the shared corner', () => {
    expect(pathOf([0, 2], 60, 0, 0)).toBe('M30 0L30 60');
    expect(pathOf([0, 1], 60, 60, 0)).toBe('M90 0A30 30 0 0 0 120 30');
    expect(pathOf([1, 0], 60, 0, 0)).toBe('M60 30A30 30 0 0 1 30 0');
  });
});
