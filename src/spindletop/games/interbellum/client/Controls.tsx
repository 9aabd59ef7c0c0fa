/* Panels for the actions that come in many sizes. */

import type { ChoiceGroup } from '#core/choice-groups.ts';
import type { ControlsProps } from '#core/drawing.ts';
import { useTable } from '#ui/table-context.ts';
import { BuildChoices } from './BuildChoices.tsx';
import { choicesOf } from './choices-of.ts';
import { GasChoices } from './GasChoices.tsx';
import type { GameChoice, GameView, Verbs } from './game.d.ts';
import { InfluenceChoices } from './InfluenceChoices.tsx';

const CONTROLLED: readonly (keyof Verbs)[] = ['build', 'gas_search', 'buy_influence'];

/** The verbs that have a panel here, as far as they are offered to a seat. */
export function controlledVerbs(_: GameView, groups: readonly ChoiceGroup[], me: number | null) {
  return me === null ? [] : CONTROLLED.filter(verb => groups.some(group => group.verb === verb));
}

/** The panels. */
export function Controls({ view }: ControlsProps<GameView>) {
  const choices = useTable<GameChoice>().choices.value;
  const builds = choicesOf(choices, 'build');
  const searches = choicesOf(choices, 'gas_search');
  const purchases = choicesOf(choices, 'buy_influence');
  return (
    <>
      {builds.length > 0 && <BuildChoices view={view} choices={builds} />}
      {searches.length > 0 && <GasChoices choices={searches} />}
      {purchases.length > 0 && <InfluenceChoices powers={view.powers} choices={purchases} />}
    </>
  );
}
