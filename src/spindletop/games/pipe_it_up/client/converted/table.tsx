// @ts-nocheck
/* Pipe It Up: the map of Ghana as an enamel street sign, the roll, the works of a seat, the mission card. */

import { icon } from '#converted/kit.tsx';
import { controls } from './table_act.tsx';
import { board } from './table_map.tsx';
import { missions, points, side } from './table_sheets.tsx';

/** One seat at a glance. */
function seat(view, i, context) {
  const own = view.seats[i],
    total = own.final ? own.final.total : own.vp,
    dice = own.dice;
  const ends = view.can_end_now.includes(i) && !view.over,
    reads = view.question && view.question.reader === i;
  return {
    cash: String(total),
    money: total,
    worth: (
      <>
        <i class="pts">points</i>
        <span class="instock" title="Pipes in stock">
          {icon('pipe-straight', '', 'Pipes in stock')}
          {own.stock}
        </span>
      </>
    ),
    score: total,
    stats: [
      { icon: 'pipe-tile', text: own.supply, label: 'Supply' },
      { icon: 'upgrade', text: own.tokens, label: 'Upgrade tokens' },
      { icon: 'plant', text: own.plants, label: 'Plants built' },
      { icon: 'drop', text: own.city_tokens, label: 'City tokens' },
      {
        icon: 'die-5',
        text: (
          <span class="dicesum">
            {dice.total}
            <span>
              dice: 1 + {dice.grey} grey + {dice.own} own
            </span>
          </span>
        ),
        label: `Dice: 1 + ${dice.grey} grey + ${dice.own} own`,
      },
    ],
    flag: ends ? (
      'has the pipes to end the game'
    ) : reads && context.mover !== i ? (
      <span class="calm">reads the question</span>
    ) : (
      ''
    ),
    flagIcon: ends ? 'flag' : 'question',
  };
}

/** A few characters for the right side of a choice. */
function price(choice, view) {
  const prices = view.prices;
  if (choice.verb.startsWith('build_plant')) return `+${prices.plant_vp}`;
  if (choice.verb === 'start_reservoir') return `+${view.score_table[choice.args.size - 1]}`;
  if (choice.verb === 'place_reservoir') return `+${choice.points}`;
  return null;
}

function steps(view, step) {
  const asks = !view.variants.cardless,
    last = view.variants.tokens === 'reservoir' ? 'Build, trade, reservoirs' : 'Build, trade, plants';
  const words = ['Roll', ...(asks ? ['Question'] : []), last];
  const now = ['act', 'site', 'icon', 'after building'].includes(step)
    ? words.length - 1
    : asks && ['question', 'answer', 'judge', 'odds', 'settle question'].includes(step)
      ? 1
      : 0;
  return words.map((one, k) => ({ words: one, state: k === now ? 'now' : k < now ? 'past' : '' }));
}

/** How the final score comes about. */
function scoring(view) {
  const rows = view.seats.map(own =>
    own.final ? [own.final.track, own.final.plants, own.final.icons, own.final.mission] : [own.vp, '–', '–', '–'],
  );
  return {
    columns: ['Track', 'Plants', 'Icons', 'Mission'],
    rows,
    words: `Pipelines${view.variants.tokens === 'reservoir' ? ' and reservoirs' : ''} count as they are built; plants, icons and missions at the end. Ties go to more plants, then to more pipes in stock.`,
  };
}

export default {
  boardName: 'Map',
  sideName: 'Works',
  scoreName: 'Points',
  board,
  side,
  seat,
  controls,
  steps,
  price,
  scoring,
  below: (view, context) => (
    <>
      {points(view, context)}
      {missions(view, context)}
    </>
  ),
  headline: view => `${view.links_left} ${view.links_left === 1 ? 'link' : 'links'} left`,
  verbs: {
    build: { icon: 'pipe-straight', words: 'Build a pipeline' },
    buy_token: { icon: 'upgrade' },
    sell_token: { icon: 'upgrade' },
    build_plant: { icon: 'plant', words: 'Build a plant' },
    build_plant_off: { icon: 'plant' },
    answer: { icon: 'question' },
    judge: { icon: 'question' },
    start_reservoir: { icon: 'reservoir', words: 'Build a reservoir' },
    place_reservoir: { icon: 'reservoir', words: 'Put the reservoir' },
    end_turn: { icon: 'hourglass' },
  },
};
