// @ts-nocheck
/* The pieces of Pipe It Up: pipes, plants, reservoirs, city tokens and dice. */

import { iconAt, text } from '#converted/kit.tsx';

/** The icon of a city token. @type {Record<string, string>} */
export const TOKEN_ICON = { tap: 'tap', well: 'well', tower: 'water-tower', bucket: 'bucket' };

/** One pipe round the origin: a core with the pattern of its colour, a flange at each end. */
export function pipe(length, width, p, fill = '') {
  const x = -length / 2,
    y = -width / 2,
    body = fill || `var(--${p})`;
  let marks = '';
  if (p === 'red') for (let s = x + 9; s < -x - 4; s += 10) marks += `M${s - 4} ${-y}L${s + 4} ${y}`;
  if (p === 'green') {
    marks = `M${x + 5} 3`;
    for (let s = x + 10, k = 0; s < -x - 3; s += 5, k++) marks += `L${s} ${k % 2 ? 3.4 : -3.4}`;
  }
  if (p === 'purple') for (let s = x + 10; s < -x - 6; s += 8.5) marks += `M${s} 0h.1`;
  if (p === 'blue') marks = `M${x + 5} 0H${-x - 5}`;
  const stroke = p === 'purple' ? 5.5 : p === 'red' ? 3.4 : 2.6;
  return (
    <>
      <rect
        class="body"
        x={x}
        y={y}
        width={length}
        height={width}
        rx="2"
        style={`fill:${body};stroke:var(--rim);stroke-width:2.4`}
      />
      {marks ? (
        <path
          d={marks}
          style={`fill:none;stroke:var(--on-${p});stroke-opacity:.82;stroke-width:${stroke};stroke-linecap:${p === 'purple' ? 'round' : 'butt'}`}
        />
      ) : null}
      <path
        d={`M${x} ${y - 2.5}h5v${width + 5}h-5zM${-x - 5} ${y - 2.5}h5v${width + 5}h-5z`}
        style={`fill:${body};stroke:var(--rim);stroke-width:2`}
      />
    </>
  );
}

const bodyOf = p => (p === 'grey' ? 'var(--silver)' : `var(--${p})`);
const inkOf = p => (p === 'grey' ? 'var(--on-silver)' : `var(--on-${p})`);

/** An enamel plate with an icon: a treatment plant, grey or of a seat. */
export const plant = (x, y, p, u = 30, name = 'plant') => (
  <g transform={`translate(${x - u / 2} ${y - u / 2})`}>
    <rect width={u} height={u} rx="6" style={`fill:${bodyOf(p)};stroke:var(--rim);stroke-width:2.4`} />
    <rect x="3" y="3" width={u - 6} height={u - 6} rx="4" style={`fill:none;stroke:${inkOf(p)};stroke-opacity:.5`} />
    {iconAt(name, u * 0.14, u * 0.12, u * 0.72, `color:${inkOf(p)}`)}
  </g>
);

/** A stack of city tokens: the owner's colour, the size as a number. */
export const reservoir = (x, y, p, size) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-25-13h50v20q0 14-14 14h-22q-14 0-14-14z" style={`fill:var(--${p});stroke:var(--rim);stroke-width:2.6`} />
    <path
      d="M-20-4q5-5 10 0t10 0 10 0 10 0"
      style={`fill:none;stroke:var(--on-${p});stroke-width:2;stroke-opacity:.7`}
    />
    {text(0, 17, size, `font:800 22px var(--display);text-anchor:middle;fill:var(--on-${p})`)}
  </g>
);

/** A face-down city token. */
export const drop = (x, y, r) =>
  iconAt('drop', x - r * 0.72, y - r * 0.78, r * 1.44, 'color:var(--water);--icon-fill:var(--water)');

const FACES = /** @type {Record<string, number>} */ ({ blank: 0, pipe1: 1, pipe2: 2 });
const TILT = [-5, 4, -3, 6, 3, -4, 5, -2];

/** How many pipes a face shows. @param {string} face */
const pipesOf = face => FACES[face] || 0;

function face(name, ink) {
  if (name === 'card') return iconAt('question', -17, -17, 34, 'color:var(--on-enamel)');
  if (name === 'upgrade') return iconAt('upgrade', -18, -18, 36, 'color:var(--on-enamel)');
  const pipes = pipesOf(name);
  if (!pipes) return <path d="M-9 0H9" style={`stroke:${ink};stroke-width:3;stroke-linecap:round`} />;
  return (pipes === 1 ? [0] : [-9, 9]).map(y => (
    <g transform={`translate(0 ${y})`}>{pipe(36, 11, 'iron', 'var(--silver)')}</g>
  ));
}

/** One die: the player die in enamel, standard dice in paper; a face shows pipes, not pips. `roll` tells one roll from another. */
export function die(x, y, k, name, enamel, roll) {
  return (
    <g data-tumble={`${k} ${roll}`}>
      <g transform={`translate(${x} ${y}) rotate(${TILT[k % TILT.length]})`}>
        <rect
          x="-27"
          y="-27"
          width="54"
          height="54"
          rx="11"
          style={`fill:${enamel ? 'var(--game)' : 'var(--panel)'};stroke:var(--rim);stroke-width:2.2`}
        />
        {enamel ? (
          <rect
            x="-23"
            y="-23"
            width="46"
            height="46"
            rx="8"
            style="fill:none;stroke:var(--keyline);stroke-width:1.5"
          />
        ) : null}
        {face(name, 'var(--ink-3)')}
      </g>
    </g>
  );
}
