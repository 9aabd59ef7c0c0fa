/* What bots are called, and which of them are offered at once. */

import type { NewSeat } from '#generated/protocol.d.ts';

const NAMES = ['Bruno', 'Dora', 'Ivo', 'Pia', 'Rocky', 'Hazel'];

/** The bot that sits down where nobody chooses. */
export const USUAL_BOT = 'driller';

/** The bot of a seat; seats are counted from the first one after the player's. */
export function botSeat(seat: number, bot = USUAL_BOT): NewSeat {
  return { kind: 'bot', bot, name: NAMES[(seat - 1) % NAMES.length] ?? bot };
}
