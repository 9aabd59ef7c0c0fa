/* The price at the pump. */

import { PlaceCard } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import type { Consumer, GamePlace } from './game.d.ts';
import { money } from './money.ts';
import { type PumpSpace, pumpLadder, spacesInSight } from './pump-ladder.ts';
import { words } from './words.ts';

const NEXT: GamePlace = 'consumer:next';

/** The next sale large, the whole ladder as ticks, and the prices around it. */
export function PumpPrice({ consumer }: { readonly consumer: Consumer }) {
  const { offers } = useTable();
  const { next_sale, next_sales } = consumer;
  const later = next_sales.slice(1);
  return (
    <PlaceCard name={NEXT} kind="pump">
      <div aria-hidden={offers.value.has(NEXT) ? true : undefined}>
        <div class="row">
          <div>
            <div class="sign">{words.atPump}</div>
            <div class="hint">{later.length > 0 ? words.later(later) : words.lowestPrice}</div>
          </div>
          <div class="number large money">{next_sale === null ? words.nothing : money(next_sale)}</div>
        </div>
        <Ticks consumer={consumer} />
        <div class="ladder" aria-hidden="true">
          {spacesInSight(consumer).map(space => (
            <span key={space.price} class={classOf(space)}>
              {space.price}
            </span>
          ))}
        </div>
      </div>
    </PlaceCard>
  );
}

function classOf({ isCovered, isNextSale, isRed }: PumpSpace): string {
  if (isCovered) return 'barrel gasoline';
  return [isNextSale && 'next-sale', isRed && 'red'].filter(Boolean).join(' ');
}

const WIDTH = 270;

/** The whole ladder: red spaces tall, barrels solid, an arrow over the next sale. */
function Ticks({ consumer }: { readonly consumer: Consumer }) {
  const { low, next_sale } = consumer;
  const ladder = pumpLadder(consumer);
  const width = WIDTH / ladder.length;
  return (
    <svg class="ticks" viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
      {ladder.map(space => (
        <Tick key={space.price} space={space} x={(space.price - low) * width} width={width * 0.72} />
      ))}
      {next_sale !== null && <path class="tick-arrow" d={`M${(next_sale - low + 0.36) * width - 3.5} 0h7l-3.5 5z`} />}
    </svg>
  );
}

interface TickProps {
  readonly space: PumpSpace;
  readonly x: number;
  readonly width: number;
}

function Tick({ space: { isCovered, isRed }, x, width }: TickProps) {
  const classes = ['tick', isRed && 'red', isCovered && 'barrel'].filter(Boolean).join(' ');
  return <rect class={classes} x={x} y={isRed ? 5 : 9} width={width} height={isRed ? 13 : 9} />;
}
