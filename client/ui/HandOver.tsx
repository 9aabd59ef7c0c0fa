/* Hot-seat play: the screen goes to the next person, and shows nothing until they take it. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** Says who is to take the screen. */
export function HandOver() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const button = useRef<HTMLButtonElement>(null);
  const seat = store.handOver.value;
  useEffect(() => button.current?.focus(), [seat]);
  const who = seat === null ? undefined : store.seats.value[seat];
  if (!who) return null;
  return (
    <section class={`handover seat-${who.pigment}`} aria-label={words.handOver}>
      <div class="turn">
        <Icon name={`seat-${who.pigment}`} />
        <h2>{words.isToMove(who.name)}</h2>
        <p>{words.handScreenOver(who.name)}</p>
      </div>
      <button type="button" class="plate" ref={button} onClick={() => session?.become(String(seat))}>
        <span class="sign">{words.iAm(who.name)}</span>
      </button>
    </section>
  );
}
