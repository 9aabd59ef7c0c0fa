/* The lot under the hammer: its holes, the standing bid, and who still bids. */

import { itemAt } from '#core/item-at.ts';
import { Cord } from '#ui/Cord.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { BareHole } from './BareHole.tsx';
import { Bidders } from './Bidders.tsx';
import { CapPiece } from './CapPiece.tsx';
import { capOf } from './caps.ts';
import { holesNamed, tallyOf } from './estate.ts';
import type { Auction, GameView, Hole } from './game.d.ts';
import { boundsOf, cellOf, middleOf } from './geometry.ts';
import { money } from './money.ts';
import { outlineOf } from './outline.ts';
import { words } from './words.ts';

interface LotSheetProps {
  readonly view: GameView;
  readonly auction: Auction;
}

/** The sheet of the auction. */
export function LotSheet({ view, auction }: LotSheetProps) {
  const holes = holesNamed(view, view.marks);
  const { land, water } = tallyOf(holes);
  return (
    <div class="sheet">
      <h2 class="sign">
        {words.lot}
        <span class="hint">{words.minimum(auction.minimum)}</span>
      </h2>
      <div class="lot">
        <LotMap holes={holes} marks={view.marks} />
        <div class="stand">
          <StandingBid auction={auction} />
          <div class="right">
            <b>{words.holes(holes.length)}</b>
            <br />
            <span class="dim">{words.landAndWater(land, water)}</span>
          </div>
        </div>
      </div>
      <Bidders view={view} auction={auction} />
    </div>
  );
}

/** The lot cut out of the map. */
function LotMap({ holes, marks }: { readonly holes: readonly Hole[]; readonly marks: readonly string[] }) {
  const { x, y, width, height } = boundsOf(marks.map(cellOf), 14);
  const outline = outlineOf(marks);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <use class="lot-land" href="#land" />
      <path class="lot-ground" d={outline} />
      {holes.map(hole => (
        <LotHole key={hole.hole} hole={hole} />
      ))}
      <Cord shape={{ kind: 'area', path: outline }} />
    </svg>
  );
}

function LotHole({ hole }: { readonly hole: Hole }) {
  const { x, y } = middleOf(cellOf(hole.hole));
  const cap = capOf(hole);
  return cap ? <CapPiece x={x} y={y + 3} cap={cap} /> : <BareHole x={x} y={y} terrain={hole.terrain} />;
}

/** The highest bid and who made it. */
function StandingBid({ auction: { standing, leader } }: { readonly auction: Auction }) {
  const { seats } = useTable();
  const bidder = leader === null ? null : itemAt(seats.value, leader);
  return (
    <div>
      <div class="sign dim">{words.standingBid}</div>
      <div class="number big">{standing === null ? words.none : money(standing)}</div>
      {bidder && (
        <div class="row">
          <SeatChip pigment={bidder.pigment} small /> <b>{bidder.name}</b>
        </div>
      )}
    </div>
  );
}
