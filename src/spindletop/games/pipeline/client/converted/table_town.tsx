// @ts-nocheck
/* The market board: cross, order, upgrades, markets, contracts and orders, shops, government. */

import { chip, icon, iconAt, piece, rect, text } from '#converted/kit.tsx';
import { barrel, NAME, pill, tileAt } from './table_pipes.tsx';

const CW = 76,
  CH = 42;
const WORDS = {
  upgrades: ['Upgrades', ''],
  machines_pipes: ['Machines', '& Pipes'],
  tanks_pipes: ['Tanks', '& Pipes'],
  contracts_loans: ['Contracts', '& Loans'],
};
const FAMILY = {
  government: 'Government',
  engineering: 'Engineering',
  refined_markets: 'Refined Markets',
  shops: 'Shops',
  contracts_orders: 'Contracts & Orders',
  human_resources: 'Human Resources',
  machines: 'Machines',
};
export const familyName = id => FAMILY[id] || id;
export const ROMAN = ['', 'I', 'II', 'III'];
const AT = { top: [0, -1], left: [-1, 0], bottom: [0, 1], right: [1, 0] };
const said = action => WORDS[action] || action.split(' ');

const man = (p, x, y, s) => (
  <g transform={`translate(${x} ${y})`} style="pointer-events:none">
    <circle r={s / 2} style={`fill:var(--${p});stroke:var(--rim);stroke-width:1.8`} />
    {iconAt('seat-' + p, -s * 0.27, -s * 0.27, s * 0.54, `color:var(--on-${p})`)}
  </g>
);

/** The action cross with the workers on it. */
export function cross(view, context) {
  const now = view.action.main_space;
  return (
    <div class="sheet t-board">
      <h2 class="sign">
        Actions<span class="hint">second action ${view.action.secondary}</span>
      </h2>
      <svg class="cross" viewBox={`-2 -3 ${5 * CW + 4} ${5 * CH + 6}`} role="group" aria-label="Action cross">
        <path
          d={`M${2.5 * CW} ${CH / 2}V${4.5 * CH}M${CW / 2} ${2.5 * CH}H${4.5 * CW}`}
          style="stroke:var(--line-2);stroke-width:8"
        />
        <circle cx={2.5 * CW} cy={2.5 * CH} r="13" style="fill:var(--inset);stroke:var(--line-2);stroke-width:2" />
        {view.cross.map((one, k) => {
          const outer = k < 4,
            [dx, dy] = AT[one.arm],
            far = outer ? 2 : 1,
            x = (2 + dx * far) * CW + 2,
            y = (2 + dy * far) * CH + 2,
            w = CW - 4,
            h = CH - 4,
            on = now === one.space,
            ink = on ? 'var(--on-enamel)' : 'var(--ink)',
            [a, b] = one.action ? said(one.action) : ['', ''];
          return context.place(
            `space:${one.space}`,
            { x, y, w, h, r: outer ? 2 : 6 },
            <>
              {rect(
                x,
                y,
                w,
                h,
                on
                  ? 'fill:var(--game);stroke:var(--rim);stroke-width:1.6'
                  : `fill:var(--${outer ? 'game-wash' : 'panel'});stroke:var(--line-2);stroke-width:1.2`,
                outer ? 2 : 6,
              )}
              {on ? rect(x + 3, y + 3, w - 6, h - 6, 'fill:none;stroke:var(--keyline)', 4) : null}
              {[a, b].map((words, j) =>
                words
                  ? text(
                      x + w / 2 - (one.turn_order_icon && (j || !b) ? 7 : 0),
                      y + h / 2 + (b ? -2 + j * 16 : 6),
                      words,
                      `font:16.500px var(--sign);letter-spacing:.035em;text-transform:uppercase;text-anchor:middle;fill:${ink}`,
                    )
                  : null,
              )}
              {one.turn_order_icon ? iconAt('turn-order', x + w - 19, y + h - (b ? 18 : 26), 14, `color:${ink}`) : null}
            </>,
          );
        })}
        {view.cross.map((one, k) => {
          const [dx, dy] = AT[one.arm],
            far = k < 4 ? 2 : 1,
            x = (2.5 + dx * far) * CW,
            y = (2.5 + dy * far) * CH;
          return one.workers.map((seat, j) =>
            piece(
              `worker:${seat}@${one.space}-${j}`,
              dx
                ? man(context.seats[seat].pigment, x - 12 + j * 22, y + CH * 0.74, 22)
                : man(context.seats[seat].pigment, x - CW * 0.66 - j * 20, y, 22),
              'seat:' + seat,
            ),
          );
        })}
      </svg>
    </div>
  );
}

