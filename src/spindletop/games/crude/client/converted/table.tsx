// @ts-nocheck
/* Crude: the Operations board with the roll, the Economy board beside it, and what a company is worth. */

import { chip, icon } from '#converted/kit.tsx';
import { board } from './table_board.tsx';
import { side } from './table_markets.tsx';
import { asset, KIND, NAMES, U } from './table_pieces.tsx';

const STEPS = ['Market', 'Production', 'Neighbours', 'Assets', 'End'];
const PHASE = {
  market: 0,
  roll: 1,
  news_pay: 1,
  clean_air: 1,
  economy: 1,
  choose: 1,
  produce: 1,
  neighbour: 2,
  assets: 3,
  end_turn: 4,
};
const KINDS = ['rig', 'well', 'refinery', 'station'];

/** How far a company is from a declaration. */
function progress(view, own) {
  const goal = view.victory_cash,
    part = Math.min(100, (own.cash / goal) * 100);
  return (
    <span class="cr-goal">
      <span class="gauge">
        <i style={`width:${part}%`}></i>
      </span>
      {own.cash >= goal ? 'may declare' : `${goal - own.cash} to declare`}
    </span>
  );
}

const line = (words, n) => (
  <span class="cr-line">
    <span class="dim">{words}</span>
    <b class="num">${n}</b>
  </span>
);

/** The seat card. */
function seat(view, i) {
  const own = view.seats[i];
  const flag = own.debt ? `$${own.debt} missing for the news` : view.declarer === i ? 'has declared victory' : '';
  return {
    cash: `$${own.cash}`,
    money: own.cash,
    score: own.total,
    flag,
    flagIcon: own.debt ? 'loan' : 'flag',
    stats: [
      { text: progress(view, own) },
      ...KINDS.map(kind => ({
        icon: KIND[/** @type {'rig'} */ (kind)],
        text: own.assets[kind],
        label: NAMES[/** @type {'rig'} */ (kind)],
      })),
      { icon: 'tank', text: own.barrels, label: 'Barrels in store' },
      { text: line('plant sells for', own.liquidation_now) },
      { text: line(`in a ${view.economy.final.name.toLowerCase()}`, own.liquidation_end) },
      { text: line('next well costs', own.next_well) },
    ],
  };
}

/** All companies in one table, for a phone, where the seat cards have room for cash alone. */
const companies = (view, context) => (
  <div class="sheet phone cr-companies">
    <h2 class="sign">
      Companies<span class="hint">${view.victory_cash} to declare</span>
    </h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Companies">
      <table class="pad-table">
        <thead>
          <tr>
            <th>Company</th>
            {KINDS.map(kind => (
              <th scope="col">{icon(KIND[/** @type {'rig'} */ (kind)], '', NAMES[/** @type {'rig'} */ (kind)])}</th>
            ))}
            <th scope="col">sells</th>
            <th scope="col">at end</th>
            <th scope="col">next well</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((own, i) => (
            <tr>
              <th scope="row">
                {chip(context.seats[i].pigment, 's')} {context.seats[i].name}
              </th>
              {KINDS.map(kind => (
                <td>{own.assets[kind]}</td>
              ))}
              <td>${own.liquidation_now}</td>
              <td>${own.liquidation_end}</td>
              <td>${own.next_well}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);

/** What a choice costs or brings. */
function price(choice) {
  if (choice.cost !== undefined) return `$${choice.cost}`;
  return choice.gain === undefined ? null : <span class="money">+${choice.gain}</span>;
}

/** A game that stands still says so before it ends by itself. */
const idle = view =>
  view.idle && 2 * view.idle.rounds >= view.idle.limit
    ? `: nothing sold for ${view.idle.rounds} rounds, ${view.idle.limit} end the game`
    : '';

const SUPPLY = { buy_rig: 'rig', buy_station: 'station', buy_refinery: 'refinery' };

/** The supply: a piece is taken in hand first, and the board then shows where it can stand. */
function controls(view, context, { desk, groups }) {
  const kinds = groups.filter(group => group.verb in SUPPLY && group.list.length > 1);
  if (!kinds.length || context.me === null) return null;
  const p = context.seats[context.me].pigment;
  const piece = ({ verb, list }) => {
    const kind = SUPPLY[/** @type {'buy_rig'} */ (verb)],
      held = desk.only.value === verb,
      box = kind === 'refinery' ? 2 * U : U;
    return (
      <button
        key={verb}
        aria-pressed={held ? 'true' : 'false'}
        data-supply={kind}
        onClick={() => {
          desk.only.value = held ? '' : verb;
        }}
      >
        <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
          {asset(p, kind, 0, 0)}
        </svg>
        <b class="num">{price(list[0])}</b>
        <span class="vh">
          {NAMES[/** @type {'rig'} */ (kind)]}: show where one can stand, {list.length} places
        </span>
      </button>
    );
  };
  return {
    verbs: [],
    body: (
      <div class="cr-supply" role="group" aria-label="Supply">
        {kinds.map(piece)}
      </div>
    ),
  };
}

const drawing = {
  boardName: 'Field',
  sideName: 'Markets',
  scoreName: 'Cash once everything is sold',
  secrets: false,
  board,
  side,
  seat,
  price,
  controls,
  below: companies,
  headline: (view, context) =>
    view.purchase_round
      ? 'Special purchase round'
      : view.declarer !== null && !context.over
        ? `Final turns: ${view.final_turns_left} left`
        : `Round ${view.round}${idle(view)}`,
  steps: (view, step) => {
    const phase = PHASE[/** @type {'market'} */ (step)];
    return view.purchase_round || phase === undefined
      ? []
      : STEPS.map((words, k) => ({ words, state: k === phase ? 'now' : k < phase ? 'past' : '' }));
  },
  verbs: {
    buy: { icon: 'tank', words: 'Buy a barrel' },
    sell: { icon: 'coin', words: 'Sell a barrel' },
    end_market: { icon: 'check' },
    choose_quadrant: { icon: 'boundary' },
    refine: { icon: 'refinery' },
    pump: { icon: 'station' },
    convert: { icon: 'pumpjack' },
    end_production: { icon: 'check' },
    buy_rig: { icon: 'derrick', words: 'Buy a drilling rig' },
    buy_station: { icon: 'station', words: 'Buy a gas station' },
    buy_refinery: { icon: 'refinery', words: 'Buy an oil refinery' },
    sell_asset: { icon: 'coin', words: 'Sell what was hit' },
    reopen: { icon: 'valve' },
    end_assets: { icon: 'check' },
    liquidate: { icon: 'coin', words: 'Sell an asset' },
    pay_fee: { icon: 'coin' },
    shut: { icon: 'lock' },
    scrap: { icon: 'close' },
    declare: { icon: 'flag' },
    pass: { icon: 'check' },
  },
  scoring: view => ({
    columns: [
      'Cash',
      ...KINDS.map(kind => icon(KIND[/** @type {'rig'} */ (kind)], '', NAMES[/** @type {'rig'} */ (kind)])),
      icon('tank', '', 'Barrels'),
    ],
    rows: view.seats.map(own => [
      `$${own.cash}`,
      ...KINDS.map(kind => (own.assets[kind] ? `$${own.assets[kind] * view.economy.final.sell[kind]}` : '–')),
      own.barrels,
    ]),
    words: `Everything is sold at the prices of a ${view.economy.final.name}; barrels bring nothing, but break a tie.`,
  }),
};
export default drawing;
