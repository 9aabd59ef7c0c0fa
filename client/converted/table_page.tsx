// @ts-nocheck
/* The table page: head plate, seats, board, side, and what can be done. */

import { Provided } from './adapt.tsx';
import { get } from './api.tsx';
import { Board, choose, contextOf } from './board.tsx';
import { Chat } from './chat.tsx';
import { Beside, Choices } from './choices.tsx';
import { Desk } from './desk.tsx';
import { drawer, keep, known, otherTheme, remember } from './drawer.tsx';
import { drawingOf } from './drawings.tsx';
import { HandOver } from './handover.tsx';
import { History } from './history.tsx';
import { useEffect, useMemo, useState } from './html.tsx';
import { Keepsakes } from './keepsakes.tsx';
import { icon, pigment, weave } from './kit.tsx';
import { Ledger } from './ledger.tsx';
import { Lounge, ShareLink } from './lounge.tsx';
import { useMotion } from './motion.tsx';
import { askNotify, yourTurn } from './notify.tsx';
import { OwnSeat } from './own_seat.tsx';
import { repeated } from './repeated.tsx';
import { Result } from './result.tsx';
import { replaceRoute } from './route.tsx';
import { Rules } from './rules_panel.tsx';
import { plainSeat, Seats } from './seats.tsx';

/** The head plate. */
function Head({ desk, drawing, context, hidden }) {
  const game = desk.game.value,
    at = desk.position.value,
    table = desk.table.value;
  const line =
    drawing && drawing.headline && at && table.state !== 'open' && !hidden ? drawing.headline(at.view, context) : '';
  const steps = drawing && drawing.steps && at && table.state === 'playing' ? drawing.steps(at.view, at.step) : [];
  const tool = (name, label, press, on = false, off = false) => (
    <button
      class={'tool ' + (on ? 'on' : '')}
      disabled={off}
      aria-label={label}
      title={label}
      aria-pressed={on ? 'true' : null}
      onClick={press}
    >
      {icon(name)}
    </button>
  );
  const toggle = name => () => {
    desk.panel.value = desk.panel.value === name ? '' : name;
  };
  return (
    <header class="top">
      {weave(table.game)}
      <i class="screw"></i>
      <a class="house sign" href="#/">
        Spindletop
      </a>
      <h1>{game ? game.title : 'Table'}</h1>
      <ol class="steps sign wide">
        {steps.map(step => (
          <li class={step.state} aria-current={step.state === 'now' ? 'step' : null}>
            {step.words}
          </li>
        ))}
        {line ? <li>{line}</li> : null}
      </ol>
      <nav class="tools" aria-label="Tools">
        {desk.alone
          ? null
          : tool('undo', 'Take back (U)', () => desk.undo(), false, !desk.now.value || !desk.now.value.undo.length)}
        {tool('rules', 'Rules (R)', toggle('rules'), desk.panel.value === 'rules')}
        {desk.alone && !desk.now.value.n
          ? null
          : tool('history', 'History (H)', toggle('history'), desk.panel.value === 'history')}
        {desk.alone ? null : (
          <>
            {tool('chat', 'Chat (C)', toggle('chat'), desk.panel.value === 'chat')}
            {tool('question', 'More (?)', toggle('more'), desk.panel.value === 'more')}
          </>
        )}
        {tool('moon', 'Dark or light', otherTheme)}
      </nav>
      <i class="screw"></i>
    </header>
  );
}

