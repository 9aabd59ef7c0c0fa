/* The lobby: open tables of others. */

import { useEffect, useState } from 'preact/hooks';
import { get } from '#core/api.ts';
import { pigmentOf } from '#core/pigment.ts';
import type { ClockRule, GameCard, Seat, TableCard } from '#generated/protocol.d.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import { pageWords } from './words.ts';

const REFRESH = 10_000;
const MOST = 30;

/** Public tables, asked for again and again while the page is looked at; null until they are known. */
function useOpenTables(): readonly TableCard[] | null {
  const [tables, setTables] = useState<readonly TableCard[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const refresh = () => {
      if (document.hidden) return;
      get<readonly TableCard[]>(`/tables?limit=${MOST}`).then(
        found => !isGone && setTables(found),
        () => {}, // the next time may do better
      );
    };
    refresh();
    const timer = setInterval(refresh, REFRESH);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return tables;
}

function paceWords({ kind, seconds }: ClockRule): string {
  if (kind === 'none') return pageWords.noClock;
  const minutes = Math.round(seconds / 60);
  return kind === 'move' ? pageWords.minutesAMove(minutes) : pageWords.minutesEach(minutes);
}

export function Lobby({ games }: { readonly games: readonly GameCard[] }) {
  const tables = useOpenTables();
  const waiting = tables?.filter(table => table.free > 0).length ?? 0;
  return (
    <div class="sheet">
      <h2 class="sign">
        {pageWords.openTables}
        <span class="hint">{tables && pageWords.tableCount(waiting, tables.length - waiting)}</span>
      </h2>
      {tables?.length ? (
        <TableList tables={tables} games={games} />
      ) : (
        <p class="pad hint">{tables ? pageWords.noTables : pageWords.fetchingTables}</p>
      )}
    </div>
  );
}

interface TableListProps {
  readonly tables: readonly TableCard[];
  readonly games: readonly GameCard[];
}

function TableList({ tables, games }: TableListProps) {
  return (
    <table class="tables">
      <thead>
        <tr>
          <th class="optional">
            <span class="visually-hidden">{pageWords.colour}</span>
          </th>
          <th>{pageWords.game}</th>
          <th>{pageWords.seats}</th>
          <th class="optional">{pageWords.pace}</th>
          <th>
            <span class="visually-hidden">{pageWords.goThere}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map(table => (
          <tr key={table.id} data-game={table.game}>
            <td class="optional thin">
              <i class="dot" />
            </td>
            <td>
              <b>{games.find(game => game.id === table.game)?.title ?? table.game}</b>
              <div class="hint">{table.title || pageWords.states[table.state]}</div>
            </td>
            <td>
              <SeatsRow seats={table.seats} />
            </td>
            <td class="dim optional">{paceWords(table.clock)}</td>
            <td>
              <a class={`plate small ${table.free ? '' : 'quiet'}`} href={`#/t/${table.id}`}>
                <span class="sign">{table.free ? pageWords.sitDown : pageWords.watch}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Seats as chips, and as words for those who do not see them. */
function SeatsRow({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <div class="seat-row">
      {seats.map(seat =>
        seat.kind === 'open' ? (
          <span key={seat.seat} class="open" title={pageWords.free} />
        ) : (
          <span key={seat.seat} title={seat.name}>
            <SeatChip pigment={pigmentOf(seat.colour, seat.seat)} />
          </span>
        ),
      )}
      <span class="visually-hidden">
        {seats.map(seat => (seat.kind === 'open' ? pageWords.free : seat.name)).join(', ')}
      </span>
    </div>
  );
}
