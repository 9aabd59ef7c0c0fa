// @ts-nocheck
/* Stepping through the game: a slider, keys, autoplay, and a link to any moment. */

import { useEffect, useState } from './html.tsx';
import { icon } from './kit.tsx';

/* Drawn, for not every font has them. */
const arrow = d => (
  <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
    <path d={d} style="fill:currentColor;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round" />
  </svg>
);

/** Through whose eyes a saved game is seen, if it may be chosen. */
function Eyes({ desk }) {
  const others = Object.keys(desk.film.eyes).map(Number),
    all = [...others, desk.told === null ? -1 : desk.told].sort((a, b) => a - b);
  if (!others.length) return null;
  return (
    <label class="speed">
      <span class="vh">Seen by</span>
      <select
        class="field"
        value={desk.eyes.value === null ? -1 : desk.eyes.value}
        onChange={event => desk.seeAs(Number(event.target.value) < 0 ? null : Number(event.target.value))}
      >
        {all.map(seat => (
          <option value={seat}>{seat < 0 ? 'as seen by all' : `as ${desk.table.value.seats[seat].name} saw it`}</option>
        ))}
      </select>
    </label>
  );
}

/** The strip under the head plate. @param {{desk: any}} props */
export function History({ desk }) {
  const running = desk.running.value,
    setRunning = on => {
      desk.running.value = on;
    };
  const [speed, setSpeed] = useState(700);
  const last = desk.now.value.n,
    at = desk.past.value ? desk.past.value.n : last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      const here = desk.past.value ? desk.past.value.n : desk.now.value.n;
      if (here >= desk.now.value.n) {
        setRunning(false);
        return;
      }
      desk.look(here + 1);
    }, speed);
    return () => clearInterval(timer);
  }, [running, speed]);
  useEffect(() => () => setRunning(false), []);
  const start = async () => {
    if (!running && !desk.past.value) await desk.look(0);
    setRunning(!running);
  };
  const copy = async () => {
    const link = `${location.origin}/#/t/${desk.id}/n/${at}`;
    try {
      await navigator.clipboard.writeText(link);
      desk.said.value = 'The link is copied.';
    } catch {
      prompt('Link to this moment:', link);
    }
  };
  return (
    <section class="history sheet" aria-label="History">
      <button class="plate small quiet" onClick={() => desk.look(0)} aria-label="To the beginning" disabled={at === 0}>
        {arrow('M4 3v10M13 3 6 8l7 5z')}
      </button>
      <button class="plate small quiet" onClick={() => desk.look(at - 1)} aria-label="One back" disabled={at === 0}>
        {arrow('M11 3 4 8l7 5z')}
      </button>
      <button class="plate small" onClick={start}>
        <span class="sign">{running ? 'Stop' : 'Replay'}</span>
      </button>
      <button class="plate small quiet" onClick={() => desk.look(at + 1)} aria-label="One on" disabled={at >= last}>
        {arrow('M5 3l7 5-7 5z')}
      </button>
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label="Moment of the game"
        aria-valuetext={`action ${at} of ${last}`}
        onInput={event => {
          setRunning(false);
          desk.look(Number(event.target.value));
        }}
      />
      <span class="num">
        {at}
        <small> of {last}</small>
      </span>
      <label class="speed">
        <span class="vh">Speed</span>
        <select class="field" value={speed} onChange={event => setSpeed(Number(event.target.value))}>
          <option value="1500">slow</option>
          <option value="700">even</option>
          <option value="250">fast</option>
        </select>
      </label>
      {desk.alone ? (
        <Eyes desk={desk} />
      ) : (
        <button class="plate small quiet" onClick={copy} aria-label="Copy the link to this moment">
          {icon('link')}
        </button>
      )}
      <button
        class="plate small"
        onClick={() => {
          setRunning(false);
          desk.look(null);
        }}
        disabled={!desk.past.value}
      >
        <span class="sign">Now</span>
      </button>
    </section>
  );
}
