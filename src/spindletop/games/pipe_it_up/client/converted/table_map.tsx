// @ts-nocheck
/* The map of Ghana: links as strings of slots, cities with what stands on them, in the frame of a street sign. */

import { useEffect, useRef } from '#converted/html.tsx';
import { icon, iconAt, piece, text } from '#converted/kit.tsx';
import { GHANA } from '../ghana.ts';
import { drop, pipe, plant, reservoir, TOKEN_ICON } from './table_pieces.tsx';

const W = 1000,
  H = 1400,
  EDGE = 26;

const zigzag = (x, y, n, dx, dy, px, py) => {
  let d = `M${x} ${y}`;
  for (let k = 0; k < n; k++) d += `l${dx + (k % 2 ? -px : px)} ${dy + (k % 2 ? -py : py)}`;
  return d;
};

/** The street sign: zigzag and four screws. */
const FRAME = (
  <>
    <path
      d={
        zigzag(0, -8, 50, 20, 0, 0, -11) +
        zigzag(0, H + 8, 50, 20, 0, 0, 11) +
        zigzag(-8, 0, 70, 0, 20, -11, 0) +
        zigzag(W + 8, 0, 70, 0, 20, 11, 0)
      }
      style="fill:none;stroke:var(--game-ink);stroke-width:4"
    />
    <rect width={W} height={H} style="fill:none;stroke:var(--rim);stroke-width:2.5" />
    {[
      [-13, -13],
      [W + 13, -13],
      [-13, H + 13],
      [W + 13, H + 13],
    ].map(([x, y]) => (
      <>
        <circle cx={x} cy={y} r="10" style="fill:var(--brass);stroke:var(--rim);stroke-width:2" />
        <path
          d={`M${x - 6} ${y - 3}L${x + 6} ${y + 3}`}
          style="stroke:var(--cord);stroke-opacity:.6;stroke-width:2.5"
        />
      </>
    ))}
  </>
);

const halo = size =>
  `font:700 ${size}px var(--text);fill:var(--ink);paint-order:stroke;stroke:var(--land);stroke-width:6px;stroke-linejoin:round`;
const COUNTRY = 'font-family:var(--display);font-weight:500;letter-spacing:.12em;fill:var(--ink-3)',
  SEA = 'font-family:var(--display);font-style:italic;font-weight:500;letter-spacing:.06em;fill:var(--ink-2)';

/** Everything that never changes. */
const GROUND = (
  <>
    <rect width={W} height={H} style="fill:var(--sea)" />
    <rect width={W} height={H} style="fill:url(#waves)" />
    <path d={GHANA.coast} style="fill:none;stroke:var(--sea-line);stroke-width:18;stroke-opacity:.35" />
    <path d={GHANA.land} style="fill:var(--inset)" />
    {GHANA.borders.map(d => (
      <path d={d} style="fill:none;stroke:var(--line-2);stroke-width:1.6;stroke-dasharray:7 6" />
    ))}
    <path d={GHANA.ghana} style="fill:var(--land);stroke:var(--land-line);stroke-width:3" />
    {GHANA.rivers.map(d => (
      <path d={d} style="fill:none;stroke:var(--sea-line);stroke-width:2.6" />
    ))}
    <path d={GHANA.lake.d} style="fill:var(--sea);stroke:var(--sea-line);stroke-width:1.6" />
    <path d={GHANA.coast} style="fill:none;stroke:var(--land-line);stroke-width:2.6" />
    {GHANA.labels.map(one => (
      <text
        x={one.x}
        y={one.y}
        transform={`rotate(${one.angle} ${one.x} ${one.y})`}
        style={`text-anchor:middle;font-size:${one.size}px;${one.kind === 'sea' ? SEA : COUNTRY}`}
      >
        {one.text}
      </text>
    ))}
    {GHANA.lake.label.lines.map((line, k) => (
      <text x={GHANA.lake.label.x} y={GHANA.lake.label.y + k * 26} style={`text-anchor:middle;font-size:24px;${SEA}`}>
        {line}
      </text>
    ))}
  </>
);

