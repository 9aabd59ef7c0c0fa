/* Finds of gas, the bag, and the chance of a find by what is paid. */

import type { TableSeat } from '#core/table-store.ts';
import { memo } from '#ui/memo.ts';
import { PlaceCard } from '#ui/Place.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import type { Bag, Find, GamePlace, Player } from './game.d.ts';
import { OddsBar } from './OddsBar.tsx';
import { words } from './words.ts';

const say = words.gas;
const CASPIAN: GamePlace = 'boat:caspian';

interface FindRowProps {
  readonly find: Find;
  readonly finders: readonly TableSeat[];
}

/** What a find brings, and who has made so many. */
function FindRow({ find, finders }: FindRowProps) {
  return (
    <>
      <div class="find-number">{find.find}</div>
      <div class="find-bonus">{find.bonus}</div>
      <div class="find-seats">
        {finders.map(seat => (
          <SeatChip key={seat.seat} pigment={seat.pigment} small />
        ))}
      </div>
      <div class="find-number" title={say.pointsAtEnd}>
        {find.points}
      </div>
    </>
  );
}

/** The cubes in the bag, and those that the one who looks draws for nothing. */
function BagLine({ bag, freeCubes }: { readonly bag: Bag; readonly freeCubes: number }) {
  return (
    <div class="gas-bag">
      <b>{say.bag}</b>
      <span title={say.black}>
        <i class="gas-cube black" />
        {bag.black}
      </span>
      <span title={say.white}>
        <i class="gas-cube white" />
        {bag.white}
      </span>
      {freeCubes > 0 && <span class="hint">{say.freeCubes(freeCubes)}</span>}
    </div>
  );
}

/** The chances by price; what cannot be paid is pale. */
function Odds({ bag, cash }: { readonly bag: Bag; readonly cash: number }) {
  return (
    <div class="odds">
      {bag.chances.map(({ dollars, percent }) => (
        <div key={dollars} class={dollars > cash ? 'out-of-reach' : ''}>
          <OddsBar percent={percent} />
          <b>{words.percent(percent)}</b>
          {words.dollars(dollars)}
        </div>
      ))}
    </div>
  );
}

interface GasProps {
  readonly meter: readonly Find[];
  readonly bag: Bag;
  readonly players: readonly Player[];
  readonly seats: readonly TableSeat[];
  readonly me: number | null;
}

/** The sheet of gas. */
export const Gas = memo<GasProps>(({ meter, bag, players, seats, me }) => {
  const own = me === null ? undefined : players[me];
  return (
    <div class="sheet gas-sheet">
      <h2 class="sign">
        {say.title}
        <span class="hint">{say.sea}</span>
      </h2>
      <div class="gas-finds">
        {meter.map(find => (
          <FindRow key={find.find} find={find} finders={seats.filter(one => players[one.seat]?.finds === find.find)} />
        ))}
      </div>
      <BagLine bag={bag} freeCubes={own?.free_cubes ?? 0} />
      <PlaceCard name={CASPIAN}>
        <Odds bag={bag} cash={own?.cash ?? Number.POSITIVE_INFINITY} />
      </PlaceCard>
    </div>
  );
});
