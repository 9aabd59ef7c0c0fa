/* The government's pipes in four quadrants. */

import type { Box } from '#core/shape.ts';
import { Icon } from '#ui/Icon.tsx';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, GovernmentQuadrant, PipelineView, Tile } from './game.d.ts';
import { runningPrices } from './prices.ts';
import { TilePiece } from './TilePiece.tsx';
import type { Lay } from './tile-geometry.ts';
import { WorkerPiece } from './WorkerPiece.tsx';
import { shopWords as words } from './words.ts';

const UNIT = 26;

/** How the eight tiles of a quadrant lie. */
const SPACES: readonly Lay[] = [
  { x: 0, y: 0, turn: 0 },
  { x: 0, y: 1, turn: 0 },
  { x: 2, y: 0, turn: 1 },
  { x: 3, y: 0, turn: 1 },
  { x: 0, y: 2, turn: 1 },
  { x: 1, y: 2, turn: 1 },
  { x: 2, y: 2, turn: 0 },
  { x: 2, y: 3, turn: 0 },
];

/** The sheet of the government. */
export function Government({ view }: { readonly view: PipelineView }) {
  return (
    <div class="sheet part part-tiles">
      <h2 class="sign">
        {words.government}
        <span class="hint">{words.neighbours(view.government)}</span>
      </h2>
      <div class="government">
        {view.government.quadrants.map((quadrant, k) => (
          <Quadrant key={k} view={view} quadrant={quadrant} number={k} />
        ))}
        <ol class="price-ladder">
          <li class="hint">{words.tiles}</li>
          {runningPrices(view.prices.government).map((price, k) => (
            <li key={price}>
              <span>{k + 1}</span>
              <b class="number">${price}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface QuadrantProps {
  readonly view: PipelineView;
  readonly quadrant: GovernmentQuadrant;
  readonly number: number;
}

/** A quadrant and what is left of it. */
function Quadrant({ view, quadrant, number }: QuadrantProps) {
  const { seats } = useTable<GameChoice>();
  const [workerQuadrant, workerSpace] = view.action.worker ?? [];
  const pigment = seats.value[view.turn]?.pigment;
  const side = 4 * UNIT + 4;
  return (
    <figure class={quadrant.open ? '' : 'shut'}>
      <svg viewBox={`-2 -2 ${side} ${side}`} role="group" aria-label={words.quadrant(number + 1)}>
        {SPACES.map((space, k) => {
          const name = `gov:${number}:${k}` as const;
          const box = boxOf(space);
          const hasWorker = workerQuadrant === number && workerSpace === k;
          return (
            <Place key={name} name={name} shape={box}>
              <StoredTile tile={quadrant.tiles[k] ?? null} space={space} box={box} />
              {!quadrant.open && <Veil box={box} />}
              {hasWorker && pigment && (
                <WorkerPiece pigment={pigment} x={box.x + box.width / 2} y={box.y + box.height / 2} size={18} />
              )}
            </Place>
          );
        })}
      </svg>
      <figcaption>
        <b class="sign">{words.quadrant(number + 1)}</b>
        {quadrant.open ? (
          words.left(quadrant.tiles.filter(tile => tile !== null).length)
        ) : (
          <span>
            <Icon name="lock" /> {words.closed}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const INSET = 1.5;

/** The box of a space, a little inside its two cells. */
const boxOf = ({ x, y, turn }: Lay): Box => ({
  kind: 'box',
  x: x * UNIT + INSET,
  y: y * UNIT + INSET,
  width: UNIT * (turn === 0 ? 2 : 1) - 2 * INSET,
  height: UNIT * (turn === 0 ? 1 : 2) - 2 * INSET,
  radius: 2,
});

/** The tile of a space, or the gap that it left. */
function StoredTile({ tile, space, box }: { readonly tile: Tile | null; readonly space: Lay; readonly box: Box }) {
  if (!tile) return <rect class="no-tile" x={box.x} y={box.y} width={box.width} height={box.height} rx={box.radius} />;
  const id = `tile:${tile.tile}`;
  return (
    <Piece key={id} id={id}>
      <TilePiece tile={tile} turn={space.turn} unit={UNIT} x={space.x * UNIT} y={space.y * UNIT} />
    </Piece>
  );
}

/** What dims a space of a closed quadrant. */
function Veil({ box }: { readonly box: Box }) {
  return (
    <rect
      class="veil"
      x={box.x - INSET}
      y={box.y - INSET}
      width={box.width + 2 * INSET}
      height={box.height + 2 * INSET}
    />
  );
}
