/* What the choice under the pointer would do on the board. */

import { itemAt } from '#core/item-at.ts';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice } from './game.d.ts';
import { CELL, cellOf, middleOf } from './geometry.ts';
import { PriceTag } from './PriceTag.tsx';
import { RigSign } from './RigSign.tsx';

/** The rig on its hole and its price, or the hole inside the boundary. */
export function DrillGhost() {
  const { hoveredChoice, me, seats } = useTable<GameChoice>();
  const choice = hoveredChoice.value;
  if (choice?.verb !== 'drill' && choice?.verb !== 'mark') return null;
  const { x, y } = middleOf(cellOf(choice.args.hole));
  const pigment = me.value === null ? 'red' : itemAt(seats.value, me.value).pigment;
  return (
    <g class="ghosted">
      <g class={`ghost seat-${pigment}`}>
        {choice.verb === 'drill' ? (
          <RigSign x={x} y={y} rig={choice.args.rig} />
        ) : (
          <rect class="ghost-cell" x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} />
        )}
      </g>
      {choice.cost !== undefined && choice.cost > 0 && <PriceTag x={x + 10} y={y - 26} price={choice.cost} />}
    </g>
  );
}
