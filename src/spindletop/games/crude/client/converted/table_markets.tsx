// @ts-nocheck
/* The Economy board of Crude: the four tracks, the price at the pump, the economy card, the news. */

import { chip, icon, rect } from '#converted/kit.tsx';
import { KIND } from './table_pieces.tsx';

const GOOD = { crude: ['crude', 'barrel-crude'], gasoline: ['gas', 'barrel-gas'] };
const MARKET = { domestic: 'Domestic', foreign: 'Foreign' };
const KINDS = ['rig', 'station', 'refinery', 'well'];
const money = n => (n < 0 ? `−$${-n}` : `$${n}`);

/** What several barrels cost or bring together; all sums stand in the tooltip, and as many as there is room for on the sheet. */
const sums = (list, words) => (
  <span title={list.length ? `${words} ${list.map((sum, k) => `${k + 1} for ${money(sum)}`).join(', ')}` : null}>
    {list.slice(1, 4).map((sum, k) => (
      <span>
        ×{k + 2} {money(sum)}
      </span>
    ))}
  </span>
);

/** One track: next prices large, the printed spaces, what several barrels come to. */
function track(market, one, context) {
  const [good, barrel] = GOOD[/** @type {'crude'} */ (one.product)],
    open = one.spaces.length - one.covered;
  const place = `track:${market.name}-${one.product}`,
    label = `${MARKET[/** @type {'domestic'} */ (market.name)]} ${one.product}: sells for ${one.sell === null ? 'nothing' : one.sell}, costs ${one.buy === null ? 'nothing' : one.buy}; ${one.covered} of ${one.spaces.length} spaces covered`;
  return context.card(
    place,
    <>
      {context.offers.has(place) ? null : <div class="vh">{label}</div>}
      <div aria-hidden="true">
        <div class="bs">
          <span>{icon(barrel)}</span>
          <span>
            sell<b class="num money">{one.sell === null ? '–' : money(one.sell)}</b>
          </span>
          <span>
            buy<b class="num">{one.buy === null ? '–' : money(one.buy)}</b>
          </span>
        </div>
        <div class="ladder">
          {one.spaces.map((price, k) => (
            <span
              key={k < open ? k : 'b' + k}
              data-piece={k < open ? null : `barrel:${one.product}@${market.name}-${k}`}
              class={k >= open ? `full ${good}${k === open ? ' buy' : ''}` : k === open - 1 ? 'sell' : ''}
            >
              {price}
            </span>
          ))}
        </div>
        <div class="sums">
          {sums(one.return_of, 'sell')}
          {sums(one.cost_of, 'buy')}
        </div>
      </div>
    </>,
    'cr-track',
  );
}

/** The two markets. */
const markets = (view, context) =>
  view.markets.map(market => (
    <div class={`mk ${market.closed ? 'closed' : ''}`} key={market.name}>
      <h3 class="sign">
        {MARKET[/** @type {'domestic'} */ (market.name)]}
        {market.closed ? (
          <b class="shutsign">{icon('lock')} closed</b>
        ) : view.market_used === market.name ? (
          <small>used this turn</small>
        ) : view.market_used ? (
          <small>not this turn</small>
        ) : null}
      </h3>
      {market.tracks.map(one => track(market, one, context))}
    </div>
  ));

/** The whole ladder of consumer prices as ticks, red spaces tall, barrels solid. */
function ticks(c) {
  const n = c.high - c.low + 1,
    w = 270 / n,
    red = new Set(c.red),
    barrel = v => v >= c.price && v < c.price + c.barrels,
    next = c.next_sale;
  return (
    <svg class="ticks" viewBox="0 0 270 20" aria-hidden="true">
      {Array.from({ length: n }, (_, k) => {
        const v = c.low + k,
          tall = red.has(v);
        return rect(
          k * w,
          tall ? 5 : 9,
          w * 0.72,
          tall ? 13 : 9,
          `fill:var(${barrel(v) ? '--gas' : tall ? '--red-ink' : '--line-2'});fill-opacity:${barrel(v) ? 1 : 0.55}`,
        );
      })}
      {next === null ? null : <path d={`M${(next - c.low + 0.36) * w - 3.5} 0h7l-3.500 5z`} style="fill:var(--ink)" />}
    </svg>
  );
}

/** The price at the pump. */
function pump(view, context) {
  const c = view.consumer,
    red = new Set(c.red),
    size = 12,
    from = Math.max(c.low, Math.min(c.high - size + 1, (c.next_sale === null ? c.low : c.next_sale) - 5));
  const shown = Array.from({ length: size }, (_, k) => from + k),
    then = c.next_sales.slice(1);
  return context.card(
    'consumer:next',
    <div aria-hidden={context.offers.has('consumer:next') ? 'true' : null}>
      <div class="row">
        <div>
          <div class="sign">At the pump</div>
          <div class="hint">{then.length ? `then ${then.map(money).join(', ')} ...` : 'the lowest price'}</div>
        </div>
        <div class="num big money">{c.next_sale === null ? '–' : money(c.next_sale)}</div>
      </div>
      {ticks(c)}
      <div class="ladder" aria-hidden="true">
        {shown.map(v => {
          const full = v >= c.price && v < c.price + c.barrels;
          return (
            <span class={full ? 'full gas' : (v === c.next_sale ? 'sell ' : '') + (red.has(v) ? 'red' : '')}>{v}</span>
          );
        })}
      </div>
    </div>,
    'cr-pump',
  );
}

