// @ts-nocheck
/* Interbellum's sheets: influence, gas, cards, events, wells. */

import { chip, icon } from '#converted/kit.tsx';

/** The letter of a power on its colour. */
export const letter = power => (
  <span class={`letter w-${power.power}`} title={power.name}>
    {power.letter}
  </span>
);

/** What a segment costs the one who looks, and how many may follow, where a unit of a power stands or (null) in an empty territory. */
export function tariff(view, power) {
  if (power) return view.powers.find(one => one.power === power).tariff || null;
  const empty = new Set(view.areas.filter(one => !one.power).map(one => one.area)),
    found = view.segments.find(one => empty.has(one.area) && one.price !== undefined);
  return found ? { price: found.price, extra: found.extra } : null;
}

const COLUMNS = Array.from({ length: 10 }, (_, k) => k + 1);
const same = (powers, key) => powers.every(one => one[key].join() === powers[0][key].join());

/** The five trackers as one table: cubes by number, the flag with its holder. */
function influence(view, context) {
  const head = (words, key, say) => (
    <div class="ib-row">
      <div class="lab">
        <span class="nm">{words}</span>
      </div>
      {COLUMNS.map(n => {
        const value = view.powers[0][key][n];
        return (
          <div class={`v ${value ? '' : 'zero'} ${value !== view.powers[0][key][n - 1] ? 'step' : ''}`}>
            {say(value)}
          </div>
        );
      })}
      <div class="xt"></div>
      <div class="xt"></div>
      <div class="xt last"></div>
    </div>
  );
  const plain = ['discount', 'extra', 'points'].every(key => same(view.powers, key));
  return (
    <div class="sheet ib-influence">
      <h2 class="sign">
        Influence<span class="hint">the flag stands with its holder</span>
      </h2>
      <div class="ib-tracker">
        <div class="ib-row">
          <div class="hd lab">
            <span class="nm">Cubes</span>
          </div>
          {COLUMNS.map(n => (
            <div class="hd">{n < 10 ? n : '10+'}</div>
          ))}
          <div class="hd xt">at $2</div>
          <div class="hd xt">home</div>
          <div class="hd xt last">{context.me === null ? '' : 'for you'}</div>
        </div>
        {plain ? (
          <>
            {head('Discount', 'discount', v => (v ? `−$${v}` : '0'))}
            {head('Extra segments', 'extra', v => (v ? `+${v}` : '0'))}
            {head('Points at the end', 'points', v => v)}
          </>
        ) : null}
        {view.powers.map(power => {
          const mine = tariff(view, power.power),
            places = power.cheap_left;
          return (
            <div key={power.power} class={'w-' + power.power}>
              {context.card(
                'power:' + power.power,
                <>
                  <div class="lab row-lab">
                    {letter(power)}
                    <span class="nm">{power.name}</span>
                  </div>
                  {COLUMNS.map(n => (
                    <div
                      class="cell"
                      title={
                        plain
                          ? null
                          : `discount ${power.discount[n]}, extra ${power.extra[n]}, points ${power.points[n]}`
                      }
                    >
                      {power.influence.map((standing, i) =>
                        Math.min(10, standing) !== n ? null : power.flag === i ? (
                          <span
                            class="ib-flag"
                            data-piece={`standing:${power.power}:${i}`}
                            title={`${context.seats[i].name} holds the flag with ${standing}`}
                          >
                            {chip(context.seats[i].pigment)}
                            <svg class="fl" aria-hidden="true">
                              <use href="#flag" />
                            </svg>
                          </span>
                        ) : (
                          <span
                            data-piece={`standing:${power.power}:${i}`}
                            title={`${context.seats[i].name} ${standing}`}
                          >
                            {chip(context.seats[i].pigment)}
                          </span>
                        ),
                      )}
                    </div>
                  ))}
                  <div class="xt" title={`${places} places at the low price; the next cube costs $${power.next_price}`}>
                    <span class="places">
                      {[0, 1, 2].map(k => (
                        <i class={k < 3 - places ? 't' : ''}></i>
                      ))}
                    </span>
                  </div>
                  <div class="xt v" title="units at home">
                    {power.home}
                  </div>
                  <div class="xt v last">
                    {mine ? (
                      <>
                        <b>${mine.price}</b>
                        {mine.extra ? <span>+{mine.extra}</span> : null}
                      </>
                    ) : null}
                  </div>
                </>,
                'ib-row ib-power',
              )}
            </div>
          );
        })}
      </div>
      {threats(view, context)}
    </div>
  );
}

