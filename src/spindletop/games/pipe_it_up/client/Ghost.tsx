/* What the choice under the pointer would put on the map. */

import type { Pigment } from '#core/pigment.ts';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice } from './game.d.ts';
import { cityShape, type LinkShape, linkShape, middleOf } from './ghana.ts';
import { Pipe } from './Pipe.tsx';
import { Plant } from './Plant.tsx';
import { Reservoir } from './Reservoir.tsx';
import { useSeats } from './use-seats.ts';

/** Points stand no further to the right than this, so that they stay on the map. */
const RIGHTMOST_FLAG = 870;

/** The ghost of the choice that is pointed at; alone it is drawn again while the pointer moves. */
export function Ghost({ reservoirSize }: { readonly reservoirSize: number | null }) {
  const choice = useTable<GameChoice>().hoveredChoice.value;
  const { me, pigment } = useSeats();
  if (!choice) return null;
  return <GhostOf choice={choice} pigment={me === null ? 'iron' : pigment(me)} reservoirSize={reservoirSize} />;
}

interface GhostOfProps {
  readonly choice: GameChoice;
  readonly pigment: Pigment;
  readonly reservoirSize: number | null;
}

function GhostOf({ choice, pigment, reservoirSize }: GhostOfProps) {
  if (choice.verb === 'build') {
    const link = linkShape(choice.args.link);
    return link ? <LinkGhost link={link} pigment={pigment} points={choice.points ?? 0} /> : null;
  }
  if (choice.verb !== 'build_plant' && choice.verb !== 'place_reservoir') return null;
  const city = cityShape(choice.args.city);
  if (!city) return null;
  return (
    <g class="ghost-layer ghost">
      {choice.verb === 'place_reservoir' ? (
        <Reservoir x={city.x} y={city.y} pigment={pigment} size={reservoirSize} />
      ) : (
        <Plant x={city.x} y={city.y} paint={pigment} size={34} />
      )}
    </g>
  );
}

interface LinkGhostProps {
  readonly link: LinkShape;
  readonly pigment: Pigment;
  readonly points: number;
}

function LinkGhost({ link, pigment, points }: LinkGhostProps) {
  const { length, width } = link.slot;
  const middle = middleOf(link);
  return (
    <g class="ghost-layer">
      <g class="ghost">
        {link.slots.map(slot => (
          <Pipe key={`${slot.x} ${slot.y}`} {...slot} length={length - 6} width={width - 4} paint={pigment} />
        ))}
      </g>
      {middle && <PointsFlag x={Math.min(middle.x, RIGHTMOST_FLAG)} y={middle.y} words={`+${points}`} />}
    </g>
  );
}

interface PointsFlagProps {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** A flag that points at a link and tells what it scores. */
function PointsFlag({ x, y, words }: PointsFlagProps) {
  return (
    <g class="points-flag" transform={`translate(${x + 2} ${y - 10}) scale(1.3)`}>
      <path d={`M0 21 14 0h${20 + words.length * 15}v42H14z`} />
      <text x={24 + words.length * 7.5} y="31">
        {words}
      </text>
    </g>
  );
}
