/* The choices of the moment, in words: grouped, always complete, and all that keyboard and screen reader need. */

import type { ChoiceGroup } from '#core/choice-groups.ts';
import type { Choice } from '#generated/protocol.d.ts';
import { AmountField } from './AmountField.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { FoldedChoices } from './FoldedChoices.tsx';
import { useTableParts } from './table-context.ts';
import { useChoiceButton } from './use-choice-button.ts';
import { words } from './words.ts';

/** All choices below their heading, or nothing while others move. */
export function ChoiceSheet() {
  const { store } = useTableParts();
  const count = store.choices.value.length;
  if (count === 0) return null;
  return (
    <div class="sheet do-sheet">
      <h2 class="sign">
        {words.whatYouCanDo}
        <span class="hint">{count > 1 ? count : ''}</span>
      </h2>
      <div class="pad">
        <ChoiceList />
      </div>
    </div>
  );
}

/** A row of choices counts one key each, a folded group one key together, a number none. */
function firstKeys(groups: readonly ChoiceGroup[], closing: Choice | null): readonly number[] {
  let next = 1;
  return groups.map(group => {
    const first = next;
    if (group.kind === 'many') next += 1;
    if (group.kind === 'list') next += group.choices.filter(choice => choice !== closing).length;
    return first;
  });
}

function ChoiceList() {
  const { store, drawing } = useTableParts();
  const { Controls } = drawing;
  const groups = store.groups.value;
  const view = store.live.value?.view;
  const taken = Controls ? (drawing.controlledVerbs?.(view, groups, store.me.value) ?? []) : [];
  const isPanelShown = taken.length > 0 || !drawing.controlledVerbs;
  const listed = groups.filter(group => !taken.includes(group.verb));
  const keys = firstKeys(listed, store.closingChoice.value);
  return (
    <div
      class="choices"
      id="choices"
      data-count={store.choices.value.length}
      aria-busy={store.isBusy.value || undefined}
    >
      {Controls && isPanelShown && <Controls view={view} groups={groups} />}
      {listed.map((group, k) => (
        <Group key={group.verb} group={group} firstKey={keys[k] ?? 0} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: ChoiceGroup;
  readonly firstKey: number;
}

/** The choices of one verb. */
function Group({ group, firstKey }: GroupProps) {
  const { store } = useTableParts();
  if (group.kind === 'amount') return <AmountField group={group} />;
  if (group.kind === 'many') return <FoldedChoices key={store.step.value} group={group} number={firstKey} />;
  const closing = store.closingChoice.value;
  return (
    <>
      {group.choices.map((choice, k) =>
        choice === closing && !choice.warn ? (
          <ClosingPlate key={choice.id} choice={choice} />
        ) : (
          <ChoiceRow key={choice.id} choice={choice} number={choice === closing ? 0 : firstKey + k} />
        ),
      )}
    </>
  );
}

/** The action that ends what is being done. */
function ClosingPlate({ choice }: { readonly choice: Choice }) {
  const { button } = useChoiceButton(choice);
  return (
    <button {...button} class="plate closing">
      <span class="sign">{choice.words}</span>
      <kbd class="wide" aria-hidden="true">
        {words.enterKey}
      </kbd>
    </button>
  );
}
