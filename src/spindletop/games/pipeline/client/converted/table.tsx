// @ts-nocheck
/* Pipeline: one's own refinery beside the market board, the tile in the hand, and what everything is worth today. */

import { signal, useEffect, useState } from '#converted/html.tsx';
import { chip, icon, text } from '#converted/kit.tsx';
import { flow, Hand, held, Network, runs } from './table_net.tsx';
import { barrel, LETTERS, miniNetwork, NAME, pill } from './table_pipes.tsx';
import { cross, deals, familyName, government, markets, order, ROMAN, shops, upgrades } from './table_town.tsx';

const money = n => (n < 0 ? `−$${-n}` : `$${n}`);
/** What is being looked at: a seat's refinery (or one's own), a pipeline of it. */
const looking = {
  seat: signal(/** @type {number | null} */ (null)),
  line: signal(/** @type {number | null} */ (null)),
  turn: (/** @type {number} */ _by) => {},
};

const seatShown = (view, context) => {
  const mine = context.me === null ? view.turn : context.me;
  if (
    context.me !== null &&
    context.choices.length &&
    (view.action.hand || view.action.machine_in_hand || view.action.step === 'refine')
  )
    return mine;
  return looking.seat.value !== null && looking.seat.value < view.seats.length ? looking.seat.value : mine;
};

