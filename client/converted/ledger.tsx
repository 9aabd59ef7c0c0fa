// @ts-nocheck
/* The ledger: every event as an icon and a sentence; a press looks at that moment. */

import { get } from './api.tsx';
import { useEffect, useMemo, useRef, useState } from './html.tsx';
import { chip, icon, pigment } from './kit.tsx';

const ALIKE = {
  pen: 'boundary',
  eraser: 'close',
  oil: 'drop',
  dry: 'dry-cap',
  pass: 'hourglass',
  layers: 'history',
  pipe: 'pipe-straight',
  card: 'action-card',
  cards: 'action-card',
  token: 'upgrade',
  die: 'die-5',
  dice: 'die-5',
  barrel: 'barrel-crude',
  gas: 'flame',
  refine: 'refinery',
  chart: 'economy-up',
  calendar: 'clock',
  vote: 'check',
  unlock: 'lock',
  turn: 'turn-order',
  track: 'economy-up',
  refresh: 'turn-order',
  quadrant: 'boundary',
  pump: 'pumpjack',
  government: 'bank',
  ghost: 'eye',
  event: 'event-card',
  cross: 'pipe-tile',
  company: 'bank',
  cart: 'station',
  build: 'pipe-elbow',
};

/** So many lines are shown of what came after a moment that is looked at. */
const LATER = 12;

/** The symbol of an event's icon word. */
export const symbol = name => ALIKE[/** @type {'pen'} */ (name)] || name || 'flag';

/** All lines of the ledger, oldest first. */
export function linesOf(entries) {
  return entries.flatMap(entry => {
    if (entry.kind === 'move' || entry.kind === 'chance')
      return (entry.lines || []).map((line, k) => ({
        key: `${entry.seq}.${k}`,
        n: entry.n,
        icon: symbol(line.icon),
        seat: line.seat,
        text: line.text,
        chance: entry.kind === 'chance',
        head: false,
      }));
    const plain = (text, ico, head = false) => [
      { key: String(entry.seq), n: null, icon: ico, seat: entry.seat, text, chance: false, head },
    ];
    if (entry.kind === 'start') return plain('Play begins', 'flag', true);
    if (entry.kind === 'over') return plain('The game is over', 'flag', true);
    if (entry.kind === 'chat') return plain(`${entry.name}: ${entry.text}`, 'chat');
    if (entry.kind === 'notice') return plain(entry.text, 'warning');
    if (entry.kind === 'undo') return plain('takes a move back', 'undo');
    if (entry.kind === 'seat')
      return plain(
        {
          taken: `Taken by ${entry.name}`,
          renamed: `is now called ${entry.name}`,
          bot: `Played by the bot ${entry.bot}`,
          left: `leaves; ${entry.bot} plays on`,
          timeout: `is out of time; ${entry.bot} plays on`,
          voted: `is handed to ${entry.bot}`,
          returned: 'is back',
        }[entry.change] || entry.change,
        'human',
      );
    if (entry.kind === 'time') return plain('is out of time', 'clock');
    if (entry.kind === 'agree') return plain(entry.agree ? 'offers to end the game here' : 'plays on', 'flag');
    return [];
  });
}

/** The ledger's list. @param {{desk: import('./desk.js').Desk, limit?: number}} props */
export function Ledger({ desk, limit = 80 }) {
  const [more, setMore] = useState(0);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const table = desk.table.value,
    entries = desk.entries.value;
  const all = useMemo(() => linesOf(entries), [entries]),
    past = desk.past.value;
  const now = past ? all.findLastIndex(line => line.n !== null && line.n <= past.n) : all.length - 1;
  const end = past ? now + 1 + LATER : all.length,
    lines = all.slice(Math.max(0, end - limit - more), end),
    here = all[now];
  const older = all[0] !== lines[0] || (entries.length && entries[0].seq > 1);
  useEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const show = () => {
      const here = /** @type {HTMLElement | null} */ (past ? list.querySelector('.here') : null);
      if (here)
        list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
      else if (!past) list.scrollTop = list.scrollHeight;
    };
    const resized = new ResizeObserver(show); // also when the list is shown that was hidden
    resized.observe(list);
    show();
    return () => resized.disconnect();
  }, [all.length, past && past.n]);
  const fetchOlder = async () => {
    if (entries.length && entries[0].seq > 1) {
      const from = Math.max(0, entries[0].seq - 1 - 500);
      const got = await get(`/tables/${desk.id}/entries?after=${from}&limit=500`, desk.token).catch(problem => {
        desk.fail(problem);
        return { entries: [] };
      });
      const fresh = got.entries.filter(entry => entry.seq < entries[0].seq);
      desk.entries.value = [...fresh, ...desk.entries.value];
    }
    setMore(n => n + 200);
  };
  return (
    <ol class="log" ref={box} tabindex="0" aria-label="Ledger">
      {older ? (
        <li class="older">
          <span></span>
          <button class="link" onClick={fetchOlder}>
            Earlier lines
          </button>
        </li>
      ) : null}
      {lines.map(line =>
        line.head ? (
          <li key={line.key} class="turnmark sign">
            {line.text}
          </li>
        ) : (
          <li key={line.key} class={(line.chance ? 'chance ' : '') + (past && line === here ? 'here' : '')}>
            {line.seat !== null && line.seat !== undefined && table.seats[line.seat]
              ? chip(pigment(table.seats[line.seat].colour, line.seat), 's')
              : icon(line.icon)}
            {line.n === null ? (
              <span>{line.text}</span>
            ) : (
              <button class="line" onClick={() => desk.look(line.n)} title="Look at this moment">
                {line.text}
              </button>
            )}
            <span>{line.seat !== null && line.seat !== undefined ? icon(line.icon, 'faint') : null}</span>
          </li>
        ),
      )}
    </ol>
  );
}
