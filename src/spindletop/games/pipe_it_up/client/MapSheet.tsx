/* The sheet with the map: where the map is larger than the screen it is a window that follows what is offered. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, GameView } from './game.d.ts';
import type { Point } from './ghana.ts';
import { focusOf } from './map-focus.ts';
import { NO_WINDOW, scrollToPoint, scrollToPress, windowOf } from './map-window.ts';
import { Overview } from './Overview.tsx';
import { Strip } from './Strip.tsx';
import { words } from './words.ts';

interface MapSheetProps {
  readonly view: GameView;
  readonly children: ComponentChildren;
}

/** Overview, map and totals; a press on the overview moves the map there. */
export function MapSheet({ view, children }: MapSheetProps) {
  const frame = useRef<HTMLElement>(null);
  const shownWindow = useSignal(NO_WINDOW);
  const follow = useCallback(() => {
    if (frame.current) shownWindow.value = windowOf(frame.current);
  }, [shownWindow]);
  useEffect(() => {
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [follow]);
  useOffersInSight(frame, view.start_city);
  const moveTo = (press: Point, smallWidth: number) => {
    if (frame.current) scroll(frame.current, scrollToPress(press, smallWidth, frame.current));
  };
  return (
    <div class="sheet">
      <Overview view={view} shownWindow={shownWindow} onPress={moveTo} />
      <section class="mapbox" ref={frame} tabindex={0} aria-label={words.map.country} onScroll={follow}>
        {children}
      </section>
      <Strip view={view} />
    </div>
  );
}

/** Scrolled at once in both directions; a frame that shows the whole map stays where it is. */
function scroll(frame: Element, { left, top }: { readonly left: number; readonly top: number }): void {
  frame.scrollLeft = left;
  frame.scrollTop = top;
}

/** Turn to what can be built whenever somebody else decides, or something else is to be decided. */
function useOffersInSight(frame: RefObject<HTMLElement | null>, startCity: string): void {
  const { offers, mover, step } = useTable<GameChoice>();
  const moment = `${mover.value}${step.value}${offers.value.size > 0}`;
  // Depends on the moment alone: until that changes, a map that was dragged stays where it is.
  useEffect(() => {
    const shown = frame.current;
    if (!shown || shown.scrollWidth <= shown.clientWidth + 1) return;
    const offered = [...offers.value.values()].flat();
    const links = offered.flatMap(choice => (choice.verb === 'build' ? [choice.args.link] : []));
    scroll(shown, scrollToPoint(focusOf(links, startCity), shown));
  }, [moment]);
}
