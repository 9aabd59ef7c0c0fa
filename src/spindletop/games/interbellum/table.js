/* Interbellum: the map as a postage stamp, with areas, armies, wells, routes and ports; influence, gas, events and the hand below. */

import { html } from '../../html.js';
import { icon, iconAt, chip, text } from '../../kit.js';
import { MAP as GEO } from '../../maps/middle_east.js';

const byId = list => Object.fromEntries(list.map(one => [one.id, one]));
const AREA = byId(GEO.areas), NODE = byId(GEO.nodes), SEGMENT = byId(GEO.segments);
const LANES = [[], [2], [1, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]], WIDE = [0, 11, 8, 7.6, 4.4, 4.4];
/** @type {Record<string, [string, number]>} dashes along a pipe and their width, by pigment */
const MARK = { red: ['3 7', 1], blue: ['', .26], green: ['9 5', .3], yellow: ['', 0], purple: ['.1 9', .5], iron: ['6 4', .4] };

/** A pipe: rim casing, pigment core, the pigment's pattern as dashes along it. */
function pipe(d, p, w) {
  const [dash, wide] = MARK[p] || ['', 0];
  return html`<path d=${d} style=${`fill:none;stroke:var(--rim);stroke-width:${w + 3.4}`} /><path d=${d} style=${`fill:none;stroke:var(--${p});stroke-width:${w}`} />${wide ? html`<path d=${d} style=${`fill:none;stroke:var(--on-${p});stroke-opacity:.82;stroke-width:${w * wide};stroke-dasharray:${dash || 'none'};stroke-linecap:${p === 'purple' ? 'round' : 'butt'}`} />` : null}`;
}

/** An army: the helmet of its power, with the number of units at home. */
const helmet = (x, y, power, letter, n = 0, side = 1) => html`<g class=${'w-' + power} transform=${`translate(${x} ${y})`} style="pointer-events:none"><path d="M-22 8C-22-26 22-26 22 8l8 8H-30z" style="fill:var(--w);stroke:var(--rim);stroke-width:2.8;stroke-linejoin:round" /><path d="M-19 9h38" style="stroke:var(--on-power);stroke-opacity:.6;stroke-width:1.8" />${text(0, 5.5, letter, 'font:800 23px var(--display);text-anchor:middle;fill:var(--on-power)')}${n ? html`<circle cx=${side * 27} cy="-10" r="14.5" style="fill:var(--panel);stroke:var(--rim);stroke-width:2" />${text(side * 27, -2, n, 'font:800 23px var(--display);text-anchor:middle;fill:var(--ink)')}` : null}</g>`;

const BASE = html`<rect width="1600" height="1240" style="fill:var(--sea)" /><rect width="1600" height="1240" style="fill:url(#waves)" /><path d=${GEO.coast} style="fill:none;stroke:var(--sea-line);stroke-width:14;stroke-opacity:.35" />`;
const LINES = html`${GEO.neutral.map(one => html`<path d=${one.d} style="fill:var(--inset)" />`)}${GEO.rivers.map(one => html`<path d=${one.d} style="fill:none;stroke:var(--sea-line);stroke-width:2.4;pointer-events:none" />`)}${GEO.lakes.map(one => html`<path d=${one.d} style="fill:var(--sea);stroke:var(--sea-line);stroke-width:1.4;pointer-events:none" />`)}${GEO.borders.map(one => html`<path d=${one.d} style="fill:none;stroke:var(--land-line);stroke-width:2.2;stroke-dasharray:9 6;pointer-events:none" />`)}<path d=${GEO.coast} style="fill:none;stroke:var(--land-line);stroke-width:2.4;pointer-events:none" />
  ${GEO.seas.map(one => one.lines.map((line, k) => html`<text class="ib-sea" x=${one.x} y=${one.y + k * one.size * 1.1} transform=${`rotate(${one.angle} ${one.x} ${one.y})`} style=${`text-anchor:middle;font-size:${one.size}px`}>${line}</text>`))}`;

function area(one, letters, context) {
  const geo = AREA[one.area];
  if (!geo) return null;
  return context.place('area:' + one.area, { d: geo.d }, html`<path d=${geo.d} class=${one.power ? `w-${one.power} ${one.home ? 'ib-base' : 'ib-held'}` : 'ib-free'} />`);
}

function segment(one, context) {
  const geo = SEGMENT[one.segment], owners = one.owners, lanes = LANES[owners.length] || LANES[5];
  const pointed = context.hover && context.hover.place === 'segment:' + one.segment && context.mover !== null;
  return context.place('segment:' + one.segment, { d: geo.d, line: true }, html`<path d=${geo.d} style="fill:none;stroke:var(--land-line);stroke-width:5.6;stroke-opacity:.8" /><path d=${geo.d} style="fill:none;stroke:var(--land);stroke-width:2.6" />${owners.map((seat, k) => pipe(geo.lanes[lanes[k]], context.seats[seat].pigment, WIDE[owners.length] || 4.4))}${pointed ? html`<g class="ghost">${pipe(geo.d, context.seats[context.mover].pigment, 8)}</g>` : null}`);
}

