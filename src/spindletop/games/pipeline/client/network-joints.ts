/* Where the pipes of neighbouring halves meet: joined, or blind where their colours differ. */

import type { Half, Network } from './game.d.ts';
import type { JointKind } from './Joint.tsx';
import { cellKey, EDGES, type Edge, laidPipesOf, opposite, type Point, seamOf, stepAcross } from './tile-geometry.ts';

export interface Collar {
  readonly cell: Point;
  readonly edge: Edge;
  readonly kind: JointKind;
}

export interface AttachedMachine {
  readonly cell: Point;
  /** The edges where a pipe meets it. */
  readonly edges: readonly Edge[];
}

/** The edges that are looked at from one side only, so that no joint is told twice. */
const FORWARD: readonly Edge[] = [1, 2];

const colourAt = (half: Half, edge: Edge) => laidPipesOf(half).find(pipe => pipe.ends.includes(edge))?.colour;

/** The joints inside and between the tiles of a network, and its machines. */
export function jointsOf(network: Network): {
  readonly collars: readonly Collar[];
  readonly machines: readonly AttachedMachine[];
} {
  const halves = new Map(network.halves.map(half => [cellKey(half), half]));
  const neighbour = (cell: Point, edge: Edge) => {
    const step = stepAcross(edge);
    return halves.get(cellKey({ x: cell.x + step.x, y: cell.y + step.y }));
  };
  const seams = network.tiles.map(({ x, y, turn }): Collar => ({ cell: { x, y }, edge: seamOf(turn), kind: 'joined' }));
  const between = network.halves.flatMap(half =>
    FORWARD.flatMap((edge): readonly Collar[] => {
      const other = neighbour(half, edge);
      if (!other || other.tile === half.tile || half.covered || other.covered) return [];
      const isJoined = colourAt(half, edge) === colourAt(other, opposite(edge));
      return [{ cell: half, edge, kind: isJoined ? 'joined' : 'blind' }];
    }),
  );
  const machines = network.machines.map(([x = 0, y = 0]) => ({
    cell: { x, y },
    edges: EDGES.filter(edge => neighbour({ x, y }, edge)?.covered === false),
  }));
  return { collars: [...seams, ...between], machines };
}
