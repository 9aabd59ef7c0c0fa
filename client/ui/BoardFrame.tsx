/* The board with its pointer and keys. */

import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { pressPlace } from '#core/press-place.ts';
import { placeName } from './focus-place.ts';
import { useTableParts } from './table-context.ts';
import { useBoardEvents } from './use-board-events.ts';
import { words } from './words.ts';

/** On a narrow screen a drawing is wider than its window: bring what can be used, or is being decided, into sight. */
function scrollToOffer(root: HTMLElement): void {
  const frame = root.querySelector('.mapbox');
  if (!(frame instanceof HTMLElement) || frame.scrollWidth <= frame.clientWidth) return;
  const wanted = root.querySelector('.offer[data-place]') ?? frame.querySelector('.cord-a');
  if (!wanted) return;
  const box = wanted.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  if (box.left >= view.left && box.right <= view.right) return;
  frame.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
}

function useScrollToOffer(board: RefObject<HTMLElement | null>): void {
  const { store } = useTableParts();
  const moment = store.live.value?.n;
  useEffect(() => {
    if (board.current && !store.isCrowded.value) scrollToOffer(board.current);
  }, [moment]);
}

interface BoardFrameProps {
  readonly isGeneric: boolean;
  readonly children: ComponentChildren;
}

/** What holds the drawing of a table. */
export function BoardFrame({ isGeneric, children }: BoardFrameProps) {
  const { store, board } = useTableParts();
  useBoardEvents(board);
  useScrollToOffer(board);
  const kind = `board ${isGeneric ? 'generic' : ''} ${store.isCrowded.value ? 'many' : ''}`;
  return (
    <div class={kind} ref={board} tabindex={0} role="group" aria-label={words.boardKeys}>
      {children}
    </div>
  );
}

interface PlacesAsideProps {
  readonly kind: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Places outside the board behave as those on it. */
export function PlacesAside({ kind, label, children }: PlacesAsideProps) {
  const { store, session } = useTableParts();
  const press = (event: Event) => {
    const place = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    if (!place) return;
    event.preventDefault();
    pressPlace(store, session, placeName(place), { from: place, side: 'left' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') press(event);
  };
  return (
    <section class={kind} aria-label={label} onClick={press} onKeyDown={onKeyDown}>
      {children}
    </section>
  );
}
