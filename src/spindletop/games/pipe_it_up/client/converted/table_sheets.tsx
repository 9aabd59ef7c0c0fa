// @ts-nocheck
/* The sheets beside and below the map: the roll, a seat's works, what only the owner sees, odds, points, icons, reservoirs. */

import { chip, icon } from '#converted/kit.tsx';
import { die, pipe, plant, TOKEN_ICON } from './table_pieces.tsx';

const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;
const nameOf = (context, i, mine = 'Your', tail = '’s') => (i === context.me ? mine : context.seats[i].name + tail);

/** Whose works are shown: one's own, or those of the seat whose turn it is. */
const shownSeat = (view, context) => (context.me === null ? view.turn : context.me);

const DIE_SUM = dice => `1 player die + ${dice.grey} grey + ${dice.own} own`;

/** The dice of this turn. */
function roll(view, context) {
  const rolled = view.roll,
    own = view.seats[view.turn];
  if (!rolled)
    return (
      <div class="sheet">
        <h2 class="sign">{nameOf(context, view.turn)} roll</h2>
        <p class="pad hint">
          The dice have not been rolled yet: {plural(own.dice.total, 'die').replace('dies', 'dice')}.
        </p>
      </div>
    );
  const faces = [rolled.player, ...rolled.standard],
    per = Math.min(faces.length, 4),
    rows = Math.ceil(faces.length / per),
    step = faces.length > 4 ? 66 : 268 / Math.max(per, 3);
  const [first, ...others] = rolled.pipes,
    sum = rolled.pipes.reduce((all, pipes) => all + pipes, 0);
  const bonus =
    rolled.player === 'upgrade'
      ? 'Token, then '
      : rolled.player !== 'card'
        ? ''
        : view.variants.cardless
          ? `Card ${first} + `
          : 'Question, then ';
  const words = bonus + (bonus ? others : rolled.pipes).join(' + ');
  return (
    <div class="sheet">
      <h2 class="sign">
        {nameOf(context, view.turn)} roll<span class="hint">{faces.length} dice</span>
      </h2>
      <div class="roll">
        <svg
          class="dice"
          viewBox={`0 0 268 ${rows * 68 + 6}`}
          role="img"
          aria-label={`Rolled: ${faces.map(face => ({ card: 'a question', upgrade: 'a token', blank: 'nothing', pipe1: '1 pipe', pipe2: '2 pipes' })[face]).join(', ')}`}
        >
          {faces.map((face, k) =>
            die(
              ((k % per) + 0.5) * step + (faces.length > 4 ? 2 : (268 - step * per) / 2),
              37 + Math.floor(k / per) * 68,
              k,
              face,
              k === 0,
              `${face} of ${view.turn}`,
            ),
          )}
        </svg>
        <div class="sum">
          <span class="dim">
            {words}
            {rolled.left ? `, ${rolled.left} to come` : ''}
          </span>
          <span class="num">+{plural(sum, 'pipe')}</span>
        </div>
      </div>
    </div>
  );
}

