/* The map, from `atlas.json`: outlines, routes with five lanes each, places and names, in units of its view box. */

import atlas from './atlas.json' with { type: 'json' };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the map, in its units. */
export interface MapBox extends Point {
  readonly width: number;
  readonly height: number;
}

/** A part of the map that can be looked at alone; `whole` is all of it. */
export interface MapWindow {
  readonly id: string;
  readonly name: string;
  readonly box: MapBox;
}

export interface NameLine extends Point {
  readonly text: string;
  readonly size?: number;
}

/** A name in one or more lines. */
export interface NameLabel {
  readonly anchor: string;
  readonly lines: readonly NameLine[];
}

export interface DrawnArea {
  readonly id: string;
  readonly isHome: boolean;
  readonly label: NameLabel;
  /** Where a unit stands. */
  readonly unit: Point;
  readonly outline: string;
}

/** A well, a port or a junction. */
export interface DrawnNode extends Point {
  readonly id: string;
  readonly label: NameLabel;
}

export interface DrawnSegment {
  readonly id: string;
  /** The middle of the route and its direction there, in degrees. */
  readonly middle: Point & { readonly angle: number };
  readonly path: string;
  readonly lanes: readonly string[];
}

interface DrawnSea extends Point {
  readonly id: string;
  readonly lines: readonly string[];
  readonly angle: number;
  readonly size: number;
}

interface Outlined {
  readonly id: string;
  readonly outline: string;
}

interface Lined {
  readonly id: string;
  readonly path: string;
}

export interface Atlas {
  readonly width: number;
  readonly height: number;
  readonly windows: readonly MapWindow[];
  /** Where the boats of the seats lie. */
  readonly boats: readonly Point[];
  readonly seas: readonly DrawnSea[];
  readonly areas: readonly DrawnArea[];
  readonly wells: readonly DrawnNode[];
  readonly ports: readonly DrawnNode[];
  readonly junctions: readonly DrawnNode[];
  readonly segments: readonly DrawnSegment[];
  readonly neutral: readonly Outlined[];
  readonly lakes: readonly Outlined[];
  readonly rivers: readonly Lined[];
  readonly borders: readonly Lined[];
  readonly coast: string;
}

export const ATLAS: Atlas = atlas;

interface Named {
  readonly id: string;
}

/** How to find a part of the map by its name; the server names no other than the atlas does. */
function finder<Part extends Named>(kind: string, parts: readonly Part[]): (id: string) => Part {
  const byId = new Map(parts.map(part => [part.id, part]));
  return id => {
    const part = byId.get(id);
    if (!part) throw new Error(`The atlas has no ${kind} ${id}.`);
    return part;
  };
}

export const drawnArea = finder('area', ATLAS.areas);
export const drawnWell = finder('well', ATLAS.wells);
export const drawnPort = finder('port', ATLAS.ports);
export const drawnSegment = finder('segment', ATLAS.segments);
export const mapWindow = finder('window', ATLAS.windows);

/** One of the five lanes of a segment, or its middle line. */
export const laneOf = (segment: DrawnSegment, lane: number): string => segment.lanes[lane] ?? segment.path;
