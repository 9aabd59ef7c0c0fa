/* Pipeline: an engineer's drawing. The own network with the tile in hand as a ghost; cross, shops and upgrades beside it; markets, papers and the state's pipes below. */

import { html } from '../../html.js';
import { icon, iconAt, chip, text } from '../../kit.js';

const U = 52, EDGES = 'NESW', OIL = { O: 'orange', S: 'silver', T: 'teal' };
const MID = { N: [.5, 0], E: [1, .5], S: [.5, 1], W: [0, .5] };
const GRADES = ['crude', 'low', 'mid', 'high'], BARREL = ['barrel-crude', 'barrel-low', 'barrel-mid', 'barrel-high'];
const say = words => String(words).replace(/_/g, ' ').replace(/\b(tanks|machines|contracts) (pipes|loans)/, '$1 & $2');
const turned = (edge, turn) => EDGES[(EDGES.indexOf(edge) + turn) % 4];

/** The path of a pipe from edge to edge of a square. */
function run(x, y, ends, u = U) {
  const [a, b] = [MID[/** @type {'N'} */ (ends[0])], MID[/** @type {'N'} */ (ends[1])]], p = one => `${x + one[0] * u} ${y + one[1] * u}`;
  return `M${p(a)}Q${x + u / 2} ${y + u / 2} ${p(b)}`;
}

/** A pipe: rim, oil, and the oil's mark along it (orange dashes, silver dots, teal line). */
function pipe(d, letter, w = 15) {
  const oil = OIL[/** @type {'O'} */ (letter)];
  return html`<path d=${d} style=${`fill:none;stroke:var(--rim);stroke-width:${w + 3}`} /><path d=${d} style=${`fill:none;stroke:var(--${oil});stroke-width:${w}`} /><path d=${d} style=${`fill:none;stroke:var(--on-${oil});stroke-width:${letter === 'S' ? 3.4 : 2.4};stroke-opacity:.8;stroke-dasharray:${letter === 'O' ? '6 5' : letter === 'S' ? '.1 7' : 'none'};stroke-linecap:${letter === 'S' ? 'round' : 'butt'}`} />`;
}

/** The segments of the two halves of a tile, turned clockwise. @returns {{dx: number, dy: number, segments: {colour: string, ends: string}[]}[]} */
function halvesOf(tile, turn) {
  const rest = (edges, used) => [...edges].filter(edge => edge !== used);
  const a = [{ colour: tile.left, ends: rest('NSW', tile.a).map(edge => turned(edge, turn)).join('') }, { colour: tile.centre, ends: turned(tile.a, turn) + turned('E', turn) }];
  const b = [{ colour: tile.right, ends: rest('NES', tile.b).map(edge => turned(edge, turn)).join('') }, { colour: tile.centre, ends: turned('W', turn) + turned(tile.b, turn) }];
  const [dx, dy] = [[1, 0], [0, 1], [-1, 0], [0, -1]][turn];
  return [{ dx: 0, dy: 0, segments: a }, { dx, dy, segments: b }];
}

/** A tile by itself, as it lies in a shop. */
function tileArt(tile, label = '') {
  if (!tile) return html`<svg class="pl-tile" viewBox="0 0 104 52" aria-hidden="true"><rect x="1" y="1" width="102" height="50" rx="5" style="fill:none;stroke:var(--line-2);stroke-dasharray:5 4" /></svg>`;
  return html`<svg class="pl-tile" viewBox="0 0 104 52" role="img" aria-label=${label || `Tile ${tile.tile}`}><rect x="1" y="1" width="102" height="50" rx="5" style="fill:var(--panel);stroke:var(--rim);stroke-width:2" />${halvesOf(tile, 0).map(half => half.segments.map(one => pipe(run(half.dx * U, half.dy * U, one.ends), one.colour)))}</svg>`;
}

