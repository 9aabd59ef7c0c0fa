// @ts-nocheck
/* The seats at a glance: money, holdings, score, clock, and who is to move. */

import { choose } from './board.tsx';
import { known } from './drawer.tsx';
import { useEffect, useState } from './html.tsx';
import { change } from './just_played.tsx';
import { chip, icon, pigment } from './kit.tsx';

/** What a seat shows when the game's own drawing does not say. */
export function plainSeat(view, i) {
  const list = Object.values(view).find(
    value =>
      Array.isArray(value) && value.length > i && value[i] && typeof value[i] === 'object' && 'colour' in value[i],
  );
  const own = list ? list[i] : (view.seats || view.players || [])[i] || {};
  const money = ['cash', 'money', 'vp', 'points', 'score'].find(key => typeof own[key] === 'number');
  const stats = Object.entries(own)
    .filter(([key, value]) => typeof value === 'number' && key !== money && key !== 'seat')
    .slice(0, 6)
    .map(([key, value]) => ({ text: `${key.replace(/_/g, ' ')} ${value}` }));
  return {
    cash: money ? (money === 'cash' || money === 'money' ? '$' : '') + own[money] : '',
    money: money ? own[money] : 0,
    score: money ? own[money] : 0,
    stats,
  };
}

const clockWords = ms => {
  const s = Math.max(0, Math.round(ms / 1000)),
    h = Math.floor(s / 3600),
    m = Math.floor(s / 60) % 60;
  return h
    ? `${h}:${String(m).padStart(2, '0')}:${String(s % 60).padStart(2, '0')}`
    : `${m}:${String(s % 60).padStart(2, '0')}`;
};

/** The clock of a seat, running while it is to move. */
function Clock({ desk, seat }) {
  const clocks = desk.now.value.clocks;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!clocks || clocks.left[seat] === null || clocks.left[seat] === undefined) return null;
  const running = clocks.running === seat;
  const left = clocks.left[seat] - (running ? Date.now() - clocks.since - desk.skew : 0);
  return (
    <span class={left < 30000 ? 'refuse' : ''}>
      {icon('clock')}
      {clockWords(left)}
    </span>
  );
}

/** Whether the person of a seat is not connected to a game that goes on; seats of this browser share its line. @param {import('./desk.js').Desk} desk @param {number} i */
const away = (desk, i) =>
  desk.present.value !== null &&
  desk.table.value.state !== 'over' &&
  !desk.present.value.includes(i) &&
  !known(desk.id).seats[i];

/** All seats; while the screen is handed over, their names alone. @param {{desk: import('./desk.js').Desk, drawing: any, context: any, hidden: boolean}} props */
export function Seats({ desk, drawing, context, hidden }) {
  const table = desk.table.value,
    at = desk.position.value;
  const tell = drawing.seat || plainSeat;
  const [unfolded, unfold] = useState(-1); // where there is little room, a press shows the figures of a seat
  useEffect(() => {
    document.querySelector('.a-seats .unfolded')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [unfolded]);
  return (
    <section class="a-seats" aria-label="Seats">
      {table.seats.map((seat, i) => {
        const p = pigment(seat.colour, i),
          shown = at && at.view && table.state !== 'open' && !hidden ? tell(at.view, i, context) : { stats: [] };
        const on = at && at.mover === i && table.state === 'playing';
        const moved = desk.past.value || hidden ? '' : change(tell, desk.before.value, desk.now.value, i, context);
        const offered = desk.offers.value.get('seat:' + i);
        return (
          <article
            key={i}
            class={`seat p-${p} ${on ? 'on' : ''} ${offered ? 'spot offer' : ''} ${unfolded === i ? 'unfolded' : ''}`}
            data-place={'seat:' + i}
            onClick={event => {
              if (offered) choose(desk, offered, event.currentTarget, event.pointerType === 'touch');
              else unfold(unfolded === i ? -1 : i);
            }}
          >
            <div class="who">
              {chip(p, 's')}{' '}
              <span class="name">{seat.name || (seat.kind === 'open' ? 'free' : 'Seat ' + (i + 1))}</span>
              <small>
                {table.me === i ? (
                  'you'
                ) : seat.kind === 'bot' ? (
                  <>{icon('bot')} bot</>
                ) : seat.kind === 'open' ? (
                  'open'
                ) : away(desk, i) ? (
                  'away'
                ) : (
                  ''
                )}
                {on ? <span class="vh">, to move</span> : null}
              </small>
            </div>
            <div class="num cash">
              <span>
                {shown.cash || ''}
                {moved ? (
                  <i key={desk.now.value.n} class={'delta ' + (moved[0] === '+' ? 'money' : '')}>
                    {moved}
                  </i>
                ) : null}
              </span>
              {shown.worth ? <small>{shown.worth}</small> : null}
            </div>
            {shown.gauge ? (
              <>
                <div class="gauge" aria-hidden="true">
                  <i style={`width:${Math.max(0, Math.min(100, shown.gauge.part * 100))}%`}></i>
                </div>
                <div class="hint gauge-words">{shown.gauge.words}</div>
              </>
            ) : null}
            <div class="stats">
              {(shown.stats || []).map(stat => (
                <span title={stat.label || null}>
                  {stat.icon ? icon(stat.icon, '', stat.label || '') : null}
                  {stat.text}
                </span>
              ))}
              <Clock desk={desk} seat={i} />
            </div>
            {(shown.lines || []).map(([words, value]) => (
              <div class="stats lines">
                <span class="dim">{words}</span>
                <span class="num">{value}</span>
              </div>
            ))}
            {shown.flag ? (
              <div class="hint flagged">
                {icon(shown.flagIcon || 'warning')} {shown.flag}
              </div>
            ) : null}
            {table.back === i ? (
              <button class="plate small" onClick={() => desk.act(`/seats/${i}/back`)}>
                <span class="sign">Take my seat back</span>
              </button>
            ) : null}
            {seat.out_of_time ? (
              <div class="hint flagged">
                {icon('clock')} out of time
                {table.me !== null && table.me !== i ? (
                  <>
                    {' '}
                    <button class="link" onClick={() => desk.act('/votes', { seat: i })}>
                      hand over to a bot
                    </button>
                  </>
                ) : null}
              </div>
            ) : null}
          </article>
        );
      })}
    </section>
  );
}