/** The sign that hangs in the Gulf until Sekondi-Takoradi or Tamale is reached. */
const LIMIT = (
  <g transform="translate(20 1334)">
    <title>Until Sekondi-Takoradi or Tamale is reached</title>
    <rect width="236" height="48" rx="8" style="fill:var(--game);stroke:var(--rim);stroke-width:2" />
    <rect x="4" y="4" width="228" height="40" rx="5" style="fill:none;stroke:var(--keyline);stroke-width:2" />
    {iconAt('lock', 12, 11, 26, 'color:var(--on-enamel)')}
    {text(
      136,
      34,
      '1 PIPELINE A TURN',
      'font:28px var(--sign);letter-spacing:.05em;text-anchor:middle;fill:var(--on-enamel)',
    )}
  </g>
);

/** The slots of a link as one closed path, a little larger than its pipes. */
function outline(link, by = 0) {
  const w = link.slot[0] / 2 + by,
    h = link.slot[1] / 2 + by;
  return link.slots
    .map(([x, y, angle]) => {
      const turn = (angle * Math.PI) / 180,
        c = Math.cos(turn),
        s = Math.sin(turn);
      return (
        'M' +
        [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h],
        ]
          .map(([u, v]) => `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`)
          .join('L') +
        'Z'
      );
    })
    .join('');
}
const OUTLINES = new Map(GHANA.links.map(link => [link.id, outline(link, 1)]));
const LINKS = new Map(GHANA.links.map(link => [link.id, link])),
  CITIES = new Map(GHANA.cities.map(city => [city.id, city]));

const pipes = (link, draw) =>
  link.slots.map(([x, y, angle], k) => draw(link.slot[0], link.slot[1], `translate(${x} ${y}) rotate(${angle})`, k));
const laid = (draw, transform) => <g transform={transform}>{draw}</g>;

/** A link: the pipes of its owner, or its empty slots. */
function drawLink(link, one, context, stock, me) {
  const out = !one.usable,
    lit = context.offers.has('link:' + link.id),
    within = me && one.open && one.owner === null && one.length <= stock && !context.over;
  const slot = `fill:${lit ? 'var(--panel)' : `color-mix(in srgb, var(--panel) ${link.dotted ? 55 : 100}%, transparent)`};stroke:${within ? `var(--${me}-ink)` : 'var(--line-2)'};stroke-width:${within ? 3.4 : 2};${link.dotted ? 'stroke-dasharray:5 4;' : ''}`;
  const inside =
    one.owner !== null ? (
      pipes(link, (length, width, spot, k) =>
        piece(
          `pipe:${one.owner}@${link.id}-${k}`,
          laid(pipe(length, width, context.seats[one.owner].pigment), spot),
          'seat:' + one.owner,
        ),
      )
    ) : (
      <g style={out ? 'opacity:.4' : ''}>
        {pipes(link, (length, width, spot) =>
          laid(<rect x={-length / 2} y={-width / 2} width={length} height={width} rx="3" style={slot} />, spot),
        )}
      </g>
    );
  return context.place(
    'link:' + link.id,
    { d: OUTLINES.get(link.id) },
    <>
      <path class="reach" d={link.d} />
      {inside}
    </>,
  );
}

/** Where several plants stand on a city: a row, or two rows of smaller ones. */
function spots(n, big) {
  if (n < 2) return Array.from({ length: n }, () => [0, 0, big ? 36 : 31]);
  if (n < 3)
    return [
      [-14, 0, 27],
      [14, 0, 27],
    ];
  return Array.from({ length: n }, (_, k) => [
    ((k % 3) - (Math.min(n - Math.floor(k / 3) * 3, 3) - 1) / 2) * 28,
    n > 3 ? (k < 3 ? -14 : 14) : 0,
    27,
  ]);
}