/** The cards that may follow, each with the faces that bring it. */
function followers(next) {
  /** @type {Map<string, {name: string, demand: number, faces: number[]}>} */
  const found = new Map();
  next.forEach((one, k) => {
    const known = found.get(one.id);
    if (known) known.faces.push(k + 1);
    else found.set(one.id, { name: one.name, demand: one.demand, faces: [k + 1] });
  });
  return [...found.values()];
}

/** The economy card, what may follow it, and the marker. */
function economy(view) {
  const { economy: card, difference } = view,
    up = card.demand > 0,
    sign = n => (n > 0 ? '+' : n < 0 ? '−' : '') + Math.abs(n);
  const line = (words, of) => (
    <tr>
      <th scope="row">{words}</th>
      {KINDS.map(kind => (
        <td class="num">{of(kind)}</td>
      ))}
    </tr>
  );
  return (
    <>
      <div class="cr-eco">
        <h3>{card.name}</h3>
        <span
          class={'num ' + (up ? 'up' : 'down')}
          title="Change of the consumer price when this card comes, in red spaces"
        >
          {icon(up ? 'economy-up' : 'economy-down', '', 'Consumer demand')} {sign(card.demand)}
        </span>
      </div>
      <div class="cr-prices">
        <table class="pad-table">
          <thead>
            <tr>
              <th>
                <span class="vh">Prices</span>
              </th>
              {KINDS.map(kind => (
                <th scope="col">{icon(KIND[/** @type {'rig'} */ (kind)], '', kind)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line('buy', kind =>
              card.buy[kind] === undefined ? (
                <span
                  class="hint"
                  title={'Only by a strike; the next one costs ' + view.seats.map(own => own.next_well).join(', ')}
                >
                  strike
                </span>
              ) : (
                card.buy[kind]
              ),
            )}
            {line('sell', kind => card.sell[kind])}
            {line('at the end', kind => (
              <span class="dim">{card.final.sell[kind]}</span>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="cr-next" aria-label="What the green die brings">
        {followers(card.next).map(one => (
          <li>
            <span>{one.faces.map(face => icon('die-' + face, '', `Green ${face}`))}</span>
            <span>{one.name}</span>
            <b class={one.demand > 0 ? 'up' : 'down'}>{sign(one.demand)}</b>
          </li>
        ))}
      </ul>
      <div class="cr-diff" role="img" aria-label={`Difference marker on ${difference.marker} of ${difference.trigger}`}>
        {Array.from({ length: difference.trigger + 1 }, (_, k) => (
          <span class={k === difference.marker ? 'on' : k === difference.trigger ? 'trip' : ''}>{k}</span>
        ))}
      </div>
    </>
  );
}

/** What a card would cost every company now. */
const costs = (card, context) =>
  card.costs.some(cost => cost > 0) ? (
    <div class="cost">
      {card.costs.map((cost, i) => (
        <span title={context.seats[i].name}>
          {chip(context.seats[i].pigment, 's')}
          {money(cost)}
        </span>
      ))}
    </div>
  ) : null;

function newsCard(card, faces, slot, context) {
  return (
    <article class="slip cr-card">
      <div class="sign">
        {faces.map(face => icon('die-' + face, '', `Double ${face}`))} {slot}
      </div>
      {card ? (
        <>
          <h3>{card.title}</h3>
          <p class="hint">{card.text}</p>
          {costs(card, context)}
        </>
      ) : (
        <p class="hint">No card lies here.</p>
      )}
    </article>
  );
}

/** The card being resolved: what is decided now. */
export const bulletin = (card, context) =>
  card ? (
    <div class="cr-now" role="note">
      {icon('news', 'i-l')}
      <div>
        <b class="num">{card.title}</b>
        <p>{card.text}</p>
        {costs(card, context)}
      </div>
    </div>
  ) : null;

/** Both open cards, and what is in force. */
function news(view, context) {
  const told = view.news;
  return (
    <>
      <div class="cr-news">
        {newsCard(told.most_likely, told.most_likely_doubles, 'Most likely', context)}
        {newsCard(told.unlikely, told.unlikely_doubles, 'Unlikely', context)}
      </div>
      {told.active.map(card => (
        <div class="cr-force">
          {icon('warning', 'i-l')}
          <span>
            <b>{card.title}</b> is in force. {card.text}
          </span>
        </div>
      ))}
    </>
  );
}

/** The three sheets beside the board. */
export function side(view, context) {
  const told = view.news,
    known = told.unseen || told.used.length || told.most_likely || told.unlikely;
  return (
    <>
      <div class="sheet cr-markets">
        <h2 class="sign">
          Markets<span class="hint">one market a turn, before the roll</span>
        </h2>
        {markets(view, context)}
        {pump(view, context)}
      </div>
      <div class="sheet">
        <h2 class="sign">
          Economy<span class="hint">changes next roll: {view.difference.change_percent} %</span>
        </h2>
        {economy(view)}
      </div>
      {known ? (
        <div class="sheet">
          <h2 class="sign">
            News
            <span
              class="hint"
              title={
                told.unseen_cards.length
                  ? 'Unseen: ' + told.unseen_cards.map(id => id.replace(/_/g, ' ')).join(', ')
                  : null
              }
            >
              {told.unseen} unseen, {told.used.length} used
            </span>
          </h2>
          {news(view, context)}
        </div>
      ) : null}
    </>
  );
}
