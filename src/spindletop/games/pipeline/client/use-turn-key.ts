/* The key that turns the tile in the hand, wherever the focus is. */

import { useEffect } from 'preact/hooks';
import type { HandStore } from './hand-store.ts';

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** While there is a tile in the hand, R turns it and Shift R turns it back; the table's own R waits. */
export function useTurnKey(hand: HandStore, tile: number | undefined): void {
  useEffect(() => {
    if (tile === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTurn = event.key.toLowerCase() === 'r' && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!isTurn || isTyping(event)) return;
      event.preventDefault();
      event.stopPropagation();
      hand.turnBy(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [hand, tile]);
}
