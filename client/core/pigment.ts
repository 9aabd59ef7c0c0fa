/* The colours of seats: six pigments, and the colour words of the games that stand for one of them. */

export const PIGMENTS = ['red', 'blue', 'green', 'yellow', 'purple', 'iron'] as const;

/** One of the six colours a seat may have; each has a glyph, a pattern and inks of its own. */
export type Pigment = (typeof PIGMENTS)[number];

const ALIASES: Readonly<Record<string, Pigment>> = {
  black: 'iron',
  brown: 'iron',
  gray: 'iron',
  grey: 'iron',
  orange: 'yellow',
  violet: 'purple',
  white: 'yellow',
};

const isPigment = (colour: string): colour is Pigment => (PIGMENTS as readonly string[]).includes(colour);

/** The pigment of a seat's colour word; a word nobody knows takes the next one in order. */
export function pigmentOf(colour: string, seat = 0): Pigment {
  if (isPigment(colour)) return colour;
  return ALIASES[colour] ?? PIGMENTS[seat % PIGMENTS.length] ?? 'iron';
}
