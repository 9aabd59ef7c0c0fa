/* A network in few lines, for the seat cards. */

import { COLOUR_NAMES } from './colours.ts';
import type { Half, Network } from './game.d.ts';
import { laidPipesOf, pathOf } from './tile-geometry.ts';

const CELL = 10;

/** The whole network of a seat; nothing as long as it is empty. */
export function MiniNetwork({ network: { halves } }: { readonly network: Network }) {
  if (halves.length === 0) return null;
  const columns = halves.map(half => half.x);
  const rows = halves.map(half => half.y);
  const left = Math.min(...columns) * CELL - 1;
  const top = Math.min(...rows) * CELL - 1;
  const width = (Math.max(...columns) + 1) * CELL + 1 - left;
  const height = (Math.max(...rows) + 1) * CELL + 1 - top;
  return (
    <svg class="mini-network" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {halves.map(half => (
        <MiniHalf key={`${half.x},${half.y}`} half={half} />
      ))}
    </svg>
  );
}

/** One half: its pipes, or the machine that covers it. */
function MiniHalf({ half }: { readonly half: Half }) {
  const [x, y] = [half.x * CELL, half.y * CELL];
  return (
    <>
      <rect class="mini-cell" x={x} y={y} width={CELL} height={CELL} />
      {half.covered ? (
        <rect class="mini-machine" x={x + 1.5} y={y + 1.5} width={CELL - 3} height={CELL - 3} rx="1.5" />
      ) : (
        laidPipesOf(half).map(pipe => (
          <path
            key={pipe.ends.join()}
            class={`mini-pipe oil-${COLOUR_NAMES[pipe.colour]}`}
            d={pathOf(pipe.ends, CELL, x, y)}
          />
        ))
      )}
    </>
  );
}
