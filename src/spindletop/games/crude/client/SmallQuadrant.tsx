/* A quadrant of another company on a phone: everything that stands there, small, with its storage. */

import { PlacedIcon } from '#ui/Icon.tsx';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { AssetPiece } from './AssetPiece.tsx';
import { Field } from './Field.tsx';
import type { GamePlace } from './game.d.ts';
import { cornerOf, FIELD, shortened } from './geometry.ts';
import { type Land, litWords, ownerOf } from './land.ts';

interface SmallQuadrantProps {
  readonly land: Land;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The quadrant as one place. */
export function SmallQuadrant({ land, x, y, width }: SmallQuadrantProps) {
  const { seats } = useTable();
  const { pigment } = ownerOf(land, seats.value);
  const place: GamePlace = `quadrant:${land.name}`;
  const lit = litWords(land);
  return (
    <g class="small-quadrant" transform={`translate(${x} ${y})`}>
      <Place name={place} shape={{ kind: 'box', x: -2, y: -2, width: width + 4, height: width + 50, radius: 4 }}>
        <SmallHead land={land} />
        <g transform={`translate(0 33) scale(${width / FIELD})`}>
          <Field land={land} />
          {land.assets.map(asset => (
            <AssetPiece
              key={asset.square}
              kind={asset.kind}
              corner={cornerOf(asset)}
              pigment={pigment}
              isShut={asset.shut}
            />
          ))}
        </g>
        {lit && (
          <text class="lit-words" x={0} y={width + 45}>
            {lit}
          </text>
        )}
      </Place>
    </g>
  );
}

const LETTERS = 9;

/** Whose it is, and its barrels. */
function SmallHead({ land }: { readonly land: Land }) {
  const { seats } = useTable();
  const { name, pigment } = ownerOf(land, seats.value);
  const isOwned = land.owner !== null;
  return (
    <g class={`seat-${pigment}`}>
      {isOwned && <rect class="small-sign" width={14} height={14} rx={3} />}
      {isOwned && <PlacedIcon name={`seat-${pigment}`} x={2.5} y={2.5} size={9} kind="small-glyph" />}
      <text class="small-name" x={isOwned ? 18 : 0} y={11.5}>
        {shortened(name, LETTERS)}
      </text>
      {isOwned && (
        <g class="small-storage">
          <PlacedIcon name="barrel-crude" x={0} y={17} size={13} />
          <text x={15} y={27.5}>
            {land.crude}
          </text>
          <PlacedIcon name="barrel-gas" x={32} y={17} size={13} />
          <text x={47} y={27.5}>
            {land.gasoline}
          </text>
        </g>
      )}
    </g>
  );
}
