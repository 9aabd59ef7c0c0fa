/* The head plate of pages that are no table. */

import { EngravedBand } from './EngravedBand.tsx';
import { words } from './words.ts';

interface PageHeadProps {
  /** The game whose band lies behind the title. */
  readonly game: string;
  readonly title: string;
}

export function PageHead({ game, title }: PageHeadProps) {
  return (
    <header class="top">
      <EngravedBand game={game} />
      <i class="screw" />
      <a class="house sign" href="#/">
        {words.house}
      </a>
      <h1>{title}</h1>
      <i class="screw" />
    </header>
  );
}