/** A city: its disc, its city tokens, its plants, its reservoir. */
function drawCity(city, one, view, context, wanted, me) {
  const { x, y, r } = city,
    stack = view.reservoirs.find(found => found.city === city.id),
    start = city.id === view.start_city;
  const stands = [...(one.grey_plant ? ['grey'] : []), ...one.plants.map(seat => context.seats[seat].pigment)];
  const awaits = !one.grey_plant && view.lifting_cities.includes(city.id),
    goal = wanted.get(city.id);
  const away = city.label.side === 'left' || city.label.side === 'bottom' ? 1 : -1;
  const ground = one.tokens ? 'var(--panel)' : stands.length ? 'var(--land)' : 'var(--inset)';
  const token = one.icon ? (
    <>
      <circle cx={x} cy={y} r={r - 3} style="fill:var(--water)" />
      {iconAt(TOKEN_ICON[one.icon], x - r * 0.62, y - r * 0.64, r * 1.24, 'color:var(--panel)')}
    </>
  ) : (
    drop(x, y, r)
  );
  return context.place(
    'city:' + city.id,
    { cx: x, cy: y, radius: r + 3 },
    <>
      <circle class="near" cx={x} cy={y} r={r + 12} />
      <circle cx={x} cy={y} r={r} style={`fill:${ground};stroke:var(--rim);stroke-width:${start ? 5 : 3}`} />
      {awaits ? (
        <circle cx={x} cy={y} r={r + 6} style="fill:none;stroke:var(--rim);stroke-width:2;stroke-dasharray:4 4" />
      ) : null}
      {one.tokens ? (
        piece('token@' + city.id, token)
      ) : stands.length || stack ? null : (
        <circle cx={x} cy={y} r="6" style="fill:var(--rim)" />
      )}
      {one.reservoir_site ? (
        <circle cx={x} cy={y} r={r - 6} style="fill:none;stroke:var(--water);stroke-width:3;stroke-dasharray:5 4" />
      ) : null}
      {stack
        ? piece(
            'reservoir@' + city.id,
            reservoir(x, y, context.seats[stack.seat].pigment, stack.size),
            'seat:' + stack.seat,
          )
        : null}
      {spots(stands.length, city.r > 25).map(([dx, dy, size], k) =>
        piece(
          `plant:${stands[k]}@${city.id}-${k}`,
          plant(x + dx, y + dy + (one.tokens || stack ? 30 : 0), stands[k], one.tokens || stack ? 25 : size),
        ),
      )}
      {one.tokens > 1 ? (
        <>
          <circle
            cx={x + away * r * 0.85}
            cy={y + r * 0.75}
            r="14"
            style="fill:var(--panel);stroke:var(--rim);stroke-width:2"
          />
          {text(
            x + away * r * 0.85,
            y + r * 0.75 + 6,
            '×' + one.tokens,
            'font:800 17px var(--display);text-anchor:middle;fill:var(--ink)',
          )}
        </>
      ) : null}
      {goal === undefined ? null : (
        <g
          transform={`translate(${x + (away > 0 ? r + 2 : -r - 26)} ${y + (city.label.side === 'top' ? 4 : -r - 10)})`}
        >
          <rect width="24" height="24" rx="4" style={`fill:var(--${me});stroke:var(--rim);stroke-width:2.2`} />
          {iconAt(goal ? 'check' : 'flag', 3, 3, 18, `color:var(--on-${me})`)}
        </g>
      )}
    </>,
  );
}

const flag = (x, y, words) => (
  <g transform={`translate(${x + 2} ${y - 10}) scale(1.3)`}>
    <path
      d={`M0 21 14 0h${20 + words.length * 15}v42H14z`}
      style="fill:var(--cord);stroke:var(--lamp);stroke-width:2.5"
    />
    {text(
      24 + words.length * 7.5,
      31,
      words,
      'font:28px var(--sign);letter-spacing:.04em;text-anchor:middle;fill:var(--lamp)',
    )}
  </g>
);

/** What the choice under the pointer would do. */
function ghost(choice, view, context, me) {
  if (!choice || !choice.place) return null;
  const [kind, id] = choice.place.split(':'),
    link = kind === 'link' ? LINKS.get(id) : undefined,
    city = kind === 'city' ? CITIES.get(id) : undefined;
  const p = me || 'iron';
  if (link) {
    const [x, y] = link.slots[Math.floor(link.slots.length / 2)],
      points = view.links.find(one => one.id === id).vp;
    return (
      <g style="pointer-events:none">
        <g class="ghost">{pipes(link, (length, width, spot) => laid(pipe(length - 6, width - 4, p), spot))}</g>
        {flag(Math.min(x, 870), y, '+' + points)}
      </g>
    );
  }
  if (city)
    return (
      <g style="pointer-events:none">
        <g class="ghost">
          {choice.verb === 'place_reservoir'
            ? reservoir(city.x, city.y, p, view.reservoir_size || '')
            : plant(city.x, city.y, p, 34)}
        </g>
      </g>
    );
  return null;
}

