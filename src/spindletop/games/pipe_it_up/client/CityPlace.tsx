/* A city on the map: its disc, its city tokens, its plants, its reservoir. */

import type { Pigment } from '#core/pigment.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { CityToken } from './CityToken.tsx';
import type { City, GamePlace, Reservoir as Standing } from './game.d.ts';
import type { CityShape } from './ghana.ts';
import { Plant } from './Plant.tsx';
import { plantSpots } from './plant-spots.ts';
import { Reservoir } from './Reservoir.tsx';
import { useSeats } from './use-seats.ts';

const LARGE = 25;

interface CityPlaceProps {
  readonly shape: CityShape;
  readonly city: City;
  readonly isStart: boolean;
  /** Whether a grey plant will stand here once the city is reached. */
  readonly awaitsPlant: boolean;
  readonly reservoir: Standing | undefined;
  /** Whether the mission of the seat that looks names the city, and has it already. */
  readonly goal: 'none' | 'open' | 'reached';
}

/** A city; where it is offered a finger may miss it a little. */
export function CityPlace({ shape, city, isStart, awaitsPlant, reservoir, goal }: CityPlaceProps) {
  const { x, y, radius } = shape;
  const name: GamePlace = `city:${city.id}`;
  const { me, pigment } = useSeats();
  const hasPlants = city.grey_plant || city.plants.length > 0;
  const isBare = !city.tokens && !hasPlants && !reservoir;
  return (
    <Place name={name} shape={{ kind: 'disc', x, y, radius: radius + 3 }}>
      <circle class="city-reach" cx={x} cy={y} r={radius + 12} />
      <circle class={`city-disc ${groundOf(city, hasPlants)} ${isStart ? 'start' : ''}`} cx={x} cy={y} r={radius} />
      {awaitsPlant && <circle class="awaits-plant" cx={x} cy={y} r={radius + 6} />}
      {city.tokens > 0 && (
        <Piece key={`token@${city.id}`} id={`token@${city.id}`}>
          <CityToken shape={shape} icon={city.icon} />
        </Piece>
      )}
      {isBare && <circle class="bare-city" cx={x} cy={y} r="6" />}
      {city.reservoir_site && <circle class="reservoir-site" cx={x} cy={y} r={radius - 6} />}
      {reservoir && (
        <Piece key={`reservoir@${city.id}`} id={`reservoir@${city.id}`} from={`seat:${reservoir.seat}`}>
          <Reservoir x={x} y={y} pigment={pigment(reservoir.seat)} size={reservoir.size} />
        </Piece>
      )}
      <Plants shape={shape} city={city} isBelow={city.tokens > 0 || reservoir !== undefined} />
      {city.tokens > 1 && <TokenCount shape={shape} count={city.tokens} />}
      {goal !== 'none' && me !== null && (
        <GoalFlag shape={shape} isReached={goal === 'reached'} pigment={pigment(me)} />
      )}
    </Place>
  );
}

/** What the disc is filled with: paper below tokens, land below plants. */
function groundOf(city: City, hasPlants: boolean): string {
  if (city.tokens > 0) return 'with-tokens';
  return hasPlants ? 'with-plants' : '';
}

interface PlantsProps {
  readonly shape: CityShape;
  readonly city: City;
  /** Whether the middle of the city is taken. */
  readonly isBelow: boolean;
}

function Plants({ shape, city, isBelow }: PlantsProps) {
  const { pigment } = useSeats();
  const seats = city.plants.map(seat => ({ kind: pigment(seat), paint: pigment(seat) }));
  const standing = city.grey_plant ? [{ kind: 'grey', paint: 'silver' as const }, ...seats] : seats;
  const spots = plantSpots(standing.length, shape.radius > LARGE);
  return standing.map(({ kind, paint }, index) => {
    const { dx, dy, size } = spots[index] ?? { dx: 0, dy: 0, size: 0 };
    const id = `plant:${kind}@${city.id}-${index}`;
    return (
      <Piece key={id} id={id}>
        <Plant x={shape.x + dx} y={shape.y + dy + (isBelow ? 30 : 0)} paint={paint} size={isBelow ? 25 : size} />
      </Piece>
    );
  });
}

/** Which way is free of the city's name: 1 to the right, -1 to the left. */
const freeSide = ({ label }: CityShape): 1 | -1 => (label.side === 'left' || label.side === 'bottom' ? 1 : -1);

/** How many tokens lie on the city. */
function TokenCount({ shape, count }: { readonly shape: CityShape; readonly count: number }) {
  const x = shape.x + freeSide(shape) * shape.radius * 0.85;
  const y = shape.y + shape.radius * 0.75;
  return (
    <g class="token-count">
      <circle cx={x} cy={y} r="14" />
      <text x={x} y={y + 6}>
        ×{count}
      </text>
    </g>
  );
}

interface GoalFlagProps {
  readonly shape: CityShape;
  readonly isReached: boolean;
  readonly pigment: Pigment;
}

/** Marks a city that one's own mission names. */
function GoalFlag({ shape, isReached, pigment }: GoalFlagProps) {
  const { x, y, radius, label } = shape;
  const left = freeSide(shape) > 0 ? x + radius + 2 : x - radius - 26;
  const top = label.side === 'top' ? y + 4 : y - radius - 10;
  return (
    <g class={`goal-flag seat-${pigment}`} transform={`translate(${left} ${top})`}>
      <rect width="24" height="24" rx="4" />
      <PlacedIcon name={isReached ? 'check' : 'flag'} x={3} y={3} size={18} />
    </g>
  );
}