/** A network: halves, machines, the places of cells, and the ghost of the tile in hand. */
function network(own, context, offered, mine) {
  const cells = own.network.halves, wanted = offered.map(name => name.split(':').slice(1).map(Number));
  const xs = [...cells.map(one => one.x), ...wanted.map(one => one[0])], ys = [...cells.map(one => one.y), ...wanted.map(one => one[1])];
  if (!xs.length) { xs.push(16, 17); ys.push(16); }
  const x0 = Math.min(...xs) - 1, x1 = Math.max(...xs) + 2, y0 = Math.min(...ys) - 1, y1 = Math.max(...ys) + 2, at = (x, y) => [(x - x0) * U, (y - y0) * U], W = (x1 - x0) * U, H = (y1 - y0) * U;
  const lengths = Object.fromEntries(own.network.pipelines.map(one => [one.pipeline, one]));
  const told = new Set();
  const grid = Array.from({ length: x1 - x0 + 1 }, (_, k) => `M${k * U} 0V${H}`).join('') + Array.from({ length: y1 - y0 + 1 }, (_, k) => `M0 ${k * U}H${W}`).join('');
  const taken = new Set(cells.map(one => `${one.x}:${one.y}`));
  const half = one => { const [x, y] = at(one.x, one.y); return html`<rect x=${x + 1} y=${y + 1} width=${U - 2} height=${U - 2} style="fill:var(--panel);stroke:var(--line-2);stroke-width:1" />${one.covered ? null : one.segments.slice().reverse().map(seg => pipe(run(x, y, seg.ends), seg.colour))}`; };
  const hover = mine ? context.hover : null, aim = hover && hover.place.startsWith('cell:') ? hover.place.split(':').slice(1).map(Number) : null, spin = hover ? /turned (\d)/.exec(hover.words) : null;
  return html`<svg class="pl-net" viewBox=${`-6 -6 ${W + 12} ${H + 12}`} role="group" aria-label="Network of pipes" style=${`max-height:${mine ? (cells.length ? 560 : 260) : 180}px`}><rect x="0" y="0" width=${W} height=${H} style="fill:var(--sheet)" /><path d=${grid} style="fill:none;stroke:var(--line);stroke-width:1" /><rect x="0" y="0" width=${W} height=${H} style="fill:none;stroke:var(--line-2);stroke-width:1.5" />
    ${mine ? wanted.filter(([x, y]) => !taken.has(`${x}:${y}`)).map(([x, y]) => { const [px, py] = at(x, y); return context.place(`cell:${x}:${y}`, { x: px + 5, y: py + 5, w: U - 10, h: U - 10, r: 5 }); }) : null}
    ${cells.map(one => { const [px, py] = at(one.x, one.y); return mine ? context.place(`cell:${one.x}:${one.y}`, { x: px + 2, y: py + 2, w: U - 4, h: U - 4, r: 4 }, half(one)) : html`<g>${half(one)}</g>`; })}
    ${own.network.machines.map(([x, y]) => { const [px, py] = at(x, y); return html`<g style="pointer-events:none"><rect x=${px + 4} y=${py + 4} width=${U - 8} height=${U - 8} rx="7" style="fill:var(--enamel);stroke:var(--brass);stroke-width:2.5" />${iconAt('machine', px + 11, py + 11, U - 22, 'color:var(--on-enamel)')}</g>`; })}
    ${mine ? cells.flatMap(one => one.segments.map(seg => { const line = lengths[seg.pipeline]; if (!line || told.has(seg.pipeline) || line.length < 2) return null; told.add(seg.pipeline); const [px, py] = at(one.x, one.y), p = MID[/** @type {'N'} */ (seg.ends[0])], q = MID[/** @type {'N'} */ (seg.ends[1])], cx = px + (p[0] + q[0]) / 4 * U + U / 4, cy = py + (p[1] + q[1]) / 4 * U + U / 4; return html`<g style="pointer-events:none"><circle cx=${cx} cy=${cy} r="11" style=${`fill:var(--${OIL[/** @type {'O'} */ (line.colour)]});stroke:var(--rim);stroke-width:1.8`} />${text(cx, cy + 5, line.length, `font:800 14px var(--display);text-anchor:middle;fill:var(--on-${OIL[/** @type {'O'} */ (line.colour)]})`)}</g>`; })) : null}
    ${aim && spin && context.hand ? html`<g class="ghost" style="pointer-events:none">${halvesOf(context.hand, Number(spin[1])).map(part => { const [px, py] = at(aim[0] + part.dx, aim[1] + part.dy); return html`<rect x=${px + 1} y=${py + 1} width=${U - 2} height=${U - 2} style="fill:var(--panel);stroke:var(--rim);stroke-dasharray:3 3" />${part.segments.map(seg => pipe(run(px, py, seg.ends), seg.colour))}`; })}</g>` : null}</svg>`;
}

