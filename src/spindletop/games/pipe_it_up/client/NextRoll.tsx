/* How many pipes the next roll brings: every sum with its chance. */

import type { GameView } from './game.d.ts';
import { type LikelySum, likelySums } from './likely-sums.ts';
import { shownSeat, useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** With more bars than this there is no room for percent signs. */
const WIDE = 10;

const percentOf = (chance: number): number => Math.round(chance * 100);

/** The chances of a seat's next roll, and of which dice it is made. */
export function NextRoll({ view }: { readonly view: GameView }) {
  const { me, whose } = useSeats();
  const seat = shownSeat(view, me);
  const { dice, next_roll: nextRoll } = seatOf(view, seat);
  return (
    <div class="sheet">
      <h2 class="sign">
        {whose(seat)} {words.nextRoll.title}
        <span class="hint">{words.nextRoll.mean(nextRoll.mean, nextRoll.spread)}</span>
      </h2>
      <Bars sums={likelySums(nextRoll.chances)} />
      <p class="hint footnote">
        {words.nextRoll.dice(dice)}
        {nextRoll.without_questions && words.nextRoll.withoutQuestions}
      </p>
    </div>
  );
}

function Bars({ sums }: { readonly sums: readonly LikelySum[] }) {
  const highest = Math.max(...sums.map(sum => sum.chance));
  const sign = sums.length > WIDE ? '' : '%';
  const told = sums.map(({ pipes, chance }) => words.nextRoll.chance(pipes, percentOf(chance)));
  return (
    <div
      class="next-roll"
      style={{ '--sums': sums.length }}
      role="img"
      aria-label={words.nextRoll.label(told.join(', '))}
    >
      {sums.map(({ pipes, chance }) => (
        <div key={pipes}>
          <div class="bar">
            <i style={{ height: `${((chance / highest) * 100).toFixed(0)}%` }} />
          </div>
          <b>{pipes}</b>
          {`${percentOf(chance)}${sign}`}
        </div>
      ))}
    </div>
  );
}
