/* A mission card with what is done. */

import { Icon } from '#ui/Icon.tsx';
import type { GameView, Mission, MissionCity, Progress } from './game.d.ts';
import { cityName } from './view-parts.ts';
import { words } from './words.ts';

interface MissionCardProps {
  readonly view: GameView;
  readonly mission: Mission;
}

/** The mission, its needs, and the cities that it names. */
export function MissionCard({ view, mission }: MissionCardProps) {
  return (
    <div class="slip mission">
      <h3>{mission.name}</h3>
      <span class="number">+{mission.vp}</span>
      {mission.progress.map(progress => (
        <Need key={progress.need} progress={progress} />
      ))}
      {mission.cities.length > 0 && (
        <div class="ticks">
          {mission.cities.map(city => (
            <CityTick key={city.id} city={city} name={cityName(view, city.id)} />
          ))}
        </div>
      )}
    </div>
  );
}

function Need({ progress }: { readonly progress: Progress }) {
  const { need, have, want } = progress;
  const isMet = have >= want;
  return (
    <div class="need">
      <span>{`${need.charAt(0).toUpperCase()}${need.slice(1)}.`}</span>
      <b class={isMet ? 'done' : ''}>
        {isMet && <Icon name="check" />}
        {words.mission.progress(have, want)}
      </b>
    </div>
  );
}

function CityTick({ city, name }: { readonly city: MissionCity; readonly name: string }) {
  return (
    <span class={city.touched ? 'done' : ''}>
      {city.touched ? <Icon name="check" label={words.mission.reached} /> : <i class="open-tick" />}
      {name}
    </span>
  );
}
