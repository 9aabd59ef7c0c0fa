/* Many choices of one verb: folded, by place, with a filter. */

import { useState } from 'preact/hooks';
import type { ChoiceGroup } from '#core/choice-groups.ts';
import { type Fold, foldChoices, matchingFolds, needsWords } from '#core/fold-choices.ts';
import { pressChoices } from '#core/press-place.ts';
import { titleOf } from '#core/words.ts';
import { ChoiceRow, ShortcutKey } from './ChoiceRow.tsx';
import { Icon } from './Icon.tsx';
import { useTableParts } from './table-context.ts';
import { words } from './words.ts';

/** More than this are filtered by words; more than `MOST_ROWS` are never listed. */
const FILTERED = 16;
const MOST_ROWS = 300;

interface FoldedChoicesProps {
  readonly group: ChoiceGroup;
  readonly number: number;
}

/** How many choices there are, at how many places, and how to get at them. */
function summaryOf(group: ChoiceGroup, folds: number): string {
  const count = group.choices.length;
  const counted = folds > 1 && folds < count ? words.choicesAtPlaces(count, folds) : words.choices(count);
  return counted + (group.choices[0]?.place ? words.clickOrUnfold : '');
}

/** A group that unfolds. */
export function FoldedChoices({ group, number }: FoldedChoicesProps) {
  const { drawing } = useTableParts();
  const [isOpen, setOpen] = useState(false);
  const sign = drawing.verbs?.[group.verb];
  const folds = foldChoices(group.choices);
  return (
    <div class="many-box">
      <button
        type="button"
        class="choice"
        aria-expanded={isOpen}
        data-group={group.verb}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={sign?.icon ?? 'boundary'} />
        <span>
          <b>{sign?.words ?? titleOf(group.verb)}</b>
          <small>{summaryOf(group, folds.length)}</small>
        </span>
        <span class="number">
          <ShortcutKey number={number} />
          {isOpen ? '−' : '+'}
        </span>
      </button>
      {isOpen && <UnfoldedChoices group={group} folds={folds} />}
    </div>
  );
}

interface UnfoldedChoicesProps {
  readonly group: ChoiceGroup;
  readonly folds: readonly Fold[];
}

function UnfoldedChoices({ group, folds }: UnfoldedChoicesProps) {
  const [search, setSearch] = useState('');
  const shown = matchingFolds(folds, search);
  const rows = shown.flatMap(fold => fold.choices).slice(0, MOST_ROWS);
  return (
    <div class="many-list">
      {group.choices.length > FILTERED && (
        <input
          class="field"
          type="search"
          placeholder={words.filter}
          aria-label={words.filterOf(titleOf(group.verb))}
          value={search}
          onInput={event => setSearch(event.currentTarget.value)}
        />
      )}
      {needsWords(folds) ? (
        <div class="choices">
          {rows.map(choice => (
            <ChoiceRow key={choice.id} choice={choice} />
          ))}
        </div>
      ) : (
        <div class="chips">
          {shown.map(fold => (
            <FoldChip key={fold.name} fold={fold} />
          ))}
        </div>
      )}
      {shown.length === 0 && <p class="hint">{words.nothingFits(search)}</p>}
    </div>
  );
}

/** One place as a chip: plays its only choice, or shows its choices below. */
function FoldChip({ fold }: { readonly fold: Fold }) {
  const { store, session } = useTableParts();
  const [first] = fold.choices;
  const only = fold.choices.length === 1 ? first : undefined;
  const point = () => {
    store.hoveredPlace.value = first?.place ?? '';
    store.point(only ?? null);
  };
  const leave = () => {
    store.hoveredPlace.value = '';
    store.point(null);
  };
  const press = (event: MouseEvent) =>
    pressChoices(store, session, fold.choices, { from: event.currentTarget as Element, side: 'below' });
  return (
    <button
      type="button"
      class="chip-button"
      data-action={only?.id}
      aria-haspopup={only ? undefined : 'menu'}
      disabled={store.isBusy.value}
      onClick={press}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {fold.name}
      {!only && <sup>{fold.choices.length}</sup>}
      <span class="visually-hidden">
        {only ? [`: ${only.words}`, only.hint].filter(Boolean).join('; ') : words.choicesWord}
      </span>
    </button>
  );
}
