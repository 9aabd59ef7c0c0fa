// @ts-nocheck
/* Places on the drawn table: cords on what is offered, a march under the pointer, choices beside a place, and why not. */

import { useEffect, useRef } from './html.tsx';
import { cord, ground, pigment } from './kit.tsx';

const MANY = 24;

/** What a drawing gets besides the view; see docs/web.md. @param {import('./desk.js').Desk} desk */
export function contextOf(desk) {
  const table = desk.table.value,
    at = desk.position.value,
    offers = desk.offers.value;
  const pointed = desk.hover.value,
    over = desk.hoverPlace.value;
  const seats = table.seats.map(seat => ({
    ...seat,
    pigment: pigment(seat.colour, seat.seat),
    you: seat.seat === table.me,
    name: seat.name || `Seat ${seat.seat + 1}`,
  }));
  const marks = name => {
    const list = offers.get(name);
    const hot = list && (over === name || (pointed && pointed.place === name));
    const label = list
      ? list.length === 1
        ? list[0].words
        : `${name.replace(':', ' ')}: ${list.length} choices`
      : null;
    return {
      list,
      label,
      cls:
        (list ? 'offer' : 'rest') +
        (hot ? ' hot' : '') +
        (!desk.past.value && desk.just.value.has(name) ? ' just' : ''),
    };
  };
  return {
    me: table.me,
    mover: at.mover,
    step: at.step,
    past: desk.past.value !== null,
    options: table.options,
    over: table.state === 'over',
    seats,
    offers,
    many: offers.size > MANY,
    choices: desk.choices.value,
    hover: pointed,
    scores: at.scores,
    winners: at.winners,
    /** play a choice; one that should be confirmed is shown beside its place first @param {import('./desk.js').Choice} choice */
    play: choice => choose(desk, [choice], document.querySelector(`[data-place="${choice.place}"]`)),
    /** point at a choice, or at none @param {import('./desk.js').Choice | null} choice */
    point: choice => {
      desk.hover.value = choice;
    },
    /** show a rule @param {string} clause */
    rule: clause => {
      desk.clause.value = clause;
      desk.panel.value = 'rules';
    },
    /** A place of the drawing: its shape takes the pointer and the cord, its children are drawn below both. */
    place(name, shape, children = null) {
      const { list, label, cls } = marks(name);
      return (
        <g key={name} class={'place ' + cls} data-place={name}>
          {children}
          <g tabindex="-1" role={list ? 'button' : null} aria-label={label}>
            {ground(shape)}
            {list ? cord(shape) : null}
          </g>
        </g>
      );
    },
    /** The same for a piece of paper that is not part of an SVG: a card, a row, a button. */
    card(name, children, cls = '') {
      const marked = marks(name);
      return (
        <div
          key={name}
          class={`spot ${marked.cls} ${cls}`}
          data-place={name}
          tabindex={marked.list ? 0 : null}
          role={marked.list ? 'button' : null}
        >
          {children}
          {marked.list ? <span class="vh">: {marked.label}</span> : null}
        </div>
      );
    },
  };
}

