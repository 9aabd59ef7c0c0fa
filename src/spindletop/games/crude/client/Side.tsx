/* The three sheets beside the board. */

import { EconomySheet } from './EconomySheet.tsx';
import type { GameView } from './game.d.ts';
import { MarketSheet } from './MarketSheet.tsx';
import { NewsSheet } from './NewsSheet.tsx';

/** Markets, economy, and the news where they are played with. */
export function Side({ view }: { readonly view: GameView }) {
  const { unseen, used, most_likely, unlikely } = view.news;
  const hasNews = unseen > 0 || used.length > 0 || most_likely !== null || unlikely !== null;
  return (
    <>
      <MarketSheet view={view} />
      <EconomySheet view={view} />
      {hasNews && <NewsSheet news={view.news} />}
    </>
  );
}
