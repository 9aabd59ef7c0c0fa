/* The engraved band behind the title of a game. */

import { BANDS } from 'virtual:games';
import { memo } from './memo.ts';

/** Drawn once; a game that brings no band has none. */
export const EngravedBand = memo(({ game }: { readonly game: string }) => {
  const Band = BANDS[game];
  if (!Band) return null;
  return (
    <svg class="weave" aria-hidden="true" preserveAspectRatio="xMaxYMid slice" viewBox="0 0 1440 44">
      <Band />
    </svg>
  );
});
