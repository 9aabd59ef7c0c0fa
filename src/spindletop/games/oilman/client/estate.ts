/* What has been sold and found, counted from the holes of the board. */

import { CAPS, capOf } from './caps.ts';
import type { GameView, Hole, Property } from './game.d.ts';

/** A property with the number it keeps for the whole game. */
export interface Estate extends Property {
  readonly number: number;
}

/** What the holes of a property or a lot are, and what was found below them. */
export interface Tally {
  readonly land: number;
  readonly water: number;
  readonly dry: number;
  readonly wet: number;
}

/** The properties that have holes. */
export function estatesOf(view: GameView): readonly Estate[] {
  return view.properties.map((property, number) => ({ ...property, number })).filter(({ holes }) => holes.length > 0);
}

/** The holes of these names, in the order of the board. */
export function holesNamed(view: GameView, names: readonly string[]): readonly Hole[] {
  const wanted = new Set(names);
  return view.holes.filter(({ hole }) => wanted.has(hole));
}

/** Count holes by terrain and by cap. */
export function tallyOf(holes: readonly Hole[]): Tally {
  const land = holes.filter(hole => hole.terrain === 'land').length;
  const caps = holes.map(capOf).filter(cap => cap !== null);
  const wet = caps.filter(cap => CAPS[cap].isWet).length;
  return { land, water: holes.length - land, dry: caps.length - wet, wet };
}
