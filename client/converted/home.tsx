// @ts-nocheck
/* Home: five covers, play at once, my tables, the lobby, open a record. */

import { once, post } from './api.tsx';
import { COVERS, MAST } from './covers.tsx';
import { drawer, keep, NAMELESS, remember } from './drawer.tsx';
import { useEffect, useState } from './html.tsx';
import { icon } from './kit.tsx';
import { Lobby, MyTables } from './lobby.tsx';
import { go } from './route.tsx';

const STRENGTHS = [
  ['Roustabout', 'roustabout'],
  ['Driller', 'driller'],
  ['Geologist', 'geologist'],
  ['Tycoon', 'tycoon'],
];
const NAMES = ['Bruno', 'Dora', 'Ivo', 'Pia', 'Rocky', 'Hazel'];

/** Keep what the server gave out for a new table, and go there. */
export function enter(opened) {
  const seats = Object.fromEntries(opened.seats.map(one => [one.seat, one.token]));
  keep(opened.table.id, {
    game: opened.table.game,
    title: opened.table.title,
    seats,
    host: opened.host,
    invitation: opened.invitation,
  });
  go('/t/' + opened.table.id);
}

const Segment = ({ label, options, value, onChange }) => (
  <div class="f">
    <span class="sign" id={'seg-' + label}>
      {label}
    </span>
    <div class="seg" role="group" aria-labelledby={'seg-' + label}>
      {options.map(([words, key]) => (
        <button key={key} aria-pressed={value === key ? 'true' : 'false'} onClick={() => onChange(key)}>
          {words}
        </button>
      ))}
    </div>
  </div>
);

/** Play now. */
function PlayNow({ game }) {
  const [seats, setSeats] = useState(game.seats.usual);
  const [against, setAgainst] = useState('bots');
  const [bot, setBot] = useState('driller');
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setSeats(game.seats.usual);
  }, [game.id]);
  const counts = Array.from(
    { length: game.seats.most - game.seats.least + 1 },
    (_, k) => /** @type {[string, any]} */ ([String(game.seats.least + k), game.seats.least + k]),
  );
  const open = async () => {
    setBusy(true);
    setFailed('');
    const me = drawer.value.name.trim() || NAMELESS;
    const list = Array.from({ length: seats }, (_, i) =>
      i === 0
        ? { kind: 'human', name: me }
        : against === 'bots'
          ? { kind: 'bot', bot, name: NAMES[i - 1] }
          : against === 'friends'
            ? { kind: 'open' }
            : { kind: 'human', name: `Player ${i + 1}` },
    );
    try {
      enter(await post('/tables', { game: game.id, seats: list, public: against === 'friends' }));
    } catch (problem) {
      setFailed(problem.message);
      setBusy(false);
    }
  };
  return (
    <section class="sheet" data-game={game.id} aria-label="Play now">
      <h2 class="sign">Play {game.title} now</h2>
      <div class="pad stack">
        <p class="hint">
          {game.tagline} {game.length ? `About ${game.length}.` : ''} <span class="maturity">{game.maturity}</span>
        </p>
        <label class="f">
          <span class="sign">Your name</span>
          <input
            class="field"
            maxlength="40"
            value={drawer.value.name}
            placeholder={NAMELESS}
            onInput={event => remember({ name: event.target.value })}
          />
        </label>
        <Segment label="Seats" options={counts} value={seats} onChange={setSeats} />
        <Segment
          label="Against"
          options={[
            ['Bots', 'bots'],
            ['Friends', 'friends'],
            ['One screen', 'hot'],
          ]}
          value={against}
          onChange={setAgainst}
        />
        {against === 'bots' ? <Segment label="Bot strength" options={STRENGTHS} value={bot} onChange={setBot} /> : null}
        <button class="plate big" id="open-table" onClick={open} disabled={busy}>
          <span class="sign">{busy ? 'Laying the table' : 'Open the table'}</span>
        </button>
        {failed ? (
          <p class="no-slip" role="alert">
            {failed}
          </p>
        ) : null}
        <p class="row">
          <a class="cite" href={'#/new/' + game.id}>
            All options
          </a>
          <a class="cite" href={'#/rules/' + game.id}>
            Rules
          </a>
        </p>
        <p class="hint lockline">{icon('lock')} The dice are sealed before you start and can be checked afterwards.</p>
      </div>
    </section>
  );
}

