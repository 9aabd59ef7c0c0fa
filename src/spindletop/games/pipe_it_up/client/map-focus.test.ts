import { describe, expect, it } from 'vitest';
import { cityShape } from './ghana.ts';
import { focusOf } from './map-focus.ts';

describe('focusOf', () => {
  it('is the mean of the middles of what can be built', () => {
    expect(focusOf(['L50'], 'kumasi')).toEqual({ x: 640.1, y: 98.5 });
    const { x, y } = focusOf(['L50', 'L51'], 'kumasi');
    expect([x, y]).toEqual([(640.1 + 702.8) / 2, (98.5 + 214.6) / 2]);
  });

  it('is the first city where nothing can be built', () => {
    expect(focusOf([], 'kumasi')).toBe(cityShape('kumasi'));
  });
});
