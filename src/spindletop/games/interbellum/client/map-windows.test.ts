import { describe, expect, it } from 'vitest';
import { ATLAS, drawnArea, drawnWell, mapWindow } from './atlas.ts';
import { boxOf, fittingWindow, isInside, ownSpots, spotOf, spotsOf, viewBoxOf } from './map-windows.ts';

describe('spotOf', () => {
  it('finds wells, segments and areas on the map, and nothing else', () => {
    expect(spotOf('well:baku')).toBe(drawnWell('baku'));
    expect(spotOf('area:kuwait')).toBe(drawnArea('kuwait').unit);
    expect(spotsOf(['segment:s01', 'pile:cards', 'power:persia'])).toHaveLength(1);
  });

  it('refuses what the atlas does not know', () => {
    expect(() => spotOf('well:texas')).toThrow('texas');
  });
});

describe('fittingWindow', () => {
  it('is the window that holds most of the spots', () => {
    expect(fittingWindow(spotsOf(['well:baku', 'area:azerbaijan', 'area:kuwait']))).toBe('caucasus');
  });

  it('is the Gulf for somebody who has nothing yet', () => {
    expect(fittingWindow([])).toBe('gulf');
    expect(fittingWindow(ownSpots({ players: [], segments: [] }, 0))).toBe('gulf');
  });
});

describe('boxOf', () => {
  it('stays inside the map and shows more on a wide screen', () => {
    for (const { id } of ATLAS.windows) {
      const box = boxOf(id, false);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(ATLAS.width);
      expect(box.y + box.height).toBeLessThanOrEqual(ATLAS.height);
      expect(box.width).toBeGreaterThanOrEqual(boxOf(id, true).width);
    }
  });

  it('is the box of the atlas on a phone', () => {
    expect(boxOf('gulf', true)).toBe(mapWindow('gulf').box);
    expect(viewBoxOf(boxOf('whole', true))).toBe('0 0 1600 1240');
  });
});

describe('the atlas', () => {
  it('has every spot in at least one window', () => {
    const spots = [...ATLAS.wells, ...ATLAS.segments.map(segment => segment.middle)];
    const windows = ATLAS.windows.slice(1);
    expect(spots.filter(spot => !windows.some(one => isInside(one.box, spot)))).toEqual([]);
  });
});
