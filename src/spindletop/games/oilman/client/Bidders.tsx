/* Who bids, and what each last bid was. */

import { itemAt } from '#core/item-at.ts';
import type { TableSeat } from '#core/table-store.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import type { Auction, GameView } from './game.d.ts';
import { words } from './words.ts';

interface BiddersProps {
  readonly view: GameView;
  readonly auction: Auction;
}

/** All seats in a row. */
export function Bidders({ view, auction }: BiddersProps) {
  const { seats } = useTable();
  return (
    <ol class="bidders">
      {seats.value.map(seat => (
        <Bidder key={seat.seat} seat={seat} auction={auction} isBarred={itemAt(view.companies, seat.seat).barred} />
      ))}
    </ol>
  );
}

interface BidderProps {
  readonly seat: TableSeat;
  readonly auction: Auction;
  readonly isBarred: boolean;
}

/** One seat: its last bid, or why there is none. */
function Bidder({ seat, auction, isBarred }: BidderProps) {
  const isIn = auction.in.includes(seat.seat);
  const bid = itemAt(auction.last_bids, seat.seat);
  const classes = [!isIn && 'out', auction.leader === seat.seat && 'top-bid', seat.isMe && 'me'];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      <SeatChip pigment={seat.pigment} />
      <br />
      {seat.isMe ? words.you : seat.name}
      {bid > 0 ? <span class="number">{bid}</span> : <span class="number word">{standingWords(isIn, isBarred)}</span>}
    </li>
  );
}

function standingWords(isIn: boolean, isBarred: boolean): string {
  if (isBarred) return words.barred;
  return isIn ? words.bidderIn : words.bidderOut;
}
