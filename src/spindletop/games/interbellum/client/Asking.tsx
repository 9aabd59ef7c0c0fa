/* The dice of an event and what is being asked, while armies march. */

import type { TableSeat } from '#core/table-store.ts';
import { Icon } from '#ui/Icon.tsx';
import type { GameView } from './game.d.ts';
import { PowerLetter } from './PowerLetter.tsx';
import { words } from './words.ts';

function headingOf(seat: TableSeat | undefined): string {
  if (!seat) return words.map.events;
  return seat.isMe ? words.map.youDecide : words.map.decides(seat.name);
}

interface AskingProps {
  readonly view: GameView;
  readonly seats: readonly TableSeat[];
}

/** Who decides what, and the powers that were rolled. */
export function Asking({ view, seats }: AskingProps) {
  const { prompt, rolled, seat } = view.deciding;
  if (view.phase !== 'events' && rolled.length === 0) return null;
  const powers = rolled.flatMap(name => view.powers.filter(power => power.power === name));
  return (
    <div class="asking">
      <Icon name="event-card" />
      <span class="asking-words">
        <b>{headingOf(seat === null ? undefined : seats[seat])}</b> {prompt}
      </span>
      {powers.map(power => (
        <PowerLetter key={power.power} power={power} title={words.map.rolled(power.name)} />
      ))}
    </div>
  );
}
