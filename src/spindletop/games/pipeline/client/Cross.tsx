/* The action cross with the workers on it. */

import { PlacedIcon } from '#ui/Icon.tsx';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { crossSize, FIELD, isOuter, spaceBox, workerSpot } from './cross-geometry.ts';
import type { CrossSpace, GameChoice, PipelineView } from './game.d.ts';
import { WorkerPiece } from './WorkerPiece.tsx';
import { boardWords as words } from './words.ts';

const WORKER_SIZE = 22;

/** The sheet of the actions. */
export function Cross({ view }: { readonly view: PipelineView }) {
  const { width, height } = crossSize;
  const [middleX, middleY] = [width / 2, height / 2];
  const upright = `M${middleX} ${FIELD.height / 2}V${height - FIELD.height / 2}`;
  const level = `M${FIELD.width / 2} ${middleY}H${width - FIELD.width / 2}`;
  return (
    <div class="sheet part part-board">
      <h2 class="sign">
        {words.actions}
        <span class="hint">{words.secondAction(view.action.secondary)}</span>
      </h2>
      <svg class="cross" viewBox={`-2 -3 ${width + 4} ${height + 6}`} role="group" aria-label={words.cross}>
        <path class="cross-arms" d={upright + level} />
        <circle class="cross-hub" cx={middleX} cy={middleY} r="13" />
        {view.cross.map(space => (
          <ActionSpace key={space.space} space={space} isChosen={view.action.main_space === space.space} />
        ))}
        <Workers view={view} />
      </svg>
    </div>
  );
}

/** A space of the cross: an action, and the sign of those that change the order. */
function ActionSpace({ space, isChosen }: { readonly space: CrossSpace; readonly isChosen: boolean }) {
  const box = spaceBox(space);
  const { x, y, width, height, radius } = box;
  const [first, second] = space.action ? words.spaces[space.action] : (['', ''] as const);
  const middle = x + width / 2;
  const signWidth = space.turn_order_icon ? 7 : 0;
  const kind = isOuter(space) ? 'outer' : 'inner';
  return (
    <Place name={`space:${space.space}`} shape={box}>
      <g class={`action-space ${isChosen ? 'chosen' : kind}`}>
        <rect x={x} y={y} width={width} height={height} rx={radius} />
        {isChosen && <rect class="keyline" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="4" />}
        {first && (
          <text x={middle - (second ? 0 : signWidth)} y={y + height / 2 + (second ? -2 : 6)}>
            {first}
          </text>
        )}
        {second && (
          <text x={middle - signWidth} y={y + height / 2 + 14}>
            {second}
          </text>
        )}
        {space.turn_order_icon && (
          <PlacedIcon name="turn-order" x={x + width - 19} y={y + height - (second ? 18 : 26)} size={14} />
        )}
      </g>
    </Place>
  );
}

/** The workers, each beside its space; a new one comes from its seat. */
function Workers({ view }: { readonly view: PipelineView }) {
  const { seats } = useTable<GameChoice>();
  return (
    <>
      {view.cross.flatMap(space =>
        space.workers.map((seat, k) => {
          const id = `worker:${seat}@${space.space}-${k}`;
          const pigment = seats.value[seat]?.pigment ?? 'iron';
          return (
            <Piece key={id} id={id} from={`seat:${seat}`}>
              <WorkerPiece pigment={pigment} {...workerSpot(space, k)} size={WORKER_SIZE} />
            </Piece>
          );
        }),
      )}
    </>
  );
}
