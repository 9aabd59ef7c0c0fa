/* How the player pressed last: a second click of a double click and a key held down confirm nothing. */

let isRepeated = false;
let isKeyboard = false;

/** Watch the presses of a page; called once, before anything is drawn. */
export function watchPresses(target: EventTarget): void {
  target.addEventListener(
    'pointerdown',
    () => {
      isKeyboard = false;
    },
    true,
  );
  target.addEventListener(
    'click',
    event => {
      const { detail } = event as MouseEvent; // a click without detail comes from a key
      if (detail) isRepeated = detail > 1;
    },
    true,
  );
  target.addEventListener(
    'keydown',
    event => {
      isRepeated = (event as KeyboardEvent).repeat;
      isKeyboard = true;
    },
    true,
  );
}

/** Whether the press under way only repeats the one before. */
export const isRepeatedPress = (): boolean => isRepeated;

/** Whether the player used the keyboard last. */
export const usedKeyboard = (): boolean => isKeyboard;
