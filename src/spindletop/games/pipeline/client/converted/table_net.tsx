// @ts-nocheck
/* A refinery: the network with its pipelines, the tile in the hand and what it would join, the runs, the tanks. */

import { signal, useEffect } from '#converted/html.tsx';
import { icon, iconAt, piece, rect, text } from '#converted/kit.tsx';
import {
  along,
  barrel,
  GRADES,
  halfPipes,
  halvesOf,
  joint,
  LETTERS,
  machineAt,
  NAME,
  outline,
  pathOf,
  pill,
  pipe,
  STEP,
  segmentsOf,
  tileAt,
} from './table_pipes.tsx';

const U = 60;
const cellOf = choice => [choice.args.x, choice.args.y];
const turnOf = choice => choice.args.turn;
const spot = (x, y) => x + ',' + y;

/** How the tile in the hand is turned, and the cell it is held over. */
export const held = { turn: signal(0), over: signal('') };

/** The choice the hand stands for: the one pointed at in words, else the cell it is held over. */
export function aimed(context) {
  const lays = context.choices.filter(choice => choice.verb === 'place');
  if (!lays.length) return null;
  if (context.hover && context.hover.verb === 'place') return context.hover;
  const list = context.offers.get(held.over.value) || lays.filter(choice => turnOf(choice) === held.turn.value % 4);
  const here = list.filter(choice => choice.verb === 'place');
  return here.find(choice => turnOf(choice) === held.turn.value) || here[0] || lays[0];
}

/** Turn the tile in the hand to the next way up that fits where it is held. */
export function turnHand(context, by = 1) {
  const now = aimed(context);
  if (!now) return;
  const here = (context.offers.get(now.place) || []).filter(choice => choice.verb === 'place').map(turnOf);
  let next = turnOf(now);
  for (let k = 0; k < 4; k++) {
    next = (next + by + 4) % 4;
    if (here.includes(next)) break;
  }
  held.over.value = now.place;
  held.turn.value = next;
  context.point(null);
}

/** The pipes of the tile in the hand that belong to a pipeline it joins. */
function pipesOf(tile, choice, line) {
  const [x, y] = cellOf(choice),
    [dx, dy] = along(turnOf(choice)),
    halves = halvesOf(tile, turnOf(choice));
  return line.pipes.map(k => ({
    x: k < 2 ? x : x + dx,
    y: k < 2 ? y : y + dy,
    ends: halves[k < 2 ? 0 : 1][k % 2].ends,
    colour: line.colour,
  }));
}

const useful = (view, line) => line.value >= Math.min(...view.markers[line.colour]);

/** Where the number of a pipeline stands: on a curved segment near the middle of the chain. @returns {[number, number]} */
function labelAt(parts, taken) {
  const curve = one => ((one.ends[0] + 2) % 4 !== one.ends[1] ? 1 : 0),
    cx = parts.reduce((s, p) => s + p.x, 0) / parts.length,
    cy = parts.reduce((s, p) => s + p.y, 0) / parts.length;
  const best = [...parts].sort(
    (p, q) => curve(q) - curve(p) || Math.hypot(p.x - cx, p.y - cy) - Math.hypot(q.x - cx, q.y - cy),
  );
  const MID = [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ];
  for (const one of best) {
    const [a, b] = one.ends.map(edge => MID[edge]),
      bend = curve(one) ? 0.29 : 0,
      x = (a[0] + b[0]) / 2,
      y = (a[1] + b[1]) / 2;
    const at = /** @type {[number, number]} */ ([
      (one.x + x + (0.5 - x) * bend) * U,
      (one.y + y + (0.5 - y) * bend) * U,
    ]);
    if (taken.every(other => Math.hypot(other[0] - at[0], other[1] - at[1]) > U * 0.55)) {
      taken.push(at);
      return at;
    }
  }
  return [(best[0].x + 0.5) * U, (best[0].y + 0.5) * U];
}

function tag([x, y], letter, words, gear, k) {
  const w = (String(words).length > 1 ? 27 : 20) + (gear ? 15 : 0);
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <rect
        x={-w / 2}
        y="-11"
        width={w}
        height="22"
        rx="11"
        style={`fill:var(--${NAME[letter]});stroke:var(--rim);stroke-width:1.8`}
      />
      {gear ? iconAt('machine', -w / 2 + 3, -8, 16, `color:var(--on-${NAME[letter]})`) : null}
      {text(
        gear ? 7 : 0,
        5.4,
        words,
        `font:800 15.500px var(--display);text-anchor:middle;fill:var(--on-${NAME[letter]})`,
      )}
    </g>
  );
}

