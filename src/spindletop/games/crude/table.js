/* Crude: four quadrants with their plant, the price tracks, the economy card and the news, as one share certificate. */

import { html } from '../../html.js';
import { icon, iconAt, chip, rect, text, plate, badge } from '../../kit.js';

const U = 42, Q = 20 + 6 * U, H = 56 + 6 * U, GAP = 18;
const CORNER = [[0, 0], [Q + GAP, 0], [Q + GAP, H + GAP], [0, H + GAP]];
const KINDS = [['rig', 'derrick', 'Rigs'], ['well', 'pumpjack', 'Wells'], ['refinery', 'refinery', 'Refineries'], ['station', 'station', 'Stations']];

/** An asset: kinds differ by outline. Rig = tower, well = disc, station = pillar, refinery = plate of 2 x 2. */
function asset(p, kind, x, y, shut, fresh) {
  const u = U, s = kind === 'refinery' ? 2 * u : u, on = `color:var(--on-${p})`;
  const body = kind === 'rig' ? html`<path class="body" d=${`M${x + u * .4} ${y + u * .07}h${u * .2}l${u * .3} ${u * .86}h${-u * .8}z`} style=${`fill:var(--${p});stroke:var(--rim);stroke-width:1.5;stroke-linejoin:round`} />${iconAt('derrick', x + u * .25, y + u * .26, u * .5, on)}<path d=${`M${x + u * .4} ${y + u * .07}h${u * .2}v${u * .12}h${-u * .2}z`} style="fill:var(--rim)" />`
    : kind === 'well' ? html`<circle cx=${x + u / 2} cy=${y + u / 2} r=${u * .43} style=${`fill:var(--${p});stroke:var(--rim);stroke-width:1.5`} /><circle cx=${x + u / 2} cy=${y + u / 2} r=${u * .36} style=${`fill:none;stroke:var(--on-${p});stroke-opacity:.55`} />${iconAt('pumpjack', x + u * .22, y + u * .2, u * .56, on)}`
    : kind === 'station' ? html`${plate(x + u * .17, y + u * .07, u * .66, u * .86, p, 5)}${iconAt('station', x + u * .25, y + u * .21, u * .54, on)}`
    : html`${plate(x + 3, y + 3, s - 6, s - 6, p, 6)}${iconAt('refinery', x + s * .2, y + s * .18, s * .6, on + ';--icon-fill:none')}`;
  const cross = `M${x + 5} ${y + 5}L${x + s - 5} ${y + s - 5}M${x + s - 5} ${y + 5}L${x + 5} ${y + s - 5}`;
  return html`${body}${fresh ? html`<rect x=${x + 1} y=${y + 1} width=${s - 2} height=${s - 2} rx="5" style="fill:none;stroke:var(--rim);stroke-width:1.5;stroke-dasharray:2 3" />` : null}${shut ? html`<path d=${cross} style="stroke:var(--panel);stroke-width:7" /><path d=${cross} style="stroke:var(--refuse);stroke-width:4" />${rect(x + s / 2 - 19, y + s / 2 - 9, 38, 18, 'fill:var(--refuse-wash);stroke:var(--refuse);stroke-width:1.5', 2)}${text(x + s / 2, y + s / 2 + 5.5, 'SHUT', 'font:15px var(--sign);letter-spacing:.05em;text-anchor:middle;fill:var(--ink)')}` : null}`;
}

/** The stock of a quadrant in its head. */
const stock = (x, y, id, n, more, label) => html`<g role="img" aria-label=${`${label} ${n}${more ? `, ${more} of them new` : ''}`}>${rect(x, y + 4, more ? 60 : 42, 24, 'fill:var(--panel);stroke:var(--rim);stroke-width:1', 3)}${iconAt(id, x + 2, y + 6, 20, 'color:var(--rim)')}${text(x + 23, y + 21.5, n, 'font:700 15px var(--display);fill:var(--ink)')}${more ? text(x + 37, y + 21, '+' + more, 'font:600 12px var(--text);fill:var(--ink-2)') : null}</g>`;

