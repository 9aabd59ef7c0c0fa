// @ts-nocheck
/* International Oilman: an atlas sheet of 180 holes, properties as drawn boundaries, the lot under the hammer, the score pad. */

import { chip, cord, iconAt, piece, rect, text } from '#converted/kit.tsx';
import { LAND } from '../world.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQR',
  U = 40,
  W = 18 * U,
  H = 10 * U,
  M = 24;
const at = name => [LETTERS.indexOf(name[0]), Number(name.slice(1)) - 1];
const money = n => `$${n}k`;

/** The outline of a set of holes as closed paths. @param {string[]} names */
function outline(names) {
  const set = new Set(names),
    has = (c, r) => set.has(LETTERS[c] + (r + 1));
  /** @type {Record<string, number[][]>} */
  const next = {};
  const edge = (x1, y1, x2, y2) => {
    (next[x1 + ',' + y1] = next[x1 + ',' + y1] || []).push([x2, y2]);
  };
  for (const name of names) {
    const [c, r] = at(name);
    if (!has(c, r - 1)) edge(c, r, c + 1, r);
    if (!has(c + 1, r)) edge(c + 1, r, c + 1, r + 1);
    if (!has(c, r + 1)) edge(c + 1, r + 1, c, r + 1);
    if (!has(c - 1, r)) edge(c, r + 1, c, r);
  }
  let d = '';
  for (let key; (key = Object.keys(next).find(q => next[q].length)); ) {
    let [x, y] = key.split(',').map(Number);
    d += `M${x * U} ${y * U}`;
    for (let go; (go = (next[x + ',' + y] || []).pop()); ) {
      [x, y] = go;
      d += `L${x * U} ${y * U}`;
    }
    d += 'Z';
  }
  return d;
}

const DROP = 'M0-16C6-9 11-4 11 2.500A11 11 0 0 1-11 2.500C-11-4-6-9 0-16Z';

/** A cap: dry is a square plug, wet a drop; the number is the level. */
function cap(x, y, wet, level) {
  const v = (wet ? 'wet-' : 'dry-') + level,
    style = `fill:var(--${v});stroke:var(--rim);stroke-width:1.6`,
    halo = 'fill:var(--panel);stroke:var(--panel);stroke-width:5';
  const body = s =>
    wet ? <path d={DROP} style={s} /> : <rect x="-9.5" y="-9.5" width="19" height="19" rx="2" style={s} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      {body(halo)}
      {body(style)}
      {text(0, wet ? 8 : 5.5, level, `font:800 15px var(--display);text-anchor:middle;fill:var(--on-${v})`)}
    </g>
  );
}

const hole = (x, y, land) =>
  land ? (
    <>
      <circle cx={x} cy={y} r="5" style="fill:var(--panel);stroke:var(--ink-2);stroke-width:1.6" />
      <circle cx={x} cy={y} r="1.6" style="fill:var(--ink-2)" />
    </>
  ) : (
    <>
      <circle cx={x} cy={y} r="5" style="fill:var(--sea);stroke:var(--water);stroke-width:1.6" />
      <path d={`M${x - 2.8} ${y}q1.4-1.8 2.8 0t2.8 0`} style="fill:none;stroke:var(--water);stroke-width:1.2" />
    </>
  );

const CAPS = Object.fromEntries(
  [1, 2, 3].flatMap(level => [
    ['dry' + level, { wet: false, level }],
    ['wet' + level, { wet: true, level }],
  ]),
);
const capOf = one => CAPS[one.cap] || null;
const noteOf = one => (one.oil ? `${one.oil} oil` : one.clear ? `${one.clear} dry` : '');