/** Collars between tiles, and the machines. */
function joints(network) {
  const at = new Map(network.halves.map(one => [spot(one.x, one.y), one]));
  const out = network.tiles.map(one => joint(one.x * U, one.y * U, (1 + one.turn) % 4, U, 'joined'));
  for (const one of network.halves)
    for (const edge of [1, 2]) {
      const other = at.get(spot(one.x + STEP[edge][0], one.y + STEP[edge][1]));
      if (!other || other.tile === one.tile || one.covered || other.covered) continue;
      const mine = segmentsOf(one).find(part => part.ends.includes(edge)),
        theirs = segmentsOf(other).find(part => part.ends.includes((edge + 2) % 4));
      out.push(joint(one.x * U, one.y * U, edge, U, mine.colour === theirs.colour ? 'joined' : 'blind'));
    }
  for (const [x, y] of network.machines) {
    out.push(rect(x * U + 2, y * U + 2, U - 4, U - 4, 'fill:var(--inset)', 3));
    STEP.forEach(([dx, dy], edge) => {
      const other = at.get(spot(x + dx, y + dy));
      if (other && !other.covered) out.push(joint(x * U, y * U, edge, U, 'brass'));
    });
    out.push(piece(`machine@${x},${y}`, machineAt(x * U, y * U, U)));
  }
  return out;
}

/** The parts of every pipeline of a network. */
function chains(network) {
  /** @type {Map<number, any[]>} */
  const parts = new Map();
  for (const one of network.halves)
    if (!one.covered)
      for (const part of segmentsOf(one))
        parts.set(part.pipeline, [
          ...(parts.get(part.pipeline) || []),
          { x: one.x, y: one.y, ends: part.ends, colour: part.colour },
        ]);
  return parts;
}

