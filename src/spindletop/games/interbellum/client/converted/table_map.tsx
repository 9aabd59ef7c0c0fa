// @ts-nocheck
/* Interbellum's map: a stamp with 33 areas, 16 wells, 14 ports, 96 segments and the boats of the Caspian. */

import { signal } from '#converted/html.tsx';
import { icon, iconAt, piece, rect, text } from '#converted/kit.tsx';
import { MAP } from '../interbellum.ts';

const [, , W, H] = MAP.viewBox;
const byId = list => Object.fromEntries(list.map(one => [one.id, one]));
const AREA = byId(MAP.areas),
  NODE = byId(MAP.nodes),
  SEGMENT = byId(MAP.segments);
/* The fewer owners a segment has, the wider each pipe. */
const LANES = [[], [2], [1, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]],
  WIDE = [0, 11, 8, 7.6, 4.4, 4.4];
/* What is 12 px on the narrowest desktop. */
const LEAST = 22.6;
/* Names are set larger than the boxes of the geometry allow: a few step aside. */
const NUDGE = {
  Khuzestan: [14, 4],
  Kerman: [14, 4],
  Khiva: [10, 0],
  Basra: [-6, 0],
  PERSIA: [16, 0],
  'Central Plateau': [16, 0],
  Masjed: [0, -7],
  Majnoon: [0, -7],
};

/** The window of the map that is looked at: an id of MAP.views, or '' for the fitting one. */
const wish = signal('');
const phone = matchMedia('(max-width: 719px)');

/** Whether the screen is a phone's. */
export const narrow = signal(phone.matches);
phone.addEventListener('change', () => {
  narrow.value = phone.matches;
});

const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
/** @type {Map<string, any>} */
const laid = new Map();

/** A pipe: rim casing, pigment core, the pigment's own mark along it. */
function pipe(d, p, w) {
  const key = p + w + d;
  if (!laid.has(key)) laid.set(key, pipeDrawn(d, p, w));
  return laid.get(key);
}

function pipeDrawn(d, p, w) {
  probe.setAttribute('d', d);
  const length = probe.getTotalLength(),
    half = w / 2;
  const at = (s, off) => {
    const a = probe.getPointAtLength(s),
      b = probe.getPointAtLength(Math.min(length, s + 0.5)),
      c = probe.getPointAtLength(Math.max(0, s - 0.5)),
      l = Math.hypot(b.x - c.x, b.y - c.y) || 1;
    return `${(a.x - ((b.y - c.y) / l) * off).toFixed(1)} ${(a.y + ((b.x - c.x) / l) * off).toFixed(1)}`;
  };
  let mark = '';
  if (p === 'red') for (let s = 6; s < length - 4; s += 11) mark += `M${at(s - 3, -half)}L${at(s + 3, half)}`;
  if (p === 'blue') for (let s = 0; s <= length; s += 8) mark += (s ? 'L' : 'M') + at(s, 0);
  if (p === 'green')
    for (let s = 0, k = 0; s <= length; s += 6, k++)
      mark += (s ? 'L' : 'M') + at(s, k % 2 ? half * 0.55 : -half * 0.55);
  if (p === 'purple') for (let s = 6; s < length - 3; s += 10) mark += `M${at(s, 0)}h.1`;
  if (p === 'iron') for (let s = 5; s < length - 3; s += 7) mark += `M${at(s, -half)}L${at(s, half)}`;
  const width = { red: 3.4, blue: w * 0.26, green: w * 0.2, purple: w * 0.46, iron: 1.6 }[p] || 2;
  return (
    <>
      <path d={d} style={`fill:none;stroke:var(--rim);stroke-width:${w + 3.4}`} />
      <path d={d} style={`fill:none;stroke:var(--${p});stroke-width:${w}`} />
      {mark ? (
        <path
          d={mark}
          style={`fill:none;stroke:var(--on-${p});stroke-width:${width};stroke-linecap:${p === 'purple' ? 'round' : 'butt'};stroke-opacity:.82`}
        />
      ) : null}
    </>
  );
}

