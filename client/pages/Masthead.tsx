/* The masthead: a gusher before a low sun, and the towers of the field. */

import { guillochePath } from '#core/engraving.ts';
import { pageWords } from './words.ts';

const GUSHER =
  'M-5-112q-3-46-12-66-12 10-24 2-18 8-28-6-18 2-20-14-16-4-10-18-4-8 4-14h190q8 6 4 14 6 14-10 18-2 16-20 14-10 14' +
  '-28 6-12 8-24-2-9 20-12 66z';
const DERRICK =
  'M-40 8-11-116h22L40 8M-34-20h68M-28-48h56M-21-76h42M-34-20 28-48M34-20-28-48M-28-48l49-28M28-48l-49-28M-40 8 34-20' +
  'M40 8-34-20M-21-76l34-30M21-76l-34-30';
const TOWER = 'M-34 8-9-124H9L34 8M-28-30h56M-20-70h40M-28-30l48-40M28-30l-48-40M-34 8l62-38M34 8l-62-38';
const GROUND = 'M620 210q190-38 380-20t392-14v34z';
/** Drops round the gusher: x, y, radius. */
const DROPS = [
  [-52, -150, 4],
  [58, -146, 5],
  [-34, -128, 3],
  [36, -120, 3],
  [76, -128, 3],
  [-76, -132, 3.5],
] as const;
/** Towers in the distance: x and how large. */
const TOWERS = [
  [868, 0.5],
  [1138, 0.64],
  [1226, 0.42],
  [1310, 0.55],
] as const;
const ENGRAVING = guillochePath(0, 20, 1392, 170, 7, 260);

/** The head of the home page. */
export function Masthead() {
  return (
    <header class="mast">
      <div class="mast-art">
        <Landscape />
      </div>
      <div class="mast-words">
        <h1>{pageWords.house}</h1>
        <p class="sign">{pageWords.motto}</p>
      </div>
      <nav class="sign" aria-label={pageWords.site}>
        <a href="#/learn">{pageWords.learn}</a>
        <a href="#/rules">{pageWords.rules}</a>
        <a href="#/new">{pageWords.newTable}</a>
      </nav>
    </header>
  );
}

function Landscape() {
  return (
    <svg viewBox="0 0 1392 210" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path class="mast-engraving" d={ENGRAVING} />
      <circle class="sun-rim" cx="1000" cy="150" r="178" />
      <circle class="sun-ring" cx="1000" cy="150" r="148" />
      <circle class="sun" cx="1000" cy="150" r="116" />
      <path class="silhouette" d={GROUND} />
      <g transform="translate(1000 194)">
        <path class="silhouette" d={GUSHER} />
        {DROPS.map(([x, y, radius]) => (
          <circle key={x} class="silhouette" cx={x} cy={y} r={radius} />
        ))}
        <path class="tower" stroke-width="5.5" d={DERRICK} />
      </g>
      {TOWERS.map(([x, scale]) => (
        <path key={x} class="tower" stroke-width="8" transform={`translate(${x} 190) scale(${scale})`} d={TOWER} />
      ))}
    </svg>
  );
}
