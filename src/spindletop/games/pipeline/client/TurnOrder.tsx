/* Both order rows; the lower one, for the next round, is chosen from. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, PipelineView } from './game.d.ts';
import { boardWords as words } from './words.ts';

/** The order of this round and of the next. */
export function TurnOrder({ view }: { readonly view: PipelineView }) {
  const { seats, isOver } = useTable<GameChoice>();
  const chipOf = (seat: number) => {
    const pigment = seats.value[seat]?.pigment;
    return pigment && <SeatChip pigment={pigment} />;
  };
  return (
    <div class="order-rows part part-board">
      <h3 class="sign">
        <Icon name="turn-order" /> {words.turnOrder}
      </h3>
      <div>
        <em>{words.now}</em>
        {view.upper.map(seat => (
          <span
            key={seat}
            class={seat === view.turn && !isOver.value ? 'current' : ''}
            title={seats.value[seat]?.name ?? ''}
          >
            {chipOf(seat)}
          </span>
        ))}
      </div>
      <div>
        <em>{words.next}</em>
        {view.lower.map((seat, k) => (
          <PlaceCard key={k} name={`slot:${k}`} kind="order-slot">
            {seat === null ? <i>{k + 1}</i> : chipOf(seat)}
          </PlaceCard>
        ))}
      </div>
    </div>
  );
}