function well(one, context) {
  const geo = NODE[one.well], p = one.owner === null ? '' : context.seats[one.owner].pigment;
  if (!one.exists) return null;
  return context.place('well:' + one.well, { x: geo.x - 24, y: geo.y - 28, w: 48, h: 52, r: 6 }, html`<g transform=${`translate(${geo.x} ${geo.y})`}><path d="M-6.500-23h13L20 20H-20z" style="fill:var(--land);stroke:var(--land);stroke-width:9;stroke-linejoin:round" /><path d="M-6.500-23h13L20 20H-20z" style=${`fill:var(${p ? '--' + p : '--panel'});stroke:var(--rim);stroke-width:2.800;stroke-linejoin:round`} />${p ? iconAt('seat-' + p, -9, -3, 18, `color:var(--on-${p})`) : iconAt('derrick', -13, -9, 26, 'color:var(--ink)')}<path d="M-6.500-23h13l1.600 6H-8.100z" style="fill:var(--rim)" />${one.used ? html`<path d="M-16 24h32" style="stroke:var(--refuse);stroke-width:5" />` : null}</g>`);
}

const port = one => { const geo = NODE[one.port]; return html`<g transform=${`translate(${geo.x} ${geo.y})`}><rect x="-19" y="-19" width="38" height="38" rx="8" style="fill:var(--enamel);stroke:var(--rim);stroke-width:2.4" /><rect x="-15" y="-15" width="30" height="30" rx="5" style="fill:none;stroke:var(--keyline);stroke-width:1.6" />${text(0, 8.5, one.bonus, 'font:800 25px var(--display);text-anchor:middle;fill:var(--on-enamel)')}</g>`; };
const nodeName = (node, cls) => node.label ? node.label.lines.map(line => html`<text class=${cls + ' ib-halo'} x=${line.x} y=${line.y} style=${`text-anchor:${node.label.anchor};font-size:${Math.max(node.label.size, 19)}px`}>${line.text}</text>`) : null;

/** The map. */
function board(view, context) {
  const letters = Object.fromEntries(view.powers.map(one => [one.power, one.letter])), home = Object.fromEntries(view.powers.map(one => [one.power, one.home]));
  const boats = view.players.map((own, i) => [own.finds, i]).filter(one => one[0] > 0);
  return html`<div class="ib-stampbox"><div class="ib-stamp"><div class="mapbox"><svg class="ib-map" viewBox="0 0 1600 1240" role="group" aria-label="The Middle East: 33 areas, 16 wells, 14 ports">${BASE}${view.areas.map(one => area(one, letters, context))}${LINES}
    ${context.place('boat:caspian', { cx: GEO.caspian.x, cy: GEO.caspian.y, radius: 62 }, html`<g>${boats.map(([, i], k) => { const [x, y] = GEO.caspian.boats[k]; const p = context.seats[i].pigment; return html`<g transform=${`translate(${x} ${y})`}><rect x="-19" y="-17" width="38" height="34" rx="7" style=${`fill:var(--${p});stroke:var(--rim);stroke-width:2.4`} />${iconAt('boat', -15, -15, 30, `color:var(--on-${p})`)}</g>`; })}</g>`)}
    ${view.segments.map(one => segment(one, context))}
    ${GEO.areas.map(one => one.label.lines.map(line => html`<text class=${`ib-area ib-halo ${one.power ? 'home' : ''}`} x=${line.x} y=${line.y} style=${`text-anchor:middle;font-size:${line.size}px`}>${line.text}</text>`))}
    ${view.areas.map(one => { const geo = AREA[one.area]; return geo && geo.unit && one.power && (one.unit || one.home) ? helmet(geo.unit.x || geo.unit[0], geo.unit.y || geo.unit[1], one.power, letters[one.power], one.home ? home[one.power] : 0, geo.label.lines[0].x > (geo.unit.x || geo.unit[0]) + 30 ? -1 : 1) : null; })}
    ${view.junctions.map(one => { const geo = NODE[one.junction]; return geo ? html`<circle cx=${geo.x} cy=${geo.y} r="7" style="fill:var(--panel);stroke:var(--rim);stroke-width:2.4" />` : null; })}
    ${view.ports.map(port)}${view.wells.map(one => well(one, context))}
    ${view.ports.map(one => nodeName(NODE[one.port], 'ib-place'))}${view.wells.map(one => one.exists ? nodeName(NODE[one.well], 'ib-place') : null)}</svg></div></div></div>`;
}

