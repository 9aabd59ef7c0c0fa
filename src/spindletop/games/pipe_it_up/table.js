/* Pipe It Up: the map of Ghana as an enamel street sign, with links, pipes, plants, dice, questions and what only you see. */

import { html } from '../../html.js';
import { icon, iconAt, chip, text } from '../../kit.js';
import { GHANA as GEO } from '../../maps/ghana.js';

const LINK = Object.fromEntries(GEO.links.map(one => [one.id, one])), CITY = Object.fromEntries(GEO.cities.map(one => [one.id, one]));
const ICONS = { tap: 'tap', well: 'well', tower: 'water-tower', water_tower: 'water-tower', bucket: 'bucket' };

/** One pipe on a slot: core with the pigment's pattern, a flange at each end. */
function piece(L, W, p) {
  const x = -L / 2, y = -W / 2;
  let m = '';
  if (p === 'red') for (let s = x + 9; s < -x - 4; s += 10) m += `M${s - 4} ${-y}L${s + 4} ${y}`;
  if (p === 'green') { m = `M${x + 5} 3`; for (let s = x + 10, k = 0; s < -x - 3; s += 5, k++) m += `L${s} ${k % 2 ? 3.4 : -3.4}`; }
  if (p === 'purple') for (let s = x + 10; s < -x - 6; s += 8.5) m += `M${s} 0h.1`;
  if (p === 'blue') m = `M${x + 5} 0H${-x - 5}`;
  return html`<rect x=${x} y=${y} width=${L} height=${W} rx="2" style=${`fill:var(--${p});stroke:var(--rim);stroke-width:2.4`} />${m ? html`<path d=${m} style=${`fill:none;stroke:var(--on-${p});stroke-opacity:.82;stroke-width:${p === 'purple' ? 5.5 : p === 'red' ? 3.4 : 2.6};stroke-linecap:${p === 'purple' ? 'round' : 'butt'}`} />` : null}<path d=${`M${x} ${y - 2.5}h5v${W + 5}h-5zM${-x - 5} ${y - 2.5}h5v${W + 5}h-5z`} style=${`fill:var(--${p});stroke:var(--rim);stroke-width:2`} />`;
}

