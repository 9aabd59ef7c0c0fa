// @ts-nocheck
/* The lobby: open tables of others, and the tables of this browser. */

import { get } from './api.tsx';
import { drawer } from './drawer.tsx';
import { useEffect, useState } from './html.tsx';
import { chip, pigment } from './kit.tsx';

const MOST_OF_MINE = 30;
const titleOf = (games, id) => (games.find(one => one.id === id) || { title: id }).title;
const pace = clock =>
  !clock || clock.kind === 'none'
    ? 'no clock'
    : clock.kind === 'move'
      ? `${Math.round(clock.seconds / 60)} min a move`
      : `${Math.round(clock.seconds / 60)} min each`;

/** Seats as chips. */
const SeatsRow = ({ seats }) => (
  <div class="seatsrow">
    {seats.map((seat, i) =>
      seat.kind === 'open' ? (
        <span class="open" title="free"></span>
      ) : (
        <span title={seat.name}>{chip(pigment(seat.colour, i))}</span>
      ),
    )}
    <span class="vh">{seats.map(seat => (seat.kind === 'open' ? 'free' : seat.name)).join(', ')}</span>
  </div>
);

/** Tables of this browser that still run. */
export function MyTables({ games }) {
  const [live, setLive] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    let gone = false;
    const mine = Object.values(drawer.value.tables)
      .sort((a, b) => b.seen - a.seen)
      .slice(0, MOST_OF_MINE);
    Promise.all(
      mine.map(one =>
        get('/tables/' + one.id, Object.values(one.seats)[0] || one.host || one.invitation).catch(() => null),
      ),
    ).then(found => {
      if (!gone) setLive(found.filter(one => one));
    });
    return () => {
      gone = true;
    };
  }, []);
  return live.map(table => {
    const turn = table.state === 'playing' && table.position && table.position.mover === table.me;
    const words = turn
      ? 'It is your move'
      : table.state === 'open'
        ? 'Waiting for players'
        : table.state === 'over'
          ? 'Finished'
          : 'Others are to move';
    return (
      <div class="mine" data-game={table.game} key={table.id}>
        <i class="dot"></i>
        <div class="grow">
          <b class="num">{words}</b>
          <div class="hint">
            {titleOf(games, table.game)}
            {table.title ? `, “${table.title}”` : ''}, with{' '}
            {table.seats
              .filter((_, i) => i !== table.me)
              .map(seat => (seat.kind === 'open' ? 'a free seat' : seat.name))
              .join(', ')}
          </div>
        </div>
        <a class={'plate small ' + (turn ? '' : 'quiet')} href={'#/t/' + table.id}>
          <span class="sign">{table.state === 'over' ? 'Review' : 'Return'}</span>
        </a>
      </div>
    );
  });
}

/** Public tables. */
export function Lobby({ games }) {
  const [tables, setTables] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    let gone = false;
    const fetchTables = () =>
      get('/tables?limit=30').then(
        found => {
          if (!gone) setTables(found);
        },
        () => {},
      );
    fetchTables();
    const timer = setInterval(() => {
      if (!document.hidden) fetchTables();
    }, 10000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  const free = (tables || []).filter(table => table.free > 0).length;
  return (
    <div class="sheet">
      <h2 class="sign">
        Open tables<span class="hint">{tables ? `${free} waiting, ${tables.length - free} others` : ''}</span>
      </h2>
      {tables && tables.length ? (
        <table class="tables">
          <thead>
            <tr>
              <th class="opt">
                <span class="vh">Colour</span>
              </th>
              <th>Game</th>
              <th>Seats</th>
              <th class="opt">Pace</th>
              <th>
                <span class="vh">Go there</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map(table => (
              <tr data-game={table.game} key={table.id}>
                <td class="opt thin">
                  <i class="dot"></i>
                </td>
                <td>
                  <b>{titleOf(games, table.game)}</b>
                  <div class="hint">
                    {table.title ||
                      { open: 'seats are free', playing: 'in play', over: 'finished', stopped: 'stopped' }[table.state]}
                  </div>
                </td>
                <td>
                  <SeatsRow seats={table.seats} />
                </td>
                <td class="dim opt">{pace(table.clock)}</td>
                <td>
                  <a class={'plate small ' + (table.free ? '' : 'quiet')} href={'#/t/' + table.id}>
                    <span class="sign">{table.free ? 'Sit down' : 'Watch'}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p class="pad hint">
          {tables ? 'No table is open. Open one for friends, and it stands here.' : 'The tables are being fetched.'}
        </p>
      )}
    </div>
  );
}