const SEA = (
  <>
    <rect width={W} height={H} style="fill:var(--sea)" />
    <rect width={W} height={H} style="fill:url(#waves)" />
  </>
);
const LANDS = (
  <>
    <use
      href="#land"
      style="fill:none;stroke:var(--sea-line);stroke-width:7;stroke-opacity:.35;stroke-linejoin:round"
    />
    <use
      href="#land"
      style="fill:none;stroke:var(--sea-line);stroke-width:3.5;stroke-opacity:.5;stroke-linejoin:round"
    />
    <use href="#land" style="fill:var(--land);stroke:var(--land-line);stroke-width:1.2;stroke-linejoin:round" />
  </>
);
const GRID = (
  <path
    d={
      Array.from({ length: 17 }, (_, k) => `M${(k + 1) * U} 0V${H}`).join('') +
      Array.from({ length: 9 }, (_, k) => `M0 ${(k + 1) * U}H${W}`).join('')
    }
    style="fill:none;stroke:var(--sea-line);stroke-width:.6;stroke-opacity:.6"
  />
);

/** The black and white degree ticks round the sheet, with letters and numbers. */
const NEAT = (
  <g>
    {Array.from({ length: 18 }, (_, c) => (
      <>
        {rect(c * U, -7, U, 5, `fill:var(${c % 2 ? '--rim' : '--panel'});stroke:var(--rim);stroke-width:.8`)}
        {rect(c * U, H + 2, U, 5, `fill:var(${c % 2 ? '--panel' : '--rim'});stroke:var(--rim);stroke-width:.8`)}
        {text((c + 0.5) * U, -11, LETTERS[c], 'font:700 12px var(--display);text-anchor:middle;fill:var(--ink-2)')}
      </>
    ))}
    {Array.from({ length: 10 }, (_, r) => (
      <>
        {rect(-7, r * U, 5, U, `fill:var(${r % 2 ? '--rim' : '--panel'});stroke:var(--rim);stroke-width:.8`)}
        {rect(W + 2, r * U, 5, U, `fill:var(${r % 2 ? '--panel' : '--rim'});stroke:var(--rim);stroke-width:.8`)}
        {text(-16, (r + 0.5) * U + 4, r + 1, 'font:700 12px var(--display);text-anchor:middle;fill:var(--ink-2)')}
      </>
    ))}
    <rect x="-7" y="-7" width={W + 14} height={H + 14} style="fill:none;stroke:var(--rim);stroke-width:1.4" />
  </g>
);

const rig = (x, y, k) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-13" y="-13" width="26" height="26" rx="4" style="fill:var(--game);stroke:var(--rim);stroke-width:1.4" />
    {iconAt('rig', -12, -11, 20, 'color:var(--on-enamel)')}
    {text(8, 10, k, 'font:800 12px var(--display);text-anchor:middle;fill:var(--on-enamel)')}
  </g>
);

/** A property: pattern, inner border, surveyor's line. */
function ground(one, k, seats) {
  const p = seats[one.owner].pigment,
    d = outline(one.holes);
  return (
    <g key={'p' + k}>
      <clipPath id={'cp' + k}>
        <path d={d} />
      </clipPath>
      <g clip-path={`url(#cp${k})`}>
        <path d={d} style={`fill:url(#pat-${p});fill-opacity:.86`} />
        <use href="#land" style="fill:none;stroke:var(--land-line);stroke-width:1;stroke-opacity:.55" />
        <path d={d} style={`fill:none;stroke:var(--${p});stroke-width:9`} />
      </g>
      <path d={d} style="fill:none;stroke:var(--rim);stroke-width:1.4;stroke-linejoin:round" />
    </g>
  );
}

/** The tab of a property: glyph of the owner, and a lock while it has no well. */
function tab(one, k, seats) {
  const p = seats[one.owner].pigment,
    [c, r] = at(one.holes[0]),
    room = one.holes.filter(name => at(name)[1] === r).length * 5 - 1;
  return (
    <g key={'t' + k} transform={`translate(${c * U + 1} ${Math.max(r * U - 9, -2)})`} style="pointer-events:none">
      <rect x="-1" y="-1" width="17" height="17" rx="3" style={`fill:var(--${p});stroke:var(--rim);stroke-width:1.3`} />
      {iconAt('seat-' + p, 2, 2, 11, `color:var(--on-${p})`)}
      {seats[one.owner].name.length <= room ? (
        <text class="prop-name" x="20" y="12.5">
          {seats[one.owner].name}
        </text>
      ) : null}
    </g>
  );
}

