// @ts-nocheck
/* Interbellum: a map of the Middle East as a stamp, five powers with their armies, the sheets of influence, gas, cards and events. */

import { signal } from '#converted/html.tsx';
import { icon } from '#converted/kit.tsx';
import { board, narrow } from './table_map.tsx';
import { letter, side, tariff } from './table_sheets.tsx';

const priceOf = choice => (choice.cost === undefined ? '' : `$${choice.cost}`);
const pointsOf = choice => choice.points || 0;

/** A button that plays a choice, drawn as small as a price. */
function button(choice, context, desk, body, cls = '') {
  const events = {
    onClick: () => desk.play(choice),
    onPointerEnter: () => context.point(choice),
    onPointerLeave: () => context.point(null),
    onFocus: () => context.point(choice),
    onBlur: () => context.point(null),
  };
  return (
    <button
      key={choice.id}
      class={`${cls} ${desk.armed.value === choice.id ? 'armed' : ''}`}
      data-action={choice.id}
      disabled={desk.busy.value}
      title={choice.hint || choice.words}
      {...events}
    >
      <span class="vh">{choice.words}: </span>
      {body}
    </button>
  );
}

/** Panels that were folded or unfolded by hand. */
const folds = signal(/** @type {Record<string, boolean>} */ ({}));

/** A panel under a heading that folds it; on a phone folded at first. */
function panel(name, look, words, note, always, body) {
  const open = folds.value[name] === undefined ? always && !narrow.value : folds.value[name];
  return (
    <div class={`many-box ib-panel ${open ? 'open' : ''}`} key={name}>
      <button
        class="choice"
        aria-expanded={open ? 'true' : 'false'}
        data-group={name}
        onClick={() => {
          folds.value = { ...folds.value, [name]: !open };
        }}
      >
        {icon(look)}
        <span>
          <b>{words}</b>
          <small>{note}</small>
        </span>
        <span class="num">{open ? '−' : '+'}</span>
      </button>
      {body(open)}
    </div>
  );
}

/** Building: the segments that score at once, the tariff, and all of them when unfolded. */
function building(view, context, desk, group) {
  const best = [...group.list]
      .filter(one => pointsOf(one) > 0)
      .sort((a, b) => pointsOf(b) - pointsOf(a))
      .slice(0, 3),
    far = new Set(best);
  const fees = [
    ...view.powers.map(power => ({ power, fee: tariff(view, power.power) })),
    { power: null, fee: tariff(view, null) },
  ].filter(one => one.fee);
  const row = choice =>
    button(
      choice,
      context,
      desk,
      <>
        {icon(pointsOf(choice) > 0 ? 'port' : 'pipe-straight')}
        <span>
          <b>{view.segments.find(one => one.segment === choice.args.segment).name}</b>
          <small>{choice.hint}</small>
          {choice.warn ? (
            <small class="refuse">
              {choice.warn}
              {desk.armed.value === choice.id ? ' Press again to do it.' : ''}
            </small>
          ) : null}
        </span>
        <span class="num">{priceOf(choice)}</span>
      </>,
      `choice ${context.hover === choice ? 'hot' : ''}`,
    );
  return panel(
    'build',
    'pipe-straight',
    'Build a pipeline',
    `${group.list.length} segments; click the map or unfold`,
    false,
    open => (
      <>
        {best.length ? <div class="choices best">{best.map(row)}</div> : null}
        {context.step === 'act' && (open || !narrow.value) ? (
          <div class="ib-tariff" role="img" aria-label="What a segment costs you, by the power that holds the area">
            {fees.map(({ power, fee }) => (
              <div key={power ? power.power : 'empty'}>
                {power ? letter(power) : <span class="none">empty</span>}
                <span class="num">${fee.price}</span>
                {fee.extra ? `and ${fee.extra}` : 'one'}
              </div>
            ))}
          </div>
        ) : null}
        {open ? <div class="choices all">{group.list.filter(one => !far.has(one)).map(row)}</div> : null}
      </>
    ),
  );
}

