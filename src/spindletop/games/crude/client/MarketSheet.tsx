/* The two markets, and the price at the pump. */

import { Icon } from '#ui/Icon.tsx';
import type { GameView, Market, MarketName } from './game.d.ts';
import { MarketTrack } from './MarketTrack.tsx';
import { PumpPrice } from './PumpPrice.tsx';
import { words } from './words.ts';

/** The sheet of the markets. */
export function MarketSheet({ view }: { readonly view: GameView }) {
  return (
    <div class="sheet markets">
      <h2 class="sign">
        {words.markets}
        <span class="hint">{words.marketsHint}</span>
      </h2>
      {view.markets.map(market => (
        <MarketTracks key={market.name} market={market} used={view.market_used} />
      ))}
      <PumpPrice consumer={view.consumer} />
    </div>
  );
}

function MarketTracks({ market, used }: { readonly market: Market; readonly used: MarketName | null }) {
  return (
    <div class={market.closed ? 'market closed' : 'market'}>
      <h3 class="sign">
        {words.marketNames[market.name]}
        <MarketState market={market} used={used} />
      </h3>
      {market.tracks.map(track => (
        <MarketTrack key={track.product} market={market.name} track={track} />
      ))}
    </div>
  );
}

/** Whether a market can be used, if there is anything to say of it. */
function MarketState({ market, used }: { readonly market: Market; readonly used: MarketName | null }) {
  if (market.closed)
    return (
      <b class="closed-sign">
        <Icon name="lock" /> {words.closed}
      </b>
    );
  if (used === null) return null;
  return <small>{used === market.name ? words.usedThisTurn : words.notThisTurn}</small>;
}
