/* One choice as a button: icon, words, what it costs or brings, and the key that plays it. */

import type { Choice } from '#generated/protocol.d.ts';
import { Icon } from './Icon.tsx';
import { useTableParts } from './table-context.ts';
import { useChoiceButton } from './use-choice-button.ts';
import { words } from './words.ts';

interface ChoiceRowProps {
  readonly choice: Choice;
  /** The key that plays it; 0 and numbers above 9 have none. */
  readonly number?: number;
}

/** A row of the list of choices. */
export function ChoiceRow({ choice, number = 0 }: ChoiceRowProps) {
  const { store, drawing } = useTableParts();
  const { isArmed, isHot, button } = useChoiceButton(choice);
  const view = store.live.value?.view;
  const figure = view ? drawing.figure?.(choice, view) : null;
  const isGain = figure && choice.gain !== undefined && choice.cost === undefined;
  return (
    <button {...button} class={`choice ${isHot ? 'hot' : ''} ${isArmed ? 'armed' : ''}`}>
      <Icon name={drawing.verbs?.[choice.verb]?.icon ?? 'check'} />
      <span>
        <b>{choice.words}</b>
        {choice.hint && <small>{choice.hint}</small>}
        {choice.warn && (
          <small class="refuse">
            {choice.warn}
            {isArmed && ` ${words.pressAgain}`}
          </small>
        )}
      </span>
      <span class={`number ${isGain ? 'money' : ''}`}>{figure ?? <ShortcutKey number={number} />}</span>
    </button>
  );
}

/** The number key of a row, if it has one. */
export function ShortcutKey({ number }: { readonly number: number }) {
  if (number < 1 || number > 9) return null;
  return (
    <kbd class="wide" aria-hidden="true">
      {number}
    </kbd>
  );
}
