/* The tables of this browser. */

import { useEffect, useState } from 'preact/hooks';
import { get } from '#core/api.ts';
import { localSettings, type SavedTable } from '#core/local-settings.ts';
import type { GameCard, TableSeen } from '#generated/protocol.d.ts';
import { pageWords } from './words.ts';

const MOST = 30;

/** Ask for a table with whatever token is known; one that is gone is left out. */
function look({ id, seats, host, invitation }: SavedTable): Promise<TableSeen | null> {
  const token = Object.values(seats)[0] ?? host ?? invitation ?? null;
  return get<TableSeen>(`/tables/${id}`, token).catch(() => null);
}

function useMyTables(): readonly TableSeen[] {
  const [tables, setTables] = useState<readonly TableSeen[]>([]);
  useEffect(() => {
    let isGone = false;
    const newest = Object.values(localSettings.value.tables).sort((a, b) => b.seen - a.seen);
    Promise.all(newest.slice(0, MOST).map(look)).then(found => {
      if (!isGone) setTables(found.filter(table => table !== null));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return tables;
}

const isMyMove = ({ state, position, me }: TableSeen): boolean =>
  state === 'playing' && me !== null && position?.mover === me;

function stateWords(table: TableSeen): string {
  if (isMyMove(table)) return pageWords.yourMove;
  if (table.state === 'open') return pageWords.waitingForPlayers;
  return table.state === 'over' ? pageWords.finished : pageWords.othersToMove;
}

export function MyTables({ games }: { readonly games: readonly GameCard[] }) {
  return (
    <>
      {useMyTables().map(table => (
        <MyTable key={table.id} table={table} title={games.find(game => game.id === table.game)?.title ?? table.game} />
      ))}
    </>
  );
}

interface MyTableProps {
  readonly table: TableSeen;
  /** The title of the game. */
  readonly title: string;
}

function MyTable({ table, title }: MyTableProps) {
  const others = table.seats.filter(seat => seat.seat !== table.me);
  const names = others.map(seat => (seat.kind === 'open' ? pageWords.freeSeat : seat.name)).join(', ');
  return (
    <div class="mine" data-game={table.game}>
      <i class="dot" />
      <div class="grow">
        <b class="number">{stateWords(table)}</b>
        <div class="hint">{pageWords.withOthers(title, table.title, names)}</div>
      </div>
      <a class={`plate small ${isMyMove(table) ? '' : 'quiet'}`} href={`#/t/${table.id}`}>
        <span class="sign">{table.state === 'over' ? pageWords.review : pageWords.returnThere}</span>
      </a>
    </div>
  );
}
