/* What takes the pointer and the cord: close to the piece where there is a mouse, a disc where there are fingers. */

import type { Shape } from '#core/shape.ts';
import type { Point } from './atlas.ts';

const disc = ({ x, y }: Point, radius: number): Shape => ({ kind: 'disc', x, y: y - 1, radius });
const area = (path: string): Shape => ({ kind: 'area', path });

/** Around the helmet of an army. */
export function helmetShape(point: Point, isNarrow: boolean): Shape {
  const { x, y } = point;
  if (isNarrow) return disc(point, 33);
  return area(`M${x - 25} ${y + 6}C${x - 25} ${y - 31} ${x + 25} ${y - 31} ${x + 25} ${y + 6}l14 13H${x - 39}z`);
}

/** Around a well. */
export function wellShape(point: Point, isNarrow: boolean): Shape {
  const { x, y } = point;
  if (isNarrow) return disc(point, 36);
  return area(`M${x - 10} ${y - 28}h20L${x + 27} ${y + 25}H${x - 27}z`);
}

/** Where a unit of an empty territory would stand. */
export const emptyShape = (point: Point, isNarrow: boolean): Shape => disc(point, isNarrow ? 34 : 20);

/** Around the boats of the Caspian Sea. */
export const BOATS_SHAPE: Shape = { kind: 'box', x: 984, y: 307, width: 202, height: 98, radius: 14 };
