/* The whole table: one's own refinery on the left, the town on the right; on a phone one part at a time. */

import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '#ui/table-context.ts';
import { Cross } from './Cross.tsx';
import { Deals } from './Deals.tsx';
import { Government } from './Government.tsx';
import type { GameChoice, PipelineView } from './game.d.ts';
import { shownSeat, useGlance } from './glance-store.ts';
import { useHand } from './hand-store.ts';
import { Markets } from './Markets.tsx';
import { Papers } from './Papers.tsx';
import { PartTabs } from './PartTabs.tsx';
import { Plan } from './Plan.tsx';
import { Refinery } from './Refinery.tsx';
import { Shops } from './Shops.tsx';
import { Tanks } from './Tanks.tsx';
import { TurnOrder } from './TurnOrder.tsx';
import { Upgrades } from './Upgrades.tsx';
import { useBusiestPart } from './use-busiest-part.ts';
import { Worth } from './Worth.tsx';

/** The table of Pipeline. */
export function Board({ view }: { readonly view: PipelineView }) {
  const root = useRef<HTMLDivElement>(null);
  const { part, setPart } = useBusiestPart(view, root);
  const hand = useHand();
  useEffect(() => hand.letGo(), [hand, view.action.hand?.tile]);
  return (
    <div class="pipeline-table" data-part={part} ref={root}>
      <PartTabs part={part} onChoose={setPart} />
      <div class="home-side">
        <Home view={view} />
        <Plan view={view} />
        <Worth view={view} />
      </div>
      <div class="town-side">
        <div class="actions-and-upgrades">
          <div class="actions-and-order">
            <Cross view={view} />
            <TurnOrder view={view} />
          </div>
          <Upgrades view={view} />
        </div>
        <Markets view={view} />
        <Deals view={view} />
        <Shops view={view} />
        <Government view={view} />
      </div>
    </div>
  );
}

/** What the seat that is looked at has built and holds. */
function Home({ view }: { readonly view: PipelineView }) {
  const table = useTable<GameChoice>();
  const seat = shownSeat(view, table, useGlance());
  const own = view.seats[seat];
  if (!own) return null;
  const isMine = seat === table.me.value;
  return (
    <>
      <Refinery view={view} own={own} seat={seat} isMine={isMine} />
      <Tanks view={view} own={own} isMine={isMine} />
      <Papers own={own} isMine={isMine} roundsLeft={view.action.rounds_left_in_year} />
    </>
  );
}
