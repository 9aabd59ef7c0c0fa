/* The two shops: goods by price, and pipe tiles. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import type { PipelineView, Shop, ShopName, Tile } from './game.d.ts';
import { runningPrices } from './prices.ts';
import { TilePiece } from './TilePiece.tsx';
import { shopWords as words } from './words.ts';

const UNIT = 24;

/** The step at which a shop sells. */
const STEP_OF_SHOP: Readonly<Record<ShopName, string>> = { machine: 'machines_pipes', tank: 'tanks_pipes' };

/** Both shops, tanks first. */
export function Shops({ view }: { readonly view: PipelineView }) {
  return (
    <div class="shops part part-tiles">
      {[...view.shops].reverse().map(shop => (
        <ShopSheet key={shop.shop} view={view} shop={shop} />
      ))}
    </div>
  );
}

interface ShopProps {
  readonly view: PipelineView;
  readonly shop: Shop;
}

/** The sheet of one shop. */
function ShopSheet({ view, shop }: ShopProps) {
  const { step, next_pipe: nextPipe } = view.action;
  const isHere = step === STEP_OF_SHOP[shop.shop];
  return (
    <div class={`sheet part part-tiles ${isHere ? 'here' : ''}`}>
      <h2 class="sign">
        {words[shop.shop]}
        <span class="hint">
          {isHere && nextPipe !== null ? words.nextPipe(nextPipe) : words.pipes(runningPrices(view.prices.pipes))}
        </span>
      </h2>
      <div class="shop">
        <Goods shop={shop} />
        <div class="shop-tiles">
          {shop.pipes.map((tile, k) => (
            <PlaceCard key={k} name={`pipe:${shop.shop}:${k}`} kind={tile ? 'ware' : 'no-ware'}>
              {tile && <ShopTile key={tile.tile} tile={tile} />}
            </PlaceCard>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Tanks or machines, a row a price; a tank is bought for a row of the refinery, so its price is no place. */
function Goods({ shop }: { readonly shop: Shop }) {
  return (
    <div class="goods">
      {shop.rows.map((row, k) => {
        const body = (
          <>
            <span class="number goods-price">{row.price}</span>
            {Array.from({ length: row.spaces }, (_, space) => (
              <Icon key={space} name={shop.shop} kind={space < row.left ? 'goods-sign' : 'goods-sign sold'} />
            ))}
          </>
        );
        return shop.shop === 'machine' ? (
          <PlaceCard key={row.price} name={`shop:machine:${k}`} kind="goods-row">
            {body}
          </PlaceCard>
        ) : (
          <div key={row.price} class="goods-row">
            {body}
          </div>
        );
      })}
      <small class="hint">{words.inStock(shop.stack)}</small>
    </div>
  );
}

/** A tile that is for sale. */
function ShopTile({ tile }: { readonly tile: Tile }) {
  return (
    <svg
      class="shop-tile"
      data-piece={`tile:${tile.tile}`}
      viewBox={`-1 -1 ${2 * UNIT + 2} ${UNIT + 2}`}
      role="img"
      aria-label={words.tile(tile)}
    >
      <TilePiece tile={tile} unit={UNIT} />
    </svg>
  );
}
