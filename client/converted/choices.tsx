// @ts-nocheck
/* The choices of the moment, in words: grouped, always complete, and the whole interface for keyboard and screen reader. */

import { choose, focusOn } from './board.tsx';
import { useEffect, useRef, useState } from './html.tsx';
import { icon } from './kit.tsx';
import { byKeyboard } from './repeated.tsx';

const FEW = 8;

/** @typedef {import('./desk.js').Choice} Choice */
/** @typedef {{verb: string, kind: 'list' | 'amount' | 'many', list: Choice[], low: number, high: number}} Group */

const argsOf = choice => Object.values(choice.args);
const title = word => {
  const said = word.replace(/_/g, ' ');
  return said[0].toUpperCase() + said.slice(1);
};

/** Group choices by verb, in the order offered. @param {Choice[]} choices @returns {Group[]} */
export function groupsOf(choices) {
  /** @type {Map<string, Choice[]>} */
  const map = new Map();
  for (const choice of choices) map.set(choice.verb, [...(map.get(choice.verb) || []), choice]);
  return [...map].map(([verb, list]) => {
    const numbers = list.map(choice => {
      const args = argsOf(choice);
      return args.length === 1 && typeof args[0] === 'number' && !choice.place ? args[0] : NaN;
    });
    const amount = list.length > FEW && numbers.every(n => !Number.isNaN(n));
    return {
      verb,
      list,
      kind: amount ? 'amount' : list.length > FEW ? 'many' : 'list',
      low: Math.min(...numbers),
      high: Math.max(...numbers),
    };
  });
}

/** One choice as a button. */
function Row({ desk, choice, drawing, number, closing }) {
  const look = (drawing.verbs && drawing.verbs[choice.verb]) || {};
  const warning = desk.warning(choice);
  const armed = desk.armed.value === choice.id;
  const events = {
    onClick: () => desk.play(choice),
    onPointerEnter: () => {
      desk.hover.value = choice;
    },
    onPointerLeave: () => {
      desk.hover.value = null;
    },
    onFocus: () => {
      desk.hover.value = choice;
    },
    onBlur: () => {
      desk.hover.value = null;
    },
  };
  const key =
    number && number < 10 ? (
      <kbd class="wide" aria-hidden="true">
        {number}
      </kbd>
    ) : null;
  if (closing && !warning)
    return (
      <button class="plate closing" data-action={choice.id} {...events} disabled={desk.busy.value}>
        <span class="sign">{choice.words}</span>
        <kbd class="wide" aria-hidden="true">
          Enter
        </kbd>
      </button>
    );
  const price = drawing.price ? drawing.price(choice, desk.now.value.view, desk.me.value) : null;
  return (
    <button
      class={`choice ${desk.hoverPlace.value && desk.hoverPlace.value === choice.place ? 'hot' : ''} ${armed ? 'armed' : ''}`}
      data-action={choice.id}
      {...events}
      disabled={desk.busy.value}
    >
      {icon(look.icon || 'check')}
      <span>
        <b>{choice.words}</b>
        {choice.hint ? <small>{choice.hint}</small> : null}
        {warning ? (
          <small class="refuse">
            {warning}
            {armed ? ' Press again to do it.' : ''}
          </small>
        ) : null}
      </span>
      <span class="num">{price === null || price === undefined ? key : price}</span>
    </button>
  );
}

