/* The dice of this turn. */

import { Die } from './Die.tsx';
import { DICE_WIDTH, diceLayout } from './dice-layout.ts';
import type { GameView, Roll as Rolled } from './game.d.ts';
import { useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** The roll of the seat whose turn it is, or how many dice it will roll. */
export function Roll({ view }: { readonly view: GameView }) {
  const { whose } = useSeats();
  const { roll } = view;
  const title = `${whose(view.turn)} ${words.roll.title}`;
  if (!roll)
    return (
      <div class="sheet">
        <h2 class="sign">{title}</h2>
        <p class="pad hint">{words.roll.notYet(seatOf(view, view.turn).dice.total)}</p>
      </div>
    );
  return (
    <div class="sheet">
      <h2 class="sign">
        {title}
        <span class="hint">{words.roll.count(1 + roll.standard.length)}</span>
      </h2>
      <div class="roll">
        <Dice roll={roll} turn={view.turn} />
        <div class="sum">
          <span class="dim">
            {sumWords(roll, view.variants.cardless)}
            {roll.left > 0 && words.roll.toCome(roll.left)}
          </span>
          <span class="number">{words.roll.sum(roll.pipes.reduce((sum, pipes) => sum + pipes, 0))}</span>
        </div>
      </div>
    </div>
  );
}

function Dice({ roll, turn }: { readonly roll: Rolled; readonly turn: number }) {
  const faces = [roll.player, ...roll.standard];
  const { height, middles } = diceLayout(faces.length);
  return (
    <svg class="dice" viewBox={`0 0 ${DICE_WIDTH} ${height}`} role="img" aria-label={words.roll.rolled(faces)}>
      {middles.map((middle, index) => {
        const face = faces[index];
        return face && <Die key={`${index}`} middle={middle} index={index} face={face} roll={`${face} of ${turn}`} />;
      })}
    </svg>
  );
}

/** How the sum comes about; what the player die brings beside pipes comes first. */
function sumWords({ player, pipes }: Rolled, isCardless: boolean): string {
  const [first = 0, ...others] = pipes;
  const sum = others.join(' + ');
  if (player === 'upgrade') return words.roll.tokenFirst + sum;
  if (player !== 'card') return pipes.join(' + ');
  return (isCardless ? words.roll.cardPipes(first) : words.roll.questionFirst) + sum;
}
