/* Pointer and arrow keys on the board. */

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { pressPlace } from '#core/press-place.ts';
import { directionOf, nearestPlace, type Point } from '#core/walk-places.ts';
import { focusPlace, placeName } from './focus-place.ts';
import { type TableParts, useTableParts } from './table-context.ts';

const REFUSAL_SHOWN = 700;
const OFFERED = '.offer[data-place]';

/** The place under an event. What cannot be used now does not hide what can: a closed route may cross an open area. */
function placeAt(root: HTMLElement, event: Event): Element | null {
  const top = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  if (!top || top.classList.contains('offer') || !(event instanceof MouseEvent)) return top;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map(element => element.closest(OFFERED));
  return below.find(place => place && root.contains(place)) ?? top;
}

const middleOf = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The offered place that an arrow key leads to. */
function nextPlace(root: HTMLElement, from: Element | null, direction: Point): Element | null {
  const others = [...root.querySelectorAll(OFFERED)].filter(place => place !== from);
  if (!from) return others[0] ?? null;
  const spots = others.map(place => ({ place, ...middleOf(place) }));
  return nearestPlace(middleOf(from), spots, direction)?.place ?? null;
}

/** The red pencil: a cross over a refused place, for a moment. */
function crossOut(place: Element): void {
  place.classList.add('refused');
  setTimeout(() => place.classList.remove('refused'), REFUSAL_SHOWN);
}

/** What the events of a board do. */
function handlersOf(root: HTMLElement, { store, session }: TableParts) {
  const point = (place: Element | null) => {
    const name = placeName(place);
    store.hoveredPlace.value = name;
    const [only, ...others] = store.offers.value.get(name) ?? [];
    if (!store.popover.value) store.point(only && others.length === 0 ? only : null);
  };
  const press = (place: Element, isTouch: boolean) => {
    const name = placeName(place);
    if (!store.offers.value.has(name)) crossOut(place);
    pressPlace(store, session, name, { from: place, isTouch });
  };
  return {
    click(event: Event) {
      const place = placeAt(root, event);
      if (place) press(place, (event as PointerEvent).pointerType === 'touch');
      else {
        store.popover.value = null;
        store.armed.value = null;
      }
    },
    pointerover(event: Event) {
      if ((event as PointerEvent).pointerType !== 'touch') point(placeAt(root, event));
    },
    pointerleave() {
      point(null);
    },
    keydown(event: Event) {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      if (altKey || ctrlKey || metaKey) return;
      const place = placeAt(root, event);
      const direction = directionOf(key);
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, select, textarea');
      const next = direction && !isTyping ? nextPlace(root, place, direction) : null;
      const isPress = place !== null && (key === 'Enter' || key === ' ');
      if (!next && !isPress) return;
      event.preventDefault();
      event.stopPropagation();
      if (next) {
        focusPlace(next);
        point(next);
      } else if (place) press(place, false);
    },
  };
}

/** Listen on the board while it is shown. */
export function useBoardEvents(board: RefObject<HTMLElement | null>): void {
  const parts = useTableParts();
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return undefined;
    const handlers = Object.entries(handlersOf(root, parts));
    for (const [kind, handler] of handlers) root.addEventListener(kind, handler);
    return () => {
      for (const [kind, handler] of handlers) root.removeEventListener(kind, handler);
    };
  }, [parts.store]);
}
