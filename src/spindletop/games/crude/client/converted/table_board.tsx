// @ts-nocheck
/* The Operations board of Crude: four quadrants of 6 x 6 squares, what stands on them, what the dice light. */

import { guilloche } from '#converted/engraving.tsx';
import { useEffect, useState } from '#converted/html.tsx';
import { badge, chip, icon, iconAt, piece, rect, text } from '#converted/kit.tsx';
import { bulletin } from './table_markets.tsx';
import { asset, dice, tag, U } from './table_pieces.tsx';

const LEFT = 20,
  HEAD = 56,
  SIDE = 6 * U,
  Q = LEFT + SIDE,
  H = HEAD + SIDE,
  GAP = 16,
  RIM = 22;
const WHERE = [
  [0, 0],
  [Q + GAP, 0],
  [Q + GAP, H + GAP],
  [0, H + GAP],
];
const NARROW = '(max-width: 719px)';
const BOUGHT = { buy_rig: 'rig', buy_station: 'station', buy_refinery: 'refinery' };

/** Whether the page is a phone's. */
function useNarrow() {
  const [narrow, setNarrow] = useState(matchMedia(NARROW).matches);
  useEffect(() => {
    const asked = matchMedia(NARROW),
      heard = () => setNarrow(asked.matches);
    asked.addEventListener('change', heard);
    return () => asked.removeEventListener('change', heard);
  }, []);
  return narrow;
}

const pigmentOf = (land, context) => (land.owner === null ? 'iron' : context.seats[land.owner].pigment);
const nameOf = (land, context) => (land.owner === null ? 'Ghost' : context.seats[land.owner].name);
const short = (name, most) => (name.length > most ? name.slice(0, most - 1) + '…' : name);

/** How wide the box of a storage is. */
const stockWide = (n, fresh) => 34 + 9 * String(n - fresh).length + (fresh ? 13 + 7 * String(fresh).length : 0);

/** Barrels in store: how many, and how many of them are fresh. */
function stock(x, y, id, n, fresh) {
  const w = stockWide(n, fresh);
  return (
    <>
      {rect(x, y, w, 24, 'fill:var(--panel);stroke:var(--rim);stroke-width:1', 3)}
      {iconAt(id, x + 2, y + 2, 20, 'color:var(--rim)')}
      {text(x + 24, y + 17.5, n - fresh, 'font:700 15px var(--display);fill:var(--ink)')}
      {fresh
        ? text(x + w - 4, y + 17, '+' + fresh, 'font:600 12px var(--text);text-anchor:end;fill:var(--ink-2)')
        : null}
    </>
  );
}

/** The name plate of a quadrant with its storage; the plate is the place of the quadrant, or of its company when it may declare. */
function head(context, land) {
  const p = pigmentOf(land, context),
    ghost = land.owner === null,
    ink = ghost ? 'var(--ink-2)' : `var(--on-${p})`;
  const seat = 'seat:' + land.owner,
    own = context.offers.has(seat) ? seat : 'quadrant:' + land.name,
    whole = context.offers.has('quadrant:' + land.name);
  const gasWide = stockWide(land.gasoline, land.fresh_gasoline),
    crudeWide = stockWide(land.crude, land.fresh_crude),
    gasX = Q - 4 - gasWide,
    crudeX = gasX - 4 - crudeWide,
    room = ghost ? Q : crudeX - 4;
  const plateStyle = ghost
    ? 'fill:var(--inset);stroke:var(--line-2);stroke-width:1.5;stroke-dasharray:4 3'
    : `fill:var(--${p});stroke:var(--rim);stroke-width:1.5`;
  return (
    <>
      {context.place(
        own,
        whole ? { x: -4, y: -4, w: Q + 8, h: H + 8, r: 6 } : { x: 1, y: 1, w: room - 2, h: 30, r: 3 },
        <>
          {rect(0, 0, Q, 32, plateStyle, 3)}
          {ghost ? null : (
            <>
              <rect
                x="2.5"
                y="2.500"
                width={Q - 5}
                height="27"
                rx="2"
                style={`fill:none;stroke:var(--on-${p});stroke-opacity:.45`}
              />
              {iconAt('seat-' + p, 9, 8, 16, `color:${ink}`)}
            </>
          )}
          {text(
            ghost ? 10 : 31,
            23,
            ghost ? 'No company: it only rolls' : short(nameOf(land, context), Math.floor((room - 62) / 10)),
            `font:19px var(--sign);letter-spacing:.05em;text-transform:uppercase;fill:${ink}`,
          )}
          {text(room - 6, 21, land.name, `font:700 13px var(--display);text-anchor:end;fill:${ink}`)}
        </>,
      )}
      {ghost ? null : (
        <g>
          {context.place(
            'refineries:' + land.name,
            { x: crudeX - 1, y: 3, w: gasX + gasWide - crudeX + 2, h: 26, r: 4 },
            <>
              <title>{`${land.crude} crude (${land.fresh_crude} fresh), ${land.gasoline} gasoline (${land.fresh_gasoline} fresh)`}</title>
              {stock(crudeX, 4, 'barrel-crude', land.crude, land.fresh_crude)}
              {stock(gasX, 4, 'barrel-gas', land.gasoline, land.fresh_gasoline)}
            </>,
          )}
        </g>
      )}
    </>
  );
}