/** The bowler of an executive. */
const hat = (x, y, p, k = 1) => (
  <g transform={`translate(${x} ${y}) scale(${k})`}>
    <path
      d="M-11-18h22l-1.500 20H20v8.500H-20V2h10.500z"
      style="fill:var(--panel);stroke:var(--panel);stroke-width:8;stroke-linejoin:round"
    />
    <path
      d="M-11-18h22l-1.500 20H20v8.500H-20V2h10.500z"
      style={`fill:var(--${p});stroke:var(--rim);stroke-width:3;stroke-linejoin:round`}
    />
    {iconAt('seat-' + p, -7, -15.5, 14, `color:var(--on-${p})`)}
  </g>
);

/** The helmet of an army. */
const helmet = (x, y, power, letter) => (
  <g class={'w-' + power} transform={`translate(${x} ${y})`}>
    <path
      d="M-22 8C-22-26 22-26 22 8l8 8H-30z"
      style="fill:var(--w);stroke:var(--rim);stroke-width:2.8;stroke-linejoin:round"
    />
    <path d="M-19 9h38" style="stroke:var(--on-power);stroke-opacity:.6;stroke-width:1.8" />
    {text(0, 5.5, letter, 'font:800 23px var(--display);text-anchor:middle;fill:var(--on-power)')}
  </g>
);

const DERRICK = 'M-6.5-23h13L20 20H-20z';

/* What takes the pointer and the cord: close to the piece, or a disc for fingers. */
const round = (x, y, radius) => ({ cx: x, cy: y - 1, radius });
const helmetShape = (x, y) =>
  narrow.value
    ? round(x, y, 33)
    : { d: `M${x - 25} ${y + 6}C${x - 25} ${y - 31} ${x + 25} ${y - 31} ${x + 25} ${y + 6}l14 13H${x - 39}z` };
const wellShape = (x, y) =>
  narrow.value ? round(x, y, 36) : { d: `M${x - 10} ${y - 28}h20L${x + 27} ${y + 25}H${x - 27}z` };

/** A well: a derrick, in the colour of its owner. */
function well(x, y, p) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={DERRICK} style="fill:var(--land);stroke:var(--land);stroke-width:9;stroke-linejoin:round" />
      <path
        d={DERRICK}
        style={`fill:${p ? `var(--${p})` : 'var(--panel)'};stroke:var(--rim);stroke-width:2.8;stroke-linejoin:round`}
      />
      {p ? iconAt('seat-' + p, -9, -3, 18, `color:var(--on-${p})`) : iconAt('derrick', -13, -9, 26, 'color:var(--ink)')}
      <path d="M-6.5-23h13l1.6 6H-8.1z" style="fill:var(--rim)" />
    </g>
  );
}

const disc = (x, y, inside, r = 16) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r} style="fill:var(--panel);stroke:var(--rim);stroke-width:2" />
    {inside}
  </g>
);

/** What a well brings: lasting bonuses always, the others while wells are being chosen. */
function bonus({ kind, amount, power: id }, setup, powers) {
  const mark = s =>
    text(-0.5, 7.5, s, `font:800 ${s.length > 2 ? LEAST : 23}px var(--display);text-anchor:middle;fill:var(--ink)`);
  if (kind === 'production') return mark('+' + amount);
  if (kind === 'draw_gas') return iconAt('flame', -12, -13, 24, 'color:var(--ink)');
  if (!setup) return null;
  if (kind === 'coins') return mark('$' + amount);
  if (kind === 'action_card') return iconAt('action-card', -11, -11, 22, 'color:var(--ink)');
  const power = powers.find(one => one.power === id);
  return power ? (
    <g class={'w-' + power.power}>
      <circle r="15" style="fill:var(--w)" />
      {text(0, 7.5, power.letter, 'font:800 23px var(--display);text-anchor:middle;fill:var(--on-power)')}
    </g>
  ) : null;
}

/** What is going on at a well this round. */
const state = one =>
  one.used
    ? iconAt('check', -11, -11, 22, 'color:var(--money)')
    : one.new
      ? iconAt('hourglass', -11, -11, 22, 'color:var(--ink)')
      : one.connected
        ? iconAt('port', -11.5, -11.5, 23, 'color:var(--ink)')
        : null;

