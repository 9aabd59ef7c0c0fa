// @ts-nocheck
/* How pipes, tiles, machines and barrels of Pipeline are drawn. Colour is never alone: teal carries a line, orange dashes, silver dots. */

import { iconAt, text } from '#converted/kit.tsx';

export const NAME = { O: 'orange', S: 'silver', T: 'teal' };
export const LETTERS = ['O', 'S', 'T'];
export const GRADES = ['crude', 'low', 'mid', 'high'];
/** One step to the north, east, south, west; also where half B lies after 3, 0, 1, 2 quarter turns. */
export const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const along = turn => STEP[(turn + 1) % 4];
const DIRECTION = 'NESW';
const MID = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];
const MARK = {
  O: 'stroke-dasharray:5 3;stroke-dashoffset:-1.5',
  S: 'stroke-dasharray:0 4;stroke-dashoffset:-2;stroke-linecap:round',
  T: '',
};

/** A pipe colour as a small pill with its letter. */
export const pill = (letter, words = letter) => <span class={`kp k-${letter}`}>{words}</span>;

/** The segments of both halves of a tile, the central pipe first, turned clockwise. */
export function halvesOf(tile, turn = 0) {
  const half = (out, joint, edges, side) => {
    const from = DIRECTION.indexOf(out),
      rest = edges.filter(edge => edge !== from);
    return [
      { ends: [from, joint], colour: tile.centre },
      { ends: rest, colour: side },
    ].map(one => ({ colour: one.colour, ends: one.ends.map(edge => (edge + turn) % 4) }));
  };
  return [half(tile.a, 1, [0, 2, 3], tile.left), half(tile.b, 3, [0, 1, 2], tile.right)];
}

/** The segments of a half as the view tells them. */
export const segmentsOf = half =>
  half.segments.map(one => ({
    colour: one.colour,
    pipeline: one.pipeline,
    ends: [...one.ends].map(edge => DIRECTION.indexOf(edge)),
  }));

const straight = segment => (segment.ends[0] + 2) % 4 === segment.ends[1];

/** One segment: a straight, or a quarter turn round the corner its two edges share. */
export function pathOf([p, q], u, x, y) {
  const at = edge => `${+(x + MID[edge][0] * u).toFixed(2)} ${+(y + MID[edge][1] * u).toFixed(2)}`;
  if ((p + 2) % 4 === q) return `M${at(p)}L${at(q)}`;
  return `M${at(p)}A${u / 2} ${u / 2} 0 0 ${(q - p + 4) % 4 === 1 ? 0 : 1} ${at(q)}`;
}

/** A pipe is a rim, its colour and its mark; one that bridges another keeps a gap of paper on both sides. */
export function pipe(d, letter, u, over = false) {
  const w = u * 0.27,
    stroke = (width, colour, more = '') => (
      <path d={d} pathLength="24" style={`fill:none;stroke:${colour};stroke-width:${width.toFixed(2)};${more}`} />
    );
  return (
    <>
      {over ? stroke(w + u * 0.14, 'var(--panel)') : null}
      {stroke(w + Math.max(u * 0.05, 1.7), 'var(--rim)')}
      {stroke(w, `var(--${NAME[letter]})`)}
      {stroke(letter === 'S' ? w * 0.34 : w * 0.24, `var(--on-${NAME[letter]})`, MARK[letter])}
    </>
  );
}

/** Both pipes of a half; the central one bridges. */
export const halfPipes = (segments, u, x, y, bare = false) =>
  [...segments]
    .reverse()
    .map(one => pipe(pathOf(one.ends, u, x, y), one.colour, u, !bare && one === segments[0] && straight(one)));

/** What lies on an edge of a cell: the collar of a joined pipe, the blind cap between colours, brass at a machine. */
export function joint(x, y, edge, u, kind) {
  const cx = x + MID[edge][0] * u,
    cy = y + MID[edge][1] * u,
    long = u * 0.44,
    thick = kind === 'blind' ? u * 0.07 : u * 0.13,
    flat = edge % 2 === 0;
  const fill = { brass: 'var(--brass)', joined: 'var(--joint)', blind: 'var(--rim)' }[kind];
  return (
    <rect
      x={cx - (flat ? long : thick) / 2}
      y={cy - (flat ? thick : long) / 2}
      width={flat ? long : thick}
      height={flat ? thick : long}
      rx={u * 0.03}
      style={`fill:${fill};stroke:var(--rim);stroke-width:${Math.max(u * 0.025, 0.9)}`}
    />
  );
}

/** A whole tile: half A on (x, y), half B where the turn puts it. */
export function tileAt(tile, turn, u, x = 0, y = 0, cls = '') {
  const [dx, dy] = along(turn),
    bx = x + dx * u,
    by = y + dy * u,
    g = u * 0.02;
  return (
    <g class={'tile ' + cls}>
      <rect
        class="body"
        x={Math.min(x, bx) + g}
        y={Math.min(y, by) + g}
        width={u * (dx ? 2 : 1) - 2 * g}
        height={u * (dy ? 2 : 1) - 2 * g}
        rx={u * 0.07}
        style={`fill:var(--panel);stroke:var(--line-2);stroke-width:${u > 30 ? 1.2 : 1}`}
      />
      {halvesOf(tile, turn).map((half, k) => halfPipes(half, u, k ? bx : x, k ? by : y))}
      {joint(x, y, (1 + turn) % 4, u, 'joined')}
    </g>
  );
}

