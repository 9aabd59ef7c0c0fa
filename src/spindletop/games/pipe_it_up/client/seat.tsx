/* One seat at a glance. */

import type { SeatSummary } from '#core/drawing.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Dice, GameView } from './game.d.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** The step at which the reader of a question is the one to act. */
const JUDGING = 'judge';

/** What the card of a seat shows: points, pipes in stock, what it has built. */
export function seat(view: GameView, index: number): SeatSummary {
  const own = seatOf(view, index);
  const total = own.final?.total ?? own.vp;
  return {
    cash: String(total),
    money: total,
    worth: <InStock stock={own.stock} />,
    score: total,
    stats: [
      { icon: 'pipe-tile', text: String(own.supply), label: words.seat.supply },
      { icon: 'upgrade', text: String(own.tokens), label: words.seat.tokens },
      { icon: 'plant', text: String(own.plants), label: words.seat.plants },
      { icon: 'drop', text: String(own.city_tokens), label: words.seat.cityTokens },
      { icon: 'die-5', text: <DiceSum dice={own.dice} />, label: words.seat.dice(own.dice) },
    ],
    ...flagOf(view, index),
  };
}

/** What is to be known of a seat: that it may end the game, or reads the question. */
function flagOf(view: GameView, index: number): Pick<SeatSummary, 'flag' | 'flagIcon'> {
  if (view.can_end_now.includes(index) && !view.over) return { flag: words.seat.endsGame, flagIcon: 'flag' };
  if (view.question?.reader !== index || view.step === JUDGING) return {};
  return { flag: <span class="calm">{words.seat.reads}</span>, flagIcon: 'question' };
}

function InStock({ stock }: { readonly stock: number }) {
  return (
    <>
      <i class="points-unit">{words.seat.points}</i>
      <span class="in-stock" title={words.seat.stock}>
        <Icon name="pipe-straight" kind="in-stock-icon" label={words.seat.stock} />
        {stock}
      </span>
    </>
  );
}

/** How many dice, and where there is room of which. */
function DiceSum({ dice }: { readonly dice: Dice }) {
  return (
    <span class="dice-sum">
      {dice.total}
      <span>{words.seat.diceSum(dice)}</span>
    </span>
  );
}
