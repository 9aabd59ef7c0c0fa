/* Every square as a place; an asset is one place, on the square of its upper left corner. */

import type { Shape } from '#core/shape.ts';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { AssetPiece } from './AssetPiece.tsx';
import type { Asset, GamePlace } from './game.d.ts';
import { cornerOf, coveredBy, SQUARE, SQUARES, type Square, squareName } from './geometry.ts';
import { type Land, ownerOf } from './land.ts';

/** The squares of a quadrant and what stands on them. */
export function Squares({ land }: { readonly land: Land }) {
  const assets = new Map(land.assets.map(asset => [asset.square, asset]));
  const covered = new Set(land.assets.flatMap(coveredBy));
  const places = SQUARES.map(square => ({ ...square, name: squareName(square) })).filter(
    ({ name }) => !covered.has(name),
  );
  return (
    <>
      {places.map(square => (
        <SquarePlace key={square.name} land={land} square={square} asset={assets.get(square.name)} />
      ))}
    </>
  );
}

/** What takes the pointer: the square, or all of the asset that stands there. */
function shapeOf(square: Square, asset: Asset | undefined): Shape {
  const { x, y } = cornerOf(square);
  const inset = asset ? 2 : 4;
  const side = (asset?.size ?? 1) * SQUARE - 2 * inset;
  return { kind: 'box', x: x + inset, y: y + inset, width: side, height: side, radius: asset ? 6 : 4 };
}

interface SquarePlaceProps {
  readonly land: Land;
  readonly square: Square;
  readonly asset: Asset | undefined;
}

function SquarePlace({ land, square, asset }: SquarePlaceProps) {
  const { seats } = useTable();
  const spot = `${land.name}-${squareName(square)}`;
  const place: GamePlace = `square:${spot}`;
  return (
    <Place name={place} shape={shapeOf(square, asset)}>
      {asset && (
        <Piece key={`${asset.kind}@${spot}`} id={`${asset.kind}@${spot}`} from={`seat:${land.owner}`}>
          <AssetPiece
            kind={asset.kind}
            corner={cornerOf(square)}
            pigment={ownerOf(land, seats.value).pigment}
            isShut={asset.shut}
          />
        </Piece>
      )}
    </Place>
  );
}