/** Flags that one more cube would carry away, from the one who looks or to them. */
function threats(view, context) {
  if (view.over) return null;
  const lines = view.powers
    .flatMap(power =>
      power.to_take.map((need, i) => {
        if (
          need !== 1 ||
          power.flag === i ||
          !(power.flag === context.me || i === context.me || context.me === null) ||
          !(power.influence[i] > 0)
        )
          return null;
        const worth = power.flag_points,
          seat = context.seats[i];
        return (
          <div class="ib-threat" key={power.power + i}>
            {chip(seat.pigment, 's')}
            <span>
              {i === context.me ? (
                <>
                  <b class="money">The flag of {power.name} is one cube away.</b> It is worth {worth} points now.
                </>
              ) : (
                <>
                  <b>
                    {seat.name} stands level {power.flag === context.me ? 'with you ' : ''}in {power.name}.
                  </b>{' '}
                  One more cube and the flag is taken: {worth} points.
                </>
              )}
            </span>
          </div>
        );
      }),
    )
    .filter(Boolean);
  return lines.slice(0, 3);
}

/** Finds, the bag, and the chance of a find by what is paid. */
function gas(view, context) {
  const free = context.me === null ? 0 : view.players[context.me].free_cubes,
    cash = context.me === null ? 99 : view.players[context.me].cash;
  return (
    <div class="sheet ib-gas">
      <h2 class="sign">
        Gas<span class="hint">Caspian Sea</span>
      </h2>
      <div class="finds">
        {view.meter.map(one => (
          <>
            <div class="n">{one.find}</div>
            <div>{one.bonus}</div>
            <div class="chips-in">
              {view.players.map((own, i) => (own.finds === one.find ? chip(context.seats[i].pigment, 's') : null))}
            </div>
            <div class="n" title="points at the end">
              {one.points}
            </div>
          </>
        ))}
      </div>
      <div class="bag">
        <b>Bag</b>
        <span title="black cubes">
          <i class="cube black"></i>
          {view.bag.black}
        </span>
        <span title="white cubes">
          <i class="cube white"></i>
          {view.bag.white}
        </span>
        {free ? (
          <span class="hint">
            you: +{free} cube{free > 1 ? 's' : ''}
          </span>
        ) : null}
      </div>
      {context.card(
        'boat:caspian',
        <div class="odds">
          {view.bag.chances.map(one => (
            <div class={one.dollars > cash ? 'no' : ''}>
              <div class="bar">
                <i style={`height:${one.percent}%`}></i>
              </div>
              <b>{one.percent}%</b>${one.dollars}
            </div>
          ))}
        </div>,
      )}
    </div>
  );
}

/** The picture of a card, by what it is about. */
const CARD = {
  build: 'pipe-straight',
  influence: 'influence',
  units: 'army',
  gas: 'flame',
  money: 'coin',
  cards: 'action-card',
};

