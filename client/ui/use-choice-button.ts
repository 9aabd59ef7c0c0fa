/* What every button that plays a choice has in common. */

import type { Choice } from '#generated/protocol.d.ts';
import { useTableParts } from './table-context.ts';

/** The properties of a choice's button, and whether it waits for its second press. */
export function useChoiceButton(choice: Choice) {
  const { store, session } = useTableParts();
  const point = () => store.point(choice);
  const leave = () => store.point(null);
  return {
    isArmed: store.armed.value === choice.id,
    isHot: choice.place !== '' && store.hoveredPlace.value === choice.place,
    button: {
      type: 'button' as const,
      'data-action': choice.id,
      disabled: store.isBusy.value,
      onClick: () => void session.play(choice),
      onPointerEnter: point,
      onPointerLeave: leave,
      onFocus: point,
      onBlur: leave,
    },
  };
}
