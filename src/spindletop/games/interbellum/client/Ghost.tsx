/* What the choice under the pointer would do; the only part of the map that is drawn again when the pointer moves. */

import type { Pigment } from '#core/pigment.ts';
import { useTable } from '#ui/table-context.ts';
import { ATLAS, drawnArea, drawnSegment, drawnWell, type Point } from './atlas.ts';
import type { ChoiceOf } from './choices-of.ts';
import type { GameChoice, GameView, PowerName } from './game.d.ts';
import { LONE_WIDTH, nextLane } from './lanes.ts';
import { BowlerPiece, HelmetPiece, PipePiece, WellPiece } from './MapPieces.tsx';
import { words } from './words.ts';

const RIGHT_EDGE = ATLAS.width - 90;
const LOWER_EDGE = ATLAS.height - 42;

interface PriceFlagProps extends Point {
  readonly price: string;
  readonly points?: number;
}

/** A pennant with the price and the points that come with it. */
function PriceFlag({ x, y, price, points = 0 }: PriceFlagProps) {
  const corner = { x: Math.min(x, RIGHT_EDGE), y: Math.max(2, Math.min(y, LOWER_EDGE)) };
  return (
    <g class="price-flag" transform={`translate(${corner.x} ${corner.y})`}>
      <path class="price-flag-cloth" d={`M0 0h${points > 0 ? 112 : 58}v38H0l10-19z`} />
      <text class="price-flag-price" x="34" y="29">
        {price}
      </text>
      {points > 0 && (
        <text class="price-flag-points" x="83" y="28">
          {words.production(points)}
        </text>
      )}
    </g>
  );
}

const priceOf = (choice: GameChoice) => (choice.cost === undefined ? '' : words.dollars(choice.cost));

interface GhostProps<Shown extends GameChoice> {
  readonly choice: Shown;
  readonly view: GameView;
  readonly pigment: Pigment;
}

/** The pipeline in the lane where it would lie. */
function PipeGhost({ choice, view, pigment }: GhostProps<ChoiceOf<'build'>>) {
  const segment = drawnSegment(choice.args.segment);
  const owners = view.segments.find(one => one.segment === segment.id)?.owners ?? [];
  const { x, y, angle } = segment.middle;
  const across = ((angle + 90) * Math.PI) / 180;
  return (
    <g class="map-ghost">
      <g class="ghost">
        <PipePiece path={nextLane(segment, owners.length)} pigment={pigment} width={LONE_WIDTH} />
      </g>
      <PriceFlag
        x={x + 26 * Math.cos(across)}
        y={y + 26 * Math.sin(across) - 6}
        price={priceOf(choice)}
        points={choice.points ?? 0}
      />
    </g>
  );
}

/** The well as one's own, with its price if it has one. */
function WellGhost({ choice, pigment }: Omit<GhostProps<ChoiceOf<'buy_well' | 'choose_well'>>, 'view'>) {
  const node = drawnWell(choice.args.well);
  const price = priceOf(choice);
  return (
    <g class="map-ghost">
      <g class="ghost">
        <WellPiece point={node} pigment={pigment} />
      </g>
      {price && <PriceFlag x={node.x + 24} y={node.y + 4} price={price} />}
    </g>
  );
}

/** The executive at the well whose income is taken. */
function IncomeGhost({ choice, pigment }: Omit<GhostProps<ChoiceOf<'income'>>, 'view'>) {
  const { x, y } = drawnWell(choice.args.well);
  return (
    <g class="map-ghost">
      <BowlerPiece point={{ x: x + 30, y: y + 14 }} pigment={pigment} />
    </g>
  );
}

const letterOf = (view: GameView, name: PowerName) => view.powers.find(power => power.power === name)?.letter ?? '';

/** The army on its way to a neighbour. */
function MarchGhost({ choice, view }: Omit<GhostProps<ChoiceOf<'move_army'>>, 'pigment'>) {
  const from = drawnArea(choice.args.area).unit;
  const to = drawnArea(choice.args.to).unit;
  const power = view.areas.find(area => area.area === choice.args.area)?.power;
  if (!power) return null;
  return (
    <g class="map-ghost ghost">
      <path class="march-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <HelmetPiece point={to} power={power} letter={letterOf(view, power)} />
    </g>
  );
}

/** A cross over the unit that would go. */
function LeavingGhost({ area }: { readonly area: string }) {
  const { x, y } = drawnArea(area).unit;
  return (
    <g class="map-ghost">
      <path class="leaving-cross" d={`M${x - 26} ${y - 24}l52 46M${x + 26} ${y - 24}l-52 46`} />
    </g>
  );
}

/** The ghost of the choice that is pointed at. */
export function Ghost({ view }: { readonly view: GameView }) {
  const { hoveredChoice, me, seats } = useTable<GameChoice>();
  const choice = hoveredChoice.value;
  const seat = me.value === null ? undefined : seats.value[me.value];
  if (!choice || !seat) return null;
  const { pigment } = seat;
  switch (choice.verb) {
    case 'build':
      return <PipeGhost choice={choice} view={view} pigment={pigment} />;
    case 'income':
      return <IncomeGhost choice={choice} pigment={pigment} />;
    case 'buy_well':
    case 'choose_well':
      return <WellGhost choice={choice} pigment={pigment} />;
    case 'move_army':
      return <MarchGhost choice={choice} view={view} />;
    case 'withdraw':
    case 'vote':
      return <LeavingGhost area={choice.args.area} />;
    case 'expand':
      return (
        <g class="map-ghost ghost">
          <HelmetPiece
            point={drawnArea(choice.args.area).unit}
            power={choice.args.power}
            letter={letterOf(view, choice.args.power)}
          />
        </g>
      );
    default:
      return null;
  }
}