const port = n => bonusOf => (
  <g transform={`translate(${n.x} ${n.y})`}>
    <rect x="-19" y="-19" width="38" height="38" rx="8" style="fill:var(--enamel);stroke:var(--rim);stroke-width:2.4" />
    <rect x="-15" y="-15" width="30" height="30" rx="5" style="fill:none;stroke:var(--keyline);stroke-width:1.6" />
    {text(0, 8.5, bonusOf, 'font:800 25px var(--display);text-anchor:middle;fill:var(--on-enamel)')}
  </g>
);

const label = (o, cls, size = 0) =>
  o.lines.map(line => {
    const [dx, dy] = NUDGE[/** @type {'Basra'} */ (line.text)] || [0, 0];
    return (
      <text
        x={line.x + dx}
        y={line.y + dy}
        class={cls}
        style={`text-anchor:${o.anchor};font-size:${Math.max(LEAST, size || line.size)}px`}
      >
        {line.text}
      </text>
    );
  });

const path = (d, style) => <path d={d} style={style} />;
const WATER = (
  <g>
    {rect(0, 0, W, H, 'fill:var(--sea)')}
    {rect(0, 0, W, H, 'fill:url(#waves)')}
    {path(MAP.coast, 'fill:none;stroke:var(--sea-line);stroke-width:22;stroke-opacity:.22')}
    {path(MAP.coast, 'fill:none;stroke:var(--sea-line);stroke-width:10;stroke-opacity:.35')}
  </g>
);
const LINES = (
  <g style="pointer-events:none">
    {MAP.neutral.map(one => (
      <path d={one.d} class="ib-neutral" />
    ))}
    {MAP.rivers.map(one => path(one.d, 'fill:none;stroke:var(--sea-line);stroke-width:1.8;stroke-opacity:.7'))}
    {MAP.lakes.map(one => path(one.d, 'fill:var(--sea);stroke:var(--sea-line);stroke-width:1.4'))}
    {MAP.borders.map(one => path(one.d, 'fill:none;stroke:var(--land-line);stroke-width:2.2;stroke-dasharray:9 6'))}
    {path(MAP.coast, 'fill:none;stroke:var(--land-line);stroke-width:2.4;stroke-linejoin:round')}
    {MAP.seas.map(one => (
      <g transform={`rotate(${one.angle} ${one.x} ${one.y})`}>
        {one.lines.map((line, k) => (
          <text x={one.x} y={one.y + k * 32} class="n-sea" style={`text-anchor:middle;font-size:${one.size}px`}>
            {line}
          </text>
        ))}
      </g>
    ))}
    {MAP.segments.map(one => (
      <path d={one.d} class="track-a" />
    ))}
    {MAP.segments.map(one => (
      <path d={one.d} class="track-b" />
    ))}
  </g>
);
const JUNCTIONS = (
  <g style="pointer-events:none">
    {MAP.nodes
      .filter(one => one.kind === 'junction')
      .map(one => (
        <circle cx={one.x} cy={one.y} r="8" style="fill:var(--panel);stroke:var(--rim);stroke-width:2.6" />
      ))}
  </g>
);
const NAMES = (
  <g style="pointer-events:none">
    {MAP.areas.map(one =>
      label(one.label, `n-area halo ${one.kind === 'home' ? 'n-home' : ''}`, one.kind === 'home' ? 0 : 22.6),
    )}
  </g>
);
const TOWNS = (
  <g class="ib-towns" style="pointer-events:none">
    {MAP.nodes.filter(one => one.kind === 'junction' && one.label).map(one => label(one.label, 'n-junction halo', 16))}
  </g>
);
const NODE_NAMES = (
  <g style="pointer-events:none">
    {MAP.nodes
      .filter(one => one.kind !== 'junction')
      .map(one => label(one.label, `n-place halo ${one.kind === 'port' ? 'n-port' : ''}`, 25))}
  </g>
);

