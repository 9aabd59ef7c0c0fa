/* Buying or selling a token in few words. */

import { Icon } from '#ui/Icon.tsx';
import { useChoiceButton } from '#ui/use-choice-button.ts';
import type { ChoiceOf } from './choices.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

interface TradeRowProps {
  readonly choice: ChoiceOf<'buy_token' | 'sell_token'>;
  readonly view: GameView;
}

/** A trade as a button. */
export function TradeRow({ choice, view }: TradeRowProps) {
  const { button } = useChoiceButton(choice);
  const isPurchase = choice.verb === 'buy_token';
  const price = view.prices.token_pipes;
  return (
    <button {...button} class="choice trading">
      <Icon name="upgrade" />
      <span>
        <b>{isPurchase ? words.trade.buy : words.trade.sell}</b>
        <small>{isPurchase ? words.trade.buyPrice(price, view.bank) : words.trade.sellPrice(price)}</small>
      </span>
      <span class="number">
        {isPurchase ? '−' : '+'}
        {price}
      </span>
      <span class="visually-hidden">: {choice.words}</span>
    </button>
  );
}
