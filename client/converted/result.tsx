// @ts-nocheck
/* The end of a game: who won, how it was counted, how it came about, and what to take home. */

import { keep, known } from './drawer.tsx';
import { useEffect, useState } from './html.tsx';
import { purse } from './just_played.tsx';
import { Keepsakes } from './keepsakes.tsx';
import { chip, icon, pigment } from './kit.tsx';
import { go } from './route.tsx';
import { plainSeat } from './seats.tsx';

const MOMENTS = 36;

/** Lines over the course of the game, one a seat, told apart by colour, dash and glyph. */
export function Chart({ title, series, seats }) {
  const all = series.flatMap(line => line.map(point => point[1]));
  if (!all.length) return null;
  const top = Math.max(...all, 1),
    low = Math.min(...all, 0),
    last = Math.max(...series.map(line => (line.length ? line[line.length - 1][0] : 1)), 1);
  const W = 430,
    H = 200,
    x = n => 46 + (n / last) * (W - 76),
    y = v => H - 24 - ((v - low) / (top - low || 1)) * (H - 42);
  const dashes = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 3'];
  const ends = series
    .map((line, i) => ({ i, y: line.length ? y(line[line.length - 1][1]) - 8 : 0 }))
    .sort((a, b) => a.y - b.y);
  ends.forEach((one, k) => {
    if (k && one.y < ends[k - 1].y + 18) one.y = ends[k - 1].y + 18;
  });
  let floor = H - 34;
  for (const one of [...ends].reverse()) {
    one.y = Math.min(one.y, floor);
    floor = one.y - 18;
  }
  const endsAt = i => (ends.find(one => one.i === i) || { y: 0 }).y;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(part => Math.round(low + part * (top - low)));
  return (
    <figure class="chart">
      <figcaption class="sign">{title}</figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={`${title}: ${seats.map((seat, i) => `${seat.name} ${series[i].length ? series[i][series[i].length - 1][1] : ''}`).join(', ')}`}
      >
        {ticks.map(v => (
          <>
            <path d={`M46 ${y(v)}H${W - 30}`} style="stroke:var(--line);stroke-width:1" />
            <text x="40" y={y(v) + 4} style="font:500 14px var(--text);text-anchor:end;fill:var(--ink-2)">
              {v}
            </text>
          </>
        ))}
        {series.map((line, i) => (
          <>
            <path
              d={line.map((point, k) => `${k ? 'L' : 'M'}${x(point[0]).toFixed(1)} ${y(point[1]).toFixed(1)}`).join('')}
              style={`fill:none;stroke:var(--rim);stroke-width:4.5;stroke-linejoin:round`}
            />
            <path
              d={line.map((point, k) => `${k ? 'L' : 'M'}${x(point[0]).toFixed(1)} ${y(point[1]).toFixed(1)}`).join('')}
              style={`fill:none;stroke:var(--${seats[i].pigment});stroke-width:2.600;stroke-dasharray:${dashes[i % 6]};stroke-linejoin:round`}
            />
            {line.length ? (
              <g transform={`translate(${x(line[line.length - 1][0]) + 4} ${endsAt(i)})`}>
                <rect
                  width="16"
                  height="16"
                  rx="4"
                  style={`fill:var(--${seats[i].pigment});stroke:var(--rim);stroke-width:1.4`}
                />
                <use
                  href={'#seat-' + seats[i].pigment}
                  x="3"
                  y="3"
                  width="10"
                  height="10"
                  style={`color:var(--on-${seats[i].pigment})`}
                />
              </g>
            ) : null}
          </>
        ))}
        <text x="46" y={H - 6} style="font:500 14px var(--text);fill:var(--ink-2)">
          start
        </text>
        <text x={W - 30} y={H - 6} style="font:500 14px var(--text);text-anchor:end;fill:var(--ink-2)">
          end, action {last}
        </text>
      </svg>
    </figure>
  );
}

