/* The symbols of events: some events name a thing that a symbol stands for. */

import type { IconName } from '#generated/icons.d.ts';

const ALIASES: Readonly<Record<string, IconName>> = {
  pen: 'boundary',
  eraser: 'close',
  oil: 'drop',
  dry: 'dry-cap',
  pass: 'hourglass',
  layers: 'history',
  pipe: 'pipe-straight',
  card: 'action-card',
  cards: 'action-card',
  token: 'upgrade',
  die: 'die-5',
  dice: 'die-5',
  barrel: 'barrel-crude',
  gas: 'flame',
  refine: 'refinery',
  chart: 'economy-up',
  calendar: 'clock',
  vote: 'check',
  unlock: 'lock',
  turn: 'turn-order',
  track: 'economy-up',
  refresh: 'turn-order',
  quadrant: 'boundary',
  pump: 'pumpjack',
  government: 'bank',
  ghost: 'eye',
  event: 'event-card',
  cross: 'pipe-tile',
  company: 'bank',
  cart: 'station',
  build: 'pipe-elbow',
};

/** The symbol of an event's icon word; every other word names its symbol itself. */
export function eventIcon(word: string): IconName {
  return ALIASES[word] ?? ((word || 'flag') as IconName);
}