/** Influence with each power: a row a power, a column a number of cubes. */
function influence(view, context) {
  const most = Math.max(10, ...view.powers.flatMap(one => one.influence)), columns = Array.from({ length: Math.min(10, most) }, (_, k) => k + 1);
  return html`<div class="sheet"><h2 class="sign">Influence<span class="hint">the flag stands with its holder</span></h2><div class="scroll" tabindex="0" role="region" aria-label="Influence"><table class="ib-track"><thead><tr><th>Cubes</th>${columns.map(n => html`<th>${n}${n === 10 ? '+' : ''}</th>`)}<th>next</th></tr></thead><tbody>${view.powers.map(one => html`<tr class=${'w-' + one.power}><th scope="row">${context.card('power:' + one.power, html`<span class="ib-letter">${one.letter}</span> ${one.name}`)}</th>${columns.map(n => html`<td class=${one.flag !== null && Math.min(10, one.influence[one.flag]) === n ? 'flagged' : ''}>${one.influence.map((cubes, i) => cubes > 0 && Math.min(10, cubes) === n ? html`${chip(context.seats[i].pigment, 's')}${one.flag === i ? icon('flag', '', 'holds the flag') : null}` : null)}</td>`)}<td class="num">$${one.next_price}</td></tr>`)}</tbody></table></div></div>`;
}

function below(view, context) {
  const bag = view.bag, own = context.me === null ? null : view.players[context.me], hand = own && own.hand;
  return html`${influence(view, context)}
  <div class="sheet"><h2 class="sign">Gas in the Caspian<span class="hint">bag: ${bag.black} black, ${bag.white} white</span></h2><div class="ib-odds">${bag.chances.map(one => html`<div><div class="bar"><i style=${`height:${one.percent}%`}></i></div><b>${one.percent}%</b><br />$${one.dollars}</div>`)}</div>
    <div class="ib-events">${view.events.map((one, k) => one ? html`<article key=${one.card}><b>${'ABC'[k]} · ${one.name}</b><div class=${one.valid === 'twenties' ? '' : 'off'}>20s: ${one.twenties}</div><div class=${one.valid === 'thirties' ? '' : 'off'}>30s: ${one.thirties}</div></article>` : null)}</div></div>
  <div class="sheet"><h2 class="sign">${icon('eye')} Your hand<span class="hint">only you see it</span></h2>${context.card('pile:cards', html`${icon('action-card')}<span>Card pile: <b>${view.cards.pile}</b> left, fee $${view.cards.fee}${view.cards.in_play ? html`; in play: <b>${view.cards.in_play}</b>` : null}</span>`, 'ib-pile')}${hand && hand.length ? html`<div class="ib-hand">${hand.map(one => context.card('card:' + one.kind, html`<b>${one.name}${one.count > 1 ? ` × ${one.count}` : ''}</b>${one.text}`, 'ib-card'))}</div>` : html`<p class="pad hint">No cards.</p>`}</div>
`;
}

export default {
  boardName: 'Map', scoreName: 'Points', secrets: true,
  board, below,
  headline: view => `Round ${view.round} of ${view.rounds}, ${view.decade}`,
  steps: view => ['gas', 'events', 'actions', 'cleanup'].map((word, k, all) => { const now = Math.max(0, all.findIndex(one => String(view.phase).toLowerCase().replace(/[^a-z]/g, '').startsWith(one.slice(0, 3)))); return { words: ['Gas', 'Events', 'Actions', 'Clean-up'][k], state: k === now ? 'now' : k < now ? 'past' : '' }; }),
  verbs: { build: { icon: 'pipe-straight', words: 'Build a pipeline' }, gas_search: { icon: 'boat', words: 'Search for gas' }, income: { icon: 'coin', words: 'Take income' }, buy_influence: { icon: 'influence', words: 'Buy influence' }, draw_cards: { icon: 'action-card' }, play_card: { icon: 'action-card', words: 'Play a card' }, move_army: { icon: 'army', words: 'Move an army' }, buy_well: { icon: 'derrick', words: 'Buy a well' }, choose_well: { icon: 'derrick', words: 'Choose a well' }, expand: { icon: 'army', words: 'Expand' }, withdraw: { icon: 'army', words: 'Withdraw' }, choose_power: { icon: 'flag' }, vote: { icon: 'check' }, discard: { icon: 'close', words: 'Discard' }, gain_influence: { icon: 'influence' }, lose_influence: { icon: 'influence' }, shift_influence: { icon: 'influence' }, pass: { icon: 'hourglass' } },
  seat: (view, i) => {
    const own = view.players[i];
    return { cash: `$${own.cash}`, worth: `${own.score} points`, score: own.score, stats: [{ icon: 'executive', text: own.executives, label: 'Executives left' }, { icon: 'action-card', text: own.hand_size, label: 'Cards' }, { icon: 'derrick', text: `${own.wells.length}, ${own.wells.filter(one => one.connected).length} joined`, label: 'Wells' }, { icon: 'flame', text: own.finds, label: 'Gas finds' }, { icon: 'flag', text: own.flags.length, label: 'Flags' }],
      lines: [['lines and ports', own.sources.pipelines + own.sources.ports], ['gas', own.sources.gas], ['influence, control', own.sources.influence + own.sources.control]] };
  },
  scoring: view => ({ columns: ['Pipelines', 'Ports', 'Gas', 'Influence', 'Control'], rows: view.players.map(own => [own.sources.pipelines, own.sources.ports, own.sources.gas, own.sources.influence, own.sources.control]), words: 'Money is worth nothing at the end.' }),
};