/** What the choice under the pointer would do. */
function ghost(choice, context) {
  if (!choice || !choice.place.startsWith('hole:')) return null;
  const [c, r] = at(choice.place.slice(5)),
    x = (c + 0.5) * U,
    y = (r + 0.5) * U;
  const me = context.me === null ? 'red' : context.seats[context.me].pigment;
  return (
    <g class="ghosted" style="pointer-events:none">
      <g class="ghost">
        {choice.verb === 'drill' ? (
          rig(x, y, choice.args.rig)
        ) : (
          <rect
            x={c * U}
            y={r * U}
            width={U}
            height={U}
            style={`fill:var(--${me});fill-opacity:.5;stroke:var(--rim);stroke-dasharray:3 3`}
          />
        )}
      </g>
      {choice.cost ? (
        <g transform={`translate(${x + 10} ${y - 26})`}>
          <rect width="38" height="18" rx="2" style="fill:var(--panel);stroke:var(--rim)" />
          {text(19, 13.5, money(choice.cost), 'font:700 12px var(--display);text-anchor:middle;fill:var(--ink)')}
        </g>
      ) : null}
    </g>
  );
}

/** The whole world, small, for narrow screens. */
const mini = (view, context, lot) => (
  <div class="mini phone">
    <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true" style="background:var(--sea)">
      <use href="#land" style="fill:var(--land);stroke:var(--land-line)" />
      {view.properties.map(one =>
        one.holes.length ? (
          <path
            d={outline(one.holes)}
            style={`fill:var(--${context.seats[one.owner].pigment});stroke:var(--rim);stroke-width:3`}
          />
        ) : null,
      )}
      {lot ? <path d={lot} style="fill:var(--lamp);stroke:var(--cord);stroke-width:6" /> : null}
    </svg>
    <div>
      {view.auction ? (
        <>
          <span class="sign dim">The lot stands at</span>
          <div class="num">{view.auction.standing === null ? 'no bid' : money(view.auction.standing)}</div>
          {view.auction.leader === null
            ? `from ${money(view.auction.minimum)}`
            : context.seats[view.auction.leader].name}
          , {view.marks.length} holes
        </>
      ) : (
        <>
          <span class="sign dim">Round {view.round}</span>
          <div class="num">{view.properties.length}</div>properties sold
        </>
      )}
    </div>
  </div>
);

