/* Arrow keys walk the places that can be used. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sideways distance counts this much more than distance along the way. */
const SIDEWAYS = 2.5;
const LEAST_STEP = 2;

/** How far a place lies in a direction, or null if it lies elsewhere. */
function distance(from: Point, to: Point, direction: Point): number | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = dx * direction.x + dy * direction.y;
  const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
  return along < LEAST_STEP ? null : along + across * SIDEWAYS;
}

/** The nearest of some places in a direction, or null. */
export function nearestPlace<Place extends Point>(
  from: Point,
  places: readonly Place[],
  direction: Point,
): Place | null {
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const far = distance(from, place, direction);
    if (far !== null && far < least) {
      least = far;
      nearest = place;
    }
  }
  return nearest;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key, or undefined. */
export const directionOf = (key: string): Point | undefined => DIRECTIONS[key];
