/* Flags that one more cube would carry away. */

import type { TableSeat } from '#core/table-store.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import type { Power } from './game.d.ts';
import { type Threat, threatsTo } from './threat.ts';
import { words } from './words.ts';

const say = words.influence;

/** What a threat means to the one who looks. */
function ThreatWords({
  threat,
  seat,
  me,
}: {
  readonly threat: Threat;
  readonly seat: TableSeat;
  readonly me: number | null;
}) {
  const { power } = threat;
  if (threat.seat === me)
    return (
      <span>
        <b class="money">{say.oneCubeAway(power.name)}</b> {say.worth(power.flag_points)}
      </span>
    );
  return (
    <span>
      <b>{say.level(seat.name, power.name, me !== null && power.flag === me)}</b> {say.taken(power.flag_points)}
    </span>
  );
}

interface ThreatsProps {
  readonly powers: readonly Power[];
  readonly seats: readonly TableSeat[];
  readonly me: number | null;
}

/** The first few flags in danger, from the one who looks or to them; all of them for somebody who looks on. */
export function Threats({ powers, seats, me }: ThreatsProps) {
  return (
    <>
      {threatsTo(powers, me).map(threat => {
        const seat = seats[threat.seat];
        return (
          seat && (
            <div class="threat" key={`${threat.power.power}${threat.seat}`}>
              <SeatChip pigment={seat.pigment} small />
              <ThreatWords threat={threat} seat={seat} me={me} />
            </div>
          )
        );
      })}
    </>
  );
}
