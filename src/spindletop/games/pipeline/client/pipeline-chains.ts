/* The pipes of every pipeline of a network, and where the number of each pipeline stands. */

import type { Network, PipelineRun } from './game.d.ts';
import { isStraight, laidPipesOf, middleOf, type Pipe, type Point } from './tile-geometry.ts';

/** A pipe of a pipeline and the cell it lies in. */
export interface ChainPipe extends Pipe, Point {}

export type Chains = ReadonlyMap<number, readonly ChainPipe[]>;

/** How far the middle of a bent pipe lies from the line between its ends towards the middle of the cell. */
const BEND = 0.29;
/** Two numbers stand at least this far apart, in cells. */
const CLEARANCE = 0.55;

/** The pipes of the pipelines of a network that no machine covers, by pipeline. */
export function chainsOf(network: Network): Chains {
  const chains = new Map<number, ChainPipe[]>();
  for (const half of network.halves) {
    if (half.covered) continue;
    for (const { colour, ends, pipeline } of laidPipesOf(half)) {
      if (pipeline === null) continue;
      const chain = chains.get(pipeline) ?? [];
      chain.push({ x: half.x, y: half.y, ends, colour });
      chains.set(pipeline, chain);
    }
  }
  return chains;
}

/** Whether a pipeline refines anything. */
export const canRefine = (line: PipelineRun): boolean => line.reach.some(grade => grade !== null);

/** The middle of a pipe, in cells. */
function middleOfPipe(pipe: ChainPipe): Point {
  const [from, to] = [middleOf(pipe.ends[0]), middleOf(pipe.ends[1])];
  const bend = isStraight(pipe) ? 0 : BEND;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return { x: pipe.x + x + (0.5 - x) * bend, y: pipe.y + y + (0.5 - y) * bend };
}

/** The pipes of a chain as seats for its number: bent ones first, then those near the middle of the chain. */
function bestFirst(chain: readonly ChainPipe[]): readonly ChainPipe[] {
  const x = chain.reduce((sum, pipe) => sum + pipe.x, 0) / chain.length;
  const y = chain.reduce((sum, pipe) => sum + pipe.y, 0) / chain.length;
  const distance = (pipe: ChainPipe) => Math.hypot(pipe.x - x, pipe.y - y);
  return [...chain].sort(
    (one, other) => Number(isStraight(one)) - Number(isStraight(other)) || distance(one) - distance(other),
  );
}

/** Where the numbers of these chains stand, in cells, none over another if that can be helped. */
export function labelSpots(chains: readonly (readonly ChainPipe[])[]): readonly Point[] {
  const taken: Point[] = [];
  const isFree = (spot: Point) => taken.every(other => Math.hypot(other.x - spot.x, other.y - spot.y) > CLEARANCE);
  return chains.map(chain => {
    const pipes = bestFirst(chain);
    const free = pipes.map(middleOfPipe).find(isFree);
    if (free) {
      taken.push(free);
      return free;
    }
    const [best] = pipes;
    return best ? { x: best.x + 0.5, y: best.y + 0.5 } : { x: 0, y: 0 };
  });
}
