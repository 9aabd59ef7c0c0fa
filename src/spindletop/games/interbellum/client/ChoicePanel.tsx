/* A panel of choices under a heading that folds it. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { isNarrow } from './screen.ts';

/** Panels that were folded or unfolded by hand. */
const folds = signal<Readonly<Record<string, boolean>>>({});

/** Whether a panel is open: as it was left, else as it begins; on a phone all begin folded. */
export const isPanelOpen = (name: string, beginsOpen: boolean): boolean =>
  folds.value[name] ?? (beginsOpen && !isNarrow.value);

interface ChoicePanelProps {
  readonly name: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly isOpen: boolean;
  /** Whether it shows something, so that it needs the whole width of a phone. */
  readonly isSpread: boolean;
  readonly children: ComponentChildren;
}

/** The heading, and below it what its owner shows. */
export function ChoicePanel({ name, icon, title, note, isOpen, isSpread, children }: ChoicePanelProps) {
  return (
    <div class={`many-box choice-panel ${isSpread ? 'spread' : ''}`}>
      <button
        type="button"
        class="choice"
        aria-expanded={isOpen}
        data-group={name}
        onClick={() => {
          folds.value = { ...folds.value, [name]: !isOpen };
        }}
      >
        <Icon name={icon} />
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        <span class="number">{isOpen ? '−' : '+'}</span>
      </button>
      {children}
    </div>
  );
}