/** Searching for gas: a bar a stake, as high as its chance. */
function searching(view, context, desk, group) {
  const chance = choice => choice.odds[0].percent;
  return panel('gas', 'boat', 'Search for gas', `chance of a find, from ${chance(group.list[0])} %`, true, open =>
    open ? (
      <div class="odds press">
        {group.list.map(choice =>
          button(
            choice,
            context,
            desk,
            <>
              <span class="bar">
                <i style={`height:${chance(choice)}%`}></i>
              </span>
              <b>{chance(choice)}%</b>
              {priceOf(choice)}
            </>,
          ),
        )}
      </div>
    ) : null,
  );
}

/** Buying influence: a row a power, a button a number of cubes. */
function buying(view, context, desk, group) {
  const rows = view.powers
    .map(power => ({ power, list: group.list.filter(choice => choice.place === 'power:' + power.power) }))
    .filter(one => one.list.length);
  return panel('influence', 'influence', 'Buy influence', 'your cubes; how many more, and the price', true, open =>
    open
      ? rows.map(({ power, list }) => (
          <div class="ib-buy" key={power.power}>
            {letter(power)}
            <span class="who-has">
              {power.influence[context.me || 0]}
              {power.flag === context.me ? icon('flag', '', 'you hold the flag') : null}
            </span>
            <div>
              {list.map(choice =>
                button(
                  choice,
                  context,
                  desk,
                  <>
                    <b>{choice.args.cubes}</b>
                    <small>{priceOf(choice)}</small>
                    {choice.effects.takes_flag ? icon('flag') : null}
                  </>,
                  'ib-n',
                ),
              )}
            </div>
          </div>
        ))
      : null,
  );
}

/** Panels for the actions that come in many sizes. */
function controls(view, context, { desk, groups }) {
  if (context.me === null) return null;
  const of = verb => groups.find(one => one.verb === verb),
    gas = of('gas_search'),
    cubes = of('buy_influence'),
    build = of('build');
  if (!gas && !cubes && !build) return null;
  const verbs = [...(build ? ['build'] : []), ...(gas ? ['gas_search'] : []), ...(cubes ? ['buy_influence'] : [])];
  return {
    verbs,
    body: (
      <>
        {build ? building(view, context, desk, build) : null}
        {gas ? searching(view, context, desk, gas) : null}
        {cubes ? buying(view, context, desk, cubes) : null}
      </>
    ),
  };
}

const SOURCES = [
  ['pipelines', 'pipes'],
  ['ports', 'ports'],
  ['gas', 'gas'],
  ['influence', 'infl.'],
  ['control', 'flags'],
];