const tint = one => (one.power ? `w-${one.power} ${one.home ? 'ib-base' : 'ib-held'}` : 'ib-land');
const letters = view => Object.fromEntries(view.powers.map(one => [one.power, one.letter]));

/** Ground, and the territories as places while few places are offered; else the place is where the unit stands. */
function lands(view, context) {
  return view.areas.map(one => {
    const shape = AREA[one.area],
      ground = <path d={shape.d} class={tint(one)} />;
    return one.home || context.many ? (
      <g key={one.area}>{ground}</g>
    ) : (
      <g key={one.area} class="ib-area">
        {context.place('area:' + one.area, { d: shape.d }, ground)}
      </g>
    );
  });
}

/** Armies in the field and at home; votes for a withdrawal beside them. */
function units(view, context) {
  const letter = letters(view),
    votes = view.deciding.votes || {};
  return view.areas.map(one => {
    const shape = AREA[one.area],
      [x, y] = shape.unit;
    if (one.home) {
      const power = view.powers.find(found => found.power === one.power),
        side = one.area === 'ussr_home_west' ? -1 : 1;
      return (
        <g key={one.area} class="ib-unit">
          {context.place('power:' + one.power, helmetShape(x, y), helmet(x, y, one.power, letter[one.power]))}
          <g style="pointer-events:none">
            {disc(
              x + side * 30,
              y - 12,
              text(0, 8, power.home, 'font:800 23px var(--display);text-anchor:middle;fill:var(--ink)'),
              14.5,
            )}
          </g>
        </g>
      );
    }
    const cut = one.unit && view.powers.find(found => found.power === one.power).cut_off.includes(one.area);
    const figure = (
      <>
        {one.unit
          ? piece(`army:${one.power}@${one.area}`, helmet(x, y, one.power, letter[one.power]), 'power:' + one.power)
          : null}
        {cut ? disc(x + 27, y - 10, iconAt('warning', -11, -12, 22, 'color:var(--refuse)')) : null}
        {votes[one.area] ? (
          <g class="ib-votes">
            {disc(
              x + 27,
              y - 10,
              text(0, 8, votes[one.area], 'font:800 23px var(--display);text-anchor:middle;fill:var(--ink)'),
            )}
          </g>
        ) : null}
      </>
    );
    return context.many ? (
      <g key={one.area} class="ib-unit">
        {context.place('area:' + one.area, one.unit ? helmetShape(x, y) : round(x, y, narrow.value ? 34 : 20), figure)}
      </g>
    ) : (
      <g key={one.area} style="pointer-events:none">
        {figure}
      </g>
    );
  });
}

/** A segment takes the pointer along its line; the cord runs in a free lane. */
function segments(view, context) {
  return view.segments.map(one => {
    const shape = SEGMENT[one.segment],
      n = one.owners.length,
      free = n ? shape.lanes[n < 3 ? 4 : 2] : shape.d;
    return (
      <g key={one.segment} class="ib-seg">
        {context.place(
          'segment:' + one.segment,
          { d: free },
          one.owners.map((seat, k) =>
            piece(
              `pipe:${seat}@${one.segment}`,
              pipe(shape.lanes[LANES[n][k]], context.seats[seat].pigment, WIDE[n]),
              'seat:' + seat,
            ),
          ),
        )}
      </g>
    );
  });
}

function wells(view, context) {
  return view.wells
    .filter(one => one.exists)
    .map(one => {
      const node = NODE[one.well],
        p = one.owner === null ? '' : context.seats[one.owner].pigment,
        side = one.well === 'darvaza' ? -1 : 1,
        y = node.label.lines[0].y < node.y ? 13 : -17;
      const brings = bonus(one.brings, view.phase === 'setup', view.powers),
        now = state(one);
      const told = `${one.name}: ${one.bonus}${one.owner === null ? '' : `; ${context.seats[one.owner].name}${one.connected ? ', connected' : ''}${one.used ? ', used this round' : ''}${one.new ? ', pays from the next round' : ''}`}`;
      return (
        <g key={one.well} class="ib-well">
          <title>{told}</title>
          {context.place(
            'well:' + one.well,
            wellShape(node.x, node.y),
            p
              ? piece(`well:${one.owner}@${one.well}`, well(node.x, node.y, p), 'seat:' + one.owner)
              : well(node.x, node.y, p),
          )}
          <g style="pointer-events:none">
            {brings ? disc(node.x + side * 27, node.y + y, brings) : null}
            {now ? disc(node.x - side * 27, node.y + y, now) : null}
          </g>
        </g>
      );
    });
}

