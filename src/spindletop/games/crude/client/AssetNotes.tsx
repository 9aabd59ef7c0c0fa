/* What is written over the pieces: new this turn, hits, and the value where it may be sold. */

import { Badge } from '#ui/EnamelPlate.tsx';
import { useTable } from '#ui/table-context.ts';
import type { Asset, GameChoice } from './game.d.ts';
import { cornerOf, SQUARE } from './geometry.ts';
import type { Land } from './land.ts';
import { money } from './money.ts';
import { PriceTag } from './PriceTag.tsx';

const SALES: readonly GameChoice['verb'][] = ['sell_asset', 'liquidate', 'scrap'];

/** The notes on all assets of a quadrant. */
export function AssetNotes({ land }: { readonly land: Land }) {
  const { offers } = useTable<GameChoice>();
  const isForSale = (asset: Asset) =>
    offers.value.get(`square:${land.name}-${asset.square}`)?.some(choice => SALES.includes(choice.verb)) ?? false;
  return (
    <g class="asset-notes">
      {land.assets.map(asset => (
        <AssetNote key={asset.square} asset={asset} isForSale={isForSale(asset)} />
      ))}
    </g>
  );
}

/** A rig met by one die alone brings nothing, and a shut refinery does not work. */
const showsHits = ({ kind, hits, shut }: Asset) => hits > 0 && !shut && (kind !== 'rig' || hits === 2);

function AssetNote({ asset, isForSale }: { readonly asset: Asset; readonly isForSale: boolean }) {
  const { x, y } = cornerOf(asset);
  const side = asset.size * SQUARE;
  return (
    <>
      {asset.fresh && <rect class="fresh-asset" x={x + 2} y={y + 2} width={side - 4} height={side - 4} rx="6" />}
      {showsHits(asset) && (
        <Badge x={x + side - 7} y={y + 8} text={asset.hits} kind={asset.hits === 2 ? 'both-dice' : 'one-die'} />
      )}
      {isForSale && <PriceTag x={x + side / 2} y={y + side - 15} text={money(asset.value)} />}
    </>
  );
}
