/* The rules on a page of their own. */

import { replaceRoute } from '#core/route.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { RulesText } from '#ui/RulesText.tsx';
import { useGames } from '#ui/use-games.ts';
import { usePageGame } from '#ui/use-page-game.ts';
import { words } from '#ui/words.ts';

interface RulesPageProps {
  readonly game: string;
  readonly clause: string;
}

/** The rules of a game, the first one on the shelf if none is named. */
export function RulesPage({ game, clause }: RulesPageProps) {
  const { games } = useGames();
  const shown = game || games[0]?.id || '';
  const title = games.find(card => card.id === shown)?.title ?? words.rules;
  usePageGame(shown, `${title}: rules – ${words.house}`);
  return (
    <>
      <PageHead game={shown} title={title} />
      <main class="rules-page">
        <nav class="row" aria-label={words.games}>
          {games.map(card => (
            <a
              key={card.id}
              class={`plate small ${card.id === shown ? '' : 'quiet'}`}
              href={`#/rules/${card.id}`}
              aria-current={card.id === shown ? 'page' : undefined}
            >
              <span class="sign">{card.title}</span>
            </a>
          ))}
        </nav>
        {shown && (
          <div class="sheet">
            <RulesText
              key={shown}
              top={2}
              game={shown}
              clause={clause}
              onClause={next => replaceRoute(`/rules/${shown}/${next}`)}
            />
          </div>
        )}
      </main>
    </>
  );
}
