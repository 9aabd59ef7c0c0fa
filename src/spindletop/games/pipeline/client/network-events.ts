/* What pointers and keys do in a network: hold, turn and lay the tile in the hand, or look at a pipeline. */

import { useTableParts } from '#ui/table-context.ts';
import type { Network } from './game.d.ts';
import { useGlance } from './glance-store.ts';
import { useHand } from './hand-store.ts';

/** The place that an event happened in, or ''. */
function placeOf({ target }: Event): string {
  const place = target instanceof Element ? target.closest('[data-place]') : null;
  return place?.getAttribute('data-place') ?? '';
}

/** The longest pipeline in the cell of a place, or null. */
export function longestAt(network: Network, place: string): number | null {
  const half = network.halves.find(({ x, y }) => `cell:${x}:${y}` === place);
  if (!half || half.covered) return null;
  const here = half.segments.map(segment => segment.pipeline);
  const [longest] = network.pipelines
    .filter(line => here.includes(line.pipeline))
    .sort((one, other) => other.length - one.length);
  return longest?.pipeline ?? null;
}

function useLayingEvents() {
  const hand = useHand();
  const { store, session } = useTableParts();
  const lay = () => {
    const held = hand.held.value;
    if (held) void session.play(held);
  };
  return {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || !hand.holdOver(placeOf(event))) return;
      event.stopPropagation();
      store.point(null);
    },
    onFocusIn: (event: FocusEvent) => void hand.holdOver(placeOf(event)),
    onWheel: (event: WheelEvent) => {
      event.preventDefault();
      hand.turnBy(event.deltaY > 0 ? 1 : -1);
    },
    onClick: (event: MouseEvent) => {
      const place = placeOf(event);
      const before = hand.aimed.value?.place;
      if (!hand.holdOver(place)) return;
      event.stopPropagation();
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      // A finger hides what it points at: a tap holds the tile there, one on the same cell turns it; the plate lays it.
      if (!isTouch) lay();
      else if (before === place) hand.turnBy(1);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (!isPress || !hand.holdOver(placeOf(event))) return;
      event.preventDefault();
      event.stopPropagation();
      lay();
    },
  };
}

/** The events of a network that is built at, or only looked at. */
export function useNetworkEvents(network: Network, isLaying: boolean) {
  const glance = useGlance();
  const laying = useLayingEvents();
  if (isLaying) return laying;
  return {
    onPointerOver: (event: PointerEvent) => {
      glance.pipeline.value = longestAt(network, placeOf(event));
    },
    onPointerLeave: () => {
      glance.pipeline.value = null;
    },
  };
}