/** A bid or another number: one field, steps, and a plate. */
export function Amount({ desk, group, drawing, words = '', steps = [1, 5, 10] }) {
  const [wish, setWish] = useState(group.low);
  const values = group.list.map(choice => argsOf(choice)[0]);
  useEffect(() => {
    setWish(group.low);
  }, [group.low, group.high, desk.now.value.n]);
  const value = values.includes(wish)
    ? wish
    : values.reduce((best, n) => (Math.abs(n - wish) < Math.abs(best - wish) ? n : best), values[0]);
  const choice = group.list[values.indexOf(value)];
  const warning = desk.warning(choice);
  const armed = desk.armed.value === choice.id;
  const bump = by => setWish(Math.max(group.low, Math.min(group.high, value + by)));
  const press = () => desk.play(choice);
  const label = words || title(group.verb);
  return (
    <div class="amountbox" role="group" aria-label={label}>
      <div class="amount">
        <button aria-label="one less" onClick={() => bump(-1)}>
          −
        </button>
        <input
          class="num"
          inputmode="numeric"
          aria-label={`${label}, from ${group.low} to ${group.high}`}
          value={value}
          onFocus={event => event.target.select()}
          onInput={event => {
            const n = parseInt(event.target.value, 10);
            if (!Number.isNaN(n)) setWish(Math.max(group.low, Math.min(group.high, n)));
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowUp') {
              event.preventDefault();
              bump(1);
            }
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              bump(-1);
            }
            if (event.key === 'Enter') {
              event.preventDefault();
              event.stopPropagation();
              press();
            }
          }}
        />
        <button aria-label="one more" onClick={() => bump(1)}>
          +
        </button>
      </div>
      <button
        class={`plate bidb ${warning ? 'warn' : ''}`}
        data-action={choice.id}
        onClick={press}
        disabled={desk.busy.value}
      >
        <span class="sign">
          {armed && warning ? 'Sure? ' : ''}
          {choice.words}
        </span>
        <kbd class="wide" aria-hidden="true">
          Enter
        </kbd>
      </button>
      <div class="quick">
        {steps.map(n => (
          <button class="plate quiet" onClick={() => bump(n)} aria-label={`${n} more`}>
            <span class="num">+{n}</span>
          </button>
        ))}
        <button class="plate quiet" onClick={() => setWish(group.high)} aria-label={`the most, ${group.high}`}>
          <span class="num">max</span>
        </button>
      </div>
      {warning ? (
        <div class="no-slip">
          <b>Mind:</b> {warning}
        </div>
      ) : null}
    </div>
  );
}

/** Many choices of one verb: folded, by place, with a filter. */
function Many({ desk, group, drawing, number }) {
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const look = (drawing.verbs && drawing.verbs[group.verb]) || {};
  /** @type {Map<string, Choice[]>} */
  const map = new Map();
  for (const choice of group.list) {
    const key = choice.place
      ? choice.place.slice(choice.place.indexOf(':') + 1)
      : argsOf(choice).length
        ? String(argsOf(choice)[0])
        : choice.words;
    map.set(key, [...(map.get(key) || []), choice]);
  }
  const wanted = filter.trim().toLowerCase();
  const shown = [...map].filter(
    ([key, list]) =>
      !wanted || key.toLowerCase().includes(wanted) || list.some(choice => choice.words.toLowerCase().includes(wanted)),
  );
  const wordy =
    map.size < 2 ||
    [...map.keys()].some(key => key.length > 9) ||
    (map.size === group.list.length && [...map.keys()].some(key => key.length > 6));
  const tap = (list, event) => choose(desk, list, event.currentTarget, false, 'below');
  const point = list => {
    desk.hoverPlace.value = list ? list[0].place : '';
    desk.hover.value = list && list.length === 1 ? list[0] : null;
  };
  return (
    <div class="many-box">
      <button
        class="choice"
        aria-expanded={open ? 'true' : 'false'}
        data-group={group.verb}
        onClick={() => setOpen(!open)}
      >
        {icon(look.icon || 'boundary')}
        <span>
          <b>{look.words || title(group.verb)}</b>
          <small>
            {group.list.length} choices{map.size > 1 && map.size < group.list.length ? ` at ${map.size} places` : ''}
            {group.list[0].place ? '; click the board or unfold' : ''}
          </small>
        </span>
        <span class="num">
          {number && number < 10 ? (
            <kbd class="wide" aria-hidden="true">
              {number}
            </kbd>
          ) : null}
          {open ? '−' : '+'}
        </span>
      </button>
      {open ? (
        <div class="many-list" ref={box}>
          {group.list.length > 16 ? (
            <input
              class="field"
              type="search"
              placeholder="Filter"
              aria-label={`Filter ${title(group.verb)}`}
              value={filter}
              onInput={event => setFilter(event.target.value)}
            />
          ) : null}
          {wordy ? (
            <div class="choices">
              {shown
                .flatMap(([, list]) => list)
                .slice(0, 300)
                .map(choice => (
                  <Row key={choice.id} desk={desk} choice={choice} drawing={drawing} />
                ))}
            </div>
          ) : (
            <div class="chips">
              {shown.map(([key, list]) => (
                <button
                  class="chipb"
                  key={key}
                  data-action={list.length === 1 ? list[0].id : null}
                  aria-haspopup={list.length > 1 ? 'menu' : null}
                  disabled={desk.busy.value}
                  onClick={event => tap(list, event)}
                  onPointerEnter={() => point(list)}
                  onPointerLeave={() => point(null)}
                  onFocus={() => point(list)}
                  onBlur={() => point(null)}
                >
                  {key}
                  {list.length > 1 ? (
                    <>
                      <sup>{list.length}</sup>
                      <span class="vh"> choices</span>
                    </>
                  ) : (
                    <span class="vh">
                      : {list[0].words}
                      {list[0].hint ? '; ' + list[0].hint : ''}
                    </span>
                  )}
                </button>
              ))}
            </div>
          )}
          {shown.length ? null : <p class="hint">Nothing fits “{filter}”.</p>}
        </div>
      ) : null}
    </div>
  );
}

