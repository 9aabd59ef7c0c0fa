/* The economy card, what may follow it, and the marker. */

import { Icon } from '#ui/Icon.tsx';
import { AssetPrices } from './AssetPrices.tsx';
import { dieIcon } from './Dice.tsx';
import { type Follower, followersOf } from './followers.ts';
import type { Difference, GameView } from './game.d.ts';
import { words } from './words.ts';

/** The sheet of the economy. */
export function EconomySheet({ view }: { readonly view: GameView }) {
  const { economy, difference } = view;
  const trend = trendOf(economy.demand);
  return (
    <div class="sheet">
      <h2 class="sign">
        {words.economy}
        <span class="hint">{words.changesNext(difference.change_percent)}</span>
      </h2>
      <div class="economy-card">
        <h3>{economy.name}</h3>
        <span class={`number ${trend}`} title={words.demandMeaning}>
          <Icon name={`economy-${trend}`} label={words.demand} /> {signed(economy.demand)}
        </span>
      </div>
      <AssetPrices view={view} />
      <ul class="followers" aria-label={words.followers}>
        {followersOf(economy.next).map(follower => (
          <FollowerLine key={follower.id} follower={follower} />
        ))}
      </ul>
      <DifferenceTrack difference={difference} />
    </div>
  );
}

const trendOf = (demand: number) => (demand > 0 ? 'up' : 'down');

function signed(demand: number): string {
  if (demand === 0) return '0';
  return demand > 0 ? `+${demand}` : `−${-demand}`;
}

function FollowerLine({ follower: { name, demand, faces } }: { readonly follower: Follower }) {
  return (
    <li>
      <span>
        {faces.map(face => (
          <Icon key={face} name={dieIcon(face)} label={words.green(face)} />
        ))}
      </span>
      <span>{name}</span>
      <b class={trendOf(demand)}>{signed(demand)}</b>
    </li>
  );
}

/** How far the differences of the dice have added up. */
function DifferenceTrack({ difference: { marker, trigger } }: { readonly difference: Difference }) {
  const spaces = Array.from({ length: trigger + 1 }, (_, space) => space);
  const classOf = (space: number) => {
    if (space === marker) return 'marked';
    return space === trigger ? 'trigger' : '';
  };
  return (
    <div class="difference" role="img" aria-label={words.difference(marker, trigger)}>
      {spaces.map(space => (
        <span key={space} class={classOf(space)}>
          {space}
        </span>
      ))}
    </div>
  );
}
