/* How tiles lie on cells: edges, turns, the pipes of both halves, and the paths they are drawn along. */

import type { ColourLetter, Half, Tile } from './game.d.ts';

/** North, east, south or west of a cell. */
export type Edge = 0 | 1 | 2 | 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One pipe of a half: the two edges it joins. */
export interface Pipe {
  readonly colour: ColourLetter;
  readonly ends: readonly [Edge, Edge];
}

/** A pipe in a network, with the pipeline it belongs to. */
export interface LaidPipe extends Pipe {
  readonly pipeline: number | null;
}

/** A tile as it lies, or would lie: the cell of its half A, and its quarter turns clockwise. */
export interface Lay extends Point {
  readonly turn: number;
}

export const EDGES: readonly Edge[] = [0, 1, 2, 3];
const COMPASS = 'NESW';
const EAST: Edge = 1;
const WEST: Edge = 3;

const STEPS: readonly [Point, Point, Point, Point] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const MIDDLES: readonly [Point, Point, Point, Point] = [
  { x: 0.5, y: 0 },
  { x: 1, y: 0.5 },
  { x: 0.5, y: 1 },
  { x: 0, y: 0.5 },
];

/** An edge after so many quarter turns clockwise. */
export const turned = (edge: Edge, turns: number): Edge => ((edge + turns) % 4) as Edge;

/** The edge on the other side of a cell. */
export const opposite = (edge: Edge): Edge => turned(edge, 2);

/** One step across an edge. */
export const stepAcross = (edge: Edge): Point => STEPS[edge];

/** The middle of an edge, in cells. */
export const middleOf = (edge: Edge): Point => MIDDLES[edge];

/** The edge of half A where half B begins. */
export const seamOf = (turn: number): Edge => turned(EAST, turn);

/** Both cells of a lay, half A first. */
export function cellsOf({ x, y, turn }: Lay): readonly [Point, Point] {
  const step = stepAcross(seamOf(turn));
  return [
    { x, y },
    { x: x + step.x, y: y + step.y },
  ];
}

/** Names a cell among others. */
export const cellKey = ({ x, y }: Point): string => `${x},${y}`;

/** Whether a pipe joins two edges that face each other. */
export const isStraight = ({ ends }: Pipe): boolean => opposite(ends[0]) === ends[1];

const edgeOf = (letter: string): Edge => {
  const edge = EDGES[COMPASS.indexOf(letter)];
  if (edge === undefined) throw new Error(`${letter} is no edge`);
  return edge;
};

/** The central pipe of a half, from its way out to the seam, and the pipe that joins the two other edges. */
function pipesOfHalf(out: Edge, seam: Edge, centre: ColourLetter, side: ColourLetter): readonly [Pipe, Pipe] {
  const [from, to] = EDGES.filter(edge => edge !== seam && edge !== out);
  if (from === undefined || to === undefined) throw new Error('a half has four edges');
  return [
    { colour: centre, ends: [out, seam] },
    { colour: side, ends: [from, to] },
  ];
}

const turnedPipe = ({ colour, ends }: Pipe, turn: number): Pipe => ({
  colour,
  ends: [turned(ends[0], turn), turned(ends[1], turn)],
});

/** The pipes of both halves of a tile, the central pipe first, turned clockwise. */
export function halvesOf(tile: Tile, turn = 0): readonly [readonly [Pipe, Pipe], readonly [Pipe, Pipe]] {
  const turnBoth = ([centre, side]: readonly [Pipe, Pipe]): readonly [Pipe, Pipe] => [
    turnedPipe(centre, turn),
    turnedPipe(side, turn),
  ];
  return [
    turnBoth(pipesOfHalf(edgeOf(tile.a), EAST, tile.centre, tile.left)),
    turnBoth(pipesOfHalf(edgeOf(tile.b), WEST, tile.centre, tile.right)),
  ];
}

/** The pipes of a half in a network. */
export const laidPipesOf = (half: Half): readonly LaidPipe[] =>
  half.segments.map(({ colour, ends, pipeline }) => ({
    colour,
    pipeline,
    ends: [edgeOf(ends.charAt(0)), edgeOf(ends.charAt(1))],
  }));

/** The path of a pipe in the cell at x, y of a drawing: a straight, or a quarter turn round the corner it shares. */
export function pathOf(ends: readonly [Edge, Edge], unit: number, x: number, y: number): string {
  const [from, to] = ends;
  const spot = (edge: Edge) => {
    const middle = middleOf(edge);
    return `${+(x + middle.x * unit).toFixed(2)} ${+(y + middle.y * unit).toFixed(2)}`;
  };
  if (opposite(from) === to) return `M${spot(from)}L${spot(to)}`;
  const sweep = turned(from, 1) === to ? 0 : 1;
  return `M${spot(from)}A${unit / 2} ${unit / 2} 0 0 ${sweep} ${spot(to)}`;
}
