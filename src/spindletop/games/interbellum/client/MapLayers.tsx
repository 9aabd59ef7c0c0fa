/* The printed map: water, land, names. Nothing of it ever changes, so that each layer is drawn once. */

import { memo } from '#ui/memo.ts';
import { ATLAS, type NameLabel } from './atlas.ts';

interface NameProps {
  readonly label: NameLabel;
  readonly kind: string;
}

/** A name in its lines. */
function Name({ label, kind }: NameProps) {
  return (
    <>
      {label.lines.map(line => (
        <text
          key={line.text}
          class={`halo ${kind}`}
          x={line.x}
          y={line.y}
          text-anchor={label.anchor}
          font-size={line.size}
        >
          {line.text}
        </text>
      ))}
    </>
  );
}

/** The sea with the shallows along the coast. */
export const Water = memo(() => (
  <g class="water">
    <rect class="sea" width={ATLAS.width} height={ATLAS.height} />
    <rect fill="url(#waves)" width={ATLAS.width} height={ATLAS.height} />
    <path class="shallows far" d={ATLAS.coast} />
    <path class="shallows near" d={ATLAS.coast} />
  </g>
));

/** Names of the seas. */
function SeaNames() {
  return (
    <>
      {ATLAS.seas.map(sea => (
        <g key={sea.id} transform={`rotate(${sea.angle} ${sea.x} ${sea.y})`}>
          {sea.lines.map((line, k) => (
            <text key={line} class="sea-name" x={sea.x} y={sea.y + k * 32} font-size={sea.size}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}

/** What lies over the ground of the areas: neutral countries, rivers, lakes, borders, the coast, empty tracks. */
export const Landscape = memo(() => (
  <g class="map-layer">
    {ATLAS.neutral.map(country => (
      <path key={country.id} class="neutral-ground" d={country.outline} />
    ))}
    {ATLAS.rivers.map(river => (
      <path key={river.id} class="river" d={river.path} />
    ))}
    {ATLAS.lakes.map(lake => (
      <path key={lake.id} class="lake" d={lake.outline} />
    ))}
    {ATLAS.borders.map(border => (
      <path key={border.id} class="border" d={border.path} />
    ))}
    <path class="coast" d={ATLAS.coast} />
    <SeaNames />
    {ATLAS.segments.map(segment => (
      <path key={segment.id} class="track-bed" d={segment.path} />
    ))}
    {ATLAS.segments.map(segment => (
      <path key={segment.id} class="track-gap" d={segment.path} />
    ))}
  </g>
));

/** Names of the areas. */
export const AreaNames = memo(() => (
  <g class="map-layer">
    {ATLAS.areas.map(area => (
      <Name key={area.id} label={area.label} kind={area.isHome ? 'area-name home-name' : 'area-name'} />
    ))}
  </g>
));

/** Where segments meet. */
export const Junctions = memo(() => (
  <g class="map-layer">
    {ATLAS.junctions.map(junction => (
      <circle key={junction.id} class="junction" cx={junction.x} cy={junction.y} r="8" />
    ))}
  </g>
));

/** Names of the junctions, for which only a part of the map has room. */
export const TownNames = memo(() => (
  <g class="map-layer">
    {ATLAS.junctions.map(junction => (
      <Name key={junction.id} label={junction.label} kind="town-name" />
    ))}
  </g>
));

/** Names of wells and ports. */
export const WellNames = memo(() => (
  <g class="map-layer">
    {ATLAS.wells.map(well => (
      <Name key={well.id} label={well.label} kind="well-name" />
    ))}
    {ATLAS.ports.map(port => (
      <Name key={port.id} label={port.label} kind="well-name port-name" />
    ))}
  </g>
));
