/* The two sheets below the board. */

import type { GameView } from './game.d.ts';
import { LotSheet } from './LotSheet.tsx';
import { PropertySheet } from './PropertySheet.tsx';
import { ScorePad } from './ScorePad.tsx';

/** The lot while there is an auction, otherwise what has been sold; and the score pad. */
export function BelowBoard({ view }: { readonly view: GameView }) {
  return (
    <>
      {view.auction ? <LotSheet view={view} auction={view.auction} /> : <PropertySheet view={view} />}
      <ScorePad pad={view.pad} />
    </>
  );
}
