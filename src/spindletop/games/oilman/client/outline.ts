/* The boundary of a set of holes, as a surveyor would draw it. */

import { CELL, type Cell, cellOf } from './geometry.ts';

/** The edges that leave one corner; each is walked with the set on its right. */
interface Corner {
  readonly column: number;
  readonly row: number;
  readonly ends: Cell[];
}

type Corners = Map<string, Corner>;

const keyOf = ({ column, row }: Cell) => `${column},${row}`;
const pointOf = ({ column, row }: Cell) => `${column * CELL} ${row * CELL}`;

function addEdge(corners: Corners, from: Cell, to: Cell): void {
  const corner = corners.get(keyOf(from)) ?? { ...from, ends: [] };
  corner.ends.push(to);
  corners.set(keyOf(from), corner);
}

/** All edges of the squares that no other square of the set shares. */
function boundaryOf(cells: readonly Cell[]): Corners {
  const inside = new Set(cells.map(keyOf));
  const corners: Corners = new Map();
  for (const { column, row } of cells) {
    const isInside = (east: number, south: number) => inside.has(keyOf({ column: column + east, row: row + south }));
    const northWest = { column, row };
    const northEast = { column: column + 1, row };
    const southEast = { column: column + 1, row: row + 1 };
    const southWest = { column, row: row + 1 };
    if (!isInside(0, -1)) addEdge(corners, northWest, northEast);
    if (!isInside(1, 0)) addEdge(corners, northEast, southEast);
    if (!isInside(0, 1)) addEdge(corners, southEast, southWest);
    if (!isInside(-1, 0)) addEdge(corners, southWest, northWest);
  }
  return corners;
}

/** Walk from a corner until no edge leads on, and use up what was walked. */
function loopFrom(start: Corner, corners: Corners): string {
  let path = `M${pointOf(start)}`;
  for (let next = start.ends.pop(); next; next = corners.get(keyOf(next))?.ends.pop()) path += `L${pointOf(next)}`;
  return `${path}Z`;
}

/** The outline of a set of holes as closed paths. */
export function outlineOf(holes: readonly string[]): string {
  const corners = boundaryOf(holes.map(cellOf));
  let path = '';
  for (const corner of corners.values()) while (corner.ends.length > 0) path += loopFrom(corner, corners);
  return path;
}