/** One quadrant with everything on it. */
function quadrant(one, k, context) {
  const [x0, y0] = CORNER[k], gx = x0 + 20, gy = y0 + 56, seat = one.owner === null ? null : context.seats[one.owner], p = seat ? seat.pigment : 'iron', row = one.lit_row, col = one.lit_column;
  const covered = new Set(one.assets.flatMap(a => a.size === 2 ? [`r${a.row}c${a.column + 1}`, `r${a.row + 1}c${a.column}`, `r${a.row + 1}c${a.column + 1}`, a.square] : [a.square]));
  const freshCrude = one.fresh_crude, bx = gx + 6 * U;
  const cells = [];
  for (let r = 1; r <= 6; r++) for (let c = 1; c <= 6; c++) {
    const name = `r${r}c${c}`;
    if (!covered.has(name)) cells.push(context.place(`square:${one.name}-${name}`, context.many ? { x: gx + (c - 1) * U + 9, y: gy + (r - 1) * U + 9, w: U - 18, h: U - 18, r: 5 } : { x: gx + (c - 1) * U + 3, y: gy + (r - 1) * U + 3, w: U - 6, h: U - 6, r: 4 }));
  }
  const hover = context.hover, aim = hover && hover.verb.startsWith('buy_') && hover.place.startsWith(`square:${one.name}-`) ? /r(\d)c(\d)$/.exec(hover.place) : null;
  return html`<g key=${one.name}>
    ${context.place('quadrant:' + one.name, { x: x0, y: y0, w: 20 + 6 * U, h: 32, r: 3 }, html`${rect(x0, y0, 20 + 6 * U, 32, `fill:var(--${p});stroke:var(--rim);stroke-width:${one.active ? 3 : 1.5}`, 3)}${iconAt('seat-' + p, x0 + 8, y0 + 8, 16, `color:var(--on-${p})`)}${text(x0 + 30, y0 + 23, seat ? seat.name : 'Nobody', `font:19px var(--sign);letter-spacing:.05em;text-transform:uppercase;fill:var(--on-${p})`)}`)}
    ${context.place('refineries:' + one.name, { x: bx - 50 - (freshCrude ? 64 : 46), y: y0 + 2, w: freshCrude ? 112 : 94, h: 28, r: 4 }, html`${stock(bx - 46, y0, 'barrel-gas', one.gasoline, one.fresh_gasoline && 0, 'Gasoline')}${stock(bx - 46 - (freshCrude ? 64 : 46), y0, 'barrel-crude', one.crude, freshCrude, 'Crude')}`)}
    ${[1, 2, 3, 4, 5, 6].map(n => { const c = gx + (n - .5) * U, r = gy + (n - .5) * U; return html`${n === col ? rect(c - 10, gy - 20, 20, 17, 'fill:var(--iron);stroke:var(--rim)', 4) : null}${text(c, gy - 7, n, `font:700 13px var(--display);text-anchor:middle;fill:var(${n === col ? '--on-iron' : '--ink-3'})`)}${n === row ? rect(x0 - 1, r - 10, 17, 20, 'fill:var(--red);stroke:var(--rim)', 4) : null}${text(x0 + 7.5, r + 4.5, n, `font:700 13px var(--display);text-anchor:middle;fill:var(${n === row ? '--on-red' : '--ink-3'})`)}`; })}
    ${rect(gx, gy, 6 * U, 6 * U, 'fill:var(--panel)')}
    ${row ? html`${rect(gx, gy + (row - 1) * U, 6 * U, U, 'fill:var(--red-wash)')}${rect(gx, gy + (row - 1) * U, 6 * U, U, 'fill:url(#lit-row)')}` : null}
    ${col ? html`${rect(gx + (col - 1) * U, gy, U, 6 * U, 'fill:var(--iron-wash);fill-opacity:.8')}${rect(gx + (col - 1) * U, gy, U, 6 * U, 'fill:url(#lit-col)')}` : null}
    <path d=${[1, 2, 3, 4, 5].map(n => `M${gx + n * U} ${gy}v${6 * U}M${gx} ${gy + n * U}h${6 * U}`).join('')} style="stroke:var(--line);stroke-width:1" />${rect(gx, gy, 6 * U, 6 * U, 'fill:none;stroke:var(--rim);stroke-width:1.5')}
    ${cells}
    ${one.assets.map(a => { const x = gx + (a.column - 1) * U, y = gy + (a.row - 1) * U, s = a.size * U; return context.place(`square:${one.name}-${a.square}`, { x: x + 2, y: y + 2, w: s - 4, h: s - 4, r: 6 }, asset(p, a.kind, x, y, a.shut, a.fresh)); })}
    ${one.assets.filter(a => a.hits > 0 && (a.kind !== 'rig' || a.hits === 2)).map(a => html`<g style="pointer-events:none">${badge(gx + (a.column - 1 + a.size) * U - 7, gy + (a.row - 1) * U + 8, a.hits, a.hits === 2 ? 'var(--ink)' : 'var(--panel)', a.hits === 2 ? 'var(--panel)' : 'var(--ink)')}</g>`)}
    ${aim ? html`<g class="ghost" style="pointer-events:none">${asset(p, hover.verb.slice(4), gx + (Number(aim[2]) - 1) * U, gy + (Number(aim[1]) - 1) * U, false, false)}</g>` : null}</g>`;
}

