/* What the window on the map turns to. */

import { cityShape, HEIGHT, linkShape, middleOf, type Point, WIDTH } from './ghana.ts';

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The middle of the links that can be built now, or the city where everything begins. */
export function focusOf(linkIds: readonly string[], startCity: string): Point {
  const middles = linkIds
    .map(linkShape)
    .map(link => link && middleOf(link))
    .filter(point => point !== undefined);
  if (middles.length === 0) return cityShape(startCity) ?? { x: WIDTH / 2, y: HEIGHT / 2 };
  return { x: meanOf(middles.map(point => point.x)), y: meanOf(middles.map(point => point.y)) };
}