const barrel = (oil, cls = '') => { const letter = oil[0], grade = Number(oil[1] || 0); return html`<span class=${`pl-oil k-${letter} ${cls}`} title=${`${OIL[/** @type {'O'} */ (letter)]} ${GRADES[grade]}`}>${letter}${grade ? html`<sub>${grade}</sub>` : null}</span>`; };

/** The board: my network and my tanks. */
function board(view, base) {
  const me = base.me === null ? Math.max(0, view.turn) : base.me, own = view.seats[me], context = { ...base, hand: view.action.hand };
  const offered = [...context.offers.keys()].filter(name => name.startsWith('cell:'));
  return html`<div class="sheet pl"><h2 class="sign">${chip(context.seats[me].pigment, 's')} ${base.me === null ? context.seats[me].name : 'My refinery'}<span class="hint">longest: ${Object.entries(own.longest).map(([letter, n]) => html`${barrel(letter)} ${n} `)}</span></h2><div class="mapbox pl-box">${network(own, context, offered, true)}</div>
    ${view.action.hand && view.turn === me ? html`<div class="pl-hand">In hand: ${tileArt(view.action.hand, 'The tile in hand')}<span class="hint">Point at a place to see how it lies; a place with several turns opens them.</span></div>` : null}
    <div class="pl-tanks">${own.tank_rows.map((row, grade) => context.card('tanks:' + row.grade, html`<b>${icon(BARREL[grade])} ${row.grade}</b><span class="hint">${row.tanks} tanks, room ${row.room}</span><span>${row.barrels.map((n, colour) => n ? html`${barrel('OST'[colour] + (grade || ''))}×${n} ` : null)}</span>`, 'pl-tank'))}</div>
    <div class="pl-lines">${own.network.pipelines.filter(one => one.length > 1).sort((a, b) => b.length - a.length).slice(0, 8).map(one => html`<span>${barrel(one.colour)} <b>${one.length}</b> ${one.attached ? icon('machine', '', 'attached to a machine') : null} <span class="hint">${one.reach.filter(Boolean).length ? 'reaches ' + [...new Set(one.reach.filter(Boolean))].join(', ') : 'nothing yet'}</span></span>`)}</div></div>`;
}