/** The result sheet. @param {{desk: import('./desk.js').Desk, drawing: any, context: any}} props */
export function Result({ desk, drawing, context }) {
  const table = desk.table.value,
    at = desk.now.value,
    result = table.result;
  const [series, setSeries] = useState(/** @type {any[] | null} */ (null));
  const tell = drawing.seat || plainSeat;
  useEffect(() => {
    let gone = false;
    (async () => {
      const last = at.n,
        step = Math.max(1, Math.ceil(last / MOMENTS)),
        moments = [];
      for (let n = 0; n < last; n += step) moments.push(n);
      const lines = table.seats.map(() => /** @type {number[][]} */ ([])),
        money = table.seats.map(() => /** @type {number[][]} */ ([]));
      for (const n of moments) {
        const one = await desk.positionAt(n).catch(() => null);
        if (gone || !one) return;
        table.seats.forEach((_, i) => {
          const told = tell(one.view, i, context);
          lines[i].push([n, Number(told.score) || 0]);
          money[i].push([n, purse(told)]);
        });
      }
      table.seats.forEach((_, i) => {
        const told = tell(at.view, i, context);
        lines[i].push([last, at.scores ? at.scores[i] : Number(told.score) || 0]);
        money[i].push([last, purse(told)]);
      });
      setSeries([lines, money]);
    })();
    return () => {
      gone = true;
    };
  }, [desk.id]);
  const scores = (result && result.scores) || at.scores || [],
    winners = (result && result.winners) || at.winners || [];
  const order = table.seats
    .map((_, i) => i)
    .sort((a, b) => (winners.includes(b) ? 1 : 0) - (winners.includes(a) ? 1 : 0) || scores[b] - scores[a]);
  const final = drawing.scoring ? drawing.scoring(at.view, context) : null;
  const moves = table.seats.map(
    (_, i) => desk.entries.value.filter(entry => entry.kind === 'move' && entry.seat === i).length,
  );
  const whole = desk.entries.value.length > 0 && desk.entries.value[0].seq === 1; // of a long game only the latest entries are here
  const lead = table.seats[order[0]];
  const again = async () => {
    const answer = await desk.act('/rematch');
    if (answer) {
      keep(answer.table, {
        game: table.game,
        title: table.title,
        seats: known(desk.id).seats,
        host: known(desk.id).host,
      });
      go('/t/' + answer.table);
    }
  };
  return (
    <section class={`result sheet p-${pigment(lead.colour, order[0])}`} aria-label="Result">
      <div class="turn">
        {icon('seat-' + pigment(lead.colour, order[0]))}
        <h2>
          {winners.map(i => table.seats[i].name).join(' and ')} {winners.length === 1 ? 'wins' : 'win'}
        </h2>
        <p>
          {desk.game.value ? desk.game.value.title : ''}: the game ended{' '}
          {result && result.ending ? `(${result.ending.replace(/_/g, ' ')})` : ''} after {at.n} actions.{' '}
          {result && result.clause ? (
            <button class="link" onClick={() => context.rule(result.clause)}>
              {result.clause}
            </button>
          ) : null}
        </p>
      </div>
      <div class="pad">
        <div class="scroll" tabindex="0" role="region" aria-label="Final score">
          <table class="final">
            <thead>
              <tr>
                <th>Place</th>
                <th>Seat</th>
                {final ? final.columns.map(column => <th>{column}</th>) : null}
                <th>Score</th>
              </tr>
            </thead>
            <tbody>
              {order.map((i, k) => (
                <tr class={winners.includes(i) ? 'won' : ''}>
                  <td class="num">{winners.includes(i) ? 1 : k + 1}</td>
                  <th scope="row">
                    {chip(pigment(table.seats[i].colour, i), 's')} {table.seats[i].name}
                  </th>
                  {final ? final.rows[i].map(cell => <td>{cell}</td>) : null}
                  <td class="num">{scores[i]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {final && final.words ? <p class="hint">{final.words}</p> : null}
        {series ? (
          <div class="charts">
            <Chart title={drawing.scoreName || 'Score'} series={series[0]} seats={context.seats} />
            {series[1].some(line => line.some(point => point[1])) &&
            JSON.stringify(series[0]) !== JSON.stringify(series[1]) ? (
              <Chart title="Cash" series={series[1]} seats={context.seats} />
            ) : null}
          </div>
        ) : (
          <p class="hint">The charts are being drawn.</p>
        )}
        {whole ? (
          <p class="hint">{table.seats.map((seat, i) => `${seat.name}: ${moves[i]} moves`).join('; ')}.</p>
        ) : null}
        <div class="row">
          {table.me !== null && !desk.alone ? (
            <button class="plate" onClick={again}>
              <span class="sign">Play again</span>
            </button>
          ) : null}
          {table.rematch ? (
            <a class="plate" href={'#/t/' + table.rematch}>
              <span class="sign">To the next game</span>
            </a>
          ) : null}
          <button
            class="plate quiet"
            onClick={async () => {
              await desk.look(0);
              desk.panel.value = 'history';
              desk.running.value = true;
            }}
          >
            <span class="sign">Replay</span>
          </button>
        </div>
        <div class="row">
          <Keepsakes desk={desk} cls="quiet" />
        </div>
        {table.fair && table.fair.seed ? (
          <p class="hint">
            {icon('lock')} The draws were sealed: commitment <code>{table.fair.commitment.slice(0, 16)}…</code>, seed{' '}
            <code>{table.fair.seed}</code>. <code>spindletop verify RECORD</code> repeats every one.
          </p>
        ) : null}
      </div>
    </section>
  );
}
