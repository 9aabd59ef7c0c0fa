/* One quadrant at full size. */

import { useTable } from '#ui/table-context.ts';
import { AssetNotes } from './AssetNotes.tsx';
import { AxisNumbers } from './AxisNumbers.tsx';
import { BuyGhost } from './BuyGhost.tsx';
import { Field } from './Field.tsx';
import type { GameChoice, GameView } from './game.d.ts';
import { LEFT, type Point, TOP } from './geometry.ts';
import { type Land, withRoll } from './land.ts';
import { QuadrantHead } from './QuadrantHead.tsx';
import { Squares } from './Squares.tsx';
import { WorkingAssets } from './WorkingAssets.tsx';

interface QuadrantProps {
  readonly view: GameView;
  readonly land: Land;
  readonly corner: Point;
}

/** A quadrant with all its places. Where the roll may be used there, its head lies above: the whole is then a place. */
export function Quadrant({ view, land, corner }: QuadrantProps) {
  const { offers } = useTable<GameChoice>();
  const choices = offers.value.get(`quadrant:${land.name}`) ?? [];
  const isOffered = choices.length > 0;
  const shown = withRoll(land, choices);
  const field = `translate(${LEFT} ${TOP})`;
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <AxisNumbers land={shown} />
      <g transform={field}>
        <Field land={shown} />
      </g>
      {!isOffered && <QuadrantHead land={shown} />}
      <g transform={field}>
        <Squares land={shown} />
        <WorkingAssets view={view} land={shown} />
        <AssetNotes land={shown} />
        <BuyGhost view={view} land={shown} />
      </g>
      {isOffered && <QuadrantHead land={shown} />}
    </g>
  );
}
