/* The barrels in store, at the right end of the name plate. */

import type { IconName } from '#generated/icons.d.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import { Place } from '#ui/Place.tsx';
import type { GamePlace } from './game.d.ts';
import { QUADRANT_WIDTH, storageWidth } from './geometry.ts';
import type { Land } from './land.ts';
import { words } from './words.ts';

const GAP = 4;

const gasolineStart = (land: Land) => QUADRANT_WIDTH - GAP - storageWidth(land.gasoline, land.fresh_gasoline);

/** Where the storage begins, so that the name ends before it. */
export const storageStart = (land: Land): number =>
  gasolineStart(land) - GAP - storageWidth(land.crude, land.fresh_crude);

/** Crude and gasoline; together they are the place where refining is chosen. */
export function Storage({ land }: { readonly land: Land }) {
  const { name, crude, fresh_crude, gasoline, fresh_gasoline } = land;
  const place: GamePlace = `refineries:${name}`;
  const x = storageStart(land);
  const width = QUADRANT_WIDTH - GAP - x;
  return (
    <g>
      <Place name={place} shape={{ kind: 'box', x: x - 1, y: 3, width: width + 2, height: 26, radius: 4 }}>
        <title>{words.storage(crude, fresh_crude, gasoline, fresh_gasoline)}</title>
        <Barrels x={x} icon="barrel-crude" count={crude} fresh={fresh_crude} />
        <Barrels x={gasolineStart(land)} icon="barrel-gas" count={gasoline} fresh={fresh_gasoline} />
      </Place>
    </g>
  );
}

interface BarrelsProps {
  readonly x: number;
  readonly icon: IconName;
  readonly count: number;
  readonly fresh: number;
}

/** How many barrels there are, and how many of them are fresh. */
function Barrels({ x, icon, count, fresh }: BarrelsProps) {
  const width = storageWidth(count, fresh);
  return (
    <g class="storage">
      <rect x={x} y={4} width={width} height={24} rx={3} />
      <PlacedIcon name={icon} x={x + 2} y={6} size={20} />
      <text class="old-barrels" x={x + 24} y={21.5}>
        {count - fresh}
      </text>
      {fresh > 0 && (
        <text class="fresh-barrels" x={x + width - 4} y={21}>
          +{fresh}
        </text>
      )}
    </g>
  );
}
