/* The outline of a set of cells. */

import { cellKey, type Point } from './tile-geometry.ts';

/** The sides of cells that have no neighbour in the set, by the corner where they begin, clockwise. */
function sidesOf(cells: readonly Point[]): Map<string, Point[]> {
  const taken = new Set(cells.map(cellKey));
  const sides = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = cellKey(from);
    const started = sides.get(key);
    if (started) started.push(to);
    else sides.set(key, [to]);
  };
  for (const { x, y } of cells) {
    const [northWest, northEast] = [
      { x, y },
      { x: x + 1, y },
    ];
    const [southEast, southWest] = [
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    if (!taken.has(cellKey({ x, y: y - 1 }))) add(northWest, northEast);
    if (!taken.has(cellKey({ x: x + 1, y }))) add(northEast, southEast);
    if (!taken.has(cellKey({ x, y: y + 1 }))) add(southEast, southWest);
    if (!taken.has(cellKey({ x: x - 1, y }))) add(southWest, northWest);
  }
  return sides;
}

/** A corner from which sides are left, or null. */
function cornerLeft(sides: ReadonlyMap<string, readonly Point[]>): Point | null {
  for (const [key, ends] of sides) {
    const [x, y] = key.split(',').map(Number);
    if (ends.length > 0 && x !== undefined && y !== undefined) return { x, y };
  }
  return null;
}

/** The outline of different cells as closed paths. */
export function outlineOf(cells: readonly Point[], unit: number): string {
  const sides = sidesOf(cells);
  let path = '';
  for (let start = cornerLeft(sides); start; start = cornerLeft(sides)) {
    path += `M${start.x * unit} ${start.y * unit}`;
    for (let corner = sides.get(cellKey(start))?.pop(); corner; corner = sides.get(cellKey(corner))?.pop())
      path += `L${corner.x * unit} ${corner.y * unit}`;
    path += 'Z';
  }
  return path;
}

/** Each cell once, in the order of its first mention. */
export const distinctCells = (cells: readonly Point[]): readonly Point[] => [
  ...new Map(cells.map(cell => [cellKey(cell), cell])).values(),
];
