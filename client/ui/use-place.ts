/* What the table says of a place: whether it is offered, pointed at, or was just used. */

import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { TableStore } from '#core/table-store.ts';
import type { Choice } from '#generated/protocol.d.ts';
import { useTableParts } from './table-context.ts';

export interface PlaceMarks {
  readonly isOffered: boolean;
  /** Says what can be done there, or null. */
  readonly label: string | null;
  readonly classes: string;
}

/** What is said of an offered place: its only choice, or how many there are. */
function labelOf(name: string, choices: readonly Choice[]): string {
  const [only, ...others] = choices;
  return only && others.length === 0 ? only.words : `${name.replace(':', ' ')}: ${choices.length} choices`;
}

function classesOf(store: TableStore, name: string): string {
  const isOffered = store.offers.value.has(name);
  const isHot = isOffered && (store.hoveredPlace.value === name || store.hoveredChoice.value?.place === name);
  const isTaught = store.live.value?.lesson?.show.includes(name) === true;
  const isRecent = !store.isPast.value && store.recentPlaces.value.has(name);
  return (
    (isOffered ? 'offer' : 'rest') + (isHot ? ' hot' : '') + (isRecent ? ' just' : '') + (isTaught ? ' taught' : '')
  );
}

/** The marks of a place; a part is drawn again only when those of its own place change. */
export function usePlace(name: string): PlaceMarks {
  const { store } = useTableParts();
  const classes: ReadonlySignal<string> = useComputed(() => classesOf(store, name));
  const choices = useComputed(() => store.offers.value.get(name));
  const offered = choices.value;
  return { isOffered: offered !== undefined, label: offered ? labelOf(name, offered) : null, classes: classes.value };
}
