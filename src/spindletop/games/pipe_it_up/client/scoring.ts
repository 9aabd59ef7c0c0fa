/* What choices and the final score are worth. */

import type { ScoreSheet } from '#core/drawing.ts';
import type { GameChoice, GameView } from './game.d.ts';
import { words } from './words.ts';

/** How the final score comes about; what is secret until the end is left open. */
export function scoring(view: GameView): ScoreSheet {
  const { columns, unknown } = words.scoring;
  return {
    columns,
    rows: view.seats.map(({ final, vp }) =>
      final ? [final.track, final.plants, final.icons, final.mission] : [vp, unknown, unknown, unknown],
    ),
    words: words.scoring.words(view.variants.tokens),
  };
}

/** The points of a plant or a reservoir; links tell theirs in rows of their own. */
export function figure(choice: GameChoice, view: GameView): string | null {
  if (choice.verb === 'build_plant' || choice.verb === 'build_plant_off') return `+${view.prices.plant_vp}`;
  if (choice.verb === 'start_reservoir') return `+${view.score_table[choice.args.size - 1]}`;
  return choice.verb === 'place_reservoir' ? `+${choice.points}` : null;
}
