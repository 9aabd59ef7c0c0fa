/* What assets cost and bring, now and at the end. */

import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/Icon.tsx';
import { ASSET_ICONS, PRICED_KINDS } from './assets.ts';
import type { AssetKind, GameView } from './game.d.ts';
import { words } from './words.ts';

/** The table on the economy card. */
export function AssetPrices({ view }: { readonly view: GameView }) {
  const { buy, sell, final } = view.economy;
  return (
    <div class="asset-prices">
      <table class="pad-table">
        <thead>
          <tr>
            <th>
              <span class="visually-hidden">{words.prices}</span>
            </th>
            {PRICED_KINDS.map(kind => (
              <th key={kind} scope="col">
                <Icon name={ASSET_ICONS[kind]} label={kind} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <PriceLine name={words.buy} priceOf={kind => buy[kind] ?? <StrikeOnly view={view} />} />
          <PriceLine name={words.sell} priceOf={kind => sell[kind]} />
          <PriceLine name={words.atEnd} priceOf={kind => <span class="dim">{final.sell[kind]}</span>} />
        </tbody>
      </table>
    </div>
  );
}

interface PriceLineProps {
  readonly name: string;
  readonly priceOf: (kind: AssetKind) => ComponentChildren;
}

function PriceLine({ name, priceOf }: PriceLineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {PRICED_KINDS.map(kind => (
        <td key={kind} class="number">
          {priceOf(kind)}
        </td>
      ))}
    </tr>
  );
}

/** Wells are not for sale; what the next one costs each company stands in the tooltip. */
function StrikeOnly({ view }: { readonly view: GameView }) {
  return (
    <span class="hint" title={words.strikeOnly(view.seats.map(company => company.next_well))}>
      {words.strike}
    </span>
  );
}
