/* A bid or another number: one field, steps, and a plate that plays it. */

import { useEffect, useState } from 'preact/hooks';
import { amountOf, type ChoiceGroup } from '#core/choice-groups.ts';
import { titleOf } from '#core/words.ts';
import type { Choice } from '#generated/protocol.d.ts';
import { useTableParts } from './table-context.ts';
import { useChoiceButton } from './use-choice-button.ts';
import { words } from './words.ts';

interface AmountFieldProps {
  readonly group: ChoiceGroup;
  readonly label?: string;
  readonly steps?: readonly number[];
}

/** The offered choice whose number is nearest to what is wished. */
function nearestChoice(group: ChoiceGroup, wish: number): Choice {
  const distance = (choice: Choice) => Math.abs((amountOf(choice) ?? 0) - wish);
  return group.choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
}

/** One number out of those a group offers; the least one to begin with, again after every action. */
export function AmountField({ group, label = titleOf(group.verb), steps = [1, 5, 10] }: AmountFieldProps) {
  const { store, session } = useTableParts();
  const [wish, setWish] = useState(group.low);
  const moment = store.live.value?.n;
  useEffect(() => setWish(group.low), [group.low, group.high, moment]);
  const choice = nearestChoice(group, wish);
  const value = amountOf(choice) ?? group.low;
  const wishFor = (amount: number) => setWish(Math.max(group.low, Math.min(group.high, amount)));
  const onKeyDown = (event: KeyboardEvent) => {
    const bump = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!bump && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (bump) wishFor(value + bump);
    else void session.play(choice);
  };
  const range = words.amountRange(label, group.low, group.high);
  return (
    <fieldset class="amountbox" aria-label={label}>
      <div class="amount">
        <button type="button" aria-label={words.oneLess} onClick={() => wishFor(value - 1)}>
          −
        </button>
        <input
          class="number"
          inputmode="numeric"
          aria-label={range}
          value={value}
          onFocus={event => event.currentTarget.select()}
          onInput={event => wishFor(Number.parseInt(event.currentTarget.value, 10) || value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={words.oneMore} onClick={() => wishFor(value + 1)}>
          +
        </button>
      </div>
      <AmountPlate choice={choice} />
      <div class="quick">
        {steps.map(step => (
          <button
            type="button"
            key={step}
            class="plate quiet"
            onClick={() => wishFor(value + step)}
            aria-label={words.more(step)}
          >
            <span class="number">+{step}</span>
          </button>
        ))}
        <button
          type="button"
          class="plate quiet"
          onClick={() => wishFor(group.high)}
          aria-label={words.most(group.high)}
        >
          <span class="number">{words.maximum}</span>
        </button>
      </div>
      {choice.warn && (
        <div class="no-slip">
          <b>{words.mind}</b> {choice.warn}
        </div>
      )}
    </fieldset>
  );
}

/** The plate that plays the number in the field. */
function AmountPlate({ choice }: { readonly choice: Choice }) {
  const { isArmed, button } = useChoiceButton(choice);
  return (
    <button {...button} class={`plate bidb ${choice.warn ? 'warn' : ''}`}>
      <span class="sign">
        {isArmed && choice.warn ? words.sure : ''}
        {choice.words}
      </span>
      <kbd class="wide" aria-hidden="true">
        {words.enterKey}
      </kbd>
    </button>
  );
}
