/* The games on the shelf. */

import { useEffect, useState } from 'preact/hooks';
import { getOnce, Problem } from '#core/api.ts';
import type { GameCard } from '#generated/protocol.d.ts';

export interface Shelf {
  /** None until they are known. */
  readonly games: readonly GameCard[];
  readonly failure: string;
}

/** All games, asked for once. */
export function useGames(): Shelf {
  const [shelf, setShelf] = useState<Shelf>({ games: [], failure: '' });
  useEffect(() => {
    getOnce<readonly GameCard[]>('/games').then(
      games => setShelf({ games, failure: '' }),
      thrown => setShelf({ games: [], failure: Problem.from(thrown).message }),
    );
  }, []);
  return shelf;
}
