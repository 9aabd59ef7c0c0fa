/* The refinery of a seat: whose it is, its network, and what its pipelines can do. */

import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { ColourPill } from './ColourPill.tsx';
import { LETTERS } from './colours.ts';
import type { GameChoice, PipelineView, Seat } from './game.d.ts';
import { useGlance } from './glance-store.ts';
import { Network } from './Network.tsx';
import { Runs } from './Runs.tsx';
import { refineryWords as words } from './words.ts';

interface RefineryProps {
  readonly view: PipelineView;
  readonly own: Seat;
  readonly seat: number;
  readonly isMine: boolean;
}

/** The sheet of the refinery. */
export function Refinery({ view, own, seat, isMine }: RefineryProps) {
  const { seats } = useTable<GameChoice>();
  return (
    <div class="sheet part part-mine">
      <h2 class="sign">
        {isMine ? words.mine : words.ofSeat(seats.value[seat]?.name ?? '')}
        <SeatSwitch shown={seat} />
        <span class="longest">
          {LETTERS.map(colour => (
            <span key={colour}>
              <ColourPill colour={colour} /> {own.longest[colour]}
            </span>
          ))}
          <small>{words.longest}</small>
        </span>
      </h2>
      <Network key={seat} view={view} own={own} isMine={isMine} />
      <Runs view={view} own={own} isMine={isMine} />
    </div>
  );
}

/** The seats whose refinery can be looked at. */
function SeatSwitch({ shown }: { readonly shown: number }) {
  const { seats } = useTable<GameChoice>();
  const glance = useGlance();
  const others = seats.value.length > 1 ? seats.value : [];
  return (
    <span class="seat-switch">
      {others.map(({ seat, name, pigment, isMe }) => (
        <button
          key={seat}
          type="button"
          aria-label={words.ofSeat(name)}
          title={name}
          aria-pressed={seat === shown}
          onClick={() => {
            glance.seat.value = isMe ? null : seat;
            glance.pipeline.value = null;
          }}
        >
          <SeatChip pigment={pigment} small />
        </button>
      ))}
    </span>
  );
}
