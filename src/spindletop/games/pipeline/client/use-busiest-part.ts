/* Brings what can be done into sight when a decision begins. */

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, PipelineView } from './game.d.ts';
import { busiestPart, type TablePart } from './table-parts.ts';

const PHONE = 720;
/** How much of a phone's window the choices leave to the table. */
const PHONE_WINDOW = 0.54;

/** The table is longer than most screens: scroll to the first offered place if none is in sight. */
function showOffers(root: HTMLElement): void {
  const isPhone = innerWidth < PHONE;
  const bottom = innerHeight * (isPhone ? PHONE_WINDOW : 1);
  const offers = [...root.querySelectorAll('.offer[data-place]')]
    .map(place => ({ place, box: place.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const isInSight = offers.some(({ box }) => box.top >= 0 && box.bottom <= bottom);
  if (!isInSight) offers[0]?.place.scrollIntoView({ block: isPhone ? 'start' : 'center' });
}

/** The part that a phone shows; each decision begins with the one where most can be done. */
export function useBusiestPart(view: PipelineView, root: RefObject<HTMLElement | null>) {
  const [part, setPart] = useState<TablePart>('mine');
  const { choices, offers, step, mover } = useTable<GameChoice>();
  const hasChoices = choices.value.length > 0;
  const decision = `${view.round} ${view.turn} ${step.value} ${mover.value}`;
  // Only a new decision moves the table, not every change of its offers.
  useEffect(() => {
    const busiest = hasChoices ? busiestPart(offers.value.keys()) : null;
    if (!busiest) return;
    setPart(busiest);
    requestAnimationFrame(() => root.current && showOffers(root.current));
  }, [decision, hasChoices]);
  return { part, setPart };
}
