/* Enamel plates: the buttons of the house. */

import type { ComponentChildren } from 'preact';
import type { IconName } from '#generated/icons.d.ts';
import { Icon } from './Icon.tsx';

interface PlateProps {
  readonly kind?: string;
  readonly icon?: IconName;
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onPress?: () => void;
  readonly children: ComponentChildren;
}

/** A plate that does something; without `onPress` it sends the form around it. */
export function Plate({ kind = '', icon, title, isDisabled = false, isPressed, onPress, children }: PlateProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      class={`plate ${kind}`}
      title={title}
      disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span class="sign">{children}</span>
    </button>
  );
}