const die = (n, x, bg, pip) => html`<g transform=${`rotate(${n * 7 - 25} ${x + 23} 30)`}>${iconAt('die-' + n, x, 7, 46, `--icon-fill:${bg};--icon-pip:${pip};color:var(--rim)`)}</g>`;

/** What the roll gave: the dice, and what they hit in whose quadrant. */
function gave(view, context) {
  if (!view.dice) return null;
  const met = view.quadrants.filter(one => one.lit_row || one.lit_column);
  return html`<div class="gave"><div class="dice"><svg viewBox="0 0 112 60" width="112" height="60" role="img" aria-label=${`Rolled red ${view.dice.red}, black ${view.dice.black}`}>${die(view.dice.red, 3, 'var(--red)', 'var(--on-red)')}${die(view.dice.black, 60, 'var(--iron)', 'var(--on-iron)')}</svg></div>
    ${met.map(one => { const seat = one.owner === null ? null : context.seats[one.owner]; const hits = KINDS.map(([kind, ico, label]) => [ico, label, one.assets.filter(a => a.kind === kind && !a.shut && (kind === 'rig' ? a.hits === 2 : a.hits > 0)).reduce((sum, a) => sum + (kind === 'rig' ? 1 : a.hits), 0)]).filter(hit => hit[2]); return html`<div key=${one.name}><div class="sign">${seat ? chip(seat.pigment, 's') : null} ${one.lit_row ? `row ${one.lit_row}` : ''}${one.lit_row && one.lit_column ? ', ' : ''}${one.lit_column ? `column ${one.lit_column}` : ''}</div><div class="stats">${hits.length ? hits.map(([ico, label, n]) => html`<span>${icon(ico, '', label)} ×${n}</span>`) : html`<span class="dim">no hit</span>`}</div></div>`; })}</div>`;
}

/** The board. */
const board = (view, context) => html`<div class="sheet crude"><div class="mapbox"><svg class="ops" viewBox=${`-12 -10 ${2 * Q + GAP + 24} ${2 * H + GAP + 22}`} role="group" aria-label="Operations board">${view.quadrants.map((one, k) => quadrant(one, k, context))}</svg></div>${gave(view, context)}</div>`;

/** One price track: bought from the left of the barrels, sold onto the space before them. */
function track(market, one, context) {
  const good = one.product === 'crude' ? 'crude' : 'gas', first = one.spaces.length - one.covered;
  return context.card(`track:${market.name}-${one.product}`, html`<div class="bs"><span>${icon('barrel-' + good, '', one.product)}</span><span>sell<span class="num money">${one.sell === null ? '–' : '$' + one.sell}</span></span><span>buy<span class="num">${one.buy === null ? '–' : '$' + one.buy}</span></span></div><div class="ladder">${one.spaces.map((price, k) => html`<span class=${k >= first ? `full ${good} ${k === first ? 'buy' : ''}` : k === first - 1 ? 'sell' : ''}>${price}</span>`)}</div>`);
}