/** A machine covers one half: an enamel block with a gauge. */
export function machineAt(x, y, u) {
  const i = u * 0.1;
  return (
    <g class="machine">
      <rect
        x={x + i}
        y={y + i}
        width={u - 2 * i}
        height={u - 2 * i}
        rx={u * 0.12}
        style="fill:var(--enamel);stroke:var(--rim);stroke-width:1.6"
      />
      <rect
        x={x + i + 3}
        y={y + i + 3}
        width={u - 2 * i - 6}
        height={u - 2 * i - 6}
        rx={u * 0.08}
        style="fill:none;stroke:var(--keyline)"
      />
      {[
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([a, b]) => (
        <circle
          cx={x + i + 7 + a * (u - 2 * i - 14)}
          cy={y + i + 7 + b * (u - 2 * i - 14)}
          r={u * 0.035}
          style="fill:var(--brass)"
        />
      ))}
      {iconAt('machine', x + u * 0.25, y + u * 0.25, u * 0.5, 'color:var(--on-enamel)')}
    </g>
  );
}

/** A barrel: letter of its colour, its mark as the hoop, a pip a grade; crude has a drop. `code` is O0 to T3. */
export function barrel(code, { w = 20, open = false, done = false, piece = '' } = {}) {
  const letter = code[0],
    g = Number(code[1]),
    ink = open ? 'var(--ink)' : `var(--on-${NAME[letter]})`,
    h = w * 1.22;
  const pips = g ? (
    Array.from({ length: g }, (_, k) => (
      <rect x={12 - (g * 4.6 - 1.6) / 2 + k * 4.6} y="21.2" width="3" height="4" style={`fill:${ink}`} />
    ))
  ) : (
    <path d="M12 19.800c1.700 2 2.500 3 2.500 4a2.500 2.500 0 0 1-5 0c0-1 .8-2 2.500-4z" style={`fill:${ink}`} />
  );
  return (
    <svg
      class={'bar ' + (open ? 'open' : '')}
      key={piece || null}
      data-piece={piece || null}
      width={done ? w * 1.17 : w}
      height={(done ? h * 1.14 : h).toFixed(1)}
      viewBox={done ? '0 -4.1 28 33.4' : '0 0 24 29.3'}
      role="img"
      aria-label={`${GRADES[g]} ${NAME[letter]}${open ? ', open' : ''}`}
    >
      <path
        d="M4.500 1.300h15c3 7.500 3 19 0 26.700h-15c-3-7.700-3-19.200 0-26.700z"
        style={`fill:${open ? `color-mix(in srgb, var(--${NAME[letter]}) 26%, var(--panel))` : `var(--${NAME[letter]})`};stroke:var(--rim);stroke-width:${open ? 1.4 : 1.7};${open ? 'stroke-dasharray:3.200 2.200' : ''}`}
      />
      <path
        d="M3.200 17.200h17.600"
        pathLength="24"
        style={`fill:none;stroke:${ink};stroke-width:${letter === 'S' ? 2.4 : 1.7};${MARK[letter]}`}
      />
      {text(
        12,
        14.6,
        letter,
        `font:${Math.max(15.5, 290 / w).toFixed(1)}px var(--sign);text-anchor:middle;fill:${ink}`,
      )}
      {pips}
      {done ? (
        <>
          <circle cx="21.8" cy="2" r="5.6" style="fill:var(--good);stroke:var(--panel);stroke-width:1.2" />
          <path d="M19.200 2l1.800 2 3.400-3.800" style="fill:none;stroke:var(--panel);stroke-width:1.8" />
        </>
      ) : null}
    </svg>
  );
}

/** The outline of a set of cells "x,y" as closed paths. @param {Set<string>} set @param {number} u */
export function outline(set, u) {
  /** @type {Record<string, number[][]>} */
  const next = {};
  const edge = (a, b, c, d) => {
    (next[a + ',' + b] = next[a + ',' + b] || []).push([c, d]);
  };
  for (const one of set) {
    const [x, y] = one.split(',').map(Number),
      has = (p, q) => set.has(p + ',' + q);
    if (!has(x, y - 1)) edge(x, y, x + 1, y);
    if (!has(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) edge(x, y + 1, x, y);
  }
  let d = '';
  for (let key; (key = Object.keys(next).find(one => next[one].length)); ) {
    let [x, y] = key.split(',').map(Number);
    d += `M${x * u} ${y * u}`;
    for (let go; (go = (next[x + ',' + y] || []).pop()); ) {
      [x, y] = go;
      d += `L${x * u} ${y * u}`;
    }
    d += 'Z';
  }
  return d;
}

/** A network in few lines, for the seat cards. */
export function miniNetwork(network, u = 10) {
  const halves = network.halves;
  if (!halves.length) return null;
  const xs = halves.map(one => one.x),
    ys = halves.map(one => one.y),
    x0 = Math.min(...xs),
    y0 = Math.min(...ys),
    w = Math.max(...xs) + 1 - x0,
    h = Math.max(...ys) + 1 - y0;
  return (
    <svg class="mini-net" viewBox={`${x0 * u - 1} ${y0 * u - 1} ${w * u + 2} ${h * u + 2}`} aria-hidden="true">
      {halves.map(one => (
        <>
          <rect
            x={one.x * u}
            y={one.y * u}
            width={u}
            height={u}
            style="fill:var(--sheet);stroke:var(--line);stroke-width:.6"
          />
          {one.covered ? (
            <rect
              x={one.x * u + 1.5}
              y={one.y * u + 1.5}
              width={u - 3}
              height={u - 3}
              rx="1.5"
              style="fill:var(--rim)"
            />
          ) : (
            segmentsOf(one).map(part => (
              <path
                d={pathOf(part.ends, u, one.x * u, one.y * u)}
                style={`fill:none;stroke:var(--${NAME[part.colour]});stroke-width:2.6`}
              />
            ))
          )}
        </>
      ))}
    </svg>
  );
}