/** The cross, turn order, shops and upgrades. */
function side(view, context) {
  const order = (list, first) => list.map((seat, k) => seat === null ? html`<span class="pl-gap">${k + 1}</span>` : html`<span title=${context.seats[seat].name}>${chip(context.seats[seat].pigment, first ? '' : 's')}</span>`);
  const slots = [...context.offers.keys()].filter(name => name.startsWith('slot:'));
  return html`<div class="sheet pl"><h2 class="sign">Actions<span class="hint">worker on the cross</span></h2><div class="pl-cross">${['top', 'left', 'right', 'bottom'].map(arm => html`<div class=${'arm arm-' + arm}>${view.cross.filter(one => one.arm === arm).map(one => context.card('space:' + one.space, html`${say(one.action)}${one.turn_order_icon ? icon('turn-order', '', 'next turn order') : null} ${one.workers.map(seat => chip(context.seats[seat].pigment, 's'))}`, 'pl-space'))}</div>`)}</div>
    <div class="pl-order"><span class="hint">now</span>${order(view.upper, true)}<span class="hint">next</span>${slots.length ? view.lower.map((seat, k) => context.card('slot:' + k, seat === null ? String(k + 1) : chip(context.seats[seat].pigment, 's'), 'pl-slot')) : order(view.lower, false)}${context.card('bank:loan', html`${icon('loan')} loan`, 'pl-slot')}</div></div>
  ${view.shops.map(shop => html`<div class="sheet pl"><h2 class="sign">${say(shop.shop)} shop<span class="hint">${shop.stack} tiles in the stack</span></h2><div class="pad stack"><div class="row">${shop.rows.map((row, k) => context.card(`shop:${shop.shop}:${k}`, html`<b class="num">$${row.price}</b> <span class="hint">${row.left} of ${row.spaces}</span>`, 'pl-slot'))}</div><div class="pl-tiles">${shop.pipes.map((tile, k) => context.card(`pipe:${shop.shop}:${k}`, tileArt(tile)))}</div></div></div>`)}
  <div class="sheet pl"><h2 class="sign">Upgrades</h2><ul class="pl-up">${view.upgrades.map(one => html`<li>${context.card('upgrade:' + one.family, html`${icon('upgrade')} <b>${say(one.family)}</b> <span class="hint">${one.on_offer.map((n, k) => `${'I'.repeat(k + 1)}: ${n}`).join('  ')}</span>`)}${view.seats.map((own, i) => own.upgrades[one.family] ? html`<span>${chip(context.seats[i].pigment, 's')}${'I'.repeat(own.upgrades[one.family])}</span>` : null)}${context.offers.has('token:' + one.family) ? context.card('token:' + one.family, icon('penalty', '', 'token'), 'pl-slot') : null}</li>`)}</ul></div>`;
}

/** Markets, papers, government pipes, and the others' networks. */
function below(view, context) {
  const names = ['Crude Market', 'Market One', 'Market Two', 'Market Three'];
  const paper = (one, key, name) => context.card(name, one ? html`<div>${one.lines.map((line, k) => html`<span class=${one.filled && one.filled[k] ? 'done' : ''}>${barrel(line)}</span>`)}</div><span class="hint">${one.name}</span>` : html`<span class="hint">–</span>`, 'pl-paper');
  const me = context.me;
  return html`<div class="sheet pl"><h2 class="sign">Markets<span class="hint">a filled space is bought, a free one sold to</span></h2><div class="pl-markets">${names.map((name, k) => { const rows = view.markets.filter(row => row.market === k); return rows.length ? html`<div><h3>${name}</h3>${rows.map(row => html`<div class="pl-row"><span class="pl-rowname">${row.colour ? barrel(row.colour + (row.grade || '')) : GRADES[row.grade]}</span>${row.spaces.map((space, i) => context.card(`market:${row.row}:${i}`, String(space.price), `pl-price ${space.barrel ? 'full k-' + space.barrel : ''} ${space.in_play ? '' : 'off'}`))}<span class="hint">${row.supply ? '+' + row.supply : ''}${row.demand ? '−' + row.demand : ''}</span></div>`)}</div>` : null; })}</div></div>
  <div class="sheet pl"><h2 class="sign">Contracts and orders</h2><div class="pad stack"><div class="pl-papers">${view.contracts.map((one, k) => html`<div key=${'c' + k}>${paper(one.paper, k, `display:${one.row}:${one.column}`)}</div>`)}</div><p class="hint">Stacks: ${view.stacks.map(one => html`${one.row} ${one.top ? one.top.lines.map(line => barrel(line)) : '–'} (${one.below} below) `)}</p><div class="pl-papers">${view.orders.map((one, k) => html`<div key=${'o' + k}>${paper(one.paper, k, one.paper ? 'order:' + one.paper.name : `display:${one.row}:${one.column}`)}</div>`)}</div>
    ${me !== null && (view.seats[me].contracts.length || view.seats[me].orders.length) ? html`<h3>Mine</h3><div class="pl-papers">${view.seats[me].contracts.map(one => html`<div class="pl-paper">${one.lines.map((line, k) => context.card(`line:${one.name}:${k}`, html`<span class=${one.filled[k] ? 'done' : ''}>${barrel(line)}${one.filled[k] ? icon('check', '', 'filled') : null}</span>`))}<span class="hint">${one.name}${one.active ? '' : ', next year'}</span></div>`)}${view.seats[me].orders.map(one => html`<div class="pl-paper">${one.lines.map(line => barrel(line))}<span class="hint">${one.name}, done</span></div>`)}</div>` : null}</div></div>
  <div class="sheet pl"><h2 class="sign">Government pipes</h2><div class="pl-gov">${view.government.quadrants.map((one, q) => html`<div><h3>Quadrant ${q + 1}${one.open ? ', open' : ', not opened yet'}</h3><div class="pl-tiles">${one.tiles.map((tile, k) => context.card(`gov:${q}:${k}`, tileArt(tile)))}</div></div>`)}</div></div>
  <div class="sheet pl"><h2 class="sign">The others</h2><div class="pad stack">${view.seats.map((own, i) => i === me ? null : html`<div><b>${chip(context.seats[i].pigment, 's')} ${context.seats[i].name}</b> <span class="hint">${Object.entries(own.longest).map(([letter, n]) => `${letter} ${n}`).join(', ')}</span>${own.network.halves.length ? network(own, context, [], false) : null}</div>`)}</div></div>`;
}

