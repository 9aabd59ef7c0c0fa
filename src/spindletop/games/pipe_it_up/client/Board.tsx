/* The map of Ghana in the frame of a street sign, with its strip of totals. */

import { CityPlace } from './CityPlace.tsx';
import { Frame } from './Frame.tsx';
import { Ghost } from './Ghost.tsx';
import { Ground } from './Ground.tsx';
import type { GameView } from './game.d.ts';
import { EDGE, GHANA, HEIGHT, WIDTH } from './ghana.ts';
import { LimitSign } from './LimitSign.tsx';
import { LinkPlace } from './LinkPlace.tsx';
import { MapSheet } from './MapSheet.tsx';
import { useSeats } from './use-seats.ts';
import { citiesById, linksById, seatOf } from './view-parts.ts';
import { words } from './words.ts';

interface BoardProps {
  readonly view: GameView;
}

/** The table's map. */
export function Board({ view }: BoardProps) {
  return (
    <MapSheet view={view}>
      <svg
        class="map ghana"
        viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
        role="group"
        aria-label={words.map.label}
      >
        <defs>
          <clipPath id="sheetclip">
            <rect width={WIDTH} height={HEIGHT} />
          </clipPath>
        </defs>
        <g clip-path="url(#sheetclip)">
          <Ground />
          <LinkLines />
          <Links view={view} />
          <Cities view={view} />
          <CityLabels />
          {view.limited && !view.over && <LimitSign />}
          <Ghost reservoirSize={view.reservoir_size} />
        </g>
        <Frame />
      </svg>
    </MapSheet>
  );
}

/** The lines on which the slots of the links lie. */
function LinkLines() {
  return GHANA.links.map(link => (
    <path key={link.id} class={`link-line ${link.dotted ? 'dotted' : ''}`} d={link.path} />
  ));
}

/** All links of this game. */
function Links({ view }: BoardProps) {
  const { me, pigment } = useSeats();
  const links = linksById(view);
  return GHANA.links.map(shape => {
    const link = links.get(shape.id);
    if (!link) return null;
    return (
      <LinkPlace
        key={shape.id}
        shape={shape}
        link={link}
        ownerPigment={link.owner === null ? null : pigment(link.owner)}
        reachPigment={me !== null && link.within_reach ? pigment(me) : null}
      />
    );
  });
}

/** All cities of this game; those that one's own mission names are marked. */
function Cities({ view }: BoardProps) {
  const { me } = useSeats();
  const cities = citiesById(view);
  const mission = me === null ? null : seatOf(view, me).mission;
  const goals = new Map(mission?.cities.map(city => [city.id, city.touched ? 'reached' : 'open'] as const));
  return GHANA.cities.map(shape => {
    const city = cities.get(shape.id);
    if (!city) return null;
    return (
      <CityPlace
        key={shape.id}
        shape={shape}
        city={city}
        isStart={city.id === view.start_city}
        awaitsPlant={!city.grey_plant && view.lifting_cities.includes(city.id)}
        reservoir={view.reservoirs.find(reservoir => reservoir.city === city.id)}
        goal={goals.get(city.id) ?? 'none'}
      />
    );
  });
}

/** The names of the cities, above everything that stands there. */
function CityLabels() {
  return (
    <g class="city-labels">
      {GHANA.cities.flatMap(({ id, label }) =>
        label.lines.map(line => (
          <text key={`${id} ${line.y}`} font-size={label.size} text-anchor={label.anchor} x={line.x} y={line.y}>
            {line.text}
          </text>
        )),
      )}
    </g>
  );
}
