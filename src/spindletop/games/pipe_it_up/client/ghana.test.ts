import { describe, expect, it } from 'vitest';
import { cityShape, GHANA, HEIGHT, linkShape, middleOf, WIDTH } from './ghana.ts';

describe('the map of Ghana', () => {
  it('has 31 cities and 51 links, each under an id of its own', () => {
    expect(GHANA.cities.length).toBe(31);
    expect(GHANA.links.length).toBe(51);
    expect(new Set(GHANA.cities.map(city => city.id)).size).toBe(31);
    expect(new Set(GHANA.links.map(link => link.id)).size).toBe(51);
  });

  it('has a slot for every pipe of a link, between two cities that exist', () => {
    for (const link of GHANA.links) {
      expect(link.slots.length, link.id).toBe(link.length);
      expect(cityShape(link.a), link.a).toBeDefined();
      expect(cityShape(link.b), link.b).toBeDefined();
    }
  });

  it('keeps cities, names and slots on the sheet', () => {
    const points = [
      ...GHANA.cities,
      ...GHANA.labels,
      ...GHANA.cities.flatMap(city => city.label.lines),
      ...GHANA.links.flatMap(link => link.slots),
    ];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
  });

  it('knows the middle of a link', () => {
    const link = linkShape('L50');
    expect(link && middleOf(link)).toEqual({ x: 640.1, y: 98.5, angle: -20.8 });
    expect(linkShape('L99')).toBeUndefined();
  });
});
