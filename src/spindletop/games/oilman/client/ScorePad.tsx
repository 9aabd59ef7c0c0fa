/* Prices and rises, as on the printed pad. */

import { CapPiece } from './CapPiece.tsx';
import { type Cap, DRY_CAPS, WET_CAPS } from './caps.ts';
import type { Pad, PadLines, Terrain } from './game.d.ts';
import { words } from './words.ts';

const LEVELS = [1, 2, 3];

/** The score pad and its legend. */
export function ScorePad({ pad }: { readonly pad: Pad }) {
  return (
    <div class="sheet">
      <h2 class="sign">
        {words.scorePad}
        <span class="hint">{words.thousands}</span>
      </h2>
      <div class="padbox">
        <table class="pad-table">
          <thead>
            <tr>
              <th>{words.drill}</th>
              {LEVELS.map(level => (
                <th key={level}>{words.level(level)}</th>
              ))}
              <th>{words.allThree}</th>
              <th title={words.levelsTwoAndThreeMeaning}>{words.levelsTwoAndThree}</th>
            </tr>
          </thead>
          <tbody>
            <TerrainLines terrain="land" lines={pad.land} />
            <TerrainLines terrain="water" lines={pad.water} />
          </tbody>
        </table>
        <Legend />
      </div>
    </div>
  );
}

/** What drilling costs in a terrain, and what a strike brings. */
function TerrainLines({ terrain, lines }: { readonly terrain: Terrain; readonly lines: PadLines }) {
  return (
    <>
      <tr>
        <th scope="row">{words.costs(terrain)}</th>
        {LEVELS.map(level => (
          <td key={level} class="number">
            {lines.level[level - 1]}
          </td>
        ))}
        <td class="number">{lines.all}</td>
        <td class="number">{lines.direct}</td>
      </tr>
      <tr class="far">
        <th scope="row">{words.salaryRises}</th>
        {LEVELS.map(level => (
          <td key={level} class="number money">
            +{lines.gain[level - 1]}
          </td>
        ))}
        <td class="hint" colspan={2}>
          {words.asStruck}
        </td>
      </tr>
    </>
  );
}

/** What the caps mean. */
function Legend() {
  return (
    <svg class="legend" viewBox="0 0 340 40" width="100%" role="img" aria-label={words.legend}>
      <CapRow caps={DRY_CAPS} x={24} />
      <CapRow caps={WET_CAPS} x={170} />
      <text x={100} y={26}>
        {words.legendDry}
      </text>
      <text x={256} y={26}>
        {words.legendOil}
      </text>
    </svg>
  );
}

function CapRow({ caps, x }: { readonly caps: readonly Cap[]; readonly x: number }) {
  return (
    <>
      {caps.map((cap, index) => (
        <CapPiece key={cap} x={x + index * 28} y={21} cap={cap} />
      ))}
    </>
  );
}
