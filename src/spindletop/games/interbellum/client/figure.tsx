/* What stands at the right of a choice: its price, or the income it brings. */

import type { GameChoice } from './game.d.ts';
import { words } from './words.ts';

/** The price of a choice, or the money it brings, or nothing. */
export function figure(choice: GameChoice) {
  if (choice.verb === 'income' && choice.gain !== undefined)
    return <span class="money">{words.income(choice.gain)}</span>;
  return choice.cost === undefined ? null : words.dollars(choice.cost);
}
