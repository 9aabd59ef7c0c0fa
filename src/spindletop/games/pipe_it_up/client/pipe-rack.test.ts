import { describe, expect, it } from 'vitest';
import { pipeRack } from './pipe-rack.ts';

describe('pipeRack', () => {
  it('lays three large pipes in a row', () => {
    const { height, pipe, middles } = pipeRack(4);
    expect(middles.map(({ x, y }) => [x, y])).toEqual([
      [26, 14.5],
      [80, 14.5],
      [134, 14.5],
      [26, 41.5],
    ]);
    expect(pipe).toEqual({ length: 47, width: 17 });
    expect(height).toBe(56);
  });

  it('lays six small ones in a row from ten on, and never more than 24', () => {
    expect(pipeRack(10).middles[6]?.x).toBe(pipeRack(10).middles[0]?.x);
    expect(pipeRack(60).middles.length).toBe(24);
  });

  it('is as high as one row when it is empty', () => {
    expect(pipeRack(0)).toMatchObject({ height: 29, middles: [] });
  });
});
