/* The pipes in a seat's hand. */

import type { GameView } from './game.d.ts';
import { Pipe } from './Pipe.tsx';
import { pipeRack, RACK_WIDTH } from './pipe-rack.ts';
import { useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** The stock as a number and as pipes, and where the other pipes of the seat are. */
export function Stock({ view, seat }: { readonly view: GameView; readonly seat: number }) {
  const { me, pigment } = useSeats();
  const { stock, supply } = seatOf(view, seat);
  const laid = view.links.reduce((sum, link) => sum + (link.owner === seat ? link.length : 0), 0);
  const rack = pipeRack(stock);
  return (
    <div class="stock">
      <div class="number stock-count">
        {stock}
        <small>{words.works.inStock}</small>
      </div>
      {stock > 0 ? (
        <svg viewBox={`0 0 ${RACK_WIDTH} ${rack.height}`} width="100%" aria-hidden="true">
          {rack.middles.map(({ x, y }) => (
            <Pipe key={`${x} ${y}`} x={x} y={y} {...rack.pipe} paint={pigment(seat)} />
          ))}
        </svg>
      ) : (
        <span class="hint">{words.works.empty}</span>
      )}
      <div class="hint whole-row">{words.works.supply(supply, seat === me, laid, stock + supply + laid)}</div>
    </div>
  );
}
