// @ts-nocheck
/* How pieces are drawn: the shapes all tables share. Give them to a template; colours come from tokens.css alone. */

import { WEAVE } from './engraving.tsx';

/** The six pigments a seat may have. */
export const PIGMENTS = ['red', 'blue', 'green', 'yellow', 'purple', 'iron'];

/** Colour words of the games that are not pigments themselves. */
const PIGMENT_OF = {
  black: 'iron',
  white: 'yellow',
  orange: 'yellow',
  violet: 'purple',
  grey: 'iron',
  gray: 'iron',
  brown: 'iron',
};

/** The pigment of a seat's colour word. @param {string} colour @param {number} [seat] */
export const pigment = (colour, seat = 0) =>
  PIGMENTS.includes(colour) ? colour : PIGMENT_OF[/** @type {'black'} */ (colour)] || PIGMENTS[seat % 6];

/** An icon in running text; `label` names it for those who do not see it. */
export const icon = (id, cls = '', label = '') => (
  <svg class={'i ' + cls} aria-hidden={label ? null : 'true'} role={label ? 'img' : null} aria-label={label || null}>
    <use href={'#' + id} />
  </svg>
);

/** An icon inside a drawing. */
export const iconAt = (id, x, y, size, style = '') => (
  <use href={'#' + id} x={x} y={y} width={size} height={size} style={style} />
);

/** The enamel chip of a seat: colour and glyph. */
export const chip = (p, cls = '') => <span class={`chip ${cls} p-${p}`}>{icon('seat-' + p)}</span>;

export const rect = (x, y, w, h, style, r = 0, cls = '') => (
  <rect class={cls} x={x} y={y} width={w} height={h} rx={r} style={style} />
);
export const text = (x, y, s, style = '', cls = '') => (
  <text x={x} y={y} class={cls} style={style}>
    {s}
  </text>
);

/** A small round number on a piece. */
export const badge = (x, y, s, bg, fg) => (
  <>
    <circle cx={x} cy={y} r="8.5" style={`fill:${bg};stroke:var(--rim);stroke-width:1.5`} />
    {text(x, y + 4.2, s, `font:800 12px var(--display);text-anchor:middle;fill:${fg}`)}
  </>
);

/** An enamel piece: rounded plate in the seat colour, rim, inner keyline. */
export const plate = (x, y, w, h, p, r) => (
  <>
    {rect(x, y, w, h, `fill:var(--${p});stroke:var(--rim);stroke-width:1.5`, r, 'body')}
    {rect(
      x + 2.6,
      y + 2.6,
      w - 5.2,
      h - 5.2,
      `fill:none;stroke:var(--on-${p});stroke-opacity:.55;stroke-width:1`,
      Math.max(r - 2, 0),
    )}
  </>
);

/** A piece that moves: `key` names it among all pieces of the table, or says `kind@spot` where pieces of a kind are alike; new ones come from the place `from`. */
export const piece = (key, children, from = '') => (
  <g key={key} data-piece={key} data-from={from || null}>
    {children}
  </g>
);

/** The cord round a shape: `{x, y, w, h, r}`, `{cx, cy, radius}`, `{d}`, or `{d, line: true}` for a route. */
export function cord(shape) {
  if (shape.d)
    return (
      <>
        <path class="cord-a" d={shape.d} />
        <path class="cord-b" d={shape.d} />
      </>
    );
  if (shape.radius)
    return (
      <>
        <circle class="cord-a" cx={shape.cx} cy={shape.cy} r={shape.radius} />
        <circle class="cord-b" cx={shape.cx} cy={shape.cy} r={shape.radius} />
      </>
    );
  const { x, y, w, h, r = 6 } = shape;
  return (
    <>
      <rect class="cord-a" x={x} y={y} width={w} height={h} rx={r} />
      <rect class="cord-b" x={x} y={y} width={w} height={h} rx={r} />
    </>
  );
}

/** The ground of a shape, which takes the pointer. */
export function ground(shape, cls = 'ground') {
  if (shape.line) return <path class="ground-line" d={shape.d} />;
  if (shape.d) return <path class={cls} d={shape.d} />;
  if (shape.radius) return <circle class={cls} cx={shape.cx} cy={shape.cy} r={shape.radius} />;
  return <rect class={cls} x={shape.x} y={shape.y} width={shape.w} height={shape.h} rx={shape.r || 6} />;
}

/** @type {Map<string, any>} */
const woven = new Map();

/** The engraved band behind the title of a game, engraved once. */
export const weave = game => {
  if (!woven.has(game)) woven.set(game, band(game));
  return woven.get(game);
};
const band = game =>
  WEAVE[game] ? (
    <svg
      class="weave"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMid slice"
      viewBox="0 0 1440 44"
      style="stroke:var(--on-enamel);opacity:.2"
      dangerouslySetInnerHTML={{ __html: WEAVE[game]() }}
    ></svg>
  ) : null;

/* One pattern a pigment: red stripes, blue bars, green zigzag, yellow solid, purple dots, iron crosshatch, in the pigment's own ink. */
const BODY = {
  red: '<path d="M-3 9 9-3M3 15 15 3" stroke-width="3"/>',
  blue: '<path d="M0 3h12M0 9h12" stroke-width="2"/>',
  green: '<path d="M0 4l3-3 3 3 3-3 3 3M0 10l3-3 3 3 3-3 3 3" stroke-width="1.6"/>',
  yellow: '',
  purple:
    '<circle cx="3" cy="3" r="1.6" fill="var(--purple-ink)" stroke="none"/><circle cx="9" cy="9" r="1.6" fill="var(--purple-ink)" stroke="none"/>',
  iron: '<path d="M0 0l12 12M12 0 0 12" stroke-width="1.2"/>',
};

/** All patterns as SVG text: `pat-red` ... for owned ground, `lit-row`, `lit-col` for dice, `waves` for water. */
export function patternDefs() {
  return (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>' +
    PIGMENTS.map(
      p =>
        `<pattern id="pat-${p}" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="var(--${p}-wash)"/><g fill="none" stroke="var(--${p}-ink)" stroke-opacity=".42">${BODY[/** @type {'red'} */ (p)]}</g></pattern>`,
    ).join('') +
    `<pattern id="lit-row" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-2 6 6-2M2 10 10 2" stroke="var(--red-ink)" stroke-opacity=".5" stroke-width="1.5"/></pattern>
     <pattern id="lit-col" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-2 2 6 10M2-2 10 6" stroke="var(--ink)" stroke-opacity=".42" stroke-width="1.5"/></pattern>
     <pattern id="waves" width="26" height="10" patternUnits="userSpaceOnUse"><path d="M0 5q6.5-5 13 0t13 0" fill="none" stroke="var(--sea-line)" stroke-opacity=".55" stroke-width="1"/></pattern></defs></svg>`
  );
}
