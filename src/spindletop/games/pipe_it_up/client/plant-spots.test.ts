import { describe, expect, it } from 'vitest';
import { plantSpots } from './plant-spots.ts';

describe('plantSpots', () => {
  it('puts one plant in the middle, larger on a large city', () => {
    expect(plantSpots(0, false)).toEqual([]);
    expect(plantSpots(1, false)).toEqual([{ dx: 0, dy: 0, size: 31 }]);
    expect(plantSpots(1, true)).toEqual([{ dx: 0, dy: 0, size: 36 }]);
  });

  it('puts two or three in a row', () => {
    expect(plantSpots(2, true).map(spot => [spot.dx, spot.dy])).toEqual([
      [-14, 0],
      [14, 0],
    ]);
    expect(plantSpots(3, true).map(spot => spot.dx)).toEqual([-28, 0, 28]);
  });

  it('makes a second row of more, each in the middle', () => {
    expect(plantSpots(5, false).map(spot => [spot.dx, spot.dy])).toEqual([
      [-28, -14],
      [0, -14],
      [28, -14],
      [-14, 14],
      [14, 14],
    ]);
  });
});
