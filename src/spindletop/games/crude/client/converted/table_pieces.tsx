// @ts-nocheck
/* The pieces of Crude: tower, disc, pillar and plate in the owner's enamel, dice, price tags. */

import { iconAt, plate, rect, text } from '#converted/kit.tsx';

/** The side of a square of the Operations board. */
export const U = 42;

/** The icon of each kind of asset. */
export const KIND = { rig: 'derrick', well: 'pumpjack', station: 'station', refinery: 'refinery' };

/** Words for one asset of a kind. */
export const NAMES = { rig: 'Rigs', well: 'Wells', station: 'Stations', refinery: 'Refineries' };

/** A shut refinery: two strokes of the red pencil and the word. */
function shutSign(x, y, s) {
  const strokes = `M${x + 6} ${y + 6}L${x + s - 6} ${y + s - 6}M${x + s - 6} ${y + 6}L${x + 6} ${y + s - 6}`;
  return (
    <>
      <path d={strokes} style="stroke:var(--panel);stroke-width:7" />
      <path d={strokes} style="stroke:var(--refuse);stroke-width:4" />
      {rect(x + s / 2 - 19, y + s / 2 - 9, 38, 18, 'fill:var(--refuse-wash);stroke:var(--refuse);stroke-width:1.5', 2)}
      {text(
        x + s / 2,
        y + s / 2 + 5.5,
        'SHUT',
        'font:15px var(--sign);letter-spacing:.05em;text-anchor:middle;fill:var(--ink)',
      )}
    </>
  );
}

/** An asset with its upper left corner at x, y. @param {string} p pigment @param {string} kind */
export function asset(p, kind, x, y, shut = false) {
  const on = `color:var(--on-${p})`,
    body = `fill:var(--${p});stroke:var(--rim);stroke-width:1.5;stroke-linejoin:round`;
  if (kind === 'rig')
    return (
      <>
        <path
          class="body"
          d={`M${x + U * 0.4} ${y + U * 0.07}h${U * 0.2}l${U * 0.3} ${U * 0.86}h${-U * 0.8}z`}
          style={body}
        />
        {iconAt('derrick', x + U * 0.25, y + U * 0.26, U * 0.5, on)}
        <path d={`M${x + U * 0.4} ${y + U * 0.07}h${U * 0.2}v${U * 0.12}h${-U * 0.2}z`} style="fill:var(--rim)" />
      </>
    );
  if (kind === 'well')
    return (
      <>
        <circle class="body" cx={x + U / 2} cy={y + U / 2} r={U * 0.43} style={body} />
        <circle
          cx={x + U / 2}
          cy={y + U / 2}
          r={U * 0.36}
          style={`fill:none;stroke:var(--on-${p});stroke-opacity:.55`}
        />
        {iconAt('pumpjack', x + U * 0.22, y + U * 0.2, U * 0.56, on)}
      </>
    );
  if (kind === 'station')
    return (
      <>
        {plate(x + U * 0.17, y + U * 0.07, U * 0.66, U * 0.86, p, 5)}
        {iconAt('station', x + U * 0.25, y + U * 0.21, U * 0.54, on)}
      </>
    );
  const s = 2 * U;
  return (
    <>
      {plate(x + 3, y + 3, s - 6, s - 6, p, 6)}
      {iconAt('refinery', x + s * 0.2, y + s * 0.18, s * 0.6, on + ';--icon-fill:none')}
      {shut ? shutSign(x, y, s) : null}
    </>
  );
}

/** A small paper tag with a price, its middle at x. */
export function tag(x, y, words) {
  const w = 9 + 8 * String(words).length;
  return (
    <>
      {rect(x - w / 2, y, w, 16, 'fill:var(--panel);stroke:var(--rim);stroke-width:1', 2)}
      {text(x, y + 12.5, words, 'font:700 12.5px var(--display);text-anchor:middle;fill:var(--ink)')}
    </>
  );
}

/** A die, lying as it fell. */
const die = (n, x, y, s, pigment, roll) => (
  <g data-tumble={`${pigment} ${n} ${roll}`}>
    <g transform={`rotate(${n * 7 - 25} ${x + s / 2} ${y + s / 2})`}>
      {iconAt('die-' + n, x, y, s, `--icon-fill:var(--${pigment});--icon-pip:var(--on-${pigment});color:var(--rim)`)}
    </g>
  </g>
);

/** Both dice of the roll, which is the `roll` of one turn. */
export const dice = (red, black, roll) => (
  <svg
    class="cr-dice"
    viewBox="0 0 112 60"
    width="112"
    height="60"
    role="img"
    aria-label={`Rolled red ${red}, black ${black}`}
  >
    {die(red, 3, 6, 46, 'red', roll)}
    {die(black, 60, 7, 46, 'iron', roll)}
  </svg>
);
