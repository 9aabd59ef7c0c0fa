/* Both open news cards, and what is in force. */

import { Icon } from '#ui/Icon.tsx';
import { dieIcon } from './Dice.tsx';
import type { NewsCard as Card, News } from './game.d.ts';
import { NewsCosts } from './NewsCosts.tsx';
import { words } from './words.ts';

/** The sheet of the news. */
export function NewsSheet({ news }: { readonly news: News }) {
  const { unseen, unseen_cards, used, active } = news;
  return (
    <div class="sheet">
      <h2 class="sign">
        {words.news}
        <span class="hint" title={unseen_cards.length > 0 ? words.unseen(unseen_cards) : undefined}>
          {words.newsCounts(unseen, used.length)}
        </span>
      </h2>
      <div class="news-cards">
        <NewsCard card={news.most_likely} faces={news.most_likely_doubles} slot={words.mostLikely} />
        <NewsCard card={news.unlikely} faces={news.unlikely_doubles} slot={words.unlikely} />
      </div>
      {active.map(card => (
        <div key={card.id} class="in-force">
          <Icon name="warning" kind="i-l" />
          <span>
            <b>{card.title}</b> {words.inForce} {card.text}
          </span>
        </div>
      ))}
    </div>
  );
}

interface NewsCardProps {
  readonly card: Card | null;
  readonly faces: readonly number[];
  readonly slot: string;
}

/** An open card, with the doubles that bring it. */
function NewsCard({ card, faces, slot }: NewsCardProps) {
  return (
    <article class="slip news-card">
      <div class="sign">
        {faces.map(face => (
          <Icon key={face} name={dieIcon(face)} label={words.double(face)} />
        ))}{' '}
        {slot}
      </div>
      {card ? (
        <>
          <h3>{card.title}</h3>
          <p class="hint">{card.text}</p>
          <NewsCosts card={card} />
        </>
      ) : (
        <p class="hint">{words.noCard}</p>
      )}
    </article>
  );
}
