/* Ghana as drawable geometry: the typed form of ghana.json. Coast lines: Natural Earth (public domain), generalised. */

import data from './ghana.json' with { type: 'json' };

/** The size of the map in the units of all its coordinates, and how far its frame stands out. */
export const WIDTH = 1000;
export const HEIGHT = 1400;
export const EDGE = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where one pipe of a link lies: its middle, and by how many degrees it is turned. */
export interface Slot extends Point {
  readonly angle: number;
}

/** A link as it is drawn: the line between its cities, and a slot for every pipe. */
export interface LinkShape {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly dotted: boolean;
  readonly path: string;
  readonly slot: { readonly length: number; readonly width: number };
  readonly slots: readonly Slot[];
}

/** A city as it is drawn: its disc, and its name beside it. */
export interface CityShape extends Point {
  readonly id: string;
  readonly radius: number;
  readonly label: {
    readonly side: 'left' | 'right' | 'top' | 'bottom';
    readonly anchor: 'start' | 'middle' | 'end';
    readonly size: number;
    readonly lines: readonly (Point & { readonly text: string })[];
  };
}

/** The name of a country or of a sea. */
export interface MapLabel extends Point {
  readonly text: string;
  readonly angle: number;
  readonly size: number;
  readonly kind: 'country' | 'sea';
}

export interface GhanaMap {
  readonly coast: string;
  readonly land: string;
  readonly country: string;
  readonly borders: readonly string[];
  readonly rivers: readonly string[];
  readonly lake: { readonly path: string; readonly label: Point & { readonly lines: readonly string[] } };
  readonly labels: readonly MapLabel[];
  readonly cities: readonly CityShape[];
  readonly links: readonly LinkShape[];
}

export const GHANA = data as GhanaMap;

const LINKS = new Map(GHANA.links.map(link => [link.id, link]));
const CITIES = new Map(GHANA.cities.map(city => [city.id, city]));

/** The link of this id as it is drawn. */
export const linkShape = (id: string): LinkShape | undefined => LINKS.get(id);

/** The city of this id as it is drawn. */
export const cityShape = (id: string): CityShape | undefined => CITIES.get(id);

/** The middle of a link: the slot in the middle of its slots. */
export const middleOf = (link: LinkShape): Point | undefined => link.slots[Math.floor(link.slots.length / 2)];
