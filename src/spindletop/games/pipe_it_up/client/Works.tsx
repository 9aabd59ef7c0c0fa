/* Stock, tokens and plants of one seat, with the places of the trade. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GamePlace, GameView, Seat } from './game.d.ts';
import { PlantShelf } from './PlantShelf.tsx';
import { Stock } from './Stock.tsx';
import { TokenShelf } from './TokenShelf.tsx';
import { shownSeat, useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** The works of the seat that looks, or of the seat whose turn it is. */
export function Works({ view }: { readonly view: GameView }) {
  const { mover, isPast, isOver } = useTable();
  const { me, pigment, whose } = useSeats();
  const seat = shownSeat(view, me);
  const own = seatOf(view, seat);
  const isMine = seat === me;
  const mayEnd = isMine && mover.value === seat && !isPast.value && !isOver.value;
  return (
    <div class={`sheet seat-${pigment(seat)}`}>
      <h2 class="sign">
        {whose(seat)} {words.works.title}
        {view.trade && <span class="hint">{words.works.traded[view.trade]}</span>}
      </h2>
      <Stock view={view} seat={seat} />
      <div class="works">
        <TokenShelf tokens={own.tokens} prices={view.prices} />
        <PlantShelf view={view} own={own} isMine={isMine} pigment={pigment(seat)} />
      </div>
      {mayEnd && <EndOfTurn own={own} />}
    </div>
  );
}

/** Ends the turn, and tells what is kept. */
function EndOfTurn({ own }: { readonly own: Seat }) {
  const place: GamePlace = 'button:end_turn';
  return (
    <div class="keep">
      <PlaceCard name={place}>
        <Icon name="hourglass" />
        <span>
          {words.works.endTurn} <b>{words.works.pipes(own.stock)}</b> {words.works.and}{' '}
          <b>{words.works.tokens(own.tokens)}</b>
        </span>
      </PlaceCard>
    </div>
  );
}
