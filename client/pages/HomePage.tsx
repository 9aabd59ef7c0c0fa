/* Home: the covers, play at once, my tables, the lobby, open a record. */

import { useRef, useState } from 'preact/hooks';
import { useGames } from '#ui/use-games.ts';
import { GameCovers } from './GameCovers.tsx';
import { Lobby } from './Lobby.tsx';
import { Masthead } from './Masthead.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { PlayNow } from './PlayNow.tsx';
import { pageWords } from './words.ts';

/** Below this width the sheet to play at once lies under the covers. */
const NARROW = 720;

export function HomePage() {
  const { games, failure } = useGames();
  const [chosen, setChosen] = useState('');
  const playNow = useRef<HTMLDivElement>(null);
  const game = games.find(card => card.id === chosen) ?? games[0];
  const choose = (id: string) => {
    setChosen(id);
    if (innerWidth < NARROW) playNow.current?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <main class="page">
      <Masthead />
      {failure && (
        <p class="no-slip" role="alert">
          {failure}
        </p>
      )}
      <GameCovers games={games} chosen={game?.id ?? ''} onChoose={choose} />
      <div class="cols">
        <div ref={playNow}>
          {game ? (
            <PlayNow key={game.id} game={game} />
          ) : (
            <p class="hint" role="status">
              {pageWords.fetchingGames}
            </p>
          )}
        </div>
        <section aria-label={pageWords.lobby} class="stack">
          <MyTables games={games} />
          <Lobby games={games} />
          <OpenRecord />
        </section>
      </div>
    </main>
  );
}
