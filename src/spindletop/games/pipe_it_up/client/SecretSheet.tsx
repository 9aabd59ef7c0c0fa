/* Mission and icons: the owner's alone until the end. */

import { Icon } from '#ui/Icon.tsx';
import type { GameView, Icons, IconName as TokenIcon } from './game.d.ts';
import { MissionCard } from './MissionCard.tsx';
import { TOKEN_ICONS, TOKEN_IDS } from './token-icons.ts';
import { useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** What only the seat that looks may see; nothing for spectators. */
export function SecretSheet({ view }: { readonly view: GameView }) {
  const { me, pigment } = useSeats();
  if (me === null) return null;
  const { mission, icons } = seatOf(view, me);
  const secretIcons = view.variants.tokens === 'base' ? icons : null;
  if (!mission && !secretIcons) return null;
  return (
    <div class={`sheet private seat-${pigment(me)}`}>
      <h2 class="sign">
        <Icon name="eye" />
        {view.over ? words.mission.mine : words.mission.secret}
      </h2>
      <div class="veil">
        {mission && <MissionCard view={view} mission={mission} />}
        {secretIcons && <IconSlip icons={secretIcons} />}
      </div>
    </div>
  );
}

/** How many tokens of each icon are held. */
function IconSlip({ icons }: { readonly icons: Icons }) {
  return (
    <div class="slip icons">
      {TOKEN_IDS.map(id => (
        <IconCount key={id} id={id} count={icons[id]} />
      ))}
    </div>
  );
}

function IconCount({ id, count }: { readonly id: TokenIcon; readonly count: number }) {
  return (
    <div>
      <div class={`token ${count ? '' : 'none'}`}>
        <Icon name={TOKEN_ICONS[id]} kind="token-icon" />
        <b>{count}</b>
      </div>
      {words.icons.names[id]}
    </div>
  );
}
