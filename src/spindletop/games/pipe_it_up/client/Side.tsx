/* Everything between the map and the choices. */

import type { GameView } from './game.d.ts';
import { IconContest } from './IconContest.tsx';
import { NextRoll } from './NextRoll.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';
import { Reservoirs } from './Reservoirs.tsx';
import { Roll } from './Roll.tsx';
import { SecretSheet } from './SecretSheet.tsx';
import { Works } from './Works.tsx';

/** The sheets beside the map. */
export function Side({ view }: { readonly view: GameView }) {
  return (
    <>
      <QuestionSheet view={view} />
      {!view.over && <Roll view={view} />}
      <Reservoirs view={view} />
      <Works view={view} />
      <SecretSheet view={view} />
      <IconContest view={view} />
      {!view.over && <NextRoll view={view} />}
    </>
  );
}
