import { describe, expect, it } from 'vitest';
import type { LinkShape } from './ghana.ts';
import { outlineOf } from './outline.ts';

const link: LinkShape = {
  id: 'L1',
  a: 'here',
  b: 'there',
  length: 2,
  dotted: false,
  path: '',
  slot: { length: 40, width: 10 },
  slots: [
    { x: 100, y: 50, angle: 0 },
    { x: 200, y: 50, angle: 90 },
  ],
};

describe('outlineOf', () => {
  it('is one closed rectangle a slot, turned as the slot is', () => {
    expect(outlineOf(link, 0)).toBe(
      'M80.0 45.0L120.0 45.0L120.0 55.0L80.0 55.0Z' + 'M205.0 30.0L205.0 70.0L195.0 70.0L195.0 30.0Z',
    );
  });

  it('is larger by the margin on every side', () => {
    const [first] = outlineOf(link, 1).split('Z');
    expect(first).toBe('M79.0 44.0L121.0 44.0L121.0 56.0L79.0 56.0');
  });
});