/** The world map. */
function board(view, context) {
  const lot = view.marks.length ? outline(view.marks) : '',
    auction = view.auction;
  const last = view.marks.length
    ? view.marks.map(at).reduce((low, one) => (one[1] > low[1] || (one[1] === low[1] && one[0] < low[0]) ? one : low))
    : null;
  return (
    <div class="sheet">
      {mini(view, context, lot)}
      <div class="mapbox">
        <svg
          class="map"
          viewBox={`${-M - 4} ${-M} ${W + 2 * M - 6} ${H + 2 * M - 12}`}
          role="group"
          aria-label="World map with 180 holes"
        >
          <defs>
            <path id="land" d={LAND} />
            <clipPath id="frame">
              <rect width={W} height={H} />
            </clipPath>
          </defs>
          <g clip-path="url(#frame)">
            {SEA}
            {LANDS}
            {GRID}
          </g>
          {NEAT}
          {view.properties.map((one, k) =>
            one.holes.length ? piece('property:' + k, ground(one, k, context.seats), 'seat:' + one.owner) : null,
          )}
          {lot ? <path d={lot} style="fill:var(--lamp);fill-opacity:.22;pointer-events:none" /> : null}
          {view.holes.map(one => {
            const [c, r] = at(one.hole),
              x = (c + 0.5) * U,
              y = (r + 0.5) * U,
              capped = capOf(one),
              note = capped ? '' : noteOf(one);
            return context.place(
              'hole:' + one.hole,
              context.many ? { cx: x, cy: y, radius: 11 } : { x: c * U + 4, y: r * U + 4, w: U - 8, h: U - 8, r: 6 },
              <>
                {capped
                  ? piece('cap@' + one.hole, cap(x, y + 3, capped.wet, capped.level))
                  : hole(x, y, one.terrain === 'land')}
                {note ? (
                  <>
                    {rect(x - 16, y + 6.5, 32, 12, 'fill:var(--panel);stroke:var(--line-2)', 2)}
                    {text(x, y + 16, note, 'font:700 10.600px var(--text);text-anchor:middle;fill:var(--ink)')}
                  </>
                ) : null}
              </>,
            );
          })}
          {lot ? <g style="pointer-events:none">{cord({ d: lot })}</g> : null}
          {auction && last ? (
            <g
              transform={`translate(${last[0] * U - 2} ${Math.min((last[1] + 1) * U - 1, H - 18)})`}
              style="pointer-events:none"
            >
              <path d="M0 0h66v20H0l6-10z" style="fill:var(--cord)" />
              {text(
                11,
                15,
                `LOT ${money(auction.standing === null ? auction.minimum : auction.standing)}`,
                'font:15px var(--sign);letter-spacing:.05em;fill:var(--lamp)',
              )}
            </g>
          ) : null}
          {view.properties.map((one, k) => (one.holes.length ? tab(one, k, context.seats) : null))}
          {rig(2, 2, 1)}
          {rig(W - 2, 2, 2)}
          {rig(2, H - 2, 3)}
          {ghost(context.hover, context)}
        </svg>
      </div>
    </div>
  );
}

