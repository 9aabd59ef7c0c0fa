/* Small buttons that are an icon. */

import type { IconName } from '#generated/icons.d.ts';
import { Icon } from './Icon.tsx';
import { words } from './words.ts';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
}

/** A tool of the head plate. */
export function IconButton({ icon, label, onPress, isOn = false, isDisabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`tool ${isOn ? 'on' : ''}`}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      aria-pressed={isOn || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The button that closes a sheet. */
export function CloseButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="tool dark" aria-label={words.close} onClick={onPress}>
      <Icon name="close" />
    </button>
  );
}
