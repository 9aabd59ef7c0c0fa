import { describe, expect, it } from 'vitest';
import { drawnSegment } from './atlas.ts';
import { cordLane, nextLane, pipeLane, pipeWidth } from './lanes.ts';

const segment = drawnSegment('s01');

describe('lanes of a segment', () => {
  it('gives a lone pipeline the middle, and each of five a lane of its own', () => {
    expect(pipeLane(segment, 1, 0)).toBe(segment.lanes[2]);
    expect(new Set([0, 1, 2, 3, 4].map(index => pipeLane(segment, 5, index))).size).toBe(5);
  });

  it('draws pipelines narrower the more there are', () => {
    const widths = [1, 2, 3, 4].map(pipeWidth);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });

  it('runs the cord along the whole route while it is empty, then where the next pipeline would lie', () => {
    expect(cordLane(segment, 0)).toBe(segment.path);
    expect(nextLane(segment, 0)).toBe(segment.lanes[2]);
    expect(cordLane(segment, 2)).toBe(segment.lanes[4]);
    expect(cordLane(segment, 3)).toBe(segment.lanes[2]);
  });
});
