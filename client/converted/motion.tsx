// @ts-nocheck
/* Motion shows what happened: a piece travels from where it was to where it is, what is new comes from its owner, money flies, dice tumble.

   A drawing gives its pieces names (data-piece) and knows nothing else of this: every change of position is looked at before and after it is
   drawn, and what differs is played. Nothing waits for it; a key or a press ends it at once, and with reduced motion it never begins. */

import { useLayoutEffect, useRef } from './html.tsx';
import { gain, words } from './just_played.tsx';

/** @typedef {{el: Element, kind: string, box: DOMRect, home: Element, spot: [number, number], matrix: DOMMatrix | null, from: string}} Piece */
/** @typedef {{pieces: Map<string, Piece>, homes: Set<Element>, rolls: Map<string, Element>}} Sight */

const MOST = 48,
  NEAR = 1.5,
  FAR = 24;
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing shall move. */
export const calm = () => reduced.matches || document.hidden;

const lasts = name => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** @type {Set<() => void>} */
const onSkip = new Set();

/** Call a function whenever somebody will not wait. @param {() => void} act @returns {() => void} how to end that */
export function whenSkipped(act) {
  onSkip.add(act);
  return () => {
    onSkip.delete(act);
  };
}

/** Bring everything that moves to its end, or only the pieces; what answers the pointer is left alone. */
function finish(pieces = false) {
  for (const one of document.getAnimations())
    if (
      !(one instanceof CSSTransition) &&
      !(pieces && one instanceof CSSAnimation) &&
      one.effect &&
      Number.isFinite(one.effect.getComputedTiming().endTime)
    )
      one.finish();
}

for (const kind of ['keydown', 'pointerdown'])
  document.addEventListener(
    kind,
    () => {
      finish();
      for (const act of onSkip) act();
    },
    true,
  );

/** Play keyframes; `after` is called at the end, however it comes about. */
function animate(el, frames, ms, after = () => {}) {
  const one = el.animate(frames, { duration: ms, easing: EASE, fill: 'backwards' });
  one.onfinish = after;
  one.oncancel = after;
}

const middle = box => /** @type {[number, number]} */ ([box.left + box.width / 2, box.top + box.height / 2]);