/** All choices. @param {{desk: import('./desk.js').Desk, drawing: any, context: any}} props */
export function Choices({ desk, drawing, context }) {
  const choices = desk.choices.value;
  if (!choices.length) return null;
  const groups = groupsOf(choices);
  const last = groups[groups.length - 1];
  const closing =
    groups.length > 1 && last.list.length === 1 && /^(button:.*)?$/.test(last.list[0].place) ? last.list[0] : null;
  let number = 0;
  const special = drawing.controls ? drawing.controls(desk.now.value.view, context, { Amount, desk, groups }) : null;
  const taken = special ? special.verbs : [];
  return (
    <div class="choices" id="choices" data-count={choices.length} aria-busy={desk.busy.value ? 'true' : null}>
      {special ? special.body : null}
      {groups
        .filter(group => !taken.includes(group.verb))
        .map(group => {
          if (group.kind === 'amount') return <Amount key={group.verb} desk={desk} group={group} drawing={drawing} />;
          if (group.kind === 'many')
            return (
              <Many
                key={group.verb + desk.now.value.step}
                desk={desk}
                group={group}
                drawing={drawing}
                number={++number}
              />
            );
          return group.list.map(choice => (
            <Row
              key={choice.id}
              desk={desk}
              choice={choice}
              drawing={drawing}
              number={choice === closing ? 0 : ++number}
              closing={choice === closing}
            />
          ));
        })}
    </div>
  );
}

/** The two or three choices of one place, beside the place. @param {{desk: import('./desk.js').Desk, drawing: any}} props */
export function Beside({ desk, drawing }) {
  const open = desk.open.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!open || !box.current) return undefined;
    const first = box.current.querySelector('button.choice');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    const away = event => {
      if (
        box.current &&
        event.target instanceof Node &&
        !box.current.contains(event.target) &&
        !(event.target instanceof Element && event.target.closest('[data-place], .chipb'))
      ) {
        desk.open.value = null;
        desk.armed.value = null;
      }
    };
    document.addEventListener('pointerdown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      if (
        byKeyboard() &&
        open.from &&
        (!document.activeElement ||
          document.activeElement === document.body ||
          document.activeElement.closest('.beside'))
      )
        focusOn(open.from);
    };
  }, [open]);
  if (!open) return null;
  const heading = open.place.startsWith('seat:')
    ? desk.table.value.seats[Number(open.place.slice(5))].name
    : open.place.replace(/_/g, ' ').replace(':', ' ');
  const width = 310,
    tall = Math.min(360, 60 + open.list.length * 62);
  const x = Math.max(8, open.x + width + 16 > innerWidth ? Math.min(open.x, innerWidth) - width - 60 : open.x + 8),
    y = Math.max(8, Math.min(open.y, innerHeight - tall - 8));
  const keys = event => {
    const all = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (box.current).querySelectorAll('button')]),
      i = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === 'Escape') {
      event.stopPropagation();
      desk.open.value = null;
      desk.armed.value = null;
      if (open.from) focusOn(open.from);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'r') {
      event.preventDefault();
      event.stopPropagation();
      const next = all[(i + (event.key === 'ArrowUp' ? all.length - 1 : 1)) % all.length];
      if (next) next.focus();
    }
    if (/^[1-9]$/.test(event.key) && open.list[Number(event.key) - 1]) {
      event.stopPropagation();
      desk.play(open.list[Number(event.key) - 1]);
    }
  };
  return (
    <div
      class="beside sheet"
      ref={box}
      role="dialog"
      aria-label={`Choices at ${heading}`}
      style={`--x:${x}px;--y:${y}px`}
      onKeyDown={keys}
      onWheel={event => {
        event.preventDefault();
        keys({ key: event.deltaY > 0 ? 'ArrowDown' : 'ArrowUp', preventDefault() {}, stopPropagation() {} });
      }}
    >
      <h2 class="sign">
        {heading}
        <button
          class="tool dark"
          aria-label="Close"
          onClick={() => {
            desk.open.value = null;
            desk.armed.value = null;
          }}
        >
          {icon('close')}
        </button>
      </h2>
      <div class="pad choices">
        {open.list.map((choice, k) => (
          <Row key={choice.id} desk={desk} choice={choice} drawing={drawing} number={k + 1} />
        ))}
      </div>
    </div>
  );
}