/** Numbers of rows and columns; those of the dice are lit. */
const numbers = land =>
  [1, 2, 3, 4, 5, 6].map(k => {
    const col = land.lit_column === k,
      row = land.lit_row === k,
      x = LEFT + (k - 0.5) * U,
      y = HEAD + (k - 0.5) * U;
    return (
      <>
        {col ? rect(x - 10, HEAD - 20, 20, 17, 'fill:var(--iron);stroke:var(--rim)', 4) : null}
        {text(
          x,
          HEAD - 7,
          k,
          `font:700 13px var(--display);text-anchor:middle;fill:${col ? 'var(--on-iron)' : 'var(--ink-3)'}`,
        )}
        {row ? rect(-1, y - 10, 17, 20, 'fill:var(--red);stroke:var(--rim)', 4) : null}
        {text(
          7.5,
          y + 4.5,
          k,
          `font:700 13px var(--display);text-anchor:middle;fill:${row ? 'var(--on-red)' : 'var(--ink-3)'}`,
        )}
      </>
    );
  });

/** The ground of a quadrant: paper, the lit row and column, the grid. */
function field(land) {
  const lines = [1, 2, 3, 4, 5].map(k => `M${k * U} 0v${SIDE}M0 ${k * U}h${SIDE}`).join('');
  const row = land.lit_row ? (land.lit_row - 1) * U : -1,
    col = land.lit_column ? (land.lit_column - 1) * U : -1;
  return (
    <>
      {rect(0, 0, SIDE, SIDE, `fill:var(${land.owner === null ? '--inset' : '--panel'})`)}
      {row >= 0 ? (
        <>
          {rect(0, row, SIDE, U, 'fill:var(--red-wash)')}
          {rect(0, row, SIDE, U, 'fill:url(#lit-row)')}
        </>
      ) : null}
      {col >= 0 ? (
        <>
          {rect(col, 0, U, SIDE, 'fill:var(--iron-wash);fill-opacity:.8')}
          {rect(col, 0, U, SIDE, 'fill:url(#lit-col)')}
        </>
      ) : null}
      <path d={lines} style="stroke:var(--line);stroke-width:1" />
      {rect(0, 0, SIDE, SIDE, 'fill:none;stroke:var(--rim);stroke-width:1.5')}
    </>
  );
}

const corner = one => [(one.column - 1) * U, (one.row - 1) * U];

