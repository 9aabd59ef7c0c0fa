/* Hit refineries and stations take the press as well: they are what refines and sells. */

import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { Asset, GameChoice, GamePlace, GameView } from './game.d.ts';
import { cornerOf, SQUARE } from './geometry.ts';
import type { Land } from './land.ts';

/** Where the work of an asset is chosen. */
function workplaceOf(land: Land, asset: Asset): GamePlace | null {
  if (asset.kind === 'refinery') return `refineries:${land.name}`;
  return asset.kind === 'station' ? 'consumer:next' : null;
}

/** The assets that work in the quadrant that produces, as further places of what they do. */
export function WorkingAssets({ view, land }: { readonly view: GameView; readonly land: Land }) {
  const { offers } = useTable<GameChoice>();
  if (view.production?.quadrant !== land.name) return null;
  return (
    <>
      {land.assets
        .filter(asset => asset.hits > 0 && !asset.shut)
        .map(asset => {
          const place = workplaceOf(land, asset);
          const { x, y } = cornerOf(asset);
          const side = asset.size * SQUARE - 4;
          if (!place || !offers.value.has(place)) return null;
          return (
            <g key={asset.square}>
              <Place name={place} shape={{ kind: 'box', x: x + 2, y: y + 2, width: side, height: side, radius: 6 }} />
            </g>
          );
        })}
    </>
  );
}
