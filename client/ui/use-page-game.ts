/* A page in the colours of a game. */

import { useEffect } from 'preact/hooks';

/** Show a page in a game's colours and under a title while it is open. */
export function usePageGame(game: string, title: string): void {
  useEffect(() => {
    document.documentElement.dataset.game = game;
    document.title = title;
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [game, title]);
}