/** Every square as a place; an asset is one place, on the square of its upper left corner. */
function squares(context, land) {
  const p = pigmentOf(land, context),
    at = new Map(land.assets.map(one => [one.square, one]));
  const covered = new Set(
    land.assets.flatMap(one =>
      one.size === 2
        ? [
            [0, 1],
            [1, 0],
            [1, 1],
          ].map(([r, c]) => `r${one.row + r}c${one.column + c}`)
        : [],
    ),
  );
  const name = (r, c) => `square:${land.name}-r${r}c${c}`,
    all = [];
  for (let r = 1; r <= 6; r++)
    for (let c = 1; c <= 6; c++) {
      const key = `r${r}c${c}`,
        one = at.get(key),
        x = (c - 1) * U,
        y = (r - 1) * U;
      if (covered.has(key)) continue;
      const inset = one ? 2 : 4,
        side = (one ? one.size : 1) * U - 2 * inset;
      all.push(
        context.place(
          name(r, c),
          { x: x + inset, y: y + inset, w: side, h: side, r: one ? 6 : 4 },
          one
            ? piece(`${one.kind}@${land.name}-${key}`, asset(p, one.kind, x, y, one.shut), 'seat:' + land.owner)
            : null,
        ),
      );
    }
  return all;
}

/** Hit refineries and stations of the quadrant that produces take the press as well: they are what refines and sells. */
function workers(view, context, land) {
  const making = view.production;
  if (!making || making.quadrant !== land.name) return null;
  return land.assets
    .filter(one => one.hits && !one.shut)
    .map(one => {
      const place = one.kind === 'refinery' ? 'refineries:' + land.name : one.kind === 'station' ? 'consumer:next' : '';
      const [x, y] = corner(one),
        side = one.size * U - 4;
      return place && context.offers.has(place) ? (
        <g key={one.square}>{context.place(place, { x: x + 2, y: y + 2, w: side, h: side, r: 6 })}</g>
      ) : null;
    });
}

/** What is written over the pieces: hits, new this turn, and the value where it may be sold. */
function notes(context, land) {
  return land.assets.map(one => {
    const [x, y] = corner(one),
      s = one.size * U,
      offered = context.offers.get(`square:${land.name}-${one.square}`) || [];
    const sale = offered.some(choice => ['sell_asset', 'liquidate', 'scrap'].includes(choice.verb));
    return (
      <>
        {one.fresh ? (
          <rect
            x={x + 2}
            y={y + 2}
            width={s - 4}
            height={s - 4}
            rx="6"
            style="fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:1.5 3;stroke-linecap:round"
          />
        ) : null}
        {one.hits && !one.shut && (one.kind !== 'rig' || one.hits === 2)
          ? badge(
              x + s - 7,
              y + 8,
              one.hits,
              one.hits === 2 ? 'var(--ink)' : 'var(--panel)',
              one.hits === 2 ? 'var(--panel)' : 'var(--ink)',
            )
          : null}
        {sale ? tag(x + s / 2, y + s - 15, '$' + one.value) : null}
      </>
    );
  });
}

/** What the choice under the pointer would put here. */
function ghost(context, land) {
  const choice = context.hover,
    found = choice && /^square:(Q\d)-r(\d)c(\d)$/.exec(choice.place);
  if (!choice || !found || found[1] !== land.name) return null;
  const kind = BOUGHT[/** @type {'buy_rig'} */ (choice.verb)] || (choice.verb === 'convert' ? 'well' : '');
  if (!kind) return null;
  const x = (Number(found[3]) - 1) * U,
    y = (Number(found[2]) - 1) * U,
    s = kind === 'refinery' ? 2 * U : U;
  return (
    <g style="pointer-events:none">
      <g class="ghost">{asset(pigmentOf(land, context), kind, x, y)}</g>
      {choice.cost === undefined ? null : tag(x + s - 2, y - 8, '$' + choice.cost)}
    </g>
  );
}

/** One quadrant at full size; where the roll may be used, it is shown as if it were. */
function quadrant(view, context, q, x, y) {
  const own = view.quadrants[q],
    [choosing] = context.offers.get('quadrant:' + own.name) || [],
    land = choosing ? { ...own, ...choosing.effects } : own;
  return (
    <g key={land.name} transform={`translate(${x} ${y})`}>
      {numbers(land)}
      <g transform={`translate(${LEFT} ${HEAD})`}>{field(land)}</g>
      {choosing ? null : head(context, land)}
      <g transform={`translate(${LEFT} ${HEAD})`}>
        {squares(context, land)}
        {workers(view, context, land)}
        <g style="pointer-events:none">{notes(context, land)}</g>
        {ghost(context, land)}
      </g>
      {choosing ? head(context, land) : null}
    </g>
  );
}

