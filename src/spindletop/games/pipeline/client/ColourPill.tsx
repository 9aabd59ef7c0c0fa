/* A colour of oil as a small pill with its letter; its mark stands below, since colour is never alone. */

import { COLOUR_NAMES } from './colours.ts';
import type { ColourLetter } from './game.d.ts';

/** The pill of a colour. */
export function ColourPill({ colour }: { readonly colour: ColourLetter }) {
  return <span class={`colour-pill oil-${COLOUR_NAMES[colour]}`}>{colour}</span>;
}
