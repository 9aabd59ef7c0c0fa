/* The ground of the map: everything that never changes. */

import { GHANA, HEIGHT, type MapLabel, WIDTH } from './ghana.ts';

const LAKE_LINE = 26;

/** Sea, land, borders, rivers, the lake, and their names. */
export function Ground() {
  const { lake } = GHANA;
  return (
    <>
      <rect class="sea" width={WIDTH} height={HEIGHT} />
      <rect class="waves" width={WIDTH} height={HEIGHT} />
      <path class="shallows" d={GHANA.coast} />
      <path class="abroad" d={GHANA.land} />
      {GHANA.borders.map(path => (
        <path key={path} class="border" d={path} />
      ))}
      <path class="country" d={GHANA.country} />
      {GHANA.rivers.map(path => (
        <path key={path} class="river" d={path} />
      ))}
      <path class="lake" d={lake.path} />
      <path class="coast" d={GHANA.coast} />
      {GHANA.labels.map(label => (
        <Label key={label.text} label={label} />
      ))}
      {lake.label.lines.map((line, index) => (
        <text
          key={line}
          class="map-label sea-label"
          font-size="24"
          x={lake.label.x}
          y={lake.label.y + index * LAKE_LINE}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Label({ label }: { readonly label: MapLabel }) {
  const { x, y, angle, size, kind, text } = label;
  return (
    <text class={`map-label ${kind}-label`} font-size={size} x={x} y={y} transform={`rotate(${angle} ${x} ${y})`}>
      {text}
    </text>
  );
}