const litWords = land =>
  land.lit_row && land.lit_column
    ? `row ${land.lit_row}, col ${land.lit_column}`
    : land.lit_row
      ? `row ${land.lit_row}`
      : land.lit_column
        ? `column ${land.lit_column}`
        : '';

/** A quadrant of another company on a phone: everything that stands there, small, with its storage. */
function mini(view, context, q, x, y, w) {
  const land = view.quadrants[q],
    p = pigmentOf(land, context),
    k = w / SIDE;
  return (
    <g key={land.name} transform={`translate(${x} ${y})`}>
      {context.place(
        'quadrant:' + land.name,
        { x: -2, y: -2, w: w + 4, h: w + 50, r: 4 },
        <>
          {land.owner === null ? null : (
            <>
              {rect(0, 0, 14, 14, `fill:var(--${p});stroke:var(--rim);stroke-width:1.2`, 3)}
              {iconAt('seat-' + p, 2.5, 2.5, 9, `color:var(--on-${p})`)}
            </>
          )}
          {text(
            land.owner === null ? 0 : 18,
            11.5,
            short(nameOf(land, context), 9),
            'font:14px var(--sign);letter-spacing:.04em;text-transform:uppercase;fill:var(--ink)',
          )}
          {land.owner === null ? null : (
            <>
              {iconAt('barrel-crude', 0, 17, 13, 'color:var(--rim)')}
              {text(15, 27.5, land.crude, 'font:700 11.500px var(--display);fill:var(--ink)')}
              {iconAt('barrel-gas', 32, 17, 13, 'color:var(--rim)')}
              {text(47, 27.5, land.gasoline, 'font:700 11.500px var(--display);fill:var(--ink)')}
            </>
          )}
          <g transform={`translate(0 33) scale(${k})`}>
            {field(land)}
            {land.assets.map(one => asset(p, one.kind, corner(one)[0], corner(one)[1], one.shut))}
          </g>
          {litWords(land) ? text(0, w + 45, litWords(land), 'font:600 11.500px var(--text);fill:var(--ink-2)') : null}
        </>,
      )}
    </g>
  );
}

/** The share certificate's frame. */
const engraved = (w, h) => ({
  __html:
    [
      guilloche(-RIM + 4, -RIM + 3, w + 2 * RIM - 8, 8, 3, 24),
      guilloche(-RIM + 4, h + RIM - 11, w + 2 * RIM - 8, 8, 3, 24),
    ].join('') +
    `<g transform="rotate(90)">${guilloche(-RIM + 4, RIM - 11, h + 2 * RIM - 8, 8, 3, 24)}${guilloche(-RIM + 4, -w - RIM + 3, h + 2 * RIM - 8, 8, 3, 24)}</g>`,
});

const WIDE = 2 * Q + GAP,
  TALL = 2 * H + GAP;
const FRAME = <g style="stroke:var(--game-ink);opacity:.55" dangerouslySetInnerHTML={engraved(WIDE, TALL)}></g>;

/** The drawing: all four quadrants, or on a phone one's own large and the others small. */
function Ops({ view, context }) {
  const narrow = useNarrow(),
    cls = 'cr-ops' + (context.offers.size > 16 ? ' dense' : ''),
    label = 'Operations board: four quadrants of 36 squares';
  if (!narrow)
    return (
      <svg class={cls} viewBox={`${-RIM} ${-RIM} ${WIDE + 2 * RIM} ${TALL + 2 * RIM}`} role="group" aria-label={label}>
        {FRAME}
        {WHERE.map(([x, y], q) => quadrant(view, context, q, x, y))}
      </svg>
    );
  const seat = context.me === null ? (context.mover === null ? 0 : context.mover) : context.me,
    all = [0, 1, 2, 3];
  const large = all.filter(q => view.quadrants[q].owner === seat),
    small = all.filter(q => !large.includes(q)),
    w = (Q - (small.length - 1) * 10) / small.length,
    top = large.length * (H + GAP);
  return (
    <svg class={cls} viewBox={`-7 -7 ${Q + 14} ${top + w + 62}`} role="group" aria-label={label}>
      {large.map((q, k) => quadrant(view, context, q, 0, k * (H + GAP)))}
      {small.map((q, k) => mini(view, context, q, k * (w + 10), top + 4, w))}
    </svg>
  );
}

