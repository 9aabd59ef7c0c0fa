// @ts-nocheck
/* Hot-seat play: the screen goes to the next person, and shows nothing until they take it. */

import { useEffect, useRef } from './html.tsx';
import { icon, pigment } from './kit.tsx';

/** @param {{desk: import('./desk.js').Desk}} props */
export function HandOver({ desk }) {
  const seat = desk.handTo.value;
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (button.current) button.current.focus();
  }, [seat]);
  if (seat === null) return null;
  const who = desk.table.value.seats[seat],
    p = pigment(who.colour, seat);
  return (
    <section class={`handover p-${p}`} aria-label="Hand over">
      <div class="turn">
        {icon('seat-' + p)}
        <h2>{who.name || 'Seat ' + (seat + 1)} is to move</h2>
        <p>Hand the screen over. Nothing is shown until {who.name || 'they'} takes it.</p>
      </div>
      <button class="plate" ref={button} onClick={() => desk.become(String(seat))}>
        <span class="sign">I am {who.name || 'seat ' + (seat + 1)}</span>
      </button>
    </section>
  );
}