/** A seat: money, points by source, executives, cards, wells, finds, flags. */
function seat(view, i, context) {
  const own = view.players[i],
    left = own.executives,
    all = left + view.deciding.executives_placed[i],
    joined = own.wells.filter(one => one.connected).length;
  const hats = (
    <span class="hats" role="img" aria-label={`${left} executives left`}>
      {Array.from({ length: all }, (_, k) => (
        <svg key={k} class={k < left ? '' : 'gone'} aria-hidden="true">
          <use href="#executive" />
        </svg>
      ))}
    </span>
  );
  const bar = (
    <span
      class="src"
      role="img"
      aria-label={SOURCES.map(([key, words]) => `${words} ${own.sources[key]}`).join(', ')}
      style={`grid-template-columns:${SOURCES.map(([key]) => Math.max(own.sources[key], 5) + 'fr').join(' ')}`}
    >
      {SOURCES.map(([key, words]) => (
        <i class={own.sources[key] ? '' : 'z'} title={`${words}: ${own.sources[key]}`}>
          {own.sources[key]}
        </i>
      ))}
    </span>
  );
  const starts =
    view.starter === i
      ? 'starts this round'
      : view.next_starter === i && view.round < view.rounds
        ? 'starts the next round'
        : '';
  return {
    cash: `$${own.cash}`,
    money: own.cash,
    worth: (
      <>
        <b class="pts">{own.score}</b>
        <span class="pts-word"> points</span>
      </>
    ),
    score: own.score,
    stats: [
      {
        text: (
          <span class="co">
            {own.company || 'no company yet'}
            {starts ? <em>{starts}</em> : null}
          </span>
        ),
      },
      { text: hats, label: 'Executives left' },
      { icon: 'action-card', text: own.hand_size, label: 'Cards' },
      ...(own.flags.length
        ? [
            {
              text: <span class="flags">{own.flags.map(id => letter(view.powers.find(one => one.power === id)))}</span>,
              label: 'Flags',
            },
          ]
        : []),
      { icon: 'derrick', text: `${joined}/${own.wells.length}`, label: 'Wells joined to the sea, of all' },
      {
        icon: 'flame',
        text: `${own.finds}${own.gas_income ? `: +$${own.gas_income}` : ''}`,
        label: 'Gas finds and their income',
      },
      { icon: 'pipe-straight', text: own.pieces, label: 'Pipes in supply' },
      { icon: 'influence', text: own.cubes, label: 'Cubes in supply' },
      {
        text: (
          <>
            {bar}
            {i === context.me ? (
              <span class="srckey" aria-hidden="true">
                {SOURCES.map(([, words]) => (
                  <i>{words}</i>
                ))}
              </span>
            ) : null}
          </>
        ),
      },
    ],
  };
}

export default {
  boardName: 'Map',
  sideName: 'Powers',
  scoreName: 'Points',
  secrets: true,
  board,
  side,
  controls,
  seat,
  headline: view =>
    view.phase === 'setup'
      ? `Before round 1 of ${view.rounds}`
      : `Round ${view.round} of ${view.rounds}, the ${view.decade}`,
  steps: (view, step) => {
    const names =
        view.phase === 'setup' ? ['Wells', 'Events', 'Actions'] : ['Gas income', 'Events', 'Actions', 'Clean-up'],
      now = { setup: 0, events: 1, actions: 2 }[/** @type {'setup'} */ (view.phase)];
    return names.map((words, k) => ({ words, state: k === now ? 'now' : k < now ? 'past' : '' }));
  },
  verbs: {
    build: { icon: 'pipe-straight', words: 'Build a pipeline' },
    gas_search: { icon: 'boat', words: 'Search for gas' },
    income: { icon: 'salary', words: 'Take income' },
    buy_influence: { icon: 'influence', words: 'Buy influence' },
    draw_cards: { icon: 'action-card' },
    play_card: { icon: 'action-card', words: 'Play a card' },
    buy_well: { icon: 'derrick', words: 'Buy a well' },
    move_army: { icon: 'army', words: 'Move an army' },
    expand: { icon: 'army', words: 'Expand' },
    withdraw: { icon: 'army', words: 'Withdraw a unit' },
    vote: { icon: 'army', words: 'Vote for a withdrawal' },
    choose_power: { icon: 'die-6', words: 'Name a power' },
    gain_influence: { icon: 'influence' },
    lose_influence: { icon: 'influence' },
    shift_influence: { icon: 'influence', words: 'Shift influence' },
    discard: { icon: 'action-card', words: 'Discard a card' },
    choose_well: { icon: 'derrick', words: 'Choose a well' },
    pass: { icon: 'hourglass' },
    done: { icon: 'check' },
    decline: { icon: 'close' },
  },
  price: choice => {
    if (choice.verb === 'income') return <span class="money">+${choice.gain}</span>;
    return priceOf(choice) || null;
  },
  scoring: view => ({
    columns: ['Pipelines', 'Ports', 'Gas', 'Influence', 'Flags and armies'],
    rows: view.players.map(own => SOURCES.map(([key]) => own.sources[key] || '–')),
    words:
      'Segments of connected wells and the bonus of their ports, gas finds, influence, and flags with their armies abroad. Money counts for nothing.',
  }),
};
