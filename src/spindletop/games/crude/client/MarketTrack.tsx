/* One track of a market: next prices large, the printed spaces, what several barrels come to. */

import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GamePlace, MarketName, Product, Track } from './game.d.ts';
import { money } from './money.ts';
import { words } from './words.ts';

const BARRELS: Readonly<Record<Product, IconName>> = { crude: 'barrel-crude', gasoline: 'barrel-gas' };

interface MarketTrackProps {
  readonly market: MarketName;
  readonly track: Track;
}

/** The track as a place; what can be done there is its label where something can. */
export function MarketTrack({ market, track }: MarketTrackProps) {
  const { offers } = useTable();
  const place: GamePlace = `track:${market}-${track.product}`;
  const { product, sell, buy, covered, spaces } = track;
  return (
    <PlaceCard name={place} kind="cr-track">
      {!offers.value.has(place) && (
        <div class="visually-hidden">
          {words.track(market, product, sell, buy)}
          {words.trackCovered(covered, spaces.length)}
        </div>
      )}
      <div aria-hidden="true">
        <NextPrices track={track} />
        <Spaces market={market} track={track} />
        <div class="sums">
          <Sums sums={track.return_of} verb={words.sell} />
          <Sums sums={track.cost_of} verb={words.buy} />
        </div>
      </div>
    </PlaceCard>
  );
}

const priceWords = (price: number | null) => (price === null ? words.nothing : money(price));

function NextPrices({ track }: { readonly track: Track }) {
  return (
    <div class="bs">
      <span>
        <Icon name={BARRELS[track.product]} />
      </span>
      <span>
        {words.sell}
        <b class="number money">{priceWords(track.sell)}</b>
      </span>
      <span>
        {words.buy}
        <b class="number">{priceWords(track.buy)}</b>
      </span>
    </div>
  );
}

/** The printed spaces; barrels cover them from the right. */
function Spaces({ market, track }: MarketTrackProps) {
  const { covered, product } = track;
  const spaces = track.spaces.map((price, number) => ({ price, number }));
  const open = spaces.length - covered;
  return (
    <div class="ladder">
      {spaces.slice(0, open).map(({ price, number }) => (
        <span key={number} class={number === open - 1 ? 'next-sale' : ''}>
          {price}
        </span>
      ))}
      {spaces.slice(open).map(({ price, number }) => (
        <span
          key={`barrel ${number}`}
          data-piece={`barrel:${product}@${market}-${number}`}
          class={`barrel ${product} ${number === open ? 'next-purchase' : ''}`}
        >
          {price}
        </span>
      ))}
    </div>
  );
}

/** As many sums as there is room for, from two barrels on; all of them stand in the tooltip. */
function Sums({ sums, verb }: { readonly sums: readonly number[]; readonly verb: string }) {
  const several = sums.map((sum, index) => ({ count: index + 1, sum })).slice(1, 4);
  return (
    <span title={sums.length > 0 ? words.severalBarrels(verb, sums) : undefined}>
      {several.map(({ count, sum }) => (
        <span key={count}>
          ×{count} {money(sum)}
        </span>
      ))}
    </span>
  );
}