const ports = view => <g style="pointer-events:none">{view.ports.map(one => port(NODE[one.port])(one.bonus))}</g>;

/** One boat a seat; the number is its finds. */
function boats(view, context) {
  const drawn = view.players.map((own, i) => {
    const [x, y] = MAP.caspian.boats[i],
      p = context.seats[i].pigment;
    return (
      <g key={i} transform={`translate(${x} ${y})`}>
        <path
          d="M-30 2H30L22 20H-22z"
          style={`fill:var(--${p});stroke:var(--rim);stroke-width:2.6;stroke-linejoin:round`}
        />
        <path
          d="M-14 2v-14h22v14M-4-12v-9"
          style={`fill:var(--panel);stroke:var(--rim);stroke-width:2.4;stroke-linejoin:round`}
        />
        {iconAt('seat-' + p, -7, 4, 14, `color:var(--on-${p})`)}
        {own.finds ? (
          <>
            <circle cx="24" cy="-9" r="13.5" style="fill:var(--panel);stroke:var(--rim);stroke-width:2" />
            {text(24, -1.5, own.finds, 'font:800 23px var(--display);text-anchor:middle;fill:var(--ink)')}
          </>
        ) : null}
      </g>
    );
  });
  return <g class="ib-boats">{context.place('boat:caspian', { x: 984, y: 307, w: 202, h: 98, r: 14 }, drawn)}</g>;
}

const flag = (x, y, s, more) => (
  <g transform={`translate(${Math.min(x, W - 90)} ${Math.max(2, Math.min(y, H - 42))})`}>
    <path d={`M0 0h${more ? 112 : 58}v38H0l10-19z`} style="fill:var(--cord);stroke:var(--lamp);stroke-width:2" />
    {text(34, 29, s, 'font:30px var(--sign);letter-spacing:.04em;text-anchor:middle;fill:var(--lamp)')}
    {more
      ? text(83, 28, more, 'font:27px var(--sign);letter-spacing:.03em;text-anchor:middle;fill:var(--on-enamel)')
      : null}
  </g>
);

/** What the choice under the pointer would do. */
function ghost(choice, view, context) {
  if (!choice || context.me === null) return null;
  const me = context.seats[context.me].pigment,
    args = choice.args,
    letter = letters(view),
    price = choice.cost === undefined ? '' : `$${choice.cost}`;
  const unit = id => (AREA[id] ? AREA[id].unit : [0, 0]);
  if (choice.verb === 'build' && SEGMENT[args.segment]) {
    const shape = SEGMENT[args.segment],
      n = view.segments.find(one => one.segment === args.segment).owners.length,
      lane = shape.lanes[n ? (n < 3 ? 4 : 2) : 2],
      [x, y, angle] = shape.mid,
      t = ((angle + 90) * Math.PI) / 180;
    return (
      <g class="ib-ghost">
        <g class="ghost">{pipe(lane, me, 11)}</g>
        {flag(x + 26 * Math.cos(t), y + 26 * Math.sin(t) - 6, price, choice.points > 0 ? `+${choice.points}` : '')}
      </g>
    );
  }
  const node = NODE[args.well];
  if (choice.verb === 'income' && node) return <g class="ib-ghost">{hat(node.x + 30, node.y + 14, me)}</g>;
  if (node)
    return (
      <g class="ib-ghost">
        <g class="ghost">{well(node.x, node.y, me)}</g>
        {price ? flag(node.x + 24, node.y + 4, price, '') : null}
      </g>
    );
  if (choice.verb === 'expand' && AREA[args.area]) {
    const [x, y] = unit(args.area);
    return <g class="ib-ghost ghost">{helmet(x, y, args.power, letter[args.power])}</g>;
  }
  if (choice.verb === 'move_army' && AREA[args.to]) {
    const [x, y] = unit(args.to),
      [fx, fy] = unit(args.area),
      from = view.areas.find(one => one.area === args.area);
    return (
      <g class={`ib-ghost ghost w-${from.power}`}>
        <path d={`M${fx} ${fy}L${x} ${y}`} style="fill:none;stroke:var(--rim);stroke-width:9;stroke-dasharray:14 8" />
        {helmet(x, y, from.power, letter[from.power])}
      </g>
    );
  }
  if ((choice.verb === 'withdraw' || choice.verb === 'vote') && AREA[args.area]) {
    const [x, y] = unit(args.area);
    return (
      <g class="ib-ghost">
        <path
          d={`M${x - 26} ${y - 24}l52 46M${x + 26} ${y - 24}l-52 46`}
          style="fill:none;stroke:var(--refuse);stroke-width:6;stroke-linecap:round"
        />
      </g>
    );
  }
  return null;
}

