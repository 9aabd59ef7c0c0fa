/* What the choice under the pointer would put on the board. */

import { useTable } from '#ui/table-context.ts';
import { AssetPiece } from './AssetPiece.tsx';
import { SUPPLY } from './assets.ts';
import type { AssetKind, GameChoice, GameView } from './game.d.ts';
import { cornerOf, SQUARE, squareNamed } from './geometry.ts';
import { type Land, ownerOf } from './land.ts';
import { money } from './money.ts';
import { PriceTag } from './PriceTag.tsx';

interface Plan {
  readonly kind: AssetKind;
  readonly square: string;
}

/** What a choice would put on which square of a quadrant, if anything. */
function planOf(choice: GameChoice, view: GameView, land: Land): Plan | null {
  const { production } = view;
  if (choice.verb === 'convert') {
    const isHere = production?.quadrant === land.name && production.strike !== null;
    return isHere ? { kind: 'well', square: production.strike } : null;
  }
  if (choice.verb !== 'buy_rig' && choice.verb !== 'buy_station' && choice.verb !== 'buy_refinery') return null;
  const { square } = choice.args;
  return choice.place === `square:${land.name}-${square}` ? { kind: SUPPLY[choice.verb], square } : null;
}

/** The piece on its square, and its price. */
export function BuyGhost({ view, land }: { readonly view: GameView; readonly land: Land }) {
  const { hoveredChoice, seats } = useTable<GameChoice>();
  const choice = hoveredChoice.value;
  const plan = choice && planOf(choice, view, land);
  if (!plan) return null;
  const corner = cornerOf(squareNamed(plan.square));
  const side = plan.kind === 'refinery' ? 2 * SQUARE : SQUARE;
  return (
    <g class="ghosted">
      <g class="ghost">
        <AssetPiece kind={plan.kind} corner={corner} pigment={ownerOf(land, seats.value).pigment} />
      </g>
      {choice.cost !== undefined && <PriceTag x={corner.x + side - 2} y={corner.y - 8} text={money(choice.cost)} />}
    </g>
  );
}