/** Both order rows; the lower one is chosen from. */
export const order = (view, context) => (
  <div class="orderrow t-board">
    <h3 class="sign">{icon('turn-order')} Turn order</h3>
    <div>
      <em>now</em>
      {view.upper.map(seat => (
        <span
          class={seat === view.turn && !context.over ? 'cur' : ''}
          title={context.seats[seat] ? context.seats[seat].name : ''}
        >
          {context.seats[seat] ? chip(context.seats[seat].pigment) : null}
        </span>
      ))}
    </div>
    <div>
      <em>next</em>
      {view.lower.map((seat, k) =>
        context.card(`slot:${k}`, seat === null ? <i>{k + 1}</i> : chip(context.seats[seat].pigment), 'slot'),
      )}
    </div>
  </div>
);

/** Upgrade families: the token, and who has which level. */
export function upgrades(view, context) {
  const level = (seat, family) => view.seats[seat].upgrades[family] || 0;
  return (
    <div class="sheet t-deals">
      <h2 class="sign">
        Upgrades<span class="hint">${view.prices.upgrade} each</span>
      </h2>
      <div class="fams">
        {view.upgrades.map(one => (
          <div class={'fam ' + (one.face_up ? '' : 'shut')}>
            {context.card(
              `token:${one.family}`,
              icon(one.face_up ? 'upgrade' : 'lock', '', one.face_up ? 'token up' : 'token down'),
              `tok ${one.face_up ? '' : 'down'}`,
            )}
            {context.card(
              `upgrade:${one.family}`,
              <>
                <b class="sign">{FAMILY[one.family]}</b>
                <span class="lv">
                  {[0, 1, 2].map(k => (
                    <span>
                      <em>{ROMAN[k + 1]}</em>
                      {context.seats.filter((_, i) => level(i, one.family) > k).map(seat => chip(seat.pigment, 's'))}
                      {Array.from({ length: one.on_offer[k] }, () => (
                        <i></i>
                      ))}
                    </span>
                  ))}
                </span>
              </>,
              'famrow',
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The four markets. */
export function markets(view, context) {
  const spaces = row =>
    row.spaces.map((one, k) =>
      context.card(
        `market:${row.row}:${k}`,
        one.price,
        `sp ${one.barrel ? 'full k-' + one.barrel : ''} ${k % 2 ? '' : 'tier'} ${one.in_play ? '' : 'off'}`,
      ),
    );
  const crude = row => (
    <div class="mrow">
      <b>{pill(row.colour)}</b>
      <div class="s8">{spaces(row)}</div>
      <em title="come at the Refresh">{row.supply ? `+${row.supply}` : ''}</em>
    </div>
  );
  return (
    <div class="sheet t-board">
      <h2 class="sign">
        Markets<span class="hint">all sales before all purchases</span>
      </h2>
      <div class="mks">
        {[0, 1, 2, 3].map(market => {
          const rows = view.markets.filter(one => one.market === market),
            raw = rows.filter(one => one.grade === 0),
            fine = rows.filter(one => one.grade > 0),
            colours = [...new Set(fine.map(one => one.colour))],
            offered = rows.some(row => row.spaces.some((_, k) => context.offers.has(`market:${row.row}:${k}`)));
          return (
            <div class={`mk ${offered ? 'next' : ''}`}>
              <h3 class="sign">
                {['Crude Market', 'Market One', 'Market Two', 'Market Three'][market]}
                {market ? null : <small>crude only</small>}
              </h3>
              {raw.map(crude)}
              {fine.length ? (
                <>
                  <div class="mrow pair cap">
                    <b></b>
                    {colours.map(letter => (
                      <>
                        <div class="s4">
                          {pill(letter)} {NAME[letter]}
                        </div>
                        <em></em>
                      </>
                    ))}
                  </div>
                  {[1, 2, 3].map(grade => (
                    <div class="mrow pair">
                      <b>{['', 'low', 'mid', 'high'][grade]}</b>
                      {colours.map(letter => {
                        const row = fine.find(one => one.colour === letter && one.grade === grade);
                        return row ? (
                          <>
                            <div class="s4">{spaces(row)}</div>
                            <em title="go at the Refresh">{row.demand ? `−${row.demand}` : '0'}</em>
                          </>
                        ) : (
                          <>
                            <div></div>
                            <em></em>
                          </>
                        );
                      })}
                    </div>
                  ))}
                </>
              ) : (
                <div class="key">
                  <span>
                    <i class="sp full k-T">7</i> a barrel: buy it
                  </span>
                  <span>
                    <i class="sp">7</i> free: sell here
                  </span>
                  <span>
                    <em>+4</em> come at the Refresh
                  </span>
                  <span>
                    <em>−2</em> go at the Refresh
                  </span>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const deal = paper =>
  paper ? (
    <>
      <span class="bars">{paper.lines.map(line => barrel(line, { w: 17 }))}</span>
      <em>${paper.pays}</em>
    </>
  ) : null;

/** Contracts and orders on the board, and the bank. */
export function deals(view, context) {
  const rate = view.rates,
    rows = ['high', 'mid', 'low'],
    sizes = { five: 5, four: 4, three: 3 };
  const used = [0, 1, 2].filter(column => view.contracts.some(one => one.column === column && one.in_use));
  const cell = one => {
    const at = `display:${one.row}:${one.column}`,
      own = one.paper && one.paper.kind === 'order' && !context.offers.has(at) ? `order:${one.paper.name}` : at;
    return context.card(own, deal(one.paper), `deal ${one.paper ? '' : 'gone'}`);
  };
  return (
    <div class="sheet t-deals">
      <h2 class="sign">
        Contracts and orders<span class="hint">free to take / delivered at once</span>
      </h2>
      <div class="deals">
        <div class="dg con" style={`--n:${used.length}`}>
          <h3>
            Contracts <small>pay {rate.contract.slice(1).join(' / ')}</small>
            <small class="end">stack</small>
          </h3>
          {rows.map(row => {
            const stack = view.stacks.find(one => one.row === row);
            return (
              <>
                <b>{row}</b>
                {view.contracts.filter(one => one.row === row && used.includes(one.column)).map(one => cell(one))}
                <span class="next" title="next in the stack">
                  <span class={'deal ' + (stack && stack.top ? '' : 'gone')}>{stack ? deal(stack.top) : null}</span>
                </span>
              </>
            );
          })}
        </div>
        <div class="dg ord" style={`--n:${used.length}`}>
          <h3>
            Orders <small>pay {rate.order.slice(1).join(' / ')}</small>
          </h3>
          {Object.keys(sizes).map(row => (
            <>
              <b>{sizes[row]}</b>
              {view.orders.filter(one => one.row === row && used.includes(one.column)).map(one => cell(one))}
            </>
          ))}
        </div>
      </div>
      {context.card(
        'bank:loan',
        <>
          {icon('bank')}
          <b>Bank</b>
          <span>a loan of ${view.prices.loan}, for penalty tokens</span>
        </>,
        'bankrow',
      )}
    </div>
  );
}

/** One shop: its goods by price, its pipes. */
function shop(view, context, one) {
  const machine = one.shop === 'machine',
    here = view.action.step === (machine ? 'machines_pipes' : 'tanks_pipes'),
    u = 24;
  const most = Math.max(...one.rows.map(row => row.spaces));
  return (
    <div class={'sheet t-tiles ' + (here ? 'here' : '')}>
      <h2 class="sign">
        {machine ? 'Machine shop' : 'Tank shop'}
        <span class="hint">
          {here && view.action.next_pipe !== null
            ? `next pipe $${view.action.next_pipe}`
            : `pipes ${running(view.prices.pipes).join(' / ')}`}
        </span>
      </h2>
      <div class="shop">
        <div class="prices">
          {one.rows.map((row, k) => {
            const body = (
              <>
                <span class="num">{row.price}</span>
                {Array.from({ length: Math.min(most, row.spaces) }, (_, j) =>
                  icon(machine ? 'machine' : 'tank', j < row.left ? '' : 'out'),
                )}
              </>
            );
            return machine ? context.card(`shop:machine:${k}`, body, 'good') : <div class="good">{body}</div>;
          })}
          <small class="hint">{one.stack} in stock</small>
        </div>
        <div class="pipes">
          {one.pipes.map((tile, k) =>
            context.card(
              `pipe:${one.shop}:${k}`,
              tile ? (
                <svg
                  class="st"
                  key={tile.tile}
                  data-piece={'tile:' + tile.tile}
                  viewBox="-1 -1 50 26"
                  role="img"
                  aria-label={`tile ${tile.tile}: ${NAME[tile.centre]} with ${NAME[tile.left]} and ${NAME[tile.right]}`}
                >
                  {tileAt(tile, 0, u)}
                </svg>
              ) : null,
              tile ? 'ware' : 'gap',
            ),
          )}
        </div>
      </div>
    </div>
  );
}
/** What 1, 2, 3 ... tiles cost together; a batch that is not dearer is told once. */
const running = prices => {
  let sum = 0;
  return [...new Set(prices.map(price => (sum += price)))];
};

export const shops = (view, context) => (
  <div class="two shops t-tiles">{[...view.shops].reverse().map(one => shop(view, context, one))}</div>
);

const GU = 26,
  SPACES = [
    [0, 0, 0],
    [0, 1, 0],
    [2, 0, 1],
    [3, 0, 1],
    [0, 2, 1],
    [1, 2, 1],
    [2, 2, 0],
    [2, 3, 0],
  ];

/** The government's pipes in four quadrants. */
export function government(view, context) {
  const worker = view.action.worker;
  return (
    <div class="sheet t-tiles">
      <h2 class="sign">
        Government pipes
        <span class="hint">
          a tile and its neighbours;{' '}
          {view.government.openable
            ? `${view.government.openable} more quadrant${view.government.openable > 1 ? 's' : ''} may be opened`
            : 'no more to open this year'}
        </span>
      </h2>
      <div class="gov">
        {view.government.quadrants.map((one, q) => (
          <figure class={one.open ? '' : 'shut'}>
            <svg viewBox={`-2 -2 ${4 * GU + 4} ${4 * GU + 4}`} role="group" aria-label={`Quadrant ${q + 1}`}>
              {SPACES.map(([x, y, turn], k) => {
                const w = GU * (turn ? 1 : 2),
                  h = GU * (turn ? 2 : 1),
                  tile = one.tiles[k];
                return context.place(
                  `gov:${q}:${k}`,
                  { x: x * GU + 1.5, y: y * GU + 1.5, w: w - 3, h: h - 3, r: 2 },
                  <>
                    {tile
                      ? piece('tile:' + tile.tile, tileAt(tile, turn, GU, x * GU, y * GU))
                      : rect(
                          x * GU + 1.5,
                          y * GU + 1.5,
                          w - 3,
                          h - 3,
                          'fill:var(--inset);stroke:var(--line);stroke-dasharray:3 3',
                          2,
                        )}
                    {!one.open ? <rect class="veil" x={x * GU} y={y * GU} width={w} height={h} /> : null}
                    {worker && worker[0] === q && worker[1] === k && context.seats[view.turn]
                      ? man(context.seats[view.turn].pigment, x * GU + w / 2, y * GU + h / 2, 18)
                      : null}
                  </>,
                );
              })}
            </svg>
            <figcaption>
              <b class="sign">Quadrant {q + 1}</b>
              {one.open ? `${one.tiles.filter(Boolean).length} left` : <span>{icon('lock')} closed</span>}
            </figcaption>
          </figure>
        ))}
        <ol class="ladder5">
          <li class="hint">tiles</li>
          {running(view.prices.government).map((price, k) => (
            <li>
              <span>{k + 1}</span>
              <b class="num">${price}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