/** The lot under the hammer. */
function lot(view, context) {
  const auction = view.auction;
  if (!auction) return null;
  const land = view.marks.filter(name => view.holes.find(one => one.hole === name).terrain === 'land').length,
    water = view.marks.length - land;
  const cols = view.marks.map(name => at(name)[0]),
    rows = view.marks.map(name => at(name)[1]);
  const x = Math.min(...cols) * U - 14,
    y = Math.min(...rows) * U - 14,
    w = (Math.max(...cols) - Math.min(...cols) + 1) * U + 28,
    h = (Math.max(...rows) - Math.min(...rows) + 1) * U + 28,
    d = outline(view.marks);
  return (
    <div class="sheet">
      <h2 class="sign">
        The lot<span class="hint">minimum {money(auction.minimum)}</span>
      </h2>
      <div class="lot">
        <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
          <use href="#land" style="fill:var(--land);stroke:var(--land-line);stroke-width:1.2" />
          <path d={d} style="fill:var(--lamp);fill-opacity:.25" />
          {view.marks.map(name => {
            const [c, r] = at(name),
              one = view.holes.find(found => found.hole === name),
              capped = capOf(one);
            return capped
              ? cap((c + 0.5) * U, (r + 0.5) * U + 3, capped.wet, capped.level)
              : hole((c + 0.5) * U, (r + 0.5) * U, one.terrain === 'land');
          })}
          {cord({ d })}
        </svg>
        <div class="stand">
          <div>
            <div class="sign dim">Standing bid</div>
            <div class="num big">{auction.standing === null ? 'none' : money(auction.standing)}</div>
            {auction.leader === null ? null : (
              <div class="row">
                {chip(context.seats[auction.leader].pigment, 's')} <b>{context.seats[auction.leader].name}</b>
              </div>
            )}
          </div>
          <div class="right">
            <b>{view.marks.length} holes</b>
            <br />
            <span class="dim">
              {land} land, {water} water
            </span>
          </div>
        </div>
      </div>
      <ol class="bidders">
        {context.seats.map((seat, i) => {
          const inside = auction.in.includes(i),
            bid = auction.last_bids[i],
            barred = view.companies[i].barred;
          return (
            <li
              key={i}
              class={`${inside ? '' : 'out'} ${auction.leader === i ? 'top-bid' : ''} ${i === context.me ? 'me' : ''}`}
            >
              {chip(seat.pigment)}
              <br />
              {i === context.me ? 'You' : seat.name}
              <span class={'num ' + (bid ? '' : 'word')}>{bid || (barred ? 'barred' : inside ? 'in' : 'out')}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Prices and rises, as on the printed pad. */
const pad = view => (
  <div class="sheet">
    <h2 class="sign">
      Score pad<span class="hint">$ thousand</span>
    </h2>
    <div class="padbox">
      <table class="pad-table">
        <thead>
          <tr>
            <th>Drill</th>
            <th>level 1</th>
            <th>level 2</th>
            <th>level 3</th>
            <th>all three</th>
            <th title="From a dry level 1 straight to level 3">2 and 3</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(view.pad)
            .reverse()
            .map(([terrain, lines]) => (
              <>
                <tr>
                  <th scope="row">{terrain === 'land' ? 'Land' : 'Water'} costs</th>
                  {lines.level.map(n => (
                    <td class="num">{n}</td>
                  ))}
                  <td class="num">{lines.all}</td>
                  <td class="num">{lines.direct}</td>
                </tr>
                <tr class="far">
                  <th scope="row">salary rises</th>
                  {lines.gain.map(n => (
                    <td class="num money">+{n}</td>
                  ))}
                  <td class="hint" colspan="2">
                    as struck
                  </td>
                </tr>
              </>
            ))}
        </tbody>
      </table>
      <svg
        viewBox="0 0 340 40"
        width="100%"
        class="legend"
        role="img"
        aria-label="Square plugs are dry to a level, drops are oil at a level"
      >
        {[1, 2, 3].map(k => cap(24 + (k - 1) * 28, 21, false, k))}
        {[1, 2, 3].map(k => cap(170 + (k - 1) * 28, 21, true, k))}
        {text(100, 26, 'dry to', 'font:500 13.500px var(--text);fill:var(--ink-2)')}
        {text(256, 26, 'oil at level', 'font:500 13.500px var(--text);fill:var(--ink-2)')}
      </svg>
    </div>
  </div>
);

/** Bidding: what is bid, against what is in the purse. */
function controls(view, context, { Amount, desk, groups }) {
  const auction = view.auction,
    group = groups.find(one => one.verb === 'bid');
  if (!auction || !group || context.me === null || !(group.list.length > 1)) return null;
  const cash = view.companies[context.me].cash,
    ceiling = group.high,
    part = Math.max(0, Math.min(100, (cash / ceiling) * 100));
  return {
    verbs: ['bid'],
    body: (
      <>
        <Amount desk={desk} group={group} drawing={drawing} />
        {ceiling > cash ? (
          <div class="cashline" role="img" aria-label={`Bids up to your cash of ${cash}; the ceiling is ${ceiling}`}>
            <i style={`width:${part}%`}></i>
            <u style={`left:${part}%`}></u>
            <span style="left:8px">
              <b>your cash {money(cash)}</b>
            </span>
            <span style="right:8px">ceiling {money(ceiling)}</span>
          </div>
        ) : null}
      </>
    ),
  };
}

/** What has been sold: one line a property. */
function estates(view, context) {
  const owned = view.properties.map((one, k) => ({ ...one, k })).filter(one => one.holes.length);
  if (!owned.length) return null;
  const of = name => view.holes.find(one => one.hole === name);
  return (
    <div class="sheet">
      <h2 class="sign">
        Properties<span class="hint">{owned.length} sold</span>
      </h2>
      <div class="padbox scroll" tabindex="0" role="region" aria-label="Properties">
        <table class="pad-table">
          <thead>
            <tr>
              <th>Owner</th>
              <th>from</th>
              <th>land</th>
              <th>water</th>
              <th>dry</th>
              <th>oil</th>
            </tr>
          </thead>
          <tbody>
            {owned.map(one => {
              const holes = one.holes.map(of),
                caps = holes.map(capOf).filter(Boolean),
                oil = caps.filter(found => found.wet).length;
              return (
                <tr>
                  <th scope="row">
                    {chip(context.seats[one.owner].pigment, 's')} {context.seats[one.owner].name}
                  </th>
                  <td>{one.holes[0]}</td>
                  <td>{holes.filter(found => found.terrain === 'land').length}</td>
                  <td>{holes.filter(found => found.terrain !== 'land').length}</td>
                  <td>{caps.length - oil || '–'}</td>
                  <td>{oil || (one.needs_well ? <span class="refuse">none yet</span> : '–')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** How far the game is on its way to its end. */
function far(view) {
  if (view.end === 'rounds') return ` of ${view.rounds}`;
  if (view.end === 'target')
    return `: best net worth ${Math.max(...view.companies.map(own => own.net_worth))} of ${view.target}`;
  if (view.end_triggered) return ': the last one, the time is up';
  return view.minutes_left === null
    ? `: ends after ${view.minutes} minutes`
    : `: ${view.minutes_left} of ${view.minutes} minutes left`;
}

/** How the net worth came about; a debt counts only where that was agreed. */
function scoring(view) {
  const times = view.salary_multiple,
    debt = view.debts_count,
    words = `Net worth is cash and ${times} times the salary`;
  return {
    columns: ['Cash', `Salary × ${times}`, ...(debt ? ['Owed'] : [])],
    rows: view.companies.map(own => [
      money(own.cash),
      money(own.salary_worth),
      ...(debt ? [own.owed ? `−${money(own.owed)}` : '–'] : []),
    ]),
    words: debt
      ? `${words}, less what is still owed.`
      : view.companies.some(own => own.owed)
        ? `${words}; what is still owed to the bank does not count.`
        : `${words}.`,
  };
}

const drawing = {
  boardName: 'Map',
  scoreName: 'Net worth',
  secrets: false,
  board,
  controls,
  below: (view, context) => (
    <>
      {lot(view, context) || estates(view, context)}
      {pad(view)}
    </>
  ),
  headline: view => `Round ${view.round}${far(view)}`,
  steps: (view, step) => {
    const phase = { mark: 1, draw: 1, bid: 2, right: 2 }[step] || 0;
    return ['Act', 'Boundary', 'Auction'].map((words, k) => ({
      words,
      state: k === phase ? 'now' : k < phase ? 'past' : '',
    }));
  },
  verbs: {
    draw: { icon: 'boundary' },
    mark: { icon: 'boundary', words: 'Mark a hole' },
    offer: { icon: 'gavel' },
    drill: { icon: 'rig', words: 'Drill a hole' },
    pass_turn: { icon: 'hourglass' },
    borrow: { icon: 'loan' },
    bid: { icon: 'gavel' },
    drop: { icon: 'close' },
    buy: { icon: 'gavel' },
    decline: { icon: 'close' },
  },
  seat: (view, i) => {
    const own = view.companies[i];
    return {
      cash: money(own.cash),
      money: own.cash,
      worth: `worth ${own.net_worth}`,
      score: own.net_worth,
      flag: own.barred ? 'barred: lots without a well' : own.owed ? `owes ${money(own.owed)}` : '',
      flagIcon: own.barred ? 'lock' : 'loan',
      stats: [
        { icon: 'salary', text: `+${own.salary}`, label: 'Salary' },
        { icon: 'boundary', text: view.properties.filter(one => one.owner === i).length, label: 'Properties' },
        { icon: 'wet-cap', text: own.wet_wells, label: 'Wet wells' },
        { icon: 'dry-cap', text: own.dry_attempts, label: 'Dry attempts' },
      ],
    };
  },
  scoring,
};
export default drawing;