/** Contracts, orders and upgrades of a seat. */
function papers(view, context, own, mine) {
  const due = own.contracts
      .filter(one => one.active && !one.fillings)
      .reduce((sum, one) => sum + one.filled.filter(done => !done).length, 0),
    left = view.action.rounds_left_in_year;
  const slip = one => {
    const full = one.fillings >= own.fillings_a_year,
      state = !one.active ? 'deferred' : one.fillings && one.filled.every(done => !done) ? 'filled' : 'active',
      open = one.filled.filter(done => !done).length;
    return (
      <article class={`slip ct ${state}`}>
        <div class="bars">
          {one.lines.map((line, k) => {
            const done = one.filled[k] || state === 'filled';
            const body = barrel(line, { w: 26, open: !done, done });
            return mine ? context.card(`line:${one.name}:${k}`, body, 'line') : body;
          })}
        </div>
        <div>
          <b>{state === 'active' ? `${open} open` : state === 'filled' ? 'Filled' : 'Deferred'}</b>
          <small>
            {state === 'active'
              ? `$${one.to_come} to come`
              : state === 'filled'
                ? full
                  ? 'for this year'
                  : 'once more this year'
                : 'from next year'}
          </small>
        </div>
      </article>
    );
  };
  const ups = Object.entries(own.upgrades);
  return (
    <div class="sheet t-mine t-deals">
      <h2 class="sign">
        Contracts and upgrades
        <span class="hint">
          {due
            ? `${due} barrel${due > 1 ? 's' : ''} due ${left > 0 ? `in ${left + 1} rounds` : 'this round'}`
            : 'nothing due'}
        </span>
      </h2>
      <div class="cards">
        {own.contracts.map(slip)}
        {own.orders.map(one => (
          <article class="slip ct order">
            <div class="bars">{one.lines.map(line => barrel(line, { w: 20 }))}</div>
            <div>
              <b>Order</b>
              <small>done, ${one.pays}</small>
            </div>
          </article>
        ))}
        {own.contracts.length + own.orders.length ? null : <p class="hint">no contracts or orders yet</p>}
      </div>
      {ups.length ? (
        <div class="ups">
          {ups.map(([id, level]) => (
            <span>
              {icon('upgrade')}
              <b class="sign">
                {familyName(id)} {ROMAN[level]}
              </b>
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const TABS = [
  ['mine', 'Refinery'],
  ['board', 'Markets'],
  ['deals', 'Deals'],
  ['tiles', 'Tiles'],
  ['worth', 'Worth'],
];
/** The part of the table in which a place lies. */
const tabOf = place =>
  /^(space|slot|market)/.test(place)
    ? 'board'
    : /^(display|order|upgrade|token|bank)/.test(place)
      ? 'deals'
      : /^(shop|pipe|gov)/.test(place)
        ? 'tiles'
        : 'mine';

/** The whole table; on a phone one part at a time, beginning with the one where most can be done. */
function Table({ view, context }) {
  const [tab, setTab] = useState('mine');
  const step = `${view.round} ${view.turn} ${context.step} ${context.mover}`;
  useEffect(() => {
    if (!context.choices.length) return;
    /** @type {Record<string, number>} */
    const count = {};
    for (const place of context.offers.keys())
      count[tabOf(place)] = (count[tabOf(place)] || 0) + (place.startsWith('space') ? 99 : 1);
    const best = Object.entries(count).sort((a, b) => b[1] - a[1])[0];
    if (!best) return;
    setTab(best[0]);
    // The table is longer than most screens: bring what can be used into sight if none of it is.
    requestAnimationFrame(() => {
      const all = [...document.querySelectorAll('.pl .offer[data-place]')]
        .map(one => ({ one, at: one.getBoundingClientRect() }))
        .filter(({ at }) => at.width > 0);
      if (all.length && !all.some(({ at }) => at.top >= 0 && at.bottom <= innerHeight * (innerWidth < 720 ? 0.54 : 1)))
        all[0].one.scrollIntoView({ block: innerWidth < 720 ? 'start' : 'center' });
    });
  }, [step, context.choices.length > 0]);
  useEffect(() => {
    held.over.value = '';
  }, [view.action.hand && view.action.hand.tile]);
  const shown = seatShown(view, context),
    own = view.seats[shown],
    mine = shown === context.me,
    seat = context.seats[shown];
  const offered = key => [...context.offers.keys()].some(place => tabOf(place) === key);
  return (
    <div class="pl" data-tab={tab}>
      <div class="parts" role="group" aria-label="Parts of the table">
        {TABS.map(([key, words]) => (
          <button class="sign" aria-pressed={tab === key ? 'true' : 'false'} onClick={() => setTab(key)}>
            {words}
            {offered(key) ? <i class="lampdot"></i> : null}
          </button>
        ))}
      </div>
      <div class="a-mine">
        <div class="sheet t-mine">
          <h2 class="sign">
            {mine ? 'My refinery' : `Refinery of ${seat ? seat.name : ''}`}
            <span class="who-is">
              {context.seats.length > 1
                ? context.seats.map((one, i) => (
                    <button
                      aria-label={`Refinery of ${one.name}`}
                      title={one.name}
                      aria-pressed={i === shown ? 'true' : 'false'}
                      onClick={() => {
                        looking.seat.value = i === context.me ? null : i;
                        looking.line.value = null;
                      }}
                    >
                      {chip(one.pigment, 's')}
                    </button>
                  ))
                : null}
            </span>
            <span class="track">
              {LETTERS.map(letter => (
                <span>
                  {pill(letter)} {own.longest[letter]}
                </span>
              ))}
              <small>longest</small>
            </span>
          </h2>
          <Network key={shown} view={view} context={context} own={own} mine={mine} looking={looking} />
          {runs(view, context, own, mine, looking)}
        </div>
        <div class="sheet t-mine">
          <h2 class="sign">
            Tanks and refinement costs
            <span class="hint">{own.tank_rows.reduce((sum, row) => sum + row.tanks, 0)} tanks, 2 barrels each</span>
          </h2>
          {flow(view, context, own, mine)}
        </div>
        {papers(view, context, own, mine)}
        {plan(view, context)}
        {worth(view, context)}
      </div>
      <div class="a-town">
        <div class="two">
          <div class="left">
            {cross(view, context)}
            {order(view, context)}
          </div>
          {upgrades(view, context)}
        </div>
        {markets(view, context)}
        {deals(view, context)}
        {shops(view, context)}
        {government(view, context)}
      </div>
    </div>
  );
}

const RULE = {
  oil_again: () => 'Oil in tanks again',
  pipelines_again: () => 'Pipelines again',
  per_tank: one => `$${one.amount} a tank`,
  per_level3: one => `$${one.amount} a level III upgrade`,
  attached_pipelines: () => 'Attached pipelines again',
  colour_assets: one => `${one.colour ? NAME[one.colour] : 'colour'} oil and pipelines again`,
  pipelines_exactly: one => `$${one.amount} a pipeline that reaches ${one.grade}, no more`,
  contracts_again: () => 'Filled contracts again',
  orders_again: () => 'Orders again',
  distinct_pipelines: () => 'Kinds of pipeline',
  distinct_attached_pipelines: () => 'Kinds of attached pipeline',
  distinct_delivered: () => 'Kinds of oil delivered',
};
const ruleWords = one => (RULE[one.rule] || (() => one.rule.replace(/_/g, ' ')))(one);

/** What every seat would have if the game ended now. */
function worth(view, context) {
  const rows = [
    ['Cash', own => own.score.cash],
    ['Oil in tanks', own => own.score.oil],
    ['Pipelines', own => own.score.pipelines],
  ];
  const values = [
    { rule: view.valuation_tile, no: 'tile' },
    ...view.valuations.map(one => ({ ...one, no: one.number })),
  ];
  return (
    <div class="sheet t-worth">
      <h2 class="sign">
        Worth today<span class="hint">$ if the game ended now</span>
      </h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Worth today">
        <table class="pad-table worth">
          <thead>
            <tr>
              <td></td>
              {context.seats.map((seat, i) => (
                <th scope="col" class={i === context.me ? 'me' : ''}>
                  {chip(seat.pigment, 's')} {i === context.me ? 'you' : seat.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([words, of]) => (
              <tr>
                <th scope="row">{words}</th>
                {view.seats.map(own => (
                  <td class="num">{/** @type {any} */ (of)(own)}</td>
                ))}
              </tr>
            ))}
            {values.map((one, k) => (
              <tr class="val">
                <th scope="row">
                  <span class="vno">{one.no}</span>
                  {ruleWords(one)}
                  {one.payout ? (
                    <>
                      {' '}
                      <small>{one.payout.slice(1).join(' ')}</small>
                    </>
                  ) : null}
                </th>
                {view.seats.map(own => (
                  <td class="num">{own.valued[k]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Penalties</th>
              {view.seats.map(own => (
                <td class={`num ${own.tokens ? 'refuse' : ''}`}>
                  {own.score.penalties ? `−${-own.score.penalties}` : 0}
                  <small> {own.tokens ? `(${own.tokens})` : ''}</small>
                </td>
              ))}
            </tr>
            <tr class="sum">
              <th scope="row">Total</th>
              {view.seats.map(own => (
                <td class="num">{String(own.score.total).replace('-', '−')}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Which part of the turn is under way: work, second action, machines, order. */
const phase = (view, step) =>
  step === 'turn_order'
    ? 3
    : step === 'after_machines'
      ? 2
      : step === 'after_work' || (step !== 'turn' && view.action.actions > 1)
        ? 1
        : 0;

/** How far the turn is, and what it costs to go on. */
function plan(view, context) {
  const action = view.action,
    seat = context.seats[view.turn];
  if (!seat || view.round < 1 || context.over) return null;
  const now = phase(view, action.step);
  const lines = [
    [
      'turn',
      'worker',
      'Main action',
      !action.step || action.step === 'turn' ? 'not yet taken' : now ? 'taken' : 'under way',
      '',
    ],
    ['after_work', 'coin', 'Second action', 'a space beside the worker', money(action.secondary)],
    ['run', 'valve', 'Run the machines', 'all attached pipelines', money(action.machine_run)],
    ['turn_order', 'turn-order', 'Order of the next round', 'after an action with the sign', ''],
  ];
  const takes = Object.entries(action.takes).filter(([, n]) => n > 0);
  return (
    <div class="sheet t-worth">
      <h2 class="sign">
        This turn<span class="hint">{seat.name}</span>
      </h2>
      <ol class="plan">
        {lines.map(([, sign, words, small, price], k) => (
          <li class={k === now ? 'now' : ''}>
            {icon(sign)}
            <span>
              <b>{words}</b>
              <small>{small}</small>
            </span>
            <span class="num">{price}</span>
          </li>
        ))}
        {action.next_pipe !== null ? (
          <li class="now">
            {icon('pipe-tile')}
            <span>
              <b>One more tile</b>
              <small>{action.pipes} bought so far</small>
            </span>
            <span class="num">{money(action.next_pipe)}</span>
          </li>
        ) : null}
        {takes.map(([what, n]) => (
          <li class="now">
            {icon('upgrade')}
            <span>
              <b>
                Free: {n} {what}
              </b>
            </span>
            <span></span>
          </li>
        ))}
        <li>
          {icon('contract')}
          <span>
            <b>
              {action.rounds_left_in_year > 0
                ? `${action.rounds_left_in_year} more round${action.rounds_left_in_year > 1 ? 's' : ''} this year`
                : 'Last round of the year'}
            </b>
            <small>contracts are looked at when it ends</small>
          </span>
          <span></span>
        </li>
      </ol>
    </div>
  );
}

/** Rounds of three years as a row of lamps. */
function headline(view) {
  const years = view.rounds_of_year;
  if (!view.round) return 'Setting up';
  const before = years.slice(0, view.year - 1).reduce((a, b) => a + b, 0),
    inYear = view.round - before;
  let x = 0;
  const boxes = years.flatMap((n, y) => {
    const list = Array.from({ length: n }, (_, k) => {
      const round = years.slice(0, y).reduce((a, b) => a + b, 0) + k + 1,
        at = x;
      x += 16;
      return { at, round };
    });
    x += 12;
    return list;
  });
  return (
    <span class="rounds">
      <span>
        Year {view.year}, {inYear} of {years[view.year - 1]}
      </span>
      <svg
        viewBox={`0 0 ${x} 30`}
        width={x}
        height="30"
        role="img"
        aria-label={`Round ${view.round} of ${view.rounds}`}
      >
        {boxes.map(({ at, round }) => {
          const now = round === view.round,
            past = round < view.round;
          return (
            <>
              <rect
                x={at + (now ? -1.5 : 1)}
                y={now ? 3 : 8}
                width={now ? 17 : 12}
                height={now ? 24 : 14}
                rx="2"
                style={`fill:${now || past ? 'var(--on-enamel)' : 'none'};fill-opacity:${past ? 0.6 : 1};stroke:var(--on-enamel);stroke-opacity:.8;stroke-width:1.2`}
              />
              {now
                ? text(at + 7, 20.5, inYear, 'font:800 15px var(--display);text-anchor:middle;fill:var(--game)')
                : null}
            </>
          );
        })}
      </svg>
    </span>
  );
}

export default {
  boardName: 'Table',
  scoreName: 'Money',
  secrets: false,
  board: (view, context) => <Table view={view} context={context} />,
  controls: (view, context, { desk }) =>
    context.choices.some(choice => choice.verb === 'place')
      ? { verbs: [], body: <Hand view={view} context={context} desk={desk} /> }
      : null,
  headline,
  steps: (view, step) => {
    if (!view.round) return [{ words: 'Tanks', state: 'now' }];
    const now = phase(view, step);
    return ['Work', 'Second action', 'Machines', 'Order'].map((words, k) => ({
      words,
      state: k === now ? 'now' : k < now ? 'past' : '',
    }));
  },
  verbs: {
    put_tank: { icon: 'tank', words: 'Place a tank' },
    work: { icon: 'worker', words: 'Main action' },
    secondary: { icon: 'worker', words: 'Second action' },
    gov: { icon: 'pipe-tile', words: 'Buy government tiles' },
    gov_pick: { icon: 'pipe-tile', words: 'Buy a tile' },
    run: { icon: 'valve', words: 'Run pipelines of a tile' },
    run_machine: { icon: 'machine', words: 'Run a machine by hand' },
    early_run: { icon: 'valve' },
    activate: { icon: 'valve' },
    refine: { icon: 'refinery', words: 'Refine a barrel' },
    deliver: { icon: 'contract', words: 'Deliver a barrel' },
    order: { icon: 'order', words: 'Fill an order' },
    use: { icon: 'tank' },
    sell: { icon: 'coin', words: 'Sell a barrel' },
    buy: { icon: 'barrel-crude', words: 'Buy a barrel' },
    buy_tank: { icon: 'tank', words: 'Buy a tank' },
    buy_machine: { icon: 'machine', words: 'Buy a machine' },
    buy_pipe: { icon: 'pipe-tile', words: 'Buy a tile' },
    take: { icon: 'contract', words: 'Take a contract' },
    loan: { icon: 'loan' },
    upgrade: { icon: 'upgrade' },
    flip: { icon: 'lock' },
    take_gov: { icon: 'pipe-tile', words: 'Take a government tile' },
    take_tank: { icon: 'tank', words: 'Take a tank' },
    take_machine: { icon: 'machine' },
    take_pipe: { icon: 'pipe-tile', words: 'Take a tile' },
    decline: { icon: 'close' },
    place: { icon: 'pipe-tile', words: 'Lay the tile' },
    place_machine: { icon: 'machine', words: 'Put the machine' },
    slot: { icon: 'turn-order' },
    keep: { icon: 'check' },
    pass: { icon: 'hourglass' },
    done: { icon: 'check' },
    end_turn: { icon: 'check' },
  },
  price: choice => {
    if (choice.gain !== undefined) return <span class="money">+${choice.gain}</span>;
    return choice.cost === undefined ? null : choice.cost ? `$${choice.cost}` : 'free';
  },
  warning: choice => (choice.verb === 'pass' ? 'your turn ends without a main action.' : ''),
  seat: (view, i) => {
    const own = view.seats[i],
      tanks = own.tank_rows.reduce((sum, row) => sum + row.tanks, 0),
      open = own.contracts.filter(one => one.active && !one.fillings).length;
    return {
      cash: (
        <>
          {miniNetwork(own.network)}
          <b>{money(own.cash)}</b>
        </>
      ),
      money: own.cash,
      worth: `worth ${money(own.score.total)}`,
      score: own.score.total,
      stats: [
        ...LETTERS.map(letter => ({
          text: (
            <>
              {pill(letter)}
              <b>{own.longest[letter]}</b>
            </>
          ),
          label: `Longest ${NAME[letter]} pipeline`,
        })),
        { icon: 'tank', text: tanks, label: 'Tanks' },
        { icon: 'machine', text: own.network.machines.length, label: 'Machines' },
        { icon: 'contract', text: `${own.contracts.length}${open ? ` (${open} due)` : ''}`, label: 'Contracts' },
        { icon: 'order', text: own.orders.length, label: 'Orders' },
        { icon: 'upgrade', text: Object.values(own.upgrades).reduce((a, b) => a + b, 0), label: 'Upgrades' },
        {
          icon: 'penalty',
          text: <span class={own.penalty ? 'refuse' : ''}>{own.penalty ? `−${own.penalty}` : 0}</span>,
          label: 'Penalties',
        },
      ],
    };
  },
  scoring: view => ({
    columns: ['Cash', 'Oil', 'Pipelines', 'Valuations', 'Penalties'],
    rows: view.seats.map(own => [
      money(own.score.cash),
      money(own.score.oil),
      money(own.score.pipelines),
      money(own.score.valuations),
      own.score.penalties ? money(own.score.penalties) : '–',
    ]),
    words:
      'Money at the end is cash, oil in tanks, pipelines by the grade they reach, the valuation tile and cards, less the penalties.',
  }),
};
