/* What the screen decides: whether it is a phone's, and which part of the map somebody wants to see on it. */

import { signal } from '@preact/signals';

const phone = matchMedia('(max-width: 719px)');

/** Whether the screen is a phone's. */
export const isNarrow = signal(phone.matches);
phone.addEventListener('change', () => {
  isNarrow.value = phone.matches;
});

/** The window of the map that was chosen, or '' for the fitting one. */
export const chosenWindow = signal('');