/** Whose turn it is, and what is asked. */
function Turn({ desk }) {
  const at = desk.now.value,
    table = desk.table.value;
  if (desk.past.value)
    return (
      <div class="turn wait">
        {icon('history')}
        <h2>Looking back</h2>
        <p>
          Action {desk.past.value.n} of {at.n}.{' '}
          <button class="link" onClick={() => desk.look(null)}>
            Return to now
          </button>
        </p>
      </div>
    );
  if (table.state === 'over')
    return (
      <div class="turn wait">
        {icon('flag')}
        <h2>The game is over</h2>
        <p>
          <button
            class="link"
            onClick={() => {
              const sheet = document.querySelector('.result');
              if (sheet) sheet.scrollIntoView();
            }}
          >
            See the result
          </button>
        </p>
      </div>
    );
  if (at.mover === null) return null;
  if (!desk.alone && !desk.up.value)
    return (
      <div class="turn wait">
        {icon('history')}
        <h2>The table waits</h2>
        <p>It goes on as soon as the server answers.</p>
      </div>
    );
  const seat = table.seats[at.mover],
    p = pigment(seat.colour, at.mover);
  if (desk.mine.value)
    return (
      <div class={`turn p-${p}`}>
        {icon('seat-' + p)}
        <h2>Your move</h2>
        <p>
          {at.prompt}
          {at.clause ? (
            <>
              {' '}
              <button
                class="link"
                onClick={() => {
                  desk.clause.value = at.clause;
                  desk.panel.value = 'rules';
                }}
              >
                {at.clause}
              </button>
            </>
          ) : null}
        </p>
      </div>
    );
  return (
    <div class={`turn wait p-${p}`}>
      {icon('seat-' + p)}
      <h2>{seat.name || 'Seat ' + (at.mover + 1)} is choosing</h2>
      <p>
        {desk.alone
          ? ''
          : seat.kind === 'bot'
            ? 'A bot is thinking.'
            : table.me === null
              ? 'You are looking on.'
              : 'You will be told when it is your turn.'}
      </p>
    </div>
  );
}

/** What could not be done, and why. */
function Slip({ desk, context }) {
  const slip = desk.slip.value;
  if (!slip) return null;
  return (
    <div class="no-slip" role="alert">
      {slip.title ? (
        <>
          <b>{slip.title}</b>{' '}
        </>
      ) : null}
      {slip.list.map((one, k) => (
        <span key={k}>
          {k ? <br /> : null}
          {one.words ? (
            <>
              <i>{one.words}:</i>{' '}
            </>
          ) : null}
          {one.text}{' '}
          {one.clause ? (
            <button class="cite link" onClick={() => context.rule(one.clause)}>
              {one.clause}
            </button>
          ) : null}
        </span>
      ))}
      <button
        class="tool dark"
        aria-label="Close"
        onClick={() => {
          desk.slip.value = null;
        }}
      >
        {icon('close')}
      </button>
    </div>
  );
}

/** Ending the game here: the first press says what it means. */
function OfferToEnd({ desk }) {
  const [asked, setAsked] = useState(false);
  const table = desk.table.value,
    agreed = table.agreed.includes(table.me),
    alone = table.seats.every(seat => seat.seat === table.me || seat.kind !== 'human');
  const press = () => {
    if (!agreed && (!asked || repeated())) {
      setAsked(true);
      return;
    }
    setAsked(false);
    desk.act('/end', { agree: !agreed });
  };
  return (
    <>
      <div class="row">
        <button class={`plate small ${asked && !agreed ? 'warn' : 'quiet'}`} onClick={press}>
          <span class="sign">{agreed ? 'Play on' : asked ? 'Really end?' : 'Offer to end'}</span>
        </button>
      </div>
      {asked && !agreed ? (
        <div class="no-slip" role="alert">
          <b>Mind:</b>{' '}
          {alone
            ? 'All others are bots: the game ends at once, as it stands.'
            : 'As soon as everybody agrees the game ends, as it stands.'}{' '}
          Press again to do it.
        </div>
      ) : null}
    </>
  );
}

