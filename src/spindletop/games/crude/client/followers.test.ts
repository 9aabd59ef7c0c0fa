import { expect, test } from 'vitest';
import { followersOf } from './followers.ts';

const BOOM = { id: 'boom', name: 'Boom', demand: 2 };
const SLUMP = { id: 'slump', name: 'Slump', demand: -1 };

test('faces that bring the same card are told together, in the order of the die', () => {
  expect(followersOf([BOOM, SLUMP, BOOM, SLUMP, SLUMP, BOOM])).toEqual([
    { ...BOOM, faces: [1, 3, 6] },
    { ...SLUMP, faces: [2, 4, 5] },
  ]);
});
