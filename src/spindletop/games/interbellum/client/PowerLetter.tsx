/* The letter of a power on its colour. */

import type { Power } from './game.d.ts';

interface PowerLetterProps {
  readonly power: Pick<Power, 'power' | 'name' | 'letter'>;
  readonly title?: string;
}

/** A power in running text. */
export function PowerLetter({ power, title = power.name }: PowerLetterProps) {
  return (
    <span class={`power-letter power-${power.power}`} title={title}>
      {power.letter}
    </span>
  );
}
