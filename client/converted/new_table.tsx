// @ts-nocheck
/* A new table with every option the game has; the form is made from the game's own description. */

import { once, post } from './api.tsx';
import { useBots } from './bots.tsx';
import { drawer, NAMELESS } from './drawer.tsx';
import { enter } from './home.tsx';
import { useEffect, useState } from './html.tsx';
import { chip, pigment, weave } from './kit.tsx';
import { go } from './route.tsx';

/** One option. */
function Option({ option, value, onChange }) {
  const id = 'o-' + option.name;
  const field =
    option.kind === 'flag' ? (
      <input id={id} type="checkbox" checked={value} onChange={event => onChange(event.target.checked)} />
    ) : option.kind === 'choice' ? (
      <select id={id} class="field" value={value} onChange={event => onChange(event.target.value)}>
        {Object.entries(option.values || {}).map(([key, words]) => (
          <option value={key}>{words}</option>
        ))}
      </select>
    ) : (
      <>
        <input
          id={id}
          class="field"
          value={value}
          list={option.names && option.names.length ? id + '-names' : null}
          inputmode={option.names && option.names.length ? 'text' : 'numeric'}
          onInput={event => {
            const text = event.target.value.trim();
            onChange(/^-?\d+$/.test(text) ? Number(text) : text);
          }}
        />
        {option.names && option.names.length ? (
          <datalist id={id + '-names'}>
            {option.names.map(name => (
              <option value={name} />
            ))}
          </datalist>
        ) : null}
      </>
    );
  return (
    <div class="option">
      <label for={id}>{option.label}</label>
      {field}
      <p class="hint">
        {option.help}
        {option.kind === 'number' ? ` (${option.expected})` : ''}
      </p>
    </div>
  );
}

