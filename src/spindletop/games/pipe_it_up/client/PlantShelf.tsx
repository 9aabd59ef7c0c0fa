/* The plants of a seat that are still to be built. */

import type { Pigment } from '#core/pigment.ts';
import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import type { GamePlace, GameView, Seat } from './game.d.ts';
import { Plant } from './Plant.tsx';
import { words } from './words.ts';

interface PlantShelfProps {
  readonly view: GameView;
  readonly own: Seat;
  readonly isMine: boolean;
  readonly pigment: Pigment;
}

/** Plants in hand; those that stand already are shown as gone. */
export function PlantShelf({ view, own, isMine, pigment }: PlantShelfProps) {
  const place: GamePlace = 'button:build_plant';
  const { prices, variants } = view;
  return (
    <div>
      <div class="sign">{words.works.plants}</div>
      <div class="shelf">
        {Array.from({ length: own.plants + own.plants_left }, (_, index) => (
          <svg key={`${index}`} viewBox="0 0 34 34" class={index < own.plants ? 'gone' : ''} aria-hidden="true">
            <Plant x={17} y={17} paint={pigment} />
          </svg>
        ))}
      </div>
      {variants.plants_off_board && (
        <div class="trade">
          <PlaceCard name={place}>
            {words.works.build} <b>−{prices.plant_tokens}</b>
            <Icon name="upgrade" kind="trade-icon" />
          </PlaceCard>
        </div>
      )}
      <span class="hint">
        {words.works.plantPrice(prices.plant_tokens)}
        {isMine && own.plants_left > 0 && nextPlantWords(prices.plant_tokens - own.tokens, variants.plants_off_board)}
      </span>
    </div>
  );
}

/** How far the next plant is: so many tokens short, or a city away. */
function nextPlantWords(missingTokens: number, isOffBoard: boolean): string {
  if (missingTokens > 0) return words.works.short(missingTokens);
  return isOffBoard ? '' : words.works.chooseCity;
}