/** Open a record: a finished one as a replay, an unfinished one to play on. */
function OpenRecord() {
  const [failed, setFailed] = useState('');
  const read = async event => {
    const file = event.target.files[0];
    if (!file) return;
    try {
      const text = await file.text();
      const head = JSON.parse(text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n')));
      enter(await post('/tables', { game: head.game, seats: [], record: text }));
    } catch (problem) {
      setFailed(problem instanceof SyntaxError ? 'This file is no record of a game.' : problem.message);
    }
  };
  return (
    <div class="sheet">
      <h2 class="sign">Open a record</h2>
      <div class="pad stack">
        <label class="f">
          <span class="hint">
            A record file (.jsonl): a finished game opens as a replay, an unfinished one is played on.
          </span>
          <input class="field" type="file" accept=".jsonl,.ndjson,.json,.txt" onChange={read} />
        </label>
        {failed ? (
          <p class="no-slip" role="alert">
            {failed}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The home page. */
export function Home() {
  const [games, setGames] = useState(/** @type {any[] | null} */ (null));
  const [failed, setFailed] = useState('');
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    once('/games').then(setGames, problem => setFailed(problem.message));
  }, []);
  const game = games ? games.find(one => one.id === chosen) || games[0] : null;
  const choose = id => {
    setChosen(id);
    const sheet = document.querySelector('[aria-label="Play now"]');
    if (sheet && innerWidth < 720) sheet.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <main class="page">
      <header class="mast">
        <div class="mast-art" dangerouslySetInnerHTML={{ __html: MAST() }}></div>
        <div class="in">
          <h1>Spindletop</h1>
          <p class="sign">Five oil games, one table. Since 10 January 1901.</p>
        </div>
        <nav class="sign" aria-label="Site">
          <a href="#/rules">Rules</a>
          <a href="#/new">New table</a>
        </nav>
      </header>
      {failed ? (
        <p class="no-slip" role="alert">
          {failed}
        </p>
      ) : null}
      <section class="covers" aria-label="Games" tabindex="0">
        {(games || []).map(one => (
          <button
            key={one.id}
            class="cover"
            data-game={one.id}
            aria-pressed={game && one.id === game.id ? 'true' : 'false'}
            onClick={() => choose(one.id)}
          >
            <svg
              class="art"
              viewBox="0 0 260 350"
              role="img"
              aria-label={one.title}
              dangerouslySetInnerHTML={{ __html: (COVERS[one.id] || plainCover(one))() }}
            ></svg>
            <span class="facts">
              <b>{one.title}</b>
              <span>
                {one.seats.least}–{one.seats.most} seats
              </span>
            </span>
          </button>
        ))}
      </section>
      <div class="cols">
        {game ? (
          <PlayNow key={game.id} game={game} />
        ) : (
          <p class="hint" role="status">
            The games are being fetched.
          </p>
        )}
        <section aria-label="Lobby" class="stack">
          <MyTables games={games || []} />
          <Lobby games={games || []} />
          <OpenRecord />
        </section>
      </div>
    </main>
  );
}

const plainCover = game => () =>
  `<rect width="260" height="350" fill="var(--enamel)"/><rect x="8" y="8" width="244" height="334" fill="none" stroke="var(--on-enamel)" stroke-width="2"/><text x="130" y="180" text-anchor="middle" style="font:900 30px var(--display);fill:var(--on-enamel)">${game.title.replace(/[<&]/g, '')}</text>`;
