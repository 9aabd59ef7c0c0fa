/* Where the spaces of the action cross lie, and the workers beside them. */

import type { Box } from '#core/shape.ts';
import type { CrossSpace } from './game.d.ts';
import type { Point } from './tile-geometry.ts';

/** The size of one of the five by five fields that the cross lies on. */
export const FIELD = { width: 76, height: 42 };
export const crossSize = { width: 5 * FIELD.width, height: 5 * FIELD.height };

/** The markets lie outside, the dealt actions inside. */
const OUTER_SPACES = 4;
const GAP = 2;

const ARMS: Readonly<Record<string, Point>> = {
  top: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  bottom: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
};

export const isOuter = ({ space }: CrossSpace): boolean => space < OUTER_SPACES;

/** How far a space lies from the hub, in fields. */
function offsetOf(space: CrossSpace): Point {
  const arm = ARMS[space.arm] ?? { x: 0, y: 0 };
  const distance = isOuter(space) ? 2 : 1;
  return { x: arm.x * distance, y: arm.y * distance };
}

/** The box of a space. */
export function spaceBox(space: CrossSpace): Box & { readonly radius: number } {
  const offset = offsetOf(space);
  return {
    kind: 'box',
    x: (2 + offset.x) * FIELD.width + GAP,
    y: (2 + offset.y) * FIELD.height + GAP,
    width: FIELD.width - 2 * GAP,
    height: FIELD.height - 2 * GAP,
    radius: isOuter(space) ? 2 : 6,
  };
}

/** The middle of the k-th worker of a space: below those at the sides, to the left of those above and below the hub. */
export function workerSpot(space: CrossSpace, k: number): Point {
  const offset = offsetOf(space);
  const x = (2.5 + offset.x) * FIELD.width;
  const y = (2.5 + offset.y) * FIELD.height;
  return offset.x !== 0
    ? { x: x - 12 + k * 22, y: y + FIELD.height * 0.74 }
    : { x: x - FIELD.width * 0.66 - k * 20, y };
}
