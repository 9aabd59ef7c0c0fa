import { expect, test } from 'vitest';
import { tallyOf } from './estate.ts';
import type { CapName, Hole, Terrain } from './game.d.ts';

const holeOf = (hole: string, terrain: Terrain, cap: CapName): Hole => ({
  hole,
  terrain,
  cap,
  property: 0,
  owner: 0,
  clear: 0,
  oil: 0,
});

test('holes are counted by terrain, capped ones by what was found', () => {
  const holes = [
    holeOf('A1', 'land', 'none'),
    holeOf('A2', 'land', 'dry2'),
    holeOf('A3', 'water', 'wet3'),
    holeOf('A4', 'water', 'dry1'),
  ];
  expect(tallyOf(holes)).toEqual({ land: 2, water: 2, dry: 2, wet: 1 });
});