/** The whole country, small, with the part that is in sight; a press moves there. */
const overview = (view, context) => (
  <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true" data-overview="">
    <path d={GHANA.land} style="fill:var(--inset)" />
    <path d={GHANA.ghana} style="fill:var(--land)" />
    {view.links.map(one =>
      one.owner === null ? (
        context.offers.has('link:' + one.id) ? (
          <>
            <path d={LINKS.get(one.id)?.d} style="fill:none;stroke:var(--cord);stroke-width:22" />
            <path
              d={LINKS.get(one.id)?.d}
              style="fill:none;stroke:var(--lamp);stroke-width:12;stroke-dasharray:22 22"
            />
          </>
        ) : null
      ) : (
        <>
          <path d={LINKS.get(one.id)?.d} style="fill:none;stroke:var(--rim);stroke-width:32" />
          <path
            d={LINKS.get(one.id)?.d}
            style={`fill:none;stroke:var(--${context.seats[one.owner].pigment});stroke-width:22`}
          />
        </>
      ),
    )}
    <rect
      class="window"
      x="0"
      y="0"
      width="0"
      height="0"
      style="fill:var(--focus);fill-opacity:.12;stroke:var(--focus);stroke-width:18"
    />
  </svg>
);

/** The window on the map where it is larger than the screen: it follows what is offered. */
function Sheet({ children, mini, focus, moment }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const root = /** @type {HTMLElement} */ (box.current),
      frame = /** @type {HTMLElement} */ (root.querySelector('.mapbox')),
      small = /** @type {SVGElement} */ (root.querySelector('[data-overview]')),
      mark = /** @type {SVGRectElement} */ (root.querySelector('.window'));
    const follow = () => {
      if (!frame.scrollWidth) return;
      const k = (W + 2 * EDGE) / frame.scrollWidth;
      mark.setAttribute('x', String(frame.scrollLeft * k - EDGE));
      mark.setAttribute('y', String(frame.scrollTop * k - EDGE));
      mark.setAttribute('width', String(frame.clientWidth * k));
      mark.setAttribute('height', String(Math.min(frame.clientHeight * k, H + 2 * EDGE)));
    };
    const move = event => {
      if (event.type === 'pointermove' && !event.buttons) return;
      const at = small.getBoundingClientRect(),
        k = frame.scrollWidth / at.width;
      frame.scrollLeft = (event.clientX - at.left) * k - frame.clientWidth / 2;
      frame.scrollTop = (event.clientY - at.top) * k - frame.clientHeight / 2;
    };
    frame.addEventListener('scroll', follow);
    small.addEventListener('pointerdown', move);
    small.addEventListener('pointermove', move);
    addEventListener('resize', follow);
    follow();
    return () => {
      frame.removeEventListener('scroll', follow);
      small.removeEventListener('pointerdown', move);
      small.removeEventListener('pointermove', move);
      removeEventListener('resize', follow);
    };
  }, []);
  useEffect(() => {
    const frame = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (box.current).querySelector('.mapbox')),
      k = frame.scrollWidth / (W + 2 * EDGE);
    if (frame.scrollWidth <= frame.clientWidth + 1) return;
    frame.scrollLeft = (focus[0] + EDGE) * k - frame.clientWidth / 2;
    frame.scrollTop = (focus[1] + EDGE) * k - frame.clientHeight / 2;
  }, [moment]);
  return (
    <div class="sheet" ref={box}>
      <div class="overview phone">{mini}</div>
      {children}
    </div>
  );
}

