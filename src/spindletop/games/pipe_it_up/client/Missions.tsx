/* Missions of all, once the game is over. */

import { SeatChip } from '#ui/SeatChip.tsx';
import type { GameView, Mission } from './game.d.ts';
import { useSeats } from './use-seats.ts';
import { words } from './words.ts';

/** Every seat's mission, and what it scored. */
export function Missions({ view }: { readonly view: GameView }) {
  return (
    <div class="sheet">
      <h2 class="sign">{words.mission.title}</h2>
      <ul class="ledger-rows">
        {view.seats.map(({ colour, mission }, seat) => mission && <Row key={colour} seat={seat} mission={mission} />)}
      </ul>
    </div>
  );
}

function Row({ seat, mission }: { readonly seat: number; readonly mission: Mission }) {
  const { pigment } = useSeats();
  return (
    <li>
      <SeatChip pigment={pigment(seat)} small />
      <span>
        <b>{mission.name}</b>
        <br />
        <span class="hint">{mission.text}</span>
      </span>
      <b class="number">{mission.met ? `+${mission.vp}` : '0'}</b>
    </li>
  );
}