const got = (id, words, label) => (
  <span title={label}>
    {icon(id, '', label)} {words}
  </span>
);

/** What a roll gave a quadrant. */
function harvest(land) {
  const { crude, to_refine: refine, to_sell: sell, strike } = land.gave,
    parts = [];
  if (crude) parts.push(got('barrel-crude', '+' + crude, 'Crude pumped'));
  if (refine) parts.push(got('refinery', '×' + refine, 'Barrels that may be refined'));
  if (sell) parts.push(got('station', '×' + sell, 'Barrels that may be sold at the pump'));
  if (strike) parts.push(got('rig', 'strike', 'A rig met by both dice'));
  return parts.length ? parts : <span class="dim">no hit</span>;
}

/** What is to be known before the dice fall. */
function before(view, context) {
  const news = view.news,
    first = context.seats[view.first];
  const card = (faces, one) =>
    one ? (
      <span>
        {faces.map(face => icon('die-' + face, '', `Double ${face}`))} {one.title}
      </span>
    ) : null;
  return (
    <div class="cr-gave plain">
      <div>
        <div class="sign">{view.purchase_round ? 'Special purchase round' : 'Before the roll'}</div>
        <div class="stats">
          {view.purchase_round ? (
            <span>
              {chip(first.pigment, 's')} {first.name} has the first turn
            </span>
          ) : (
            <span>
              {icon(view.economy.demand > 0 ? 'economy-up' : 'economy-down')} economy changes:{' '}
              {view.difference.change_percent} %
            </span>
          )}
        </div>
      </div>
      <div>
        <div class="sign">A double brings</div>
        <div class="stats">
          {news.most_likely || news.unlikely ? (
            <>
              {card(news.most_likely_doubles, news.most_likely)}
              {card(news.unlikely_doubles, news.unlikely)}
            </>
          ) : (
            <span class="dim">nothing: no news card lies open</span>
          )}
        </div>
      </div>
    </div>
  );
}

/** The strip under the board: the dice, what they gave the roller, what they gave the neighbours. */
function gave(view, context) {
  if (!view.dice) return before(view, context);
  const { red, black } = view.dice,
    own = view.quadrants.find(land => land.active && land.lit_row),
    beside = view.quadrants.filter(land => !(land.active && land.lit_row) && (land.lit_row || land.lit_column));
  const making = view.production,
    whose = land => chip(pigmentOf(land, context), 's');
  const left = land =>
    making && making.quadrant === land.name ? (
      <div class="stats dim">
        <span>
          now: {making.refine_left} left to refine, {making.pump_left} to sell
        </span>
      </div>
    ) : null;
  return (
    <div class="cr-gave">
      <div class="cr-thrown">{dice(red, black, `${view.round}:${view.turn}`)}</div>
      <div>
        {own ? (
          <>
            <div class="sign">
              {whose(own)} {own.owner === context.me ? 'This roll gave you' : `This roll gave ${nameOf(own, context)}`}
            </div>
            <div class="stats big">{harvest(own)}</div>
            {left(own)}
          </>
        ) : (
          <>
            <div class="sign">{view.ghost_turn ? 'The ghost rolled' : 'Rolled'}</div>
            <div class="stats">
              <span>
                red {red}, black {black}
              </span>
            </div>
          </>
        )}
      </div>
      <div>
        <div class="sign">Neighbours</div>
        {beside
          .filter(land => land.owner !== null)
          .map(land => (
            <>
              <div class="stats">
                <span>
                  {whose(land)} {litWords(land)}
                </span>
                {harvest(land)}
              </div>
              {left(land)}
            </>
          ))}
        {beside.length ? null : <div class="stats dim">not yet</div>}
      </div>
    </div>
  );
}

/** The sheet with board and strip. */
export const board = (view, context) => (
  <div class="sheet cr-board">
    <Ops view={view} context={context} />
    {bulletin(view.news.resolving, context)}
    {gave(view, context)}
  </div>
);
