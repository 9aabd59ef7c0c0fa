/* The sheets below the map: influence, gas, cards, events, wells. */

import { useTable } from '#ui/table-context.ts';
import { useUnchanged } from '#ui/use-unchanged.ts';
import { Cards } from './Cards.tsx';
import { Events } from './Events.tsx';
import { Gas } from './Gas.tsx';
import type { GameView } from './game.d.ts';
import { Influence } from './Influence.tsx';
import { WellRoutes } from './WellRoutes.tsx';

/** The hand of the one who looks, null for somebody who looks on. */
function handOf(view: GameView, me: number | null) {
  const own = me === null ? undefined : view.players[me];
  return own ? (own.hand ?? []) : null;
}

/** All sheets; each is drawn again only when what it tells has changed. */
export function Side(props: { readonly view: GameView }) {
  const table = useTable();
  const view = useUnchanged(props.view);
  const seats = useUnchanged(table.seats.value);
  const me = table.me.value;
  const hand = useUnchanged(handOf(view, me));
  const { players, powers, wells, ports } = view;
  return (
    <>
      <Influence powers={powers} seats={seats} me={me} isOver={view.over} />
      <Gas meter={view.meter} bag={view.bag} players={players} seats={seats} me={me} />
      <Cards cards={view.cards} hand={hand} />
      <Events events={view.events} undrawn={view.undrawn} changes={view.changes} round={view.round} />
      <WellRoutes players={players} wells={wells} ports={ports} wellPrice={view.well_price} seats={seats} />
    </>
  );
}
