/* The part of the map that is in sight where the map is larger than its frame. */

import { EDGE, HEIGHT, type Point, WIDTH } from './ghana.ts';

/** What is known of a frame that scrolls, in pixels; an element has these by itself. */
export interface ScrollFrame {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

/** A part of the map, in its own units. */
export interface MapWindow extends Point {
  readonly width: number;
  readonly height: number;
}

export const NO_WINDOW: MapWindow = { x: 0, y: 0, width: 0, height: 0 };

const FULL_WIDTH = WIDTH + 2 * EDGE;

/** The part of the map that a frame shows; none while the frame is not laid out. */
export function windowOf(frame: ScrollFrame): MapWindow {
  if (!frame.scrollWidth) return NO_WINDOW;
  const unitsPerPixel = FULL_WIDTH / frame.scrollWidth;
  return {
    x: frame.scrollLeft * unitsPerPixel - EDGE,
    y: frame.scrollTop * unitsPerPixel - EDGE,
    width: frame.clientWidth * unitsPerPixel,
    height: Math.min(frame.clientHeight * unitsPerPixel, HEIGHT + 2 * EDGE),
  };
}

interface Scroll {
  readonly left: number;
  readonly top: number;
}

/** How far to scroll until a point of the map stands in the middle of the frame. */
export function scrollToPoint(point: Point, frame: ScrollFrame): Scroll {
  const pixelsPerUnit = frame.scrollWidth / FULL_WIDTH;
  return {
    left: (point.x + EDGE) * pixelsPerUnit - frame.clientWidth / 2,
    top: (point.y + EDGE) * pixelsPerUnit - frame.clientHeight / 2,
  };
}

/** How far to scroll for a press on a small map of this width in pixels, without a frame round it. */
export function scrollToPress(press: Point, smallWidth: number, frame: ScrollFrame): Scroll {
  const scale = frame.scrollWidth / smallWidth;
  return { left: press.x * scale - frame.clientWidth / 2, top: press.y * scale - frame.clientHeight / 2 };
}
