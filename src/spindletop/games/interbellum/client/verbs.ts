/* The signs of the verbs, and their names where there are many choices of one. */

import type { VerbSign } from '#core/drawing.ts';
import type { Verbs } from './game.d.ts';
import { words } from './words.ts';

/** An icon a verb. */
export const verbs: Readonly<Record<keyof Verbs, VerbSign>> = {
  build: { icon: 'pipe-straight', words: words.verbs.build },
  gas_search: { icon: 'boat', words: words.verbs.searchGas },
  income: { icon: 'salary', words: words.verbs.income },
  buy_influence: { icon: 'influence', words: words.verbs.buyInfluence },
  draw_cards: { icon: 'action-card' },
  play_card: { icon: 'action-card', words: words.verbs.playCard },
  buy_well: { icon: 'derrick', words: words.verbs.buyWell },
  move_army: { icon: 'army', words: words.verbs.moveArmy },
  expand: { icon: 'army', words: words.verbs.expand },
  withdraw: { icon: 'army', words: words.verbs.withdraw },
  vote: { icon: 'army', words: words.verbs.vote },
  choose_power: { icon: 'die-6', words: words.verbs.choosePower },
  gain_influence: { icon: 'influence' },
  lose_influence: { icon: 'influence' },
  shift_influence: { icon: 'influence', words: words.verbs.shiftInfluence },
  discard: { icon: 'action-card', words: words.verbs.discard },
  choose_well: { icon: 'derrick', words: words.verbs.chooseWell },
  pass: { icon: 'hourglass' },
  done: { icon: 'check' },
  decline: { icon: 'close' },
};
