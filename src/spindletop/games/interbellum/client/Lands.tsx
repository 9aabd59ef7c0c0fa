/* The ground of the areas, tinted by the power that holds them. */

import { memo } from '#ui/memo.ts';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { drawnArea } from './atlas.ts';
import type { Area, GamePlace } from './game.d.ts';
import { tintOf } from './tint.ts';

interface LandProps {
  readonly area: Area;
  /** Whether the ground itself can be pressed, and not only the unit on it. */
  readonly isPlace: boolean;
}

/** One area. */
const Land = memo<LandProps>(({ area, isPlace }) => {
  const { outline } = drawnArea(area.area);
  const ground = <path class={tintOf(area)} d={outline} />;
  if (!isPlace) return <g>{ground}</g>;
  const name: GamePlace = `area:${area.area}`;
  return (
    <g class="territory">
      <Place name={name} shape={{ kind: 'area', path: outline }}>
        {ground}
      </Place>
    </g>
  );
});

/** All areas; territories are places while few are offered, else the place is where the unit stands. */
export function Lands({ areas }: { readonly areas: readonly Area[] }) {
  const { isCrowded } = useTable();
  const arePlaces = !isCrowded.value;
  return (
    <g>
      {areas.map(area => (
        <Land key={area.area} area={area} isPlace={arePlaces && !area.home} />
      ))}
    </g>
  );
}
