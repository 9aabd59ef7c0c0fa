/* Whose a quadrant is, and what of it the dice have lit. */

import { itemAt } from '#core/item-at.ts';
import type { Pigment } from '#core/pigment.ts';
import type { TableSeat } from '#core/table-store.ts';
import type { GameChoice, Quadrant } from './game.d.ts';
import { words } from './words.ts';

/** A quadrant as it is drawn. */
export type Land = Quadrant;

export interface Owner {
  readonly name: string;
  readonly pigment: Pigment;
}

/** Who owns a quadrant; one without a company only rolls. */
export function ownerOf({ owner }: Land, seats: readonly TableSeat[]): Owner {
  return owner === null ? { name: words.ghost, pigment: 'iron' } : itemAt(seats, owner);
}

/** The row and the column that are lit, in words. */
export function litWords({ lit_row, lit_column }: Pick<Land, 'lit_row' | 'lit_column'>): string {
  if (lit_row && lit_column) return words.litBoth(lit_row, lit_column);
  if (lit_row) return words.litRow(lit_row);
  return lit_column ? words.litColumn(lit_column) : '';
}

/** A quadrant in which the roll may be used is shown as if it were. */
export function withRoll(land: Land, choices: readonly GameChoice[]): Land {
  const choosing = choices.find(choice => choice.verb === 'choose_quadrant');
  return choosing ? { ...land, ...choosing.effects } : land;
}