/** The middle of what can be used now, or of what is built. */
function middle(view, context) {
  const places = [...context.offers.keys()]
      .filter(name => name.startsWith('link:'))
      .map(name => LINKS.get(name.slice(5))),
    at = places.flatMap(link => (link ? [link.slots[Math.floor(link.slots.length / 2)]] : []));
  if (!at.length) {
    const start = CITIES.get(view.start_city);
    return start ? [start.x, start.y] : [W / 2, H / 2];
  }
  return [0, 1].map(k => at.reduce((sum, one) => sum + one[k], 0) / at.length);
}

/** The table's map with its strip of totals. */
export function board(view, context) {
  const own = context.me === null ? null : view.seats[context.me],
    me = context.me === null ? '' : context.seats[context.me].pigment,
    stock = own ? own.stock : 0;
  const wanted = new Map(own && own.mission ? own.mission.cities.map(one => [one.id, one.touched]) : []);
  const links = new Map(view.links.map(one => [one.id, one])),
    cities = new Map(view.cities.map(one => [one.id, one]));
  const fact = (name, words, cls = '') => (
    <div class={cls}>
      {icon(name)}
      <span>{words}</span>
    </div>
  );
  const mini = (
    <>
      {overview(view, context)}
      <div>
        <span>
          <b class="num">{view.links_left}</b> links left, <b class="num">{view.pipes_left}</b> pipes to fill
        </span>
        <span>
          <b class="num">{view.city_tokens_left}</b> city tokens left, bank <b class="num">{view.bank}</b>
        </span>
        {own ? (
          <span>
            <b class="num">{own.stock}</b> {own.stock === 1 ? 'pipe' : 'pipes'} and <b class="num">{own.tokens}</b>{' '}
            {own.tokens === 1 ? 'token' : 'tokens'} in your hand
          </span>
        ) : null}
        {view.limited ? <span class="limit">One pipeline a turn</span> : null}
        <span class="dim">Drag the map, or tap this one.</span>
      </div>
    </>
  );
  return (
    <Sheet
      mini={mini}
      focus={middle(view, context)}
      moment={`${context.mover}${context.step}${context.offers.size > 0}`}
    >
      <div class="mapbox" tabindex="0" role="region" aria-label="Ghana">
        <svg
          class="map ghana"
          viewBox={`${-EDGE} ${-EDGE} ${W + 2 * EDGE} ${H + 2 * EDGE}`}
          role="group"
          aria-label="Map of Ghana with 31 cities and 51 links"
        >
          <defs>
            <clipPath id="sheetclip">
              <rect width={W} height={H} />
            </clipPath>
          </defs>
          <g clip-path="url(#sheetclip)">
            {GROUND}
            {GHANA.links.map(link => (
              <path
                key={'g' + link.id}
                d={link.d}
                style={`fill:none;stroke:var(--line-2);stroke-width:2;${link.dotted ? 'stroke-dasharray:2 7' : ''}`}
              />
            ))}
            {GHANA.links.map(link =>
              links.has(link.id) ? drawLink(link, links.get(link.id), context, stock, me) : null,
            )}
            {GHANA.cities.map(city =>
              cities.has(city.id) ? drawCity(city, cities.get(city.id), view, context, wanted, me) : null,
            )}
            <g style="pointer-events:none">
              {GHANA.cities.map(city =>
                city.label.lines.map(line => (
                  <text x={line.x} y={line.y} style={`${halo(city.label.size)};text-anchor:${city.label.anchor}`}>
                    {line.text}
                  </text>
                )),
              )}
            </g>
            {view.limited && !view.over ? LIMIT : null}
            {ghost(context.hover, view, context, me)}
          </g>
          {FRAME}
        </svg>
      </div>
      <div class="strip">
        {fact(
          'pipe-straight',
          <>
            <b>{view.links_left}</b> links left
          </>,
        )}
        {fact(
          'pipe-tile',
          <>
            <b>{view.pipes_left}</b> pipes to fill
          </>,
        )}
        {fact(
          'drop',
          <>
            <b>{view.city_tokens_left}</b> city tokens
          </>,
          'wet',
        )}
        {fact(
          'upgrade',
          <>
            bank <b>{view.bank}</b>
          </>,
        )}
        {view.idle_turns * 2 >= view.idle_limit && !view.over ? (
          <div class="idle">
            {icon('hourglass')}
            <span>
              {view.idle_turns} of {view.idle_limit} turns without building
            </span>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}
