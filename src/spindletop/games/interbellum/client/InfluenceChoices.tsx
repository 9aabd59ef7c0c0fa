/* Buying influence: a row a power, a button a number of cubes. */

import { Icon } from '#ui/Icon.tsx';
import { useTable } from '#ui/table-context.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { ChoicePanel, isPanelOpen } from './ChoicePanel.tsx';
import type { ChoiceOf } from './choices-of.ts';
import type { Power } from './game.d.ts';
import { PowerLetter } from './PowerLetter.tsx';
import { words } from './words.ts';

interface PowerOffersProps {
  readonly power: Power;
  readonly choices: readonly ChoiceOf<'buy_influence'>[];
  readonly me: number;
}

/** The cubes one has with a power, and those one may buy. */
function PowerOffers({ power, choices, me }: PowerOffersProps) {
  return (
    <div class="influence-offer">
      <PowerLetter power={power} />
      <span class="own-cubes">
        {power.influence[me]}
        {power.flag === me && <Icon name="flag" label={words.choices.youHoldFlag} />}
      </span>
      <div>
        {choices.map(choice => (
          <ChoiceButton key={choice.id} choice={choice} kind="cube-button">
            <b>{choice.args.cubes}</b>
            <small>{choice.cost !== undefined && words.dollars(choice.cost)}</small>
            {choice.effects.takes_flag && <Icon name="flag" />}
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}

interface InfluenceChoicesProps {
  readonly powers: readonly Power[];
  readonly choices: readonly ChoiceOf<'buy_influence'>[];
}

/** The panel of influence. */
export function InfluenceChoices({ powers, choices }: InfluenceChoicesProps) {
  const me = useTable().me.value ?? 0;
  const isOpen = isPanelOpen('influence', true);
  const byPower = Map.groupBy(choices, choice => choice.args.power);
  return (
    <ChoicePanel
      name="influence"
      icon="influence"
      title={words.verbs.buyInfluence}
      note={words.choices.buyNote}
      isOpen={isOpen}
      isSpread={isOpen}
    >
      {isOpen &&
        powers.map(power => {
          const offered = byPower.get(power.power);
          return offered && <PowerOffers key={power.power} power={power} choices={offered} me={me} />;
        })}
    </ChoicePanel>
  );
}
