/* Searching for gas: a bar a stake, as high as its chance. */

import { ChoiceButton } from './ChoiceButton.tsx';
import { ChoicePanel, isPanelOpen } from './ChoicePanel.tsx';
import type { ChoiceOf } from './choices-of.ts';
import { OddsBar } from './OddsBar.tsx';
import { words } from './words.ts';

const chanceOf = (choice: ChoiceOf<'gas_search'> | undefined) => choice?.odds?.[0]?.percent ?? 0;

/** The panel of gas. */
export function GasChoices({ choices }: { readonly choices: readonly ChoiceOf<'gas_search'>[] }) {
  const isOpen = isPanelOpen('gas', true);
  const note = words.choices.gasNote(chanceOf(choices[0]));
  return (
    <ChoicePanel name="gas" icon="boat" title={words.verbs.searchGas} note={note} isOpen={isOpen} isSpread={isOpen}>
      {isOpen && (
        <div class="odds pressable">
          {choices.map(choice => (
            <ChoiceButton key={choice.id} choice={choice}>
              <OddsBar percent={chanceOf(choice)} />
              <b>{words.percent(chanceOf(choice))}</b>
              {choice.cost !== undefined && words.dollars(choice.cost)}
            </ChoiceButton>
          ))}
        </div>
      )}
    </ChoicePanel>
  );
}
