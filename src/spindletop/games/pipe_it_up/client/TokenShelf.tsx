/* The upgrade tokens of a seat, and where they are bought and sold. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import type { GamePlace, Prices } from './game.d.ts';
import { words } from './words.ts';

interface TokenShelfProps {
  readonly tokens: number;
  readonly prices: Prices;
}

/** Tokens in hand; those that the next plant still needs are shown as missing. */
export function TokenShelf({ tokens, prices }: TokenShelfProps) {
  const buy: GamePlace = 'button:buy_token';
  const sell: GamePlace = 'button:sell_token';
  return (
    <div>
      <div class="sign">{words.works.upgradeTokens}</div>
      <div class="shelf">
        {Array.from({ length: Math.max(tokens, prices.plant_tokens) }, (_, index) => (
          <svg key={`${index}`} class={index < tokens ? '' : 'gone'} aria-hidden="true">
            <use href="#upgrade" />
          </svg>
        ))}
      </div>
      <div class="trade">
        <PlaceCard name={buy}>
          {words.works.buy} <b>−{prices.token_pipes}</b>
          <Icon name="pipe-straight" kind="trade-icon" />
        </PlaceCard>
        <PlaceCard name={sell}>
          {words.works.sell} <b>+{prices.token_pipes}</b>
          <Icon name="pipe-straight" kind="trade-icon" />
        </PlaceCard>
      </div>
    </div>
  );
}