/** Prices, economy and news. */
function side(view, context) {
  const pump = view.consumer, eco = view.economy, news = view.news;
  const next = pump.next_sale, from = Math.max(pump.low, Math.min(pump.high - 11, pump.price - 5)), shown = Array.from({ length: 12 }, (_, k) => from + k).filter(n => n <= pump.high);
  const full = n => n >= pump.price && n < pump.price + pump.barrels;
  const slip = (card, dice, words) => html`<article class="slip nc"><div class="sign">${dice.map(n => icon('die-' + n))} ${words}</div>${card ? html`<h3>${card.title}</h3><p class="hint">${card.text}</p>${card.costs.some(n => n > 0) ? html`<div class="cost">${card.costs.map((n, i) => html`<span>${chip(context.seats[i].pigment, 's')}$${n}</span>`)}</div>` : null}` : html`<p class="hint">none</p>`}</article>`;
  return html`<div class="sheet crude"><h2 class="sign">Markets<span class="hint">${view.market_used ? `this turn: ${view.market_used}` : 'trade before the roll'}</span></h2><div class="mk">${view.markets.map(market => html`<h3 class="sign">${market.name}${market.closed ? html`<small class="refuse">closed</small>` : null}</h3>${market.tracks.map(one => track(market, one, context))}`)}</div>
    ${context.card('consumer:next', html`<div class="row2"><div><div class="sign">At the pump</div><div class="hint">${next === null ? 'nobody buys more' : next > pump.low ? `then $${next - 1}, $${Math.max(pump.low, next - 2)} …` : 'the last sale'}</div></div><div class="num big money">${next === null ? '–' : '$' + next}</div></div>
      <div class="ladder">${shown.map(n => html`<span class=${full(n) ? 'full gas' : n === next ? 'sell' : pump.red.includes(n) ? 'redspace' : ''}>${n}</span>`)}</div>`, 'pump')}</div>
  <div class="sheet crude"><h2 class="sign">Economy<span class="hint">changes next roll: ${view.difference.change_percent} %</span></h2><div class="eco"><h3>${eco.name}</h3><span class="num good">${icon(eco.demand >= 0 ? 'economy-up' : 'economy-down')} ${eco.demand > 0 ? '+' : ''}${eco.demand}</span></div>
    <div class="padbox"><table class="pad-table"><thead><tr><td></td>${KINDS.map(([, ico, label]) => html`<th>${icon(ico, '', label)}</th>`)}</tr></thead><tbody><tr><th scope="row">buy</th>${KINDS.map(([kind]) => html`<td class=${eco.buy[kind] ? 'num' : 'hint'}>${eco.buy[kind] || 'strike'}</td>`)}</tr><tr><th scope="row">sell</th>${KINDS.map(([kind]) => html`<td class="num">${eco.sell[kind]}</td>`)}</tr></tbody></table></div>
    <div class="next">${eco.next.map((one, k) => html`<span>${icon('die-' + (k + 1))}${one.name}</span>`)}</div>
    <div class="diff" role="img" aria-label=${`Difference marker on ${view.difference.marker} of ${view.difference.trigger}`}>${Array.from({ length: view.difference.trigger + 1 }, (_, k) => html`<span class=${k === Math.min(view.difference.marker, view.difference.trigger) ? 'on' : k === view.difference.trigger ? 'trip' : ''}>${k}</span>`)}</div></div>
  <div class="sheet crude"><h2 class="sign">News<span class="hint">${news.unseen} cards unseen</span></h2><div class="newsgrid">${slip(news.most_likely, [], 'Most likely')}${slip(news.unlikely, [], 'Unlikely')}</div>
    ${[...news.active, ...(news.resolving ? [news.resolving] : [])].map(card => html`<div class="active" key=${card.id}>${icon('warning', 'i-l')}<span><b>${card.title}</b> ${card.text}</span></div>`)}</div>`;
}

const PHASES = [['Market', ['special_purchase', 'market']], ['Production', ['choose', 'produce']], ['Neighbours', ['neighbour']], ['Assets', ['assets']], ['End', ['end_turn']]];
const ICONS = { buy: 'barrel-crude', sell: 'coin', refine: 'refinery', pump: 'station', convert: 'pumpjack', buy_rig: 'derrick', buy_station: 'station', buy_refinery: 'refinery', sell_asset: 'coin', reopen: 'lock', liquidate: 'coin', pay_fee: 'coin', shut: 'lock', scrap: 'close', declare: 'flag', choose_quadrant: 'boundary' };
const WORDS = { buy_rig: 'Buy a rig', buy_station: 'Buy a station', buy_refinery: 'Buy a refinery', sell_asset: 'Sell an asset', liquidate: 'Liquidate an asset' };

export default {
  boardName: 'Field', sideName: 'Markets', scoreName: 'Total', secrets: false,
  board, side,
  headline: view => view.purchase_round ? 'Purchase round' : `Round ${view.round}`,
  steps: (view, step) => { const now = PHASES.findIndex(([, steps]) => steps.includes(step)); return PHASES.map(([words], k) => ({ words, state: k === now ? 'now' : k < now ? 'past' : '' })); },
  verbs: Object.fromEntries(Object.entries(ICONS).map(([verb, ico]) => [verb, { icon: ico, words: WORDS[/** @type {'buy_rig'} */ (verb)] }])),
  price: choice => { const found = /(?:for|brings?|costs?) \$?(\d+)/.exec(choice.words); return found ? '$' + found[1] : null; },
  seat: (view, i) => {
    const own = view.seats[i];
    return { cash: `$${own.cash}`, worth: `total ${own.total}`, score: own.total, flag: own.debt ? `owes $${own.debt}` : own.may_declare ? 'may declare victory' : view.declarer === i ? 'has declared' : '', flagIcon: own.debt ? 'warning' : 'flag',
      gauge: { part: own.cash / view.victory_cash, words: own.cash < view.victory_cash ? `${view.victory_cash - own.cash} to declare` : 'enough to declare' },
      stats: KINDS.map(([kind, ico, label]) => ({ icon: ico, text: own.assets[kind], label })).concat([{ icon: 'barrel-crude', text: own.barrels, label: 'Barrels in storage' }]),
      lines: [['plant sells for', `$${own.liquidation_now}`], ['at the end', `$${own.liquidation_end}`]] };
  },
  scoring: view => ({ columns: ['Cash', 'Plant, sold at the end'], rows: view.seats.map(own => [`$${own.cash}`, `$${own.liquidation_end}`]), words: 'The total is cash and what the plant brings when it is sold at the end.' }),
};
