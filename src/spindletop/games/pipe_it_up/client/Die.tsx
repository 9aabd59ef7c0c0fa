/* One die: the player die in enamel, standard dice in paper; a face shows pipes, not pips. */

import { PlacedIcon } from '#ui/Icon.tsx';
import type { PlayerFace, StandardFace } from './game.d.ts';
import type { Point } from './ghana.ts';
import { Pipe } from './Pipe.tsx';

const TILT = [-5, 4, -3, 6, 3, -4, 5, -2] as const;

/** Where the pipes of a face lie. */
const PIPES = { pipe1: [0], pipe2: [-9, 9] } as const;

interface DieProps {
  readonly middle: Point;
  /** Its place in the roll; the first one is the player die. */
  readonly index: number;
  readonly face: PlayerFace | StandardFace;
  /** Tells one roll from another, so that motion knows when to tumble it. */
  readonly roll: string;
}

/** A die as it lies, a little askew. */
export function Die({ middle, index, face, roll }: DieProps) {
  const isPlayerDie = index === 0;
  return (
    <g data-tumble={`${index} ${roll}`}>
      <g
        class={`die ${isPlayerDie ? 'player-die' : ''}`}
        transform={`translate(${middle.x} ${middle.y}) rotate(${TILT[index % TILT.length]})`}
      >
        <rect class="die-body" x="-27" y="-27" width="54" height="54" rx="11" />
        {isPlayerDie && <rect class="die-key" x="-23" y="-23" width="46" height="46" rx="8" />}
        <Face face={face} />
      </g>
    </g>
  );
}

function Face({ face }: { readonly face: PlayerFace | StandardFace }) {
  if (face === 'card') return <PlacedIcon name="question" kind="face-sign" x={-17} y={-17} size={34} />;
  if (face === 'upgrade') return <PlacedIcon name="upgrade" kind="face-sign" x={-18} y={-18} size={36} />;
  if (face === 'blank') return <path class="blank-face" d="M-9 0H9" />;
  return PIPES[face].map(y => <Pipe key={y} x={0} y={y} length={36} width={11} paint="silver" />);
}
