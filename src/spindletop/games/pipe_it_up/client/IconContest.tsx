/* Who holds which icons, where everybody may know. */

import { Icon } from '#ui/Icon.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import type { GameView, Icons, IconName as TokenIcon } from './game.d.ts';
import { TOKEN_ICONS, TOKEN_IDS } from './token-icons.ts';
import { useSeats } from './use-seats.ts';
import { words } from './words.ts';

const NONE: Icons = { tap: 0, well: 0, tower: 0, bucket: 0 };

/** The contest as a table: a row a seat, a column an icon, and what still lies on the map. */
export function IconContest({ view }: { readonly view: GameView }) {
  const isKnown = view.icons_left !== null || (view.over && view.seats.some(seat => seat.icons !== null));
  if (!isKnown) return null;
  const held = view.seats.map(seat => seat.icons ?? NONE);
  return (
    <div class="sheet">
      <h2 class="sign">
        {words.icons.title}
        <span class="hint">{words.icons.worth(view.prices.icon_majority, view.prices.icon_tie)}</span>
      </h2>
      <table class="pad-table contest">
        <thead>
          <tr>
            <th>
              <span class="visually-hidden">{words.icons.seat}</span>
            </th>
            {TOKEN_IDS.map(id => (
              <th key={id}>
                <Icon name={TOKEN_ICONS[id]} label={words.icons.names[id]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ colour }, seat) => (
            <SeatRow key={colour} seat={seat} held={held} />
          ))}
          {view.icons_left && <MapRow icons={view.icons_left} />}
        </tbody>
      </table>
    </div>
  );
}

/** How many a seat holds; the most of each icon stand out. */
function SeatRow({ seat, held }: { readonly seat: number; readonly held: readonly Icons[] }) {
  const { pigment, name } = useSeats();
  const icons = held[seat] ?? NONE;
  const leads = (id: TokenIcon) => icons[id] > 0 && held.every(other => other[id] <= icons[id]);
  return (
    <tr>
      <th scope="row">
        <SeatChip pigment={pigment(seat)} small /> {name(seat)}
      </th>
      {TOKEN_IDS.map(id => (
        <td key={id} class={leads(id) ? 'lead' : ''}>
          {icons[id]}
        </td>
      ))}
    </tr>
  );
}

function MapRow({ icons }: { readonly icons: Icons }) {
  return (
    <tr class="on-map">
      <th scope="row">{words.icons.onMap}</th>
      {TOKEN_IDS.map(id => (
        <td key={id}>{icons[id]}</td>
      ))}
    </tr>
  );
}
