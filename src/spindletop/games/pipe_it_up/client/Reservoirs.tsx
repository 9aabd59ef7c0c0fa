/* Sizes of reservoirs with their points, and those that stand. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import type { GamePlace, GameView } from './game.d.ts';
import { useSeats } from './use-seats.ts';
import { cityName } from './view-parts.ts';
import { words } from './words.ts';

/** The sheet of the variant with reservoirs. */
export function Reservoirs({ view }: { readonly view: GameView }) {
  if (view.least_reservoir === null) return null;
  return (
    <div class="sheet">
      <h2 class="sign">
        <Icon name="reservoir" />
        {words.reservoirs.title}
        <span class="hint">{words.reservoirs.from(view.least_reservoir)}</span>
      </h2>
      <Sizes view={view} least={view.least_reservoir} />
      {view.reservoirs.length > 0 ? <Standing view={view} /> : <p class="hint footnote">{words.reservoirs.none}</p>}
    </div>
  );
}

/** Every size from two tokens on; those that are too small by now are struck out. */
function Sizes({ view, least }: { readonly view: GameView; readonly least: number }) {
  const [, ...sizes] = view.score_table.map((points, index) => ({ size: index + 1, points }));
  return (
    <div class="sizes">
      {sizes.map(({ size, points }) => {
        const place: GamePlace = `reservoir:${size}`;
        const state = `${size < least ? 'too-small' : ''} ${size === view.reservoir_size ? 'chosen' : ''}`;
        return (
          <PlaceCard key={place} name={place} kind={state}>
            <b class="number">{size}</b>
            <small>+{points}</small>
          </PlaceCard>
        );
      })}
    </div>
  );
}

function Standing({ view }: { readonly view: GameView }) {
  const { pigment } = useSeats();
  return (
    <ul class="ledger-rows">
      {view.reservoirs.map(({ seat, city, size, vp }) => (
        <li key={city}>
          <SeatChip pigment={pigment(seat)} small />
          <span>{words.reservoirs.size(cityName(view, city), size)}</span>
          <b class="number">+{vp}</b>
        </li>
      ))}
    </ul>
  );
}