/** A question that somebody else answers, or that is looked back at. */
function asked(view, context) {
  const card = view.question;
  if (!card || context.choices.some(choice => choice.verb === 'answer' || choice.verb === 'judge')) return null;
  return (
    <div class="sheet ask">
      <h2 class="sign">
        {icon('question')}Question<span class="hint">read by {context.seats[card.reader].name}</span>
      </h2>
      <div class="q">{card.text}</div>
      {reward(card)}
      <div class="pad answers">
        {card.choices ? (
          card.choices.map((words, k) =>
            context.card(
              'answer:' + k,
              <>
                <span class="abc">{'ABC'[k]}</span>
                <b>{words}</b>
              </>,
              `answer ${words === card.answer ? 'right' : ''}`,
            ),
          )
        ) : (
          <p class="hint">{context.seats[card.roller].name} answers aloud.</p>
        )}
        {view.variants.question_mode === 'house' ? (
          <>
            {context.card(
              'judge:right',
              <>
                {icon('check')}
                <b>Right</b>
              </>,
              'answer',
            )}
            {context.card(
              'judge:wrong',
              <>
                {icon('close')}
                <b>Wrong</b>
              </>,
              'answer',
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}

/** What a right answer earns. */
export const reward = card => (
  <div class="reward">
    {icon(card.reward.tokens ? 'upgrade' : 'pipe-straight')}
    <span>
      Right: <b>{card.reward.words}</b>. Wrong: nothing.
    </span>
  </div>
);

const pips = (have, want, draw) => (
  <div class="pips">{Array.from({ length: Math.max(have, want) }, (_, k) => draw(k < have))}</div>
);

/** Stock, tokens and plants of one seat, with the buttons of the trade. */
function works(view, context) {
  const i = shownSeat(view, context),
    own = view.seats[i],
    p = context.seats[i].pigment,
    prices = view.prices,
    mine = i === context.me;
  const laid = view.links.reduce((sum, one) => sum + (one.owner === i ? one.length : 0), 0),
    all = own.stock + own.supply + laid,
    short = prices.plant_tokens - own.tokens;
  const per = own.stock > 9 ? 6 : 3,
    width = per === 6 ? 27 : 54,
    shown = Math.min(own.stock, 24),
    rows = Math.max(1, Math.ceil(shown / per)),
    high = per === 6 ? 19 : 27;
  const rack = Array.from({ length: shown }, (_, k) => (
    <g transform={`translate(${width / 2 - 1 + (k % per) * width} ${high / 2 + 1 + Math.floor(k / per) * high})`}>
      {pipe(width - 7, per === 6 ? 11 : 17, p)}
    </g>
  ));
  const plants = Array.from({ length: own.plants + own.plants_left }, (_, k) => (
    <svg viewBox="0 0 34 34" class={k < own.plants ? 'gone' : ''}>
      {plant(17, 17, p, 30)}
    </svg>
  ));
  return (
    <div class={`sheet p-${p}`}>
      <h2 class="sign">
        {nameOf(context, i)} works
        {view.trade ? (
          <span class="hint">{view.trade === 'bought' ? 'bought' : 'sold'} a token: no way back this turn</span>
        ) : null}
      </h2>
      <div class="stock">
        <div class="num big">
          {own.stock}
          <small>in stock</small>
        </div>
        {own.stock ? (
          <svg viewBox={`0 0 164 ${rows * high + 2}`} width="100%" aria-hidden="true">
            {rack}
          </svg>
        ) : (
          <span class="hint">Nothing in hand to build with.</span>
        )}
        <div class="hint wholly">
          {own.supply} more in {mine ? 'your' : 'the'} supply; {laid} of {all} lie on the map
        </div>
      </div>
      <div class="works">
        <div>
          <div class="sign">Upgrade tokens</div>
          {pips(own.tokens, prices.plant_tokens, full => (
            <svg class={full ? '' : 'gone'}>
              <use href="#upgrade" />
            </svg>
          ))}
          <div class="trade">
            {context.card(
              'button:buy_token',
              <>
                Buy <b>−{prices.token_pipes}</b>
                {icon('pipe-straight')}
              </>,
            )}
            {context.card(
              'button:sell_token',
              <>
                Sell <b>+{prices.token_pipes}</b>
                {icon('pipe-straight')}
              </>,
            )}
          </div>
        </div>
        <div>
          <div class="sign">Plants</div>
          <div class="pips">{plants}</div>
          {view.variants.plants_off_board ? (
            <div class="trade">
              {context.card(
                'button:build_plant',
                <>
                  Build <b>−{prices.plant_tokens}</b>
                  {icon('upgrade')}
                </>,
              )}
            </div>
          ) : null}
          <span class="hint">
            {prices.plant_tokens} tokens = 1 plant
            {mine && own.plants_left
              ? short > 0
                ? `; ${short} short`
                : view.variants.plants_off_board
                  ? ''
                  : '; choose a city'
              : ''}
          </span>
        </div>
      </div>
      {mine && context.mover === i && !context.past && !context.over ? (
        <div class="keep">
          {context.card(
            'button:end_turn',
            <>
              {icon('hourglass')}
              <span>
                End the turn, keep <b>{plural(own.stock, 'pipe')}</b> and <b>{plural(own.tokens, 'token')}</b>
              </span>
            </>,
          )}
        </div>
      ) : null}
    </div>
  );
}

const token = (id, n) => (
  <div>
    <div class={`tok ${n ? '' : 'none'}`}>
      {icon(TOKEN_ICON[id])}
      <b>{n}</b>
    </div>
    {id}
  </div>
);

/** A mission card with what is done. */
function mission(view, card) {
  const names = new Map(view.cities.map(one => [one.id, one.name]));
  return (
    <div class="slip mission">
      <h3>{card.name}</h3>
      <span class="num">+{card.vp}</span>
      {card.progress.map(need => {
        const done = need.have >= need.want;
        return (
          <div class="need">
            <span>{need.need[0].toUpperCase() + need.need.slice(1)}.</span>
            <b class={done ? 'yes' : ''}>
              {done ? icon('check') : null}
              {need.have} of {need.want}
            </b>
          </div>
        );
      })}
      {card.cities.length ? (
        <div class="ticks">
          {card.cities.map(one => (
            <span class={one.touched ? 'yes' : ''}>
              {one.touched ? icon('check', '', 'reached') : <i></i>}
              {names.get(one.id)}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Mission and icons: the owner's alone until the end. */
function secret(view, context) {
  if (context.me === null) return null;
  const own = view.seats[context.me],
    hidden = view.variants.tokens === 'base' && own.icons;
  if (!own.mission && !hidden) return null;
  return (
    <div class={`sheet private p-${context.seats[context.me].pigment}`}>
      <h2 class="sign">
        {icon('eye')}
        {view.over ? 'Your mission' : 'Only you see this'}
      </h2>
      <div class="veil">
        {own.mission ? mission(view, own.mission) : null}
        {hidden ? <div class="slip icons">{Object.entries(own.icons).map(([id, n]) => token(id, n))}</div> : null}
      </div>
    </div>
  );
}

/** How many pipes the next roll brings: every sum with its chance. */
function odds(view, context) {
  const i = shownSeat(view, context),
    own = view.seats[i],
    faces = view.die_faces;
  const spread = own.next_roll.chances;
  const most = Math.max(...spread),
    first = Math.max(
      0,
      spread.findIndex(one => one >= 0.005),
    ),
    last = spread.length - 1 - [...spread].reverse().findIndex(one => one >= 0.005),
    shown = spread.slice(first, last + 1);
  return (
    <div class="sheet">
      <h2 class="sign">
        {nameOf(context, i)} next roll
        <span class="hint">
          {own.next_roll.mean.toFixed(1)} ± {own.next_roll.spread.toFixed(1)} pipes
        </span>
      </h2>
      <div
        class="next"
        style={`grid-template-columns:repeat(${shown.length}, 1fr)`}
        role="img"
        aria-label={`Pipes of the next roll: ${shown.map((p, k) => `${first + k} with ${Math.round(p * 100)} percent`).join(', ')}`}
      >
        {shown.map((p, k) => (
          <div>
            <div class="bar">
              <i style={`height:${((p / most) * 100).toFixed(0)}%`}></i>
            </div>
            <b>{first + k}</b>
            {shown.length > 10 ? Math.round(p * 100) : `${Math.round(p * 100)}%`}
          </div>
        ))}
      </div>
      <p class="hint under">
        {own.dice.total} dice: {DIE_SUM(own.dice)}
        {faces.player[2][0] && !view.variants.cardless ? '; questions not counted' : ''}
      </p>
    </div>
  );
}

/** Who holds which icons, where everybody may know. */
function contest(view, context) {
  if (!view.icons_left && !(view.over && view.seats[0].icons)) return null;
  const ids = Object.keys(TOKEN_ICON),
    rows = view.seats.map(own => own.icons || {}),
    best = ids.map(id => Math.max(1, ...rows.map(row => row[id] || 0)));
  return (
    <div class="sheet">
      <h2 class="sign">
        Icons
        <span class="hint">
          most of one: {view.prices.icon_majority}, tied {view.prices.icon_tie}
        </span>
      </h2>
      <table class="pad-table contest">
        <thead>
          <tr>
            <th>
              <span class="vh">Seat</span>
            </th>
            {ids.map(id => (
              <th>{icon(TOKEN_ICON[id], '', id)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr>
              <th scope="row">
                {chip(context.seats[i].pigment, 's')} {context.seats[i].name}
              </th>
              {ids.map((id, k) => (
                <td class={row[id] === best[k] ? 'lead' : ''}>{row[id] || 0}</td>
              ))}
            </tr>
          ))}
          {view.icons_left ? (
            <tr class="far">
              <th scope="row">on the map</th>
              {ids.map(id => (
                <td>{view.icons_left[id]}</td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

/** Sizes of reservoirs with their points, and those that stand. */
function reservoirs(view, context) {
  if (view.variants.tokens !== 'reservoir') return null;
  const names = new Map(view.cities.map(one => [one.id, one.name]));
  return (
    <div class="sheet">
      <h2 class="sign">
        {icon('reservoir')}Reservoirs<span class="hint">next one from {view.least_reservoir} tokens</span>
      </h2>
      <div class="sizes">
        {view.score_table.map((vp, k) =>
          k < 1
            ? null
            : context.card(
                'reservoir:' + (k + 1),
                <>
                  <b class="num">{k + 1}</b>
                  <small>+{vp}</small>
                </>,
                `size ${k + 1 < view.least_reservoir ? 'past' : ''} ${view.reservoir_size === k + 1 ? 'chosen' : ''}`,
              ),
        )}
      </div>
      {view.reservoirs.length ? (
        <ul class="stood">
          {view.reservoirs.map(one => (
            <li>
              {chip(context.seats[one.seat].pigment, 's')}
              <span>
                {names.get(one.city)}, {one.size} tokens
              </span>
              <b class="num">+{one.vp}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p class="hint under">
          None stands yet. A city whose links are all built and whose tokens are taken may hold one.
        </p>
      )}
    </div>
  );
}

/** The score table, with what a seat could build now and how many links are left of each length. */
export function points(view, context) {
  const i = shownSeat(view, context),
    stock = view.seats[i].stock,
    prices = view.prices;
  const left = length => view.links.filter(one => one.usable && one.owner === null && one.length === length).length;
  return (
    <div class={`sheet pt-sheet p-${context.seats[i].pigment}`}>
      <h2 class="sign">Points</h2>
      <table class="vps">
        <thead>
          <tr>
            <th>Pipes</th>
            <th>Points</th>
            <th>Links left</th>
          </tr>
        </thead>
        <tbody>
          {view.score_table.map((vp, k) => (
            <tr class={k < stock ? 'can' : ''}>
              <td>{k + 1}</td>
              <td class="n">{vp}</td>
              <td class={left(k + 1) ? '' : 'z'}>{left(k + 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="terms">
        At the end: <b>{prices.plant_vp}</b> an own plant
        {view.variants.tokens === 'reservoir' ? (
          ''
        ) : (
          <>
            , <b>{prices.icon_majority}</b> for most of an icon (tied <b>{prices.icon_tie}</b>)
          </>
        )}
        , missions. <b>{prices.token_pipes}</b> pipes = 1 token, <b>{prices.plant_tokens}</b> tokens = 1 plant.
      </div>
    </div>
  );
}

/** Missions of all, once the game is over. */
export function missions(view, context) {
  if (!view.over) return null;
  return (
    <div class="sheet">
      <h2 class="sign">Missions</h2>
      <ul class="stood">
        {view.seats.map((own, i) =>
          own.mission ? (
            <li>
              {chip(context.seats[i].pigment, 's')}
              <span>
                <b>{own.mission.name}</b>
                <br />
                <span class="hint">{own.mission.text}</span>
              </span>
              <b class="num">{own.mission.met ? '+' + own.mission.vp : '0'}</b>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

/** Everything between the map and the choices. */
export const side = (view, context) => (
  <>
    {asked(view, context)}
    {view.over ? null : roll(view, context)}
    {reservoirs(view, context)}
    {works(view, context)}
    {secret(view, context)}
    {contest(view, context)}
    {view.over ? null : odds(view, context)}
  </>
);