/** The drawing a piece stands in: the outermost svg around it, or its sheet. */
function homeOf(el) {
  let svg = el.ownerSVGElement;
  while (svg && svg.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg || el.closest('.sheet') || document.body;
}

/** All pieces that are in sight now, and where. @returns {Sight} */
function look() {
  const root = document.querySelector('main.table') || document.body;
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  /** @type {Map<Element, DOMMatrix | DOMRect>} */
  const frames = new Map();
  for (const el of root.querySelectorAll('[data-piece]')) {
    const key = el.getAttribute('data-piece') || '',
      box = el.getBoundingClientRect();
    if (!box.width || pieces.has(key)) continue;
    const home = homeOf(el),
      drawn = home instanceof SVGSVGElement;
    if (!frames.has(home))
      frames.set(home, drawn ? /** @type {DOMMatrix} */ (home.getScreenCTM()).inverse() : home.getBoundingClientRect());
    const frame = frames.get(home),
      [x, y] = middle(box);
    const at =
      frame instanceof DOMRect ? { x: x - frame.left, y: y - frame.top } : new DOMPoint(x, y).matrixTransform(frame);
    const parent = drawn && el.parentNode instanceof SVGGraphicsElement ? el.parentNode.getScreenCTM() : null;
    pieces.set(key, {
      el,
      kind: key.split('@')[0],
      box,
      home,
      spot: [at.x, at.y],
      matrix: parent,
      from: el.getAttribute('data-from') || '',
    });
  }
  return {
    pieces,
    homes: new Set(root.querySelectorAll('svg, .sheet')),
    rolls: new Map([...root.querySelectorAll('[data-tumble]')].map(el => [el.getAttribute('data-tumble') || '', el])),
  };
}

/** Where a place lies on the page, if it is in sight. @param {string} name @returns {DOMRect | null} */
function boxOf(name) {
  for (const el of name ? document.querySelectorAll(`main.table [data-place="${CSS.escape(name)}"]`) : []) {
    const box = ((el.matches('.seat') && el.querySelector('.chip')) || el).getBoundingClientRect();
    if (box.width) return box;
  }
  return null;
}

/** A layer over the page that takes no pointer; it goes away with its last flight. */
function layer() {
  const known = document.querySelector('.flights');
  if (known) return known;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.setAttribute('class', 'flights');
  made.setAttribute('aria-hidden', 'true');
  (document.querySelector('main.table') || document.body).append(made);
  return made;
}

/** Put something on the layer and let it fly. @param {Element} node @param {Keyframe[]} frames @param {number} ms */
function fly(node, frames, ms) {
  const air = layer();
  air.append(node);
  animate(node, frames, ms, () => {
    node.remove();
    if (!air.childNodes.length) air.remove();
  });
}

/** A copy of a drawn piece where it stands on the page. @param {Piece} piece */
function double({ el, matrix }) {
  const outer = document.createElementNS('http://www.w3.org/2000/svg', 'g'),
    inner = document.createElementNS('http://www.w3.org/2000/svg', 'g'),
    m = /** @type {DOMMatrix} */ (matrix);
  inner.setAttribute('transform', `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].join(' ')})`);
  const copy = /** @type {Element} */ (el.cloneNode(true));
  copy.removeAttribute('data-piece');
  for (const place of [copy, ...copy.querySelectorAll('[data-place]')]) place.removeAttribute('data-place');
  inner.append(copy);
  outer.append(inner);
  return outer;
}

/** The transform that lays one box over another. */
const laid = (box, over, scale = over.width / (box.width || 1)) => {
  const [x, y] = middle(box),
    [ox, oy] = middle(over);
  return {
    transform: `translate(${ox - x}px, ${oy - y}px) scale(${Math.max(0.1, Math.min(8, scale)).toFixed(3)})`,
    transformOrigin: `${x}px ${y}px`,
  };
};

/** A piece arrives from elsewhere on the page. @param {Piece} piece @param {DOMRect} from @param {boolean} whole whether it was a piece there */
function arrive(piece, from, whole, ms) {
  const start = { ...laid(piece.box, from, whole ? undefined : 0.5), opacity: whole ? 1 : 0.5 };
  if (!piece.matrix) {
    animate(
      piece.el,
      [
        { transform: start.transform, opacity: start.opacity, zIndex: 5 },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ],
      ms,
    );
    return;
  }
  fly(double(piece), [start, { ...start, transform: 'none', opacity: 1 }], ms);
  animate(piece.el, [{ opacity: 0 }, { opacity: 0 }], ms);
}

/** A piece leaves for elsewhere on the page, or fades. @param {Piece} piece @param {DOMRect | null} to */
function leave(piece, to, ms) {
  const end = { ...laid(piece.box, to || piece.box, 0.4), opacity: 0.1 };
  if (piece.matrix) {
    fly(double(piece), [{ ...end, transform: 'none', opacity: 1 }, end], ms);
    return;
  }
  const copy = /** @type {HTMLElement} */ (piece.el.cloneNode(true)),
    { left, top, width, height } = piece.box;
  copy.removeAttribute('data-piece');
  copy.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;pointer-events:none;z-index:30`;
  piece.home.append(copy);
  animate(
    copy,
    [
      { transform: 'none', opacity: 1 },
      { transform: end.transform, opacity: end.opacity },
    ],
    ms,
    () => copy.remove(),
  );
}

/** Alike pieces have no names of their own: what left one spot and stands on another has gone there. */
function pairs(gone, come) {
  const found = [];
  for (const [key, piece] of [...come]) {
    if (!key.includes('@')) continue;
    const far = other => Math.hypot(...[0, 1].map(k => middle(other.box)[k] - middle(piece.box)[k]));
    const alike = [...gone].filter(([, other]) => other.kind === piece.kind).sort((a, b) => far(a[1]) - far(b[1]))[0];
    if (!alike) continue;
    found.push({ piece, was: alike[1] });
    gone.delete(alike[0]);
    come.delete(key);
  }
  return found;
}

/** Put the dotted line round what was just played, until the next move. @param {Piece[]} pieces */
function mark(pieces) {
  for (const old of document.querySelectorAll('.just-line')) old.remove();
  for (const old of document.querySelectorAll('[data-just]')) old.removeAttribute('data-just');
  for (const { el, matrix } of pieces) {
    if (el.closest('.just')) continue;
    if (!matrix || !(el instanceof SVGGraphicsElement)) {
      el.setAttribute('data-just', '');
      continue;
    }
    const box = el.getBBox(),
      line = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    line.setAttribute('class', 'just-line');
    for (const [name, value] of Object.entries({
      x: box.x - 2,
      y: box.y - 2,
      width: box.width + 4,
      height: box.height + 4,
      rx: 4,
    }))
      line.setAttribute(name, String(value));
    el.append(line);
  }
}

/** Play what differs. @param {Sight} before @param {Sight} now @param {{place: string, seat: number | null}} move the last move */
function play(before, now, move) {
  const ms = lasts('--d-3'),
    actor = move.seat === null ? '' : 'seat:' + move.seat;
  const come = new Map(
    [...now.pieces].filter(([key, piece]) => !before.pieces.has(key) && before.homes.has(piece.home)),
  );
  const gone = new Map([...before.pieces].filter(([key, piece]) => !now.pieces.has(key) && now.homes.has(piece.home)));
  const moved = pairs(gone, come);
  for (const [key, piece] of now.pieces) {
    const was = before.pieces.get(key);
    if (
      was &&
      was.home.isConnected &&
      (was.home === piece.home
        ? Math.hypot(was.spot[0] - piece.spot[0], was.spot[1] - piece.spot[1]) > NEAR
        : before.homes.has(piece.home))
    )
      moved.push({ piece, was });
  }
  const few = moved.length + come.size + gone.size <= MOST;
  mark(few ? [...moved.map(one => one.piece), ...come.values()] : []);
  if (!few || calm()) return;
  for (const { piece, was } of moved) arrive(piece, was.box, true, ms);
  for (const piece of come.values()) {
    const own = piece.el.closest('[data-place]'),
      done = own && own.getAttribute('data-place') === move.place ? '' : move.place;
    const from = boxOf(piece.from) || boxOf(done) || boxOf(actor);
    if (from) arrive(piece, from, false, ms);
    else animate(piece.el, [{ opacity: 0 }, { opacity: 1 }], ms);
  }
  for (const piece of gone.values()) leave(piece, boxOf(piece.from) || boxOf(actor), ms);
  for (const [key, el] of now.rolls)
    if (!before.rolls.has(key))
      animate(
        el,
        [
          { transform: 'rotate(-1.6turn) scale(.7)' },
          { transform: 'rotate(-.3turn) scale(1.12)', offset: 0.6 },
          { transform: 'none' },
        ],
        lasts('--d-4'),
      );
}

/** Money flies from who lost it to who got it; the other side may be the bank, which is where the move was made. @param {number[]} gains by seat */
function pay(gains, move) {
  const board = document.querySelector('.board'),
    card = i => boxOf('seat:' + i),
    bank = boxOf(move.place) || (board ? board.getBoundingClientRect() : null);
  const paying = gains.map((_, i) => i).filter(i => gains[i] < 0),
    getting = gains.map((_, i) => i).filter(i => gains[i] > 0);
  const direct =
    paying.length === 1 && getting.length > 0 && getting.reduce((sum, i) => sum + gains[i], 0) <= -gains[paying[0]];
  for (const i of getting) coin(direct ? card(paying[0]) : bank, card(i), words(gains[i]));
  for (const i of direct ? [] : paying) coin(card(i), bank, words(gains[i]));
}

function coin(from, to, text) {
  if (!from || !to) return;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g'),
    [x, y] = middle(to),
    wide = 14 + 9 * text.length;
  made.setAttribute('class', 'coin');
  made.innerHTML = `<rect x="${x - wide / 2}" y="${y - 12}" width="${wide}" height="24" rx="12"/><text x="${x}" y="${y + 5.5}">${text}</text>`;
  fly(made, [laid(to, from, 1), { ...laid(to, to, 1), transform: 'none' }], lasts('--d-3') * 1.5);
}

/** Let the table move whenever the position shown changes. @param {import('./desk.js').Desk} desk @param {any} tell how the drawing tells of a seat @param {any} context */
export function useMotion(desk, tell, context) {
  const at = desk.position.value,
    me = desk.me.value;
  const last = useRef(/** @type {any} */ (null)),
    before = useRef(/** @type {null | {sight: Sight, at: any}} */ (null));
  if (last.current && last.current.at !== at)
    before.current =
      at && last.current.at && last.current.me === me && Math.abs(at.n - last.current.at.n) <= FAR
        ? { sight: look(), at: last.current.at }
        : null;
  last.current = { at, me };
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!was) {
      mark([]);
      return;
    }
    finish(true);
    const entry = desk.entries.value.findLast(one => one.kind === 'move' && one.n <= at.n),
      move = { place: (entry && entry.place) || '', seat: entry ? entry.seat : null };
    play(was.sight, look(), move);
    if (calm()) return;
    pay(
      desk.table.value.seats.map((_, i) => gain(tell, was.at, at, i, context)),
      move,
    );
  }, [at]);
}