/** Where a place lies on the map. @returns {number[] | null} */
function spot(name) {
  const [kind, id] = name.split(':');
  if (kind === 'segment' && SEGMENT[id]) return SEGMENT[id].mid;
  if (kind === 'well' && NODE[id]) return [NODE[id].x, NODE[id].y];
  if (kind === 'area' && AREA[id]) return AREA[id].unit;
  return null;
}

/** The window in which most can be done; with offers everywhere, the one with most of one's own. */
function fitting(view, context) {
  /** @type {any[]} */
  let spots = context.many ? [] : [...context.offers.keys()].map(spot).filter(Boolean);
  if (!spots.length && context.me !== null)
    spots = [
      ...view.players[context.me].wells.map(one => [NODE[one.well].x, NODE[one.well].y]),
      ...view.segments.filter(one => one.owners.includes(context.me)).map(one => SEGMENT[one.segment].mid),
    ];
  const inside = box =>
    spots.filter(([x, y]) => x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3]).length;
  return MAP.views.slice(1).reduce((best, one) => (inside(one.box) > inside(best.box) ? one : best), MAP.views[5]).id;
}

/** The box of a window; wide screens show more around it. */
function boxOf(id) {
  const [x, y, w, h] = MAP.views.find(one => one.id === id).box;
  if (id === 'whole' || narrow.value) return [x, y, w, h];
  const wide = 1000,
    high = (wide * H) / W;
  return [
    Math.max(0, Math.min(W - wide, x + w / 2 - wide / 2)),
    Math.max(0, Math.min(H - high, y + h / 2 - high / 2)),
    wide,
    high,
  ];
}

/** The whole map, small: a tap moves the window. */
function mini(view, context, id) {
  const frame = boxOf(id),
    inside = ([x, y]) => x >= frame[0] && x <= frame[0] + frame[2] && y >= frame[1] && y <= frame[1] + frame[3];
  /** @type {any[]} */
  const offered = [...context.offers.keys()].map(spot).filter(Boolean);
  const here = offered.filter(inside).length;
  return (
    <div class="sheet ib-mini phone">
      <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        {rect(0, 0, W, H, 'fill:var(--sea)')}
        {view.areas.map(one => (
          <path key={one.area} d={AREA[one.area].d} class={tint(one)} />
        ))}
        {view.segments.map(one =>
          one.owners.length ? (
            <path
              key={one.segment}
              d={SEGMENT[one.segment].d}
              style={`fill:none;stroke:var(--${context.seats[one.owners[0]].pigment});stroke-width:22`}
            />
          ) : null,
        )}
        {view.wells.map(one =>
          one.owner === null ? null : (
            <circle
              key={one.well}
              cx={NODE[one.well].x}
              cy={NODE[one.well].y}
              r="32"
              style={`fill:var(--${context.seats[one.owner].pigment});stroke:var(--rim);stroke-width:8`}
            />
          ),
        )}
        {rect(
          frame[0] + 8,
          frame[1] + 8,
          frame[2] - 16,
          frame[3] - 16,
          'fill:var(--focus);fill-opacity:.12;stroke:var(--focus);stroke-width:16',
        )}
        {MAP.views.slice(1).map((one, k) => (
          <rect
            key={one.id}
            x={((k % 3) * W) / 3}
            y={k < 3 ? 0 : H / 2}
            width={W / 3}
            height={H / 2}
            style="fill:none;pointer-events:all"
            onClick={() => {
              wish.value = one.id;
            }}
          />
        ))}
      </svg>
      <div>
        <b>{MAP.views.find(one => one.id === id).name}</b>
        <span>{view.round ? `Round ${view.round} of ${view.rounds}, the ${view.decade}` : 'Choosing wells'}</span>
        {offered.length ? (
          <span>
            {here
              ? `${here} of ${offered.length} places to use are here.`
              : `${offered.length} places to use are elsewhere.`}
          </span>
        ) : null}
        <span class="dim">Tap the small map to look elsewhere.</span>
      </div>
    </div>
  );
}

