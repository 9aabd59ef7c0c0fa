/* The dice, lying as they fell. */

import type { IconName } from '#generated/icons.d.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import type { Dice as Roll } from './game.d.ts';
import { words } from './words.ts';

const DIE_ICONS: readonly IconName[] = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5', 'die-6'];

/** The icon of a face. */
export const dieIcon = (face: number): IconName => DIE_ICONS[face - 1] ?? 'die-1';

const SIDE = 46;

interface DiceProps {
  readonly roll: Roll;
  /** Names the roll among all of the game, so that a new one tumbles. */
  readonly id: string;
}

/** Both dice of a roll. */
export function Dice({ roll: { red, black }, id }: DiceProps) {
  return (
    <svg
      class="dice"
      viewBox="0 0 112 60"
      width="112"
      height="60"
      role="img"
      aria-label={words.rolledLabel(red, black)}
    >
      <Die face={red} x={3} y={6} pigment="red" id={id} />
      <Die face={black} x={60} y={7} pigment="iron" id={id} />
    </svg>
  );
}

interface DieProps {
  readonly face: number;
  readonly x: number;
  readonly y: number;
  readonly pigment: 'red' | 'iron';
  readonly id: string;
}

function Die({ face, x, y, pigment, id }: DieProps) {
  const turn = `rotate(${face * 7 - 25} ${x + SIDE / 2} ${y + SIDE / 2})`;
  return (
    <g class={`die seat-${pigment}`} data-tumble={`${pigment} ${face} ${id}`}>
      <g transform={turn}>
        <PlacedIcon name={dieIcon(face)} x={x} y={y} size={SIDE} />
      </g>
    </g>
  );
}
