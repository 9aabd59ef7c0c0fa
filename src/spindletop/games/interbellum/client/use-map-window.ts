/* The window of the map that is shown. */

import { useTable } from '#ui/table-context.ts';
import type { GameChoice, GameView } from './game.d.ts';
import { fittingWindow, ownSpots, spotsOf, WHOLE_MAP } from './map-windows.ts';
import { chosenWindow, isNarrow } from './screen.ts';

/** The chosen window; on a phone else the one where most can be done or, with offers everywhere, most is one's own. */
export function useMapWindow(view: GameView): string {
  const { isCrowded, me, offers } = useTable<GameChoice>();
  if (chosenWindow.value) return chosenWindow.value;
  if (!isNarrow.value) return WHOLE_MAP;
  const offered = isCrowded.value ? [] : spotsOf(offers.value.keys());
  if (offered.length > 0 || me.value === null) return fittingWindow(offered);
  return fittingWindow(ownSpots(view, me.value));
}
