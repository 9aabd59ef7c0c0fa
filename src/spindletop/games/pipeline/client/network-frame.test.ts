import { describe, expect, it } from 'vitest';
import { cellsIn, frameOf } from './network-frame.ts';

describe('frameOf', () => {
  it('shows the middle of the plane while nothing lies there', () => {
    expect(frameOf([], [])).toEqual({ x: 12.5, y: 13.5, width: 7, height: 5 });
  });

  it('leaves a cell round what lies there', () => {
    const far = [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ];
    expect(frameOf(far, [])).toEqual({ x: -1, y: -1, width: 12, height: 12 });
  });

  it('takes in both cells of every lay, with hardly a margin', () => {
    const halves = [{ x: 0, y: 0 }];
    const frame = frameOf(halves, [{ x: 9, y: 0, turn: 0 }]);
    expect(frame.x).toBeCloseTo(-0.15);
    expect(frame.width).toBeCloseTo(11.3);
  });
});

describe('cellsIn', () => {
  it('names the cells that are nearly whole inside', () => {
    expect(cellsIn({ x: 1.1, y: 1, width: 1.9, height: 1 })).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]);
  });
});
