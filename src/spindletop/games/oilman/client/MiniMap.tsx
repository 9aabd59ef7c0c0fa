/* The whole world, small, for narrow screens. */

import { itemAt } from '#core/item-at.ts';
import { useTable } from '#ui/table-context.ts';
import { estatesOf } from './estate.ts';
import type { Auction, GameView } from './game.d.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import { money } from './money.ts';
import { outlineOf } from './outline.ts';
import { words } from './words.ts';

/** The properties and the lot at a glance, and how the auction or the game stands. */
export function MiniMap({ view }: { readonly view: GameView }) {
  const { seats } = useTable();
  return (
    <div class="mini phone">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <use class="mini-land" href="#land" />
        {estatesOf(view).map(({ number, owner, holes }) => (
          <path key={number} class={`mini-property seat-${itemAt(seats.value, owner).pigment}`} d={outlineOf(holes)} />
        ))}
        {view.marks.length > 0 && <path class="mini-lot" d={outlineOf(view.marks)} />}
      </svg>
      <div>
        {view.auction ? (
          <AuctionWords auction={view.auction} holes={view.marks.length} />
        ) : (
          <RoundWords round={view.round} sold={view.properties.length} />
        )}
      </div>
    </div>
  );
}

function AuctionWords({ auction, holes }: { readonly auction: Auction; readonly holes: number }) {
  const { seats } = useTable();
  const { standing, leader, minimum } = auction;
  const bidder = leader === null ? words.fromAmount(minimum) : itemAt(seats.value, leader).name;
  return (
    <>
      <span class="sign dim">{words.lotStandsAt}</span>
      <div class="number">{standing === null ? words.noBid : money(standing)}</div>
      {bidder}, {words.holes(holes)}
    </>
  );
}

function RoundWords({ round, sold }: { readonly round: number; readonly sold: number }) {
  return (
    <>
      <span class="sign dim">{words.round(round)}</span>
      <div class="number">{sold}</div>
      {words.propertiesSold(sold)}
    </>
  );
}
