/* The strip of totals below the map. */

import type { ComponentChildren } from 'preact';
import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

/** What is left of everything, and how long nothing was built. */
export function Strip({ view }: { readonly view: GameView }) {
  const { totals } = words;
  const isIdle = view.idle_turns * 2 >= view.idle_limit && !view.over;
  return (
    <div class="strip">
      <Total icon="pipe-straight">
        <b>{view.links_left}</b> {totals.linksLeft}
      </Total>
      <Total icon="pipe-tile">
        <b>{view.pipes_left}</b> {totals.pipesToFill}
      </Total>
      <Total icon="drop" iconKind="wet">
        <b>{view.city_tokens_left}</b> {totals.cityTokens}
      </Total>
      <Total icon="upgrade">
        {totals.bank} <b>{view.bank}</b>
      </Total>
      {isIdle && (
        <Total icon="hourglass" kind="idle">
          {totals.idle(view.idle_turns, view.idle_limit)}
        </Total>
      )}
    </div>
  );
}

interface TotalProps {
  readonly icon: IconName;
  readonly iconKind?: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

function Total({ icon, iconKind = '', kind = '', children }: TotalProps) {
  return (
    <div class={kind}>
      <Icon name={icon} kind={iconKind} />
      <span>{children}</span>
    </div>
  );
}