export default {
  boardName: 'Refinery', sideName: 'Actions', scoreName: 'Worth', secrets: false,
  board, side, below,
  headline: view => `Year ${view.year}, round ${view.round} of ${view.rounds}`,
  verbs: { work: { icon: 'worker', words: 'Send the worker' }, secondary: { icon: 'worker', words: 'A second action' }, lay: { icon: 'pipe-tile', words: 'Lay the tile' }, place: { icon: 'pipe-tile', words: 'Lay the tile' }, loan: { icon: 'loan' }, deliver: { icon: 'contract' }, order: { icon: 'order' }, buy_pipe: { icon: 'pipe-tile', words: 'Buy a tile' }, take_pipe: { icon: 'pipe-tile' }, buy_tank: { icon: 'tank' }, put_tank: { icon: 'tank', words: 'Place a tank' }, buy_machine: { icon: 'machine' }, run: { icon: 'machine' }, run_machine: { icon: 'machine' }, refine: { icon: 'refinery', words: 'Refine' }, upgrade: { icon: 'upgrade' }, gov: { icon: 'bank', words: 'Government pipes' }, gov_pick: { icon: 'bank', words: 'Take a government pipe' }, slot: { icon: 'turn-order', words: 'Choose the next order' }, pass: { icon: 'hourglass' }, end_turn: { icon: 'check' } },
  seat: (view, i) => {
    const own = view.seats[i], tanks = own.tank_rows.reduce((sum, row) => sum + row.tanks, 0), barrels = own.tank_rows.reduce((sum, row) => sum + row.barrels.reduce((a, b) => a + b, 0), 0);
    return { cash: `$${own.cash}`, worth: `worth ${own.score.total}`, score: own.score.total, flag: own.penalty ? `penalty ${own.penalty}` : '', flagIcon: 'penalty', stats: [{ icon: 'tank', text: tanks, label: 'Tanks' }, { icon: 'barrel-crude', text: barrels, label: 'Barrels' }, { icon: 'machine', text: own.network.machines.length, label: 'Machines' }, { icon: 'contract', text: own.contracts.length, label: 'Contracts' }, { icon: 'order', text: own.orders.length, label: 'Orders' }] };
  },
  scoring: view => ({ columns: ['Cash', 'Oil', 'Pipelines', 'Valuations', 'Penalties'], rows: view.seats.map(own => [own.score.cash, own.score.oil, own.score.pipelines, own.score.valuations, own.score.penalties]), words: '' }),
};