/** @param {{game: string}} props */
export function NewTable({ game }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const bots = useBots();
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [seats, setSeats] = useState(/** @type {any[]} */ ([]));
  const [more, setMore] = useState({
    title: '',
    public: false,
    clock: 'none',
    minutes: 30,
    edition: 'default',
    preset: '',
  });
  const [failed, setFailed] = useState('');
  useEffect(() => {
    once('/games').then(setGames, problem => setFailed(problem.message));
  }, []);
  const shown = games.find(one => one.id === game) || games[0];
  useEffect(() => {
    if (!shown) return;
    setOptions(Object.fromEntries(shown.options.map(option => [option.name, option.default])));
    setSeats(
      Array.from({ length: shown.seats.usual }, (_, i) =>
        i
          ? { kind: 'bot', bot: 'driller', name: ['Bruno', 'Dora', 'Ivo', 'Pia', 'Rocky'][i - 1] }
          : { kind: 'human', name: drawer.value.name.trim() || NAMELESS },
      ),
    );
    document.documentElement.dataset.game = shown.id;
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [shown && shown.id]);
  useEffect(() => {
    document.title = 'New table – Spindletop';
  }, []);
  if (!shown)
    return (
      <main class="pad" role="status">
        <h1 class="vh">New table</h1>
        {failed || 'The games are being fetched.'}
      </main>
    );
  const preset = name => {
    setMore({ ...more, preset: name });
    setOptions({
      ...Object.fromEntries(shown.options.map(option => [option.name, option.default])),
      ...(shown.presets[name] || {}),
    });
  };
  const change = (i, what) => setSeats(seats.map((seat, k) => (k === i ? { ...seat, ...what } : seat)));
  const count = n =>
    setSeats(
      Array.from(
        { length: n },
        (_, i) => seats[i] || { kind: 'bot', bot: 'driller', name: ['Bruno', 'Dora', 'Ivo', 'Pia', 'Rocky'][i - 1] },
      ),
    );
  const open = async event => {
    event.preventDefault();
    setFailed('');
    const changed = Object.fromEntries(
      shown.options
        .filter(option => options[option.name] !== option.default)
        .map(option => [option.name, options[option.name]]),
    );
    const clock =
      more.clock === 'none'
        ? { kind: 'none' }
        : {
            kind: more.clock,
            seconds: Number(more.minutes) * 60,
            increment: more.clock === 'bank' ? 10 : 0,
            out: 'bot',
            bot: 'greedy',
          };
    const list = seats.map(seat =>
      seat.kind === 'open'
        ? { kind: 'open' }
        : seat.kind === 'bot'
          ? { kind: 'bot', bot: seat.bot, name: seat.name || seat.bot }
          : { kind: 'human', name: seat.name || 'Guest' },
    );
    try {
      enter(
        await post('/tables', {
          game: shown.id,
          title: more.title,
          public: more.public,
          seats: list,
          options: changed,
          edition: more.edition,
          clock,
        }),
      );
    } catch (problem) {
      setFailed(problem.message);
    }
  };
  return (
    <>
      <header class="top">
        {weave(shown.id)}
        <i class="screw"></i>
        <a class="house sign" href="#/">
          Spindletop
        </a>
        <h1>New table: {shown.title}</h1>
        <i class="screw"></i>
      </header>
      <main class="form-page">
        <form onSubmit={open} class="cols even">
          <section class="sheet" aria-label="Seats">
            <h2 class="sign">The table</h2>
            <div class="pad stack">
              <label class="f">
                <span class="sign">Game</span>
                <select class="field" value={shown.id} onChange={event => go('/new/' + event.target.value)}>
                  {games.map(one => (
                    <option value={one.id} selected={one.id === shown.id}>
                      {one.title}
                    </option>
                  ))}
                </select>
              </label>
              <label class="f">
                <span class="sign">Title</span>
                <input
                  class="field"
                  maxlength="80"
                  value={more.title}
                  placeholder="none"
                  onInput={event => setMore({ ...more, title: event.target.value })}
                />
              </label>
              <label class="f">
                <span class="sign">Seats</span>
                <select class="field" value={seats.length} onChange={event => count(Number(event.target.value))}>
                  {Array.from({ length: shown.seats.most - shown.seats.least + 1 }, (_, k) => (
                    <option value={shown.seats.least + k} selected={shown.seats.least + k === seats.length}>
                      {shown.seats.least + k}
                    </option>
                  ))}
                </select>
              </label>
              <ul class="bench">
                {seats.map((seat, i) => (
                  <li key={i}>
                    {chip(pigment(shown.colours[i] || '', i))}
                    <select
                      class="field"
                      aria-label={`Seat ${i + 1}`}
                      value={seat.kind}
                      onChange={event => change(i, { kind: event.target.value })}
                    >
                      <option value="human">At this browser</option>
                      <option value="open">Free, by link</option>
                      <option value="bot">Bot</option>
                    </select>
                    {seat.kind === 'bot' ? (
                      <select
                        class="field"
                        aria-label={`Bot of seat ${i + 1}`}
                        value={seat.bot}
                        onChange={event => change(i, { bot: event.target.value })}
                      >
                        {bots.map(bot => (
                          <option value={bot.name} selected={bot.name === seat.bot} title={bot.words}>
                            {/^\d/.test(bot.level) ? `${bot.level} ${bot.name}` : bot.name}
                          </option>
                        ))}
                      </select>
                    ) : null}
                    {seat.kind !== 'open' ? (
                      <input
                        class="field"
                        aria-label={`Name of seat ${i + 1}`}
                        maxlength="40"
                        value={seat.name}
                        onInput={event => change(i, { name: event.target.value })}
                      />
                    ) : null}
                  </li>
                ))}
              </ul>
              <label class="check">
                <input
                  type="checkbox"
                  checked={more.public}
                  onChange={event => setMore({ ...more, public: event.target.checked })}
                />{' '}
                Anybody may see the table, and take a free seat
              </label>
              <div class="f">
                <label class="f">
                  <span class="sign">Clock</span>
                  <select
                    class="field"
                    value={more.clock}
                    onChange={event => setMore({ ...more, clock: event.target.value })}
                  >
                    <option value="none">none</option>
                    <option value="bank">for the whole game</option>
                    <option value="move">for each move</option>
                  </select>
                </label>
                {more.clock === 'none' ? null : (
                  <label class="f">
                    <span class="sign">Minutes</span>
                    <input
                      class="field"
                      type="number"
                      min="1"
                      max="20000"
                      value={more.minutes}
                      onInput={event => setMore({ ...more, minutes: event.target.value })}
                    />
                  </label>
                )}
              </div>
              {shown.editions.length > 1 ? (
                <label class="f">
                  <span class="sign">Edition</span>
                  <select
                    class="field"
                    value={more.edition}
                    onChange={event => setMore({ ...more, edition: event.target.value })}
                  >
                    {shown.editions.map(name => (
                      <option value={name}>{name}</option>
                    ))}
                  </select>
                </label>
              ) : null}
              {failed ? (
                <p class="no-slip" role="alert">
                  {failed}
                </p>
              ) : null}
              <button class="plate big">
                <span class="sign">Open the table</span>
              </button>
            </div>
          </section>
          <section class="sheet" aria-label="Options">
            <h2 class="sign">Options</h2>
            <div class="pad stack">
              {Object.keys(shown.presets).length ? (
                <div class="row" role="group" aria-label="Presets">
                  {Object.keys(shown.presets).map(name => (
                    <button
                      type="button"
                      class={'plate small ' + (more.preset === name ? '' : 'quiet')}
                      aria-pressed={more.preset === name ? 'true' : 'false'}
                      onClick={() => preset(name)}
                    >
                      <span class="sign">{name}</span>
                    </button>
                  ))}
                </div>
              ) : null}
              {shown.options.map(option => (
                <Option
                  key={option.name}
                  option={option}
                  value={options[option.name] === undefined ? option.default : options[option.name]}
                  onChange={value => setOptions({ ...options, [option.name]: value })}
                />
              ))}
            </div>
          </section>
        </form>
      </main>
    </>
  );
}
