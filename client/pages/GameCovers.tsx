/* The covers of the games, each a different printed thing of the oil age. */

import { COVERS } from 'virtual:games';
import type { GameCard } from '#generated/protocol.d.ts';
import { pageWords } from './words.ts';

interface GameCoversProps {
  readonly games: readonly GameCard[];
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

export function GameCovers({ games, chosen, onChoose }: GameCoversProps) {
  return (
    <section class="covers" aria-label={pageWords.games} tabindex={0}>
      {games.map(game => (
        <button
          type="button"
          key={game.id}
          class="cover"
          data-game={game.id}
          aria-pressed={game.id === chosen}
          onClick={() => onChoose(game.id)}
        >
          <CoverArt game={game} />
          <span class="facts">
            <b>{game.title}</b>
            <span>{pageWords.seatRange(game.seats.least, game.seats.most)}</span>
          </span>
        </button>
      ))}
    </section>
  );
}

function CoverArt({ game }: { readonly game: GameCard }) {
  const Cover = COVERS[game.id];
  return (
    <svg class="art" viewBox="0 0 260 350" role="img" aria-label={game.title}>
      {Cover ? <Cover /> : <PlainCover title={game.title} />}
    </svg>
  );
}

/** A game that brings no cover is bound in plain cloth. */
function PlainCover({ title }: { readonly title: string }) {
  return (
    <g class="plain-cover">
      <rect class="cloth" width="260" height="350" />
      <rect class="tooling" x="8" y="8" width="244" height="334" />
      <text x="130" y="180">
        {title}
      </text>
    </g>
  );
}
