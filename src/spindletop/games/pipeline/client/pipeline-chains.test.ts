import { describe, expect, it } from 'vitest';
import type { Half, Network } from './game.d.ts';
import { type ChainPipe, chainsOf, labelSpots } from './pipeline-chains.ts';

const half = (x: number, covered: boolean): Half => ({
  x,
  y: 0,
  tile: x,
  covered,
  segments: [
    { colour: 'O', ends: 'WE', pipeline: covered ? null : 7 },
    { colour: 'S', ends: 'NS', pipeline: covered ? null : 8 },
  ],
});

const pipe = (x: number, ends: ChainPipe['ends']): ChainPipe => ({ x, y: 0, ends, colour: 'O' });

describe('chainsOf', () => {
  it('gathers the pipes of each pipeline, without those below machines', () => {
    const network: Network = {
      tiles: [],
      halves: [half(0, false), half(1, false), half(2, true)],
      machines: [],
      pipelines: [],
    };
    const chains = chainsOf(network);
    expect([...chains.keys()]).toEqual([7, 8]);
    expect(chains.get(7)?.map(part => part.x)).toEqual([0, 1]);
  });
});

describe('labelSpots', () => {
  it('prefers a bent pipe to a straight one', () => {
    const [spot] = labelSpots([[pipe(0, [3, 1]), pipe(1, [3, 0])]]);
    expect(spot?.x).toBeCloseTo(1.3225);
  });

  it('keeps numbers apart, and gives up where there is no room', () => {
    const chain = [pipe(0, [3, 1])];
    expect(labelSpots([chain, [...chain, pipe(1, [3, 1])]])).toEqual([
      { x: 0.5, y: 0.5 },
      { x: 1.5, y: 0.5 },
    ]);
    expect(labelSpots([chain, chain])[1]).toEqual({ x: 0.5, y: 0.5 });
  });
});
