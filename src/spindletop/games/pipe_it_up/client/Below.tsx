/* The sheets below the map. */

import type { GameView } from './game.d.ts';
import { Missions } from './Missions.tsx';
import { Points } from './Points.tsx';

/** What scores how much, and once the game is over the missions of all. */
export function Below({ view }: { readonly view: GameView }) {
  return (
    <>
      <Points view={view} />
      {view.over && <Missions view={view} />}
    </>
  );
}
