/* Parts of the view by their names. */

import type { City, GameView, Link, Seat } from './game.d.ts';

/** A seat of the view; every seat that is named has one. */
export function seatOf(view: GameView, seat: number): Seat {
  const found = view.seats[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** The name of a city, as it is printed on the map. */
export const cityName = (view: GameView, id: string): string => view.cities.find(city => city.id === id)?.name ?? id;

/** Both ends of a link: "Kumasi – Obuase". */
export const linkName = (view: GameView, link: Link): string => `${cityName(view, link.a)} – ${cityName(view, link.b)}`;

/** Links and cities by their ids. */
export const linksById = (view: GameView): ReadonlyMap<string, Link> =>
  new Map(view.links.map(link => [link.id, link]));
export const citiesById = (view: GameView): ReadonlyMap<string, City> =>
  new Map(view.cities.map(city => [city.id, city]));
