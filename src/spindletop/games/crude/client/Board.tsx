/* The sheet with the Operations board and what the roll gave. */

import { Bulletin } from './Bulletin.tsx';
import type { GameView } from './game.d.ts';
import { Operations } from './Operations.tsx';
import { RollStrip } from './RollStrip.tsx';

/** The board, the news that is being decided, and the strip of the roll. */
export function Board({ view }: { readonly view: GameView }) {
  return (
    <div class="sheet">
      <Operations view={view} />
      {view.news.resolving && <Bulletin card={view.news.resolving} />}
      <RollStrip view={view} />
    </div>
  );
}
