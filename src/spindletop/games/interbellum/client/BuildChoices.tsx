/* Building: the segments that score at once, the tariffs, and all segments when unfolded. */

import { useComputed } from '@preact/signals';
import { Icon } from '#ui/Icon.tsx';
import { useTable } from '#ui/table-context.ts';
import { words as tableWords } from '#ui/words.ts';
import { bestBuilds } from './best-builds.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { ChoicePanel, isPanelOpen } from './ChoicePanel.tsx';
import type { ChoiceOf } from './choices-of.ts';
import type { GameView } from './game.d.ts';
import { PowerLetter } from './PowerLetter.tsx';
import { isNarrow } from './screen.ts';
import { type AreaTariff, tariffsOf } from './tariffs.ts';
import { words } from './words.ts';

const say = words.choices;

/** The step at which a seat takes its action, and the tariffs matter. */
const ACTION_STEP = 'act';

/** What is to be minded before a choice is played. */
function Warning({ choice }: { readonly choice: ChoiceOf<'build'> }) {
  const { armed } = useTable();
  if (!choice.warn) return null;
  return (
    <small class="refuse">
      {choice.warn}
      {armed.value === choice.id && ` ${tableWords.pressAgain}`}
    </small>
  );
}

/** One segment. */
function BuildRow({ choice, name }: { readonly choice: ChoiceOf<'build'>; readonly name: string }) {
  const { hoveredChoice } = useTable();
  const isPointed = useComputed(() => hoveredChoice.value?.id === choice.id);
  const scores = (choice.points ?? 0) > 0;
  return (
    <ChoiceButton choice={choice} kind={isPointed.value ? 'choice hot' : 'choice'}>
      <Icon name={scores ? 'port' : 'pipe-straight'} />
      <span>
        <b>{name}</b>
        <small>{choice.hint}</small>
        <Warning choice={choice} />
      </span>
      <span class="number">{choice.cost !== undefined && words.dollars(choice.cost)}</span>
    </ChoiceButton>
  );
}

/** What a segment costs by the power that holds the area, and how many more may follow. */
function Tariffs({ tariffs }: { readonly tariffs: readonly AreaTariff[] }) {
  return (
    <div class="tariffs" role="img" aria-label={say.tariff}>
      {tariffs.map(({ power, tariff }) => (
        <div key={power?.power ?? 'empty'}>
          {power ? <PowerLetter power={power} /> : <span class="empty-area">{say.emptyArea}</span>}
          <span class="number">{words.dollars(tariff.price)}</span>
          {say.follow(tariff.extra)}
        </div>
      ))}
    </div>
  );
}

interface BuildChoicesProps {
  readonly view: GameView;
  readonly choices: readonly ChoiceOf<'build'>[];
}

/** The panel of building. */
export function BuildChoices({ view, choices }: BuildChoicesProps) {
  const { step } = useTable();
  const isOpen = isPanelOpen('build', false);
  const best = bestBuilds(choices);
  const showsTariffs = step.value === ACTION_STEP && (isOpen || !isNarrow.value);
  const names = new Map(view.segments.map(segment => [segment.segment, segment.name]));
  const row = (choice: ChoiceOf<'build'>) => (
    <BuildRow key={choice.id} choice={choice} name={names.get(choice.args.segment) ?? choice.words} />
  );
  return (
    <ChoicePanel
      name="build"
      icon="pipe-straight"
      title={words.verbs.build}
      note={say.buildNote(choices.length)}
      isOpen={isOpen}
      isSpread={isOpen || best.length > 0}
    >
      {best.length > 0 && <div class="choices best-choices">{best.map(row)}</div>}
      {showsTariffs && <Tariffs tariffs={tariffsOf(view)} />}
      {isOpen && <div class="choices all-choices">{choices.filter(choice => !best.includes(choice)).map(row)}</div>}
    </ChoicePanel>
  );
}
