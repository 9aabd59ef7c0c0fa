// @ts-nocheck
/* Whether the press under way only repeats the one before: the second click of a double click, or a key held down. */

let again = false;
let keyed = false;

addEventListener(
  'pointerdown',
  () => {
    keyed = false;
  },
  true,
);
addEventListener(
  'click',
  event => {
    if (event.detail) again = event.detail > 1;
  },
  true,
); // a click without detail comes from a key
addEventListener(
  'keydown',
  event => {
    again = event.repeat;
    keyed = true;
  },
  true,
);

/** Such a press confirms nothing. */
export const repeated = () => again;

/** Whether the player used the keyboard last. */
export const byKeyboard = () => keyed;
