/* A button that plays a choice, drawn as small as a price. */

import type { ComponentChildren } from 'preact';
import { useChoiceButton } from '#ui/use-choice-button.ts';
import type { GameChoice } from './game.d.ts';

interface ChoiceButtonProps {
  readonly choice: GameChoice;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/** The button; what it shows is too short for those who do not see it. */
export function ChoiceButton({ choice, kind = '', children }: ChoiceButtonProps) {
  const { isArmed, button } = useChoiceButton(choice);
  return (
    <button {...button} class={`${kind} ${isArmed ? 'armed' : ''}`} title={choice.hint || choice.words}>
      <span class="visually-hidden">{choice.words}: </span>
      {children}
    </button>
  );
}