/** The windows by name. */
function windows(id) {
  const short = {
    whole: 'Whole map',
    anatolia: 'Anatolia',
    caucasus: 'Caucasus',
    turkestan: 'Turkestan',
    levant: 'Levant',
    gulf: 'Gulf',
    south_persia: 'South Persia',
  };
  return (
    <div class="ib-views" role="group" aria-label="Parts of the map">
      {MAP.views.map(one => (
        <button
          key={one.id}
          aria-pressed={one.id === id ? 'true' : 'false'}
          title={one.name}
          onClick={() => {
            wish.value = one.id;
          }}
        >
          {short[/** @type {'whole'} */ (one.id)]}
        </button>
      ))}
    </div>
  );
}

/** What the marks on the map mean. */
const LEGEND = (
  <div class="ib-legend wide">
    {[
      ['port', 'joined to the sea'],
      ['check', 'used this round'],
      ['hourglass', 'pays from the next round'],
      ['flame', 'free cube with every search'],
      ['warning', 'army cut off from home'],
    ].map(([name, words]) => (
      <span key={name}>
        {icon(name)}
        {words}
      </span>
    ))}
  </div>
);

/** The dice of an event and what is being asked, while armies march. */
function asking(view, context) {
  const rolled = view.deciding.rolled;
  if (view.phase !== 'events' && !rolled.length) return null;
  const seat = view.deciding.seat === null ? null : context.seats[view.deciding.seat];
  return (
    <div class="ib-asking">
      {icon('event-card')}
      <span>
        <b>{seat ? (seat.you ? 'You decide' : `${seat.name} decides`) : 'Events'}</b> {view.deciding.prompt}
      </span>
      {rolled.map(power => {
        const one = view.powers.find(found => found.power === power);
        return (
          <span key={power} class={`letter w-${power}`} title={`rolled: ${one.name}`}>
            {one.letter}
          </span>
        );
      })}
    </div>
  );
}

/** The map. */
export function board(view, context) {
  const id = wish.value || (narrow.value ? fitting(view, context) : 'whole'),
    box = boxOf(id);
  const names = [...context.offers.keys()],
    armies = names.some(one => one.startsWith('area:')) && !names.some(one => one.startsWith('segment:'));
  return (
    <div class="ib">
      {mini(view, context, id)}
      <div class="stampbox">
        <div class="stamp">
          {asking(view, context)}
          <svg
            class={`ib-map ${armies ? 'armies' : ''}`}
            viewBox={box.join(' ')}
            role="group"
            aria-label="Middle East: 33 areas, 16 wells, 14 ports, 96 segments"
          >
            {WATER}
            <g>{lands(view, context)}</g>
            {LINES}
            <g>{segments(view, context)}</g>
            {NAMES}
            {JUNCTIONS}
            {id === 'whole' ? null : TOWNS}
            <g>{units(view, context)}</g>
            {ports(view)}
            <g>{wells(view, context)}</g>
            {boats(view, context)}
            {NODE_NAMES}
            <g style="pointer-events:none">{ghost(context.hover, view, context)}</g>
          </svg>
          {windows(id)}
          {LEGEND}
        </div>
      </div>
    </div>
  );
}