/** The rectangles of all slots of a link as one path: it takes the pointer and the cord. */
function slotsPath(link, grow = 3) {
  const [L, W] = link.slot, a = L / 2 + grow, b = W / 2 + grow;
  return link.slots.map(([x, y, turn]) => { const c = Math.cos(turn * Math.PI / 180), s = Math.sin(turn * Math.PI / 180); return [[-a, -b], [a, -b], [a, b], [-a, b]].map(([px, py], k) => `${k ? 'L' : 'M'}${(x + px * c - py * s).toFixed(1)} ${(y + px * s + py * c).toFixed(1)}`).join('') + 'Z'; }).join('');
}
const PATHS = Object.fromEntries(GEO.links.map(one => [one.id, slotsPath(one)]));
const onSlots = (link, draw) => link.slots.map(([x, y, turn]) => html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>${draw(link.slot[0], link.slot[1])}</g>`);

/** A plant; grey ones belong to nobody. */
const plantAt = (x, y, p, u = 31) => { const fill = p === 'grey' ? '--silver' : '--' + p, on = p === 'grey' ? '--on-silver' : '--on-' + p; return html`<g transform=${`translate(${x - u / 2} ${y - u / 2})`}><rect width=${u} height=${u} rx="6" style=${`fill:var(${fill});stroke:var(--rim);stroke-width:2.4`} /><rect x="3" y="3" width=${u - 6} height=${u - 6} rx="4" style=${`fill:none;stroke:var(${on});stroke-opacity:.5`} />${iconAt('plant', u * .14, u * .12, u * .72, `color:var(${on})`)}</g>`; };

const zig = (x, y, n, dx, dy, px, py) => { let d = `M${x} ${y}`; for (let k = 0; k < n; k++) d += `l${dx + (k % 2 ? -px : px)} ${dy + (k % 2 ? -py : py)}`; return d; };
const FRAME = html`<path d=${zig(0, -8, 50, 20, 0, 0, -11) + zig(0, 1408, 50, 20, 0, 0, 11) + zig(-8, 0, 70, 0, 20, -11, 0) + zig(1008, 0, 70, 0, 20, 11, 0)} style="fill:none;stroke:var(--game-ink);stroke-width:4" /><rect width="1000" height="1400" style="fill:none;stroke:var(--rim);stroke-width:2.5" />${[[-13, -13], [1013, -13], [-13, 1413], [1013, 1413]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="10" style="fill:var(--brass);stroke:var(--rim);stroke-width:2" />`)}`;
const LAND = html`<rect width="1000" height="1400" style="fill:var(--sea)" /><rect width="1000" height="1400" style="fill:url(#waves)" /><path d=${GEO.coast} style="fill:none;stroke:var(--sea-line);stroke-width:18;stroke-opacity:.35" /><path d=${GEO.land} style="fill:var(--inset)" />${GEO.borders.map(one => html`<path d=${one.d} style="fill:none;stroke:var(--line-2);stroke-width:1.6;stroke-dasharray:7 6" />`)}<path d=${GEO.ghana} style="fill:var(--land);stroke:var(--land-line);stroke-width:3" />${GEO.rivers.map(one => html`<path d=${one.d} style="fill:none;stroke:var(--sea-line);stroke-width:2.6" />`)}<path d=${GEO.lake.d} style="fill:var(--sea);stroke:var(--sea-line);stroke-width:1.6" /><path d=${GEO.coast} style="fill:none;stroke:var(--land-line);stroke-width:2.6" />`;
const NAMES = html`${GEO.labels.map(one => html`<text class=${'gh-' + one.kind} x=${one.x} y=${one.y} transform=${`rotate(${one.angle} ${one.x} ${one.y})`} style=${`text-anchor:middle;font-size:${one.size}px`}>${one.text}</text>`)}${GEO.lake.label ? GEO.lake.label.lines.map((line, k) => html`<text class="gh-sea" x=${line.x || GEO.lake.label.x} y=${line.y || GEO.lake.label.y + k * 26} style="text-anchor:middle;font-size:24px;letter-spacing:.02em">${line.text || line}</text>`) : null}`;

function linkPlace(one, context) {
  const geo = LINK[one.id], owner = one.owner === null ? null : context.seats[one.owner].pigment;
  const pointed = context.hover && context.hover.place === 'link:' + one.id && context.mover !== null;
  const drawn = owner ? onSlots(geo, (L, W) => piece(L, W, owner)) : onSlots(geo, (L, W) => html`<rect class=${`gh-slot ${one.dotted ? 'dotted' : ''} ${one.usable ? '' : 'off'}`} x=${-L / 2} y=${-W / 2} width=${L} height=${W} rx="3" />${pointed ? html`<g class="ghost">${piece(L - 4, W - 3, context.seats[context.mover].pigment)}</g>` : null}`);
  return context.place('link:' + one.id, { d: PATHS[one.id] }, drawn);
}

function cityPlace(one, view, context) {
  const geo = CITY[one.id], here = [...(one.grey_plant ? ['grey'] : []), ...one.plants.map(i => context.seats[i].pigment)], start = one.id === view.start_city;
  return context.place('city:' + one.id, { cx: geo.x, cy: geo.y, radius: geo.r + 5 }, html`<circle cx=${geo.x} cy=${geo.y} r=${geo.r} style=${`fill:var(${one.tokens ? '--panel' : here.length ? '--land' : '--inset'});stroke:var(--rim);stroke-width:${start ? 5 : 3}`} />
    ${one.tokens ? iconAt(one.icon ? ICONS[/** @type {'tap'} */ (one.icon)] || 'drop' : 'drop', geo.x - geo.r * .72, geo.y - geo.r * .78, geo.r * 1.44, 'color:var(--water);--icon-fill:var(--water)') : here.length ? null : html`<circle cx=${geo.x} cy=${geo.y} r="6" style="fill:var(--rim)" />`}
    ${here.map((p, k) => plantAt(geo.x + (k - (here.length - 1) / 2) * 34, geo.y + (one.tokens ? geo.r : 0), p))}${one.tokens > 1 ? text(geo.x + geo.r * .7, geo.y + geo.r, one.tokens, 'font:800 20px var(--display);fill:var(--ink)') : null}`);
}

/** The map. */
const board = (view, context) => html`<div class="sheet ghana"><div class="mapbox"><svg class="gh-map" viewBox="-26 -26 1052 1452" role="group" aria-label="Ghana: 31 cities, 51 links"><defs><clipPath id="ghclip"><rect width="1000" height="1400" /></clipPath></defs><g clip-path="url(#ghclip)">${LAND}${NAMES}
  ${GEO.links.map(one => html`<path d=${one.d} style=${`fill:none;stroke:var(--line-2);stroke-width:2;${one.dotted ? 'stroke-dasharray:2 7' : ''}`} />`)}${view.links.map(one => linkPlace(one, context))}${view.cities.map(one => cityPlace(one, view, context))}
  ${view.reservoirs.map(one => { const geo = CITY[one.city]; return html`<g transform=${`translate(${geo.x + 18} ${geo.y - 34})`}><rect width="34" height="26" rx="4" style=${`fill:var(--${context.seats[one.seat].pigment});stroke:var(--rim);stroke-width:2`} />${text(17, 19, one.size, `font:800 17px var(--display);text-anchor:middle;fill:var(--on-${context.seats[one.seat].pigment})`)}</g>`; })}
  ${GEO.cities.map(one => one.label.lines.map(line => html`<text class="gh-city" x=${line.x} y=${line.y} style=${`text-anchor:${one.label.anchor}`}>${line.text}</text>`))}</g>${FRAME}</svg></div>
  <div class="gh-strip"><div>${icon('pipe-straight')}<span><b>${view.links_left}</b> links left</span></div><div>${icon('pipe-tile')}<span><b>${view.pipes_left}</b> pipes to fill</span></div><div>${icon('drop')}<span><b>${view.city_tokens_left}</b> city tokens</span></div><div>${icon('upgrade')}<span>bank <b>${view.bank}</b></span></div></div></div>`;

const dieFace = face => { const n = /\d/.exec(String(face)); return n ? Number(n[0]) : face === 'blank' ? 0 : null; };

/** A die: the player's own in enamel, standard ones in paper; a face shows pipes. */
function die(face, x, k, enamel) {
  const n = dieFace(face);
  return html`<g transform=${`translate(${x} 36) rotate(${[-5, 4, -3, 6][k % 4]})`}><rect x="-27" y="-27" width="54" height="54" rx="11" style=${`fill:var(${enamel ? '--game' : '--panel'});stroke:var(--rim);stroke-width:2.2`} />${enamel ? html`<rect x="-23" y="-23" width="46" height="46" rx="8" style="fill:none;stroke:var(--keyline);stroke-width:1.5" />` : null}
    ${n === null ? iconAt(face === 'upgrade' ? 'upgrade' : 'question', -17, -17, 34, `color:var(${enamel ? '--on-enamel' : '--ink'})`) : n === 0 ? html`<path d="M-9 0H9" style=${`stroke:var(${enamel ? '--on-enamel' : '--ink-3'});stroke-width:3;stroke-linecap:round`} />` : Array.from({ length: n }, (_, i) => html`<g transform=${`translate(0 ${(i - (n - 1) / 2) * 18})`}><rect x="-18" y="-5.5" width="36" height="11" rx="2" style=${`fill:var(${enamel ? '--on-enamel' : '--ink-2'});stroke:var(--rim);stroke-width:1.5`} /></g>`)}</g>`;
}

/** Roll, question, own works, and what only this seat sees. */
function side(view, context) {
  const me = context.me === null ? (view.turn >= 0 ? view.turn : 0) : context.me, own = view.seats[me], seat = context.seats[me], roll = view.roll, question = view.question;
  const button = (name, words) => context.card('button:' + name, html`<span class="sign">${words}</span>`, 'gh-button');
  const dice = roll ? [roll.player, ...roll.standard] : [];
  return html`${question ? html`<div class="sheet ghana"><h2 class="sign">${icon('question')} Question<span class="hint">for ${context.seats[question.roller].name}</span></h2><div class="pad stack"><p class="gh-q">${question.text}</p><p class="hint">A right answer earns ${question.reward}.</p>${question.choices ? question.choices.map((words, k) => context.card('answer:' + k, html`<b class="gh-abc">${'ABCDEF'[k]}</b> ${words}${question.answer === words ? html` ${icon('check', '', 'right')}` : null}`, 'gh-answer')) : null}<div class="row">${context.offers.has('judge:right') ? context.card('judge:right', 'Right', 'gh-button') : null}${context.offers.has('judge:wrong') ? context.card('judge:wrong', 'Wrong', 'gh-button') : null}</div></div></div>` : null}
  <div class="sheet ghana"><h2 class="sign">${roll ? 'The roll' : 'The next roll'}<span class="hint">${own.dice.total} dice: 1 + ${own.dice.grey} grey + ${own.dice.own} own</span></h2><div class="pad">${dice.length ? html`<svg class="gh-dice" viewBox=${`0 0 ${Math.max(4, dice.length) * 66 + 6} 74`} role="img" aria-label=${`Dice: ${dice.join(', ')}`}>${dice.map((face, k) => die(face, 36 + k * 66, k, k === 0))}</svg>` : html`<p>${seat.name} rolls <b class="num">${own.next_roll.mean}</b> pipes on average, give or take ${own.next_roll.spread}.</p>`}</div></div>
  <div class="sheet ghana"><h2 class="sign">${chip(seat.pigment, 's')} ${context.me === null ? seat.name : 'Your works'}</h2><div class="pad stack"><div class="row"><b class="num gh-big">${own.stock}</b><span>pipes in stock<br /><span class="hint">${own.supply} more in the supply</span></span></div>
    <svg viewBox="0 0 270 28" aria-hidden="true">${Array.from({ length: Math.min(5, own.stock) }, (_, k) => html`<g transform=${`translate(${27 + k * 54} 14)`}>${piece(46, 17, seat.pigment)}</g>`)}</svg>
    <div class="row">${button('buy_token', `Buy a token: ${view.prices.token_pipes} pipes`)}${button('sell_token', 'Sell a token')}${button('build_plant', `Plant: ${view.prices.plant_tokens} tokens`)}${button('end_turn', 'End the turn')}</div><p class="hint">${own.tokens} tokens, ${own.plants} plants built, ${own.plants_left} left.</p>
    ${view.reservoir_size !== null || [...context.offers.keys()].some(name => name.startsWith('reservoir:')) ? html`<div class="row">${[...context.offers.keys()].filter(name => name.startsWith('reservoir:')).map(name => context.card(name, `Reservoir of ${name.slice(10)}`, 'gh-button'))}</div>` : null}</div></div>
  ${own.mission || own.icons ? html`<div class=${`sheet ghana private p-${seat.pigment}`}><h2 class="sign">${icon('eye')} Only you see this</h2>${own.mission ? html`<div class="slip gh-mission"><h3>${own.mission.name} <span class="num">+${own.mission.vp}</span></h3><p class="hint">${own.mission.text}</p><ul class="gh-ticks">${own.mission.progress.map(one => html`<li class=${one.have >= one.want ? 'yes' : ''}>${one.have >= one.want ? icon('check') : html`<i></i>`}${one.need} ${one.want > 1 ? `${one.have} of ${one.want}` : ''}</li>`)}</ul></div>` : null}
    ${own.icons ? html`<div class="slip gh-icons">${Object.entries(own.icons).map(([name, n]) => html`<div><div class="gh-tok">${icon(ICONS[/** @type {'tap'} */ (name)] || 'drop')}<b>${n}</b></div>${name.replace(/_/g, ' ')}</div>`)}</div>` : null}</div>` : null}`;
}

const STEPS = ['Roll', 'Question', 'Build, trade, plants'];

export default {
  boardName: 'Map', sideName: 'Works', scoreName: 'Points',
  board, side,
  headline: view => view.variants.fast ? 'Fast game' : '',
  steps: (view, step) => { const now = view.question || step === 'answer' || step === 'judge' ? 1 : 2; return STEPS.map((words, k) => ({ words, state: k === now ? 'now' : k < now ? 'past' : '' })); },
  verbs: { build: { icon: 'pipe-straight', words: 'Build a pipeline' }, buy_token: { icon: 'upgrade' }, sell_token: { icon: 'upgrade' }, plant: { icon: 'plant', words: 'Build a plant' }, build_plant: { icon: 'plant', words: 'Build a plant' }, answer: { icon: 'question' }, end_turn: { icon: 'check' } },
  seat: (view, i) => {
    const own = view.seats[i];
    return { cash: String(own.vp), worth: `points, ${own.stock} pipes`, score: own.final ? own.final.total : own.vp, stats: [{ icon: 'pipe-tile', text: own.supply, label: 'Supply' }, { icon: 'upgrade', text: own.tokens, label: 'Upgrade tokens' }, { icon: 'plant', text: own.plants, label: 'Plants' }, { icon: 'drop', text: own.city_tokens, label: 'City tokens' }, { icon: 'die-5', text: own.dice.total, label: 'Dice' }], flag: '' };
  },
  scoring: view => view.seats[0].final ? { columns: ['Track', 'Plants', 'Icons', 'Mission'], rows: view.seats.map(own => [own.final.track, own.final.plants, own.final.icons, own.final.mission]), words: '' } : null,
};