/** The board with its pointer and keys. @param {{desk: import('./desk.js').Desk, children: any, cls?: string}} props */
export function Board({ desk, children, cls = '' }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const root = /** @type {HTMLElement} */ (box.current);
    const place = event => {
      const top = event.target instanceof Element ? event.target.closest('[data-place]') : null;
      if (!top || top.classList.contains('offer') || !(event instanceof MouseEvent)) return top;
      // What cannot be used now does not hide what can: a route that is not offered lies over an area that is.
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map(one => one.closest('.offer[data-place]'))
        .find(one => one && root.contains(one));
      return under || top;
    };
    const click = event => {
      const found = place(event);
      if (!found) {
        desk.open.value = null;
        desk.armed.value = null;
        return;
      }
      use(desk, found, event.pointerType === 'touch');
    };
    const enter = event => {
      const found = place(event);
      const name = found ? found.getAttribute('data-place') || '' : '';
      if (event.pointerType === 'touch') return;
      desk.hoverPlace.value = name;
      const list = desk.offers.value.get(name);
      if (!desk.open.value) desk.hover.value = list && list.length === 1 ? list[0] : null;
    };
    const leave = () => {
      desk.hoverPlace.value = '';
      if (!desk.open.value) desk.hover.value = null;
    };
    const keys = event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const found = place(event);
      if (found && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        event.stopPropagation();
        use(desk, found, false);
      }
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!step || (event.target instanceof HTMLElement && event.target.closest('input, select, textarea'))) return;
      const next = walk(root, found, step[0], step[1]);
      if (next) {
        event.preventDefault();
        event.stopPropagation();
        focusOn(next);
        const name = next.getAttribute('data-place') || '';
        desk.hoverPlace.value = name;
        const list = desk.offers.value.get(name);
        desk.hover.value = list && list.length === 1 ? list[0] : null;
      }
    };
    root.addEventListener('click', click);
    root.addEventListener('pointerover', enter);
    root.addEventListener('pointerleave', leave);
    root.addEventListener('keydown', keys);
    return () => {
      root.removeEventListener('click', click);
      root.removeEventListener('pointerover', enter);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('keydown', keys);
    };
  }, [desk]);
  useEffect(() => {
    // On a narrow screen the drawing is wider than its window: bring what can be used, or what is being decided, into sight.
    const root = /** @type {HTMLElement} */ (box.current),
      frame = root.querySelector('.mapbox');
    if (!(frame instanceof HTMLElement) || frame.scrollWidth <= frame.clientWidth) return;
    const wanted = root.querySelector('.offer[data-place]') || frame.querySelector('.cord-a');
    if (!wanted || desk.offers.value.size > MANY) return;
    const at = wanted.getBoundingClientRect(),
      around = frame.getBoundingClientRect();
    if (at.left < around.left || at.right > around.right)
      frame.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2;
  }, [desk.now.value && desk.now.value.n]);
  const many = desk.offers.value.size > MANY;
  return (
    <div
      class={`board ${cls} ${many ? 'many' : ''}`}
      ref={box}
      tabindex="0"
      role="group"
      aria-label="The table; arrow keys walk the places that can be used"
    >
      {children}
    </div>
  );
}

/** Use a place: choose there, or ask why not. */
function use(desk, found, touch) {
  const list = desk.offers.value.get(found.getAttribute('data-place') || '');
  if (!list) {
    desk.open.value = null;
    desk.armed.value = null;
    cross(found);
    desk.why(found.getAttribute('data-place') || '');
    return;
  }
  choose(desk, list, found, touch);
}

/**
 * Play the only choice of a place, or show its choices beside it. What should be confirmed, and everything that a
 * finger may have met by chance, is shown first and played by the second press.
 * @param {import('./desk.js').Desk} desk @param {import('./desk.js').Choice[]} list @param {Element | null} from
 */
export function choose(desk, list, from, touch = false, side = 'right') {
  const only = list.length === 1 ? list[0] : null;
  if (only && !desk.asks(only, touch)) {
    desk.play(only);
    return;
  }
  const at = from ? from.getBoundingClientRect() : { left: 0, right: 0, top: 0, bottom: 0, width: 0 };
  const [x, y] =
    side === 'left'
      ? [at.left - 330, at.top]
      : side === 'below'
        ? [at.left - 8, at.bottom]
        : [at.right + Math.min(at.width * 1.2, 80), at.top];
  desk.open.value = { place: list[0].place, x, y, list, from };
}

/** Give a place the focus: what takes the pointer takes the focus too, never what is drawn below it. @param {Element} place */
export function focusOn(place) {
  const one = place.matches('[tabindex]') ? place : place.querySelector('[tabindex]');
  if (one instanceof HTMLElement || one instanceof SVGElement) one.focus();
}

/** The red pencil: a cross over a refused place, for a moment. */
function cross(found) {
  found.classList.add('refused');
  setTimeout(() => found.classList.remove('refused'), 700);
}

/** The nearest offered place in a direction. @returns {HTMLElement | null} */
function walk(root, from, dx, dy) {
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.offer[data-place]')]);
  if (!all.length) return null;
  if (!from) return all[0];
  const middle = element => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one),
      along = (ox - x) * dx + (oy - y) * dy,
      across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along < 2) continue;
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}
