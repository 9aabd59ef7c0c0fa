import { describe, expect, it } from 'vitest';
import { EDGE, HEIGHT, WIDTH } from './ghana.ts';
import { NO_WINDOW, scrollToPoint, scrollToPress, windowOf } from './map-window.ts';

/** A frame that shows the map at half its size, the top left quarter of it. */
const frame = {
  scrollLeft: 0,
  scrollTop: 0,
  scrollWidth: (WIDTH + 2 * EDGE) / 2,
  clientWidth: 263,
  clientHeight: 363,
};

describe('windowOf', () => {
  it('is what the frame shows, in units of the map', () => {
    expect(windowOf(frame)).toEqual({ x: -EDGE, y: -EDGE, width: 526, height: 726 });
    expect(windowOf({ ...frame, scrollLeft: 100, scrollTop: 50 })).toMatchObject({ x: 174, y: 74 });
  });

  it('is no higher than the map, and nothing while the frame is hidden', () => {
    expect(windowOf({ ...frame, clientHeight: 5000 }).height).toBe(HEIGHT + 2 * EDGE);
    expect(windowOf({ ...frame, scrollWidth: 0 })).toBe(NO_WINDOW);
  });
});

describe('scrolling', () => {
  it('brings a point of the map to the middle of the frame', () => {
    const { left, top } = scrollToPoint({ x: 600, y: 700 }, frame);
    const { x, y, width, height } = windowOf({ ...frame, scrollLeft: left, scrollTop: top });
    expect([x + width / 2, y + height / 2]).toEqual([600, 700]);
  });

  it('brings what was pressed on the small map to the middle of the frame', () => {
    expect(scrollToPress({ x: 48, y: 60 }, 96, frame)).toEqual({ left: 131.5, top: 147.25 });
  });
});