/** The pile with its fee, the own hand, and all kinds. */
function cards(view, context) {
  const own = context.me === null ? null : view.players[context.me],
    held = own && own.hand ? own.hand : [],
    names = new Set(held.map(one => one.kind)),
    gone = Object.values(view.cards.discards).reduce((sum, n) => sum + n, 0);
  const rest = view.cards.kinds.filter(one => !names.has(one.kind));
  return (
    <div class="sheet ib-cards">
      <h2 class="sign">
        {own ? 'Your hand' : 'Action cards'}
        <span class="hint">{own ? 'only you see it' : ''}</span>
      </h2>
      {context.card(
        'pile:cards',
        <>
          {icon('action-card', 'i-l')}
          <span>
            <b>Card pile</b>
            <br />
            <span class="dim">
              {view.cards.pile} left, {gone} discarded{view.cards.in_play ? `; in play: ${view.cards.in_play}` : ''}
            </span>
          </span>
          <span class="hats plain" title={`${view.cards.executives} executives stand here`}>
            {Array.from({ length: view.cards.executives }, (_, k) => (
              <svg key={k} aria-hidden="true">
                <use href="#executive" />
              </svg>
            ))}
          </span>
          <span class="num">
            ${view.cards.fee}
            <small>next fee</small>
          </span>
        </>,
        'pile',
      )}
      {own ? (
        <div class="hand">
          {held.length ? (
            held.map(one =>
              context.card(
                'card:' + one.kind,
                <>
                  {icon(CARD[one.sort])}
                  <b>
                    {one.name}
                    {one.count > 1 ? ` × ${one.count}` : ''}
                  </b>
                  {one.text}
                </>,
                'ib-card',
              ),
            )
          ) : (
            <p class="hint">No card in hand.</p>
          )}
        </div>
      ) : null}
      <details class="kinds">
        <summary>{names.size ? `The other ${rest.length} kinds` : `All ${rest.length} kinds`}</summary>
        {rest.map(one =>
          context.card(
            'card:' + one.kind,
            <>
              {icon(CARD[one.sort])}
              <span>
                <b>{one.name}</b> {one.text}
              </span>
              <span class="hint">
                {view.cards.discards[one.kind] || 0} of {one.copies} gone
              </span>
            </>,
            'kind',
          ),
        )}
      </details>
    </div>
  );
}

/** The events of the round, the valid half set bold. */
function events(view) {
  const half = (tag, now, words) => (
      <div class={`half ${now ? 'now' : 'off'}`}>
        <span>{tag}</span>
        <span>{words}</span>
      </div>
    ),
    deck = ['A', 'B', 'C'];
  const shown = view.events.map((one, k) => ({ one, k })).reverse();
  const changes = Object.keys(view.changes).length;
  return (
    <div class="sheet ib-events">
      <h2 class="sign">
        Events<span class="hint">{view.round ? `of round ${view.round}` : ''}</span>
      </h2>
      {shown.map(({ one, k }) => (
        <article key={k} class={k === 2 && one && changes ? 'pinned' : ''}>
          <div class="cap">
            <span class="deck">{deck[k]}</span>
            {one ? <b>{one.name}</b> : <b class="dim">not yet drawn</b>}
            <span class="hint">{k === 2 && one && changes ? 'in force' : `${view.undrawn[k].length} to come`}</span>
          </div>
          {one ? (
            <>
              {half('20s', one.valid === 'twenties', one.twenties)}
              {half('30s', one.valid === 'thirties', one.thirties)}
            </>
          ) : null}
        </article>
      ))}
    </div>
  );
}

/** Every owned well with its way to the sea. */
function estates(view, context) {
  const name = id => view.wells.find(one => one.well === id).name,
    port = id => view.ports.find(one => one.port === id);
  const rows = view.players.flatMap((own, i) => own.wells.map(one => ({ ...one, i })));
  if (!rows.length) return null;
  return (
    <div class="sheet ib-wells">
      <h2 class="sign">
        Wells and routes
        <span class="hint">
          {rows.length} of {view.wells.filter(one => one.exists).length} taken, the next costs ${view.well_price}
        </span>
      </h2>
      <div class="padbox scroll" tabindex="0" role="region" aria-label="Wells and routes">
        <table class="pad-table">
          <thead>
            <tr>
              <th>Well</th>
              <th>way to the sea</th>
              <th>segments</th>
              <th>income</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(one => (
              <tr key={one.well}>
                <th scope="row">
                  {chip(context.seats[one.i].pigment, 's')} {name(one.well)}
                </th>
                <td>
                  {one.connected ? (
                    <>
                      {port(one.port).name} <b>+{port(one.port).bonus}</b>
                    </>
                  ) : (
                    <span class="dim">{one.missing} to build</span>
                  )}
                </td>
                <td>{one.connected ? one.route.length : '–'}</td>
                <td>
                  <b>${one.yields}</b>{' '}
                  {one.used
                    ? icon('check', '', 'used this round')
                    : one.new
                      ? icon('hourglass', '', 'from the next round')
                      : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** All sheets. */
export const side = (view, context) => (
  <>
    {influence(view, context)}
    {gas(view, context)}
    {cards(view, context)}
    {events(view)}
    {estates(view, context)}
  </>
);
