/* The news card being resolved: what is decided now. */

import { Icon } from '#ui/Icon.tsx';
import type { NewsCard } from './game.d.ts';
import { NewsCosts } from './NewsCosts.tsx';

/** The card across the board. */
export function Bulletin({ card }: { readonly card: NewsCard }) {
  return (
    <div class="bulletin" role="note">
      <Icon name="news" kind="i-l" />
      <div>
        <b class="number">{card.title}</b>
        <p>{card.text}</p>
        <NewsCosts card={card} />
      </div>
    </div>
  );
}