/** The network of a seat; `mine` if it is the one that is being built now. */
export function Network({ view, context, own, mine, looking }) {
  const network = own.network,
    laying = mine && view.action.hand && context.choices.some(choice => choice.verb === 'place');
  const tile = view.action.hand,
    choice = laying ? aimed(context) : null,
    lays = laying ? context.choices.filter(one => one.verb === 'place') : [];
  useEffect(() => {
    if (!laying) return undefined;
    const press = event => {
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.key.toLowerCase() !== 'r' ||
        (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      looking.turn(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [laying, tile && tile.tile]);
  looking.turn = by => turnHand(context, by);
  const spread = [
    ...network.halves.map(one => [one.x, one.y]),
    ...lays.flatMap(one => {
      const [x, y] = cellOf(one),
        [dx, dy] = along(turnOf(one));
      return [
        [x, y],
        [x + dx, y + dy],
      ];
    }),
  ];
  if (!spread.length) spread.push([14, 15], [17, 16]);
  const pad = laying ? 0.15 : 1,
    xs = spread.map(one => one[0]),
    ys = spread.map(one => one[1]);
  let x0 = Math.min(...xs) - pad,
    y0 = Math.min(...ys) - pad,
    w = Math.max(...xs) + 1 + pad - x0,
    h = Math.max(...ys) + 1 + pad - y0;
  if (w < 7) {
    x0 -= (7 - w) / 2;
    w = 7;
  }
  if (h < 5) {
    y0 -= (5 - h) / 2;
    h = 5;
  }
  const cells = [];
  for (let x = Math.ceil(x0 - 0.2); x + 1 <= x0 + w + 0.2; x++)
    for (let y = Math.ceil(y0 - 0.2); y + 1 <= y0 + h + 0.2; y++) cells.push([x, y]);
  const parts = chains(network),
    big = choice ? choice.effects.joins[0] : null;
  const run =
    mine && context.hover && context.hover.verb === 'refine' ? view.action.run[context.hover.args.pipeline] : null;
  const pointed = run ? run.pipeline : looking.line.value,
    lit = big ? big.pipelines : pointed !== null && parts.has(pointed) ? [pointed] : [];
  const glow = [
    ...lit.flatMap(one => parts.get(one) || []),
    ...(big && big.pipelines.length ? pipesOf(tile, choice, big) : []),
  ];
  const taken = [],
    name = choice ? choice.place : '';
  const reach = new Set(
    lays
      .filter(one => turnOf(one) === held.turn.value)
      .flatMap(one => {
        const [x, y] = cellOf(one),
          [dx, dy] = along(turnOf(one));
        return [spot(x, y), spot(x + dx, y + dy)];
      }),
  );
  const gone = choice
    ? new Set(
        (() => {
          const [x, y] = cellOf(choice),
            [dx, dy] = along(turnOf(choice));
          return [spot(x, y), spot(x + dx, y + dy)];
        })(),
      )
    : new Set();
  const found = event => {
    const one = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    return one ? one.getAttribute('data-place') || '' : '';
  };
  const aim = place => {
    if (place && (context.offers.get(place) || []).some(one => one.verb === 'place')) {
      held.over.value = place;
      return true;
    }
    return false;
  };
  const events = laying
    ? {
        onPointerOver: event => {
          if (event.pointerType !== 'touch' && aim(found(event))) {
            event.stopPropagation();
            context.point(null);
          }
        },
        onFocusIn: event => {
          aim(found(event));
        },
        onWheel: event => {
          event.preventDefault();
          turnHand(context, event.deltaY > 0 ? 1 : -1);
        },
        onClick: event => {
          const place = found(event),
            before = name;
          if (!aim(place)) return;
          event.stopPropagation();
          // On a touch screen the first tap holds the tile there, a tap on the same cell turns it; the plate lays it.
          if (event.pointerType === 'touch') {
            if (before === place) turnHand(context);
            return;
          }
          const now = aimed({ ...context, hover: null });
          if (now) context.play(now);
        },
        onKeyDown: event => {
          const place = found(event);
          if ((event.key === 'Enter' || event.key === ' ') && aim(place)) {
            event.preventDefault();
            event.stopPropagation();
            const now = aimed({ ...context, hover: null });
            if (now) context.play(now);
          }
        },
      }
    : {
        onPointerOver: event => {
          const one = event.target instanceof Element ? event.target.closest('[data-place]') : null;
          const half = one
            ? network.halves.find(part => `cell:${part.x}:${part.y}` === one.getAttribute('data-place'))
            : null;
          const best =
            half && !half.covered
              ? half.segments
                  .map(part => network.pipelines.find(line => line.pipeline === part.pipeline))
                  .filter(Boolean)
                  .sort((a, b) => b.length - a.length)[0]
              : null;
          looking.line.value = best ? best.pipeline : null;
        },
        onPointerLeave: () => {
          looking.line.value = null;
        },
      };
  const large = Math.max(1, (w * U) / 480, (h * U) / 560).toFixed(2);
  const said = network.pipelines
    .filter(line => useful(view, line))
    .map(line => `${NAME[line.colour]} ${line.length}`)
    .join(', ');
  const flagX = choice ? Math.min((x0 + w) * U - 142, Math.max(x0 * U + 4, (cellOf(choice)[0] + 1.1) * U)) : 0,
    flagY = choice
      ? Math.min((y0 + h) * U - 28, (Math.max(...[...gone].map(one => Number(String(one).split(',')[1]))) + 1.08) * U)
      : 0;
  return (
    <svg
      class={'net ' + (laying ? 'laying' : '')}
      viewBox={`${x0 * U} ${y0 * U} ${w * U} ${h * U}`}
      role="group"
      aria-label={`Network${said ? ': ' + said : ''}`}
      {...events}
    >
      <rect x={x0 * U} y={y0 * U} width={w * U} height={h * U} style="fill:var(--inset)" />
      <path
        d={cells.map(([x, y]) => `M${x * U} ${y * U}h${U}v${U}h${-U}z`).join('')}
        style="fill:none;stroke:var(--line);stroke-width:1"
      />
      {reach.size ? (
        <path
          d={outline(reach, U)}
          fill-rule="evenodd"
          style="fill:var(--lamp);fill-opacity:.2;stroke:var(--lamp);stroke-width:2;stroke-dasharray:6 4"
        />
      ) : null}
      {network.tiles.map(one => piece('tile:' + one.tile, tileAt(one, one.turn, U, one.x * U, one.y * U)))}
      {choice
        ? piece(
            'tile:' + tile.tile,
            tileAt(tile, turnOf(choice), U, cellOf(choice)[0] * U, cellOf(choice)[1] * U, 'in-hand'),
          )
        : null}
      {glow.map(one => (
        <path
          d={pathOf(one.ends, U, one.x * U, one.y * U)}
          style={`fill:none;stroke:var(--lamp);stroke-width:${U * 0.27 + 13}`}
        />
      ))}
      {glow.map(one => pipe(pathOf(one.ends, U, one.x * U, one.y * U), one.colour, U))}
      {joints(network)}
      {choice ? (
        <>
          {joint(cellOf(choice)[0] * U, cellOf(choice)[1] * U, (1 + turnOf(choice)) % 4, U, 'joined')}
          <path class="cord-a" d={outline(/** @type {Set<string>} */ (gone), U)} />
          <path class="cord-b" d={outline(/** @type {Set<string>} */ (gone), U)} />
        </>
      ) : null}
      {network.pipelines
        .filter(line => useful(view, line) && !lit.includes(line.pipeline) && parts.has(line.pipeline))
        .map(line => tag(labelAt(parts.get(line.pipeline), taken), line.colour, line.length, line.attached, large))}
      {lit.length && parts.has(lit[0])
        ? (line =>
            line &&
            tag(labelAt(parts.get(lit[0]), taken), line.colour, big ? big.to : line.length, line.attached, large))(
            network.pipelines.find(line => line.pipeline === lit[0]),
          )
        : null}
      {mine
        ? cells.map(([x, y]) =>
            context.place(`cell:${x}:${y}`, { x: x * U + 3, y: y * U + 3, w: U - 6, h: U - 6, r: 6 }),
          )
        : cells.map(([x, y]) => (
            <rect
              data-cell={spot(x, y)}
              x={x * U}
              y={y * U}
              width={U}
              height={U}
              style="fill:var(--panel);fill-opacity:0"
            />
          ))}
      {big && big.pipelines.length ? (
        <g transform={`translate(${flagX} ${flagY})`} style="pointer-events:none">
          <path d="M0 0h138v24H0l7-12z" style="fill:var(--cord);stroke:var(--lamp);stroke-width:1" />
          {text(
            14,
            18,
            `${NAME[big.colour].toUpperCase()} ${big.from} → ${big.to}`,
            'font:19px var(--sign);letter-spacing:.05em;fill:var(--lamp)',
          )}
        </g>
      ) : null}
    </svg>
  );
}

/** The tile in the hand: turn it, see what it joins, lay it. */
export function Hand({ view, context, desk }) {
  const choice = aimed(context),
    tile = view.action.hand;
  if (!choice || !tile || context.me === null) return null;
  const turn = turnOf(choice),
    upright = turn % 2 === 1,
    [dx, dy] = along(turn);
  const count = context.choices.filter(one => one.verb === 'place').length,
    here = context.choices.filter(one => one.verb === 'place' && turnOf(one) === turn).length;
  return (
    <div class="hand">
      <div class="hint">
        In your hand: {count} ways to lay it, {here} this way up
      </div>
      <div class="grip">
        <button class="spin" aria-label="Turn left" onClick={() => turnHand(context, -1)}>
          {icon('undo')}
        </button>
        <svg viewBox="-4 -4 128 128" class="held" role="img" aria-label={`The tile, turned ${turn} times`}>
          <g transform={upright ? `translate(30 ${dy < 0 ? 60 : 0})` : `translate(${dx < 0 ? 60 : 0} 30)`}>
            {tileAt(tile, turn, 60)}
          </g>
        </svg>
        <button class="spin r" aria-label="Turn right" onClick={() => turnHand(context, 1)}>
          {icon('undo')}
          <kbd class="wide">R</kbd>
        </button>
      </div>
      <ul class="delta">
        {choice.effects.joins.map(one => {
          const better = one.reaches !== one.reached;
          return (
            <li class={better ? 'up' : ''}>
              {pill(one.colour)}
              <b>{one.from ? `${one.from} → ${one.to}` : `new ${one.to}`}</b>
              <span>value {one.value}</span>
              <em>
                {better ? (
                  <>
                    {icon('check')} reaches {one.reaches}
                  </>
                ) : one.reaches ? (
                  `crude to ${one.reaches}`
                ) : (
                  'nothing yet'
                )}
              </em>
            </li>
          );
        })}
      </ul>
      <div class="hint after">
        {choice.effects.longest.length
          ? `Longest: ${choice.effects.longest.map(one => `${one.colour} ${one.from}→${one.to}`).join(', ')}`
          : ''}
      </div>
      <button class="plate lay" data-action={choice.id} disabled={desk.busy.value} onClick={() => context.play(choice)}>
        <span class="sign">Lay it here</span>
      </button>
    </div>
  );
}

/** A pipeline against the costs of its colour. */
function gauge(view, line, looking) {
  const W = 168,
    costs = view.markers[line.colour],
    all = costs.reduce((a, b) => a + b, 0),
    s = W / (all + 1),
    shown = Math.min(line.value, all + 1);
  let sum = 0;
  return (
    <li
      onPointerEnter={() => {
        looking.line.value = line.pipeline;
      }}
      onPointerLeave={() => {
        looking.line.value = null;
      }}
    >
      {pill(line.colour)}
      <span class="num">{line.length}</span>
      <svg
        viewBox={`0 0 ${W} 29`}
        role="img"
        aria-label={`value ${line.value}; ${
          GRADES.slice(0, 3)
            .map((grade, k) => (line.reach[k] ? `${grade} to ${line.reach[k]}` : ''))
            .filter(Boolean)
            .join(', ') || 'refines nothing'
        }`}
      >
        {rect(0, 4, W, 12, 'fill:var(--inset);stroke:var(--line-2)')}
        {rect(0, 4, shown * s, 12, `fill:var(--${NAME[line.colour]});stroke:var(--rim);stroke-width:1.3`)}
        {costs.map((cost, g) => {
          sum += cost;
          return (
            <>
              <path d={`M${sum * s} 1V18`} style={`stroke:var(--ink);stroke-width:${line.value >= sum ? 2.2 : 1.2}`} />
              {text(
                sum * s - 3,
                26.5,
                GRADES[g + 1],
                `font:${line.value >= sum ? 700 : 500} 14.500px var(--text);text-anchor:end;fill:${line.value >= sum ? 'var(--ink)' : 'var(--ink-3)'}`,
              )}
            </>
          );
        })}
      </svg>
      <b>{line.value}</b>
    </li>
  );
}

/** The pipelines that can refine, by the worker or by machines, and the run under way. */
export function runs(view, context, own, mine, looking) {
  const lines = own.network.pipelines.filter(line => useful(view, line)).sort((a, b) => b.value - a.value),
    run = mine ? view.action.run : [];
  const letter = name => name[0].toUpperCase();
  const switched = (
    <h3>
      {icon('machine')} By machines <small>${view.action.machine_run} a run</small>
    </h3>
  );
  return (
    <>
      <div class="runs">
        <div>
          <h3>
            By the worker <small>free</small>
          </h3>
          <ul>{lines.filter(line => !line.attached).map(line => gauge(view, line, looking))}</ul>
          {lines.some(line => !line.attached) ? null : <p class="hint">no pipeline is long enough</p>}
        </div>
        <div>
          {mine ? context.card('machines:switch', switched, 'switch') : switched}
          <ul>{lines.filter(line => line.attached).map(line => gauge(view, line, looking))}</ul>
        </div>
      </div>
      {run.length ? (
        <div class="refining">
          <h3>This run</h3>
          {run.map((one, k) =>
            context.card(
              `run:${k}`,
              <>
                <em>{k + 1}</em>
                {pill(letter(one.colour))}
                <b>value {one.value}</b>
                <small>{one.uses ? `${one.uses} refined` : 'unused'}</small>
              </>,
              'slip',
            ),
          )}
        </div>
      ) : null}
    </>
  );
}

/** Tanks, with the price of each step between them. */
export function flow(view, context, own, mine) {
  return (
    <div class="flow">
      {own.tank_rows.map((row, g) => {
        const oil = row.barrels.flatMap((n, c) => Array.from({ length: n }, () => LETTERS[c] + g)),
          places = Math.max(row.tanks, Math.min(4, own.tank_places));
        const body = (
          <>
            <h3>
              {row.grade}{' '}
              <small>
                {oil.length}/{2 * row.tanks}
              </small>
            </h3>
            {Array.from({ length: Math.min(places, Math.max(row.tanks + 1, 3)) }, (_, k) =>
              k < row.tanks ? (
                <span class="tankbox">
                  {[0, 1].map(j =>
                    oil[2 * k + j] ? (
                      barrel(oil[2 * k + j], { piece: mine ? `barrel:${oil[2 * k + j]}@${2 * k + j}` : '' })
                    ) : (
                      <i></i>
                    ),
                  )}
                </span>
              ) : (
                <span class="tankbox none"></span>
              ),
            )}
          </>
        );
        return (
          <>
            {mine ? context.card(`tanks:${row.grade}`, body, 'row') : <div class="row">{body}</div>}
            {g < 3 ? (
              <div class="step">
                {LETTERS.map(letter => (
                  <span class={`kc k-${letter}`}>{view.markers[letter][g]}</span>
                ))}
                <svg viewBox="0 0 40 12" aria-hidden="true">
                  <path d="M2 6h30M28 1l7 5-7 5" style="fill:none;stroke:var(--ink-2);stroke-width:2" />
                </svg>
              </div>
            ) : null}
          </>
        );
      })}
    </div>
  );
}