/** Everything that is wanted now and then. */
function More({ desk }) {
  const table = desk.table.value,
    mine = known(desk.id),
    seats = Object.keys(mine.seats);
  const flip = key => remember(/** @type {any} */ ({ [key]: !drawer.value[/** @type {'sound'} */ (key)] }));
  const notify = async () => {
    if (drawer.value.notify) remember({ notify: false });
    else remember({ notify: await askNotify() });
  };
  return (
    <div class="pad more">
      <label>
        <input type="checkbox" checked={drawer.value.sound} onChange={() => flip('sound')} /> A click when it is my turn
      </label>
      <label>
        <input type="checkbox" checked={drawer.value.notify} onChange={notify} /> A notification when it is my turn
      </label>
      {seats.length > 1 ? (
        <div class="f">
          <span class="sign">Seats of this browser</span>
          <div class="row">
            {seats.map(seat => (
              <button
                class="plate small quiet"
                onClick={() => desk.become(seat)}
                aria-pressed={String(table.me) === seat ? 'true' : 'false'}
              >
                <span class="sign">{table.seats[Number(seat)].name || seat}</span>
              </button>
            ))}
          </div>
        </div>
      ) : null}
      {mine.invitation ? (
        <ShareLink label="Link for others" link={`${location.origin}/#/t/${desk.id}/${mine.invitation}`} />
      ) : null}
      {table.me !== null && mine.seats[table.me] ? (
        <ShareLink
          label="Your seat on another device (keep it to yourself)"
          link={`${location.origin}/#/t/${desk.id}/${mine.seats[table.me]}`}
        />
      ) : null}
      <div class="f">
        <span class="sign">Take home</span>
        <div class="row">
          <Keepsakes desk={desk} cls="small quiet" />
        </div>
      </div>
      {table.state === 'playing' && table.me !== null ? <OfferToEnd desk={desk} /> : null}
      {table.agreed.length ? (
        <p class="hint">{table.agreed.map(i => table.seats[i].name).join(', ')} would end the game here.</p>
      ) : null}
      <OwnSeat desk={desk} />
      <table class="pad-table">
        <caption class="sign">Keys</caption>
        <tbody>
          {[
            ['1 – 9', 'the choices in order'],
            ['Enter', 'to the closing action or the bid; again: do it'],
            ['B, arrows', 'the board, its places'],
            ['Esc', 'close, disarm'],
            ['[ ]', 'a step back, on'],
            ['U R H C', 'take back, rules, history, chat'],
          ].map(([key, what]) => (
            <tr>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The panel at the right edge. */
function Panel({ desk }) {
  const name = desk.panel.value,
    table = desk.table.value;
  if (!(desk.alone ? ['rules'] : ['rules', 'chat', 'more']).includes(name)) return null;
  const title = { rules: 'Rules', chat: 'Chat', more: 'This table' }[name];
  return (
    <aside class="panel sheet" aria-label={title}>
      <h2 class="sign">
        {title}
        <button
          class="tool dark"
          aria-label="Close"
          onClick={() => {
            desk.panel.value = '';
          }}
        >
          {icon('close')}
        </button>
      </h2>
      {name === 'rules' ? (
        <Rules
          game={table.game}
          clause={desk.clause.value}
          onClause={clause => {
            desk.clause.value = clause;
          }}
        />
      ) : name === 'chat' ? (
        <Chat desk={desk} />
      ) : (
        <More desk={desk} />
      )}
    </aside>
  );
}

/** Keys of the whole page. */
export function useKeys(desk) {
  useEffect(() => {
    const press = event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || desk.handTo.value !== null)
        return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const typing = target && target.closest('input:not([type=range]), textarea, select') !== null;
      if (event.key === 'Escape') {
        desk.open.value = null;
        desk.only.value = '';
        desk.armed.value = null;
        desk.slip.value = null;
        if (desk.panel.value) desk.panel.value = '';
        return;
      }
      if (typing) return;
      const here = desk.past.value ? desk.past.value.n : desk.now.value ? desk.now.value.n : 0;
      const key = event.key.toLowerCase();
      const toggle = name => {
        event.preventDefault();
        desk.panel.value = desk.panel.value === name ? '' : name;
      };
      if (/^[1-9]$/.test(key)) {
        const rows = /** @type {NodeListOf<HTMLButtonElement>} */ (
          document.querySelectorAll('#choices > .choice, #choices > .many-box > .choice')
        );
        const row = rows[Number(key) - 1];
        if (row) {
          event.preventDefault();
          row.click();
          if (row.getAttribute('aria-expanded')) row.focus();
        }
      } else if (key === 'enter' && target && !target.closest('button, a, summary, [role=button]')) {
        // It goes there and presses nothing: one Enter too many must not end a phase.
        const plate =
          document.querySelector('#choices .plate.closing') || document.querySelector('#choices .amount input');
        if (plate instanceof HTMLElement) {
          event.preventDefault();
          plate.focus();
        }
      } else if (key === 'u') desk.undo();
      else if (key === 'r') toggle('rules');
      else if (key === 'h') toggle('history');
      else if (key === 'c') toggle('chat');
      else if (key === '?') toggle('more');
      else if (key === '[') desk.look(here - 1);
      else if (key === ']') desk.look(here + 1);
      else if (key === 'b') {
        const board = document.querySelector('.board');
        if (board instanceof HTMLElement) board.focus();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk]);
}

/** Take a token that came with the link, once, and hide it from the address. */
async function useToken(id, token) {
  const seen = await get('/tables/' + id, token);
  if (seen.me !== null) keep(id, { seats: { [seen.me]: token } });
  else if (seen.host) keep(id, { host: token });
  else keep(id, { invitation: token });
}

/** @param {{parts: string[]}} props the address after /t/ */
export function TablePage({ parts }) {
  const [id, second, third] = parts;
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (second && second !== 'n')
      useToken(id, second).then(
        () => {
          replaceRoute('/t/' + id);
          setReady(true);
        },
        problem => setFailed(problem.message),
      );
    else setReady(true);
  }, [id]);
  if (failed) return <Lost words={failed} />;
  return ready ? (
    <OpenTable key={id} id={id} n={second === 'n' ? Number(third) : null} />
  ) : (
    <p class="pad" role="status">
      The table is being laid.
    </p>
  );
}

/** Something that is not there. */
export const Lost = ({ words }) => (
  <main class="lost">
    {icon('derrick')}
    <h1>{words}</h1>
    <p>The link may be old, or the table is not public.</p>
    <a class="plate" href="#/">
      <span class="sign">To the games</span>
    </a>
  </main>
);

/** A table that is known to be there. */
function OpenTable({ id, n }) {
  const desk = useMemo(() => new Desk(id), [id]);
  const [drawing, setDrawing] = useState(/** @type {any} */ (null));
  useEffect(() => () => desk.close(), [desk]);
  useKeys(desk);
  const table = desk.table.value,
    at = desk.position.value;
  useEffect(() => {
    if (table)
      drawingOf(table.game).then(
        found => setDrawing(found),
        problem => desk.fail(problem),
      );
  }, [table && table.game]);
  useEffect(() => {
    if (table) {
      document.documentElement.dataset.game = table.game;
    }
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [table && table.game]);
  useEffect(() => {
    if (n !== null && desk.now.value) {
      desk.panel.value = 'history';
      desk.look(n);
    }
  }, [table === null, n]);
  const mine = desk.mine.value,
    title = desk.game.value ? desk.game.value.title : 'Spindletop';
  useEffect(() => {
    document.title = (mine ? '● Your move – ' : '') + title + ' – Spindletop';
    if (mine && desk.wasMine === false) yourTurn('Your move', title);
    desk.wasMine = mine;
  }, [mine, title]);
  useEffect(() => {
    if (drawing && drawing.secrets === false && desk.handTo.value !== null) desk.become(String(desk.handTo.value));
  }, [drawing, desk.handTo.value]);
  if (desk.lost.value && !table) return <Lost words={desk.lost.value} />;
  if (!table || !drawing)
    return (
      <main class="pad" role="status">
        <h1 class="vh">Spindletop</h1>
        {desk.up.value ? 'The table is being laid.' : 'The line is down; trying again.'}
      </main>
    );
  return <LaidTable desk={desk} drawing={drawing} />;
}

/** A table whose drawing is there. @param {{desk: import('./desk.js').Desk, drawing: any}} props */
export function LaidTable({ desk, drawing }) {
  const table = desk.table.value,
    at = desk.position.value;
  desk.drawing = drawing;
  const context = contextOf(desk);
  useMotion(desk, drawing.seat || plainSeat, context);
  const hidden = desk.handTo.value !== null && drawing.secrets !== false;
  const open = table.state === 'open';
  const side = !open && !hidden && drawing.side ? drawing.side(at.view, context) : null;
  const tab = desk.tab.value;
  const tabs = [
    ['board', drawing.boardName || 'Board'],
    ...(side ? [['side', drawing.sideName || 'Market']] : []),
    ['ledger', 'Ledger'],
  ];
  return (
    <Provided desk={desk} drawing={drawing}>
      <Head desk={desk} drawing={drawing} context={context} hidden={hidden} />
      {desk.up.value ? null : (
        <div class="downline" role="status">
          The line is down. Your move is kept and sent again when the server answers.
        </div>
      )}
      {desk.panel.value === 'history' && !open && !hidden ? <History desk={desk} /> : null}
      <main
        class={`table ${side ? 'with-side' : ''} tab-${tab} ${table.state} ${hidden ? 'hiding' : ''}`}
        data-n={at ? at.n : null}
      >
        <Seats desk={desk} drawing={drawing} context={context} hidden={hidden} />
        {open ? null : (
          <div class="tabs sign" role="group" aria-label="Parts of the table">
            {tabs.map(([key, words]) => (
              <button
                key={key}
                aria-pressed={tab === key ? 'true' : 'false'}
                onClick={() => {
                  desk.tab.value = key;
                }}
              >
                {words}
              </button>
            ))}
          </div>
        )}
        <section class="a-board" aria-label="Table">
          {table.state === 'over' && !desk.past.value ? (
            <Result desk={desk} drawing={drawing} context={context} />
          ) : null}
          {open ? (
            <Lounge desk={desk} />
          ) : hidden ? (
            <HandOver desk={desk} />
          ) : (
            <Board desk={desk} cls={drawing.generic ? 'generic' : ''}>
              {drawing.board(at.view, context)}
            </Board>
          )}
          {!open && !hidden && drawing.below ? (
            <div
              class="below"
              onClick={event => sideClick(desk, event)}
              onKeyDown={event => {
                if (event.key === 'Enter' || event.key === ' ') sideClick(desk, event);
              }}
            >
              {drawing.below(at.view, context)}
            </div>
          ) : null}
        </section>
        {side ? (
          <section
            class="a-side"
            aria-label={drawing.sideName || 'Market'}
            onClick={event => sideClick(desk, event)}
            onKeyDown={event => {
              if (event.key === 'Enter' || event.key === ' ') sideClick(desk, event);
            }}
          >
            {side}
          </section>
        ) : null}
        <section
          class={`a-act p-${pigment(at.mover !== null && table.seats[at.mover] ? table.seats[at.mover].colour : 'iron', at.mover || 0)}`}
          aria-label="Your move"
        >
          {open ? null : <Turn desk={desk} />}
          {hidden ? null : <Slip desk={desk} context={context} />}
          {hidden || !desk.choices.value.length ? null : (
            <div class="sheet do-sheet">
              <h2 class="sign">
                What you can do
                <span class="hint">{desk.choices.value.length > 1 ? desk.choices.value.length : ''}</span>
              </h2>
              <div class="pad">
                <Choices desk={desk} drawing={drawing} context={context} />
              </div>
            </div>
          )}
          {hidden ? null : (
            <div class="sheet log-sheet">
              <h2 class="sign">Ledger</h2>
              <Ledger desk={desk} />
            </div>
          )}
        </section>
      </main>
      {hidden ? null : (
        <>
          <Beside desk={desk} drawing={drawing} />
          <Panel desk={desk} />
        </>
      )}
      <div class="vh" role="status" aria-live="polite" id="said">
        {hidden ? '' : desk.said.value}
      </div>
    </Provided>
  );
}

/** Places outside the board behave as those on it. */
function sideClick(desk, event) {
  const found = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  if (!found) return;
  event.preventDefault();
  const name = found.getAttribute('data-place') || '',
    list = desk.offers.value.get(name);
  if (!list) {
    desk.why(name);
    return;
  }
  choose(desk, list, found, false, 'left');
}
