/* A page that is one file: plays the game that lies in it, without a server. */

import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { primeCache } from '#core/api.ts';
import type { AnyDrawing } from '#core/drawing.ts';
import { watchPresses } from '#core/last-press.ts';
import { type Replay, ReplaySession } from '#core/replay-session.ts';
import { TableStore } from '#core/table-store.ts';
import { GENERIC_DRAWING } from '#ui/GenericBoard.tsx';
import { watchSkips } from '#ui/motion/calm.ts';
import { patternDefinitions } from '#ui/Patterns.ts';
import { TableLayout } from '#ui/TableLayout.tsx';
import { words } from '#ui/words.ts';
import { drawPlain } from './plain.ts';

/** The text of an element of the page. */
const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

/** The replay in a packed text. */
async function unpack(text: string): Promise<Replay> {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

/** A plain drawing that was pasted into the page, or null. */
async function pastedDrawing(): Promise<AnyDrawing | null> {
  const address = textOf('drawing');
  return address ? drawPlain(await import(address)) : null;
}

/** A pasted drawing that cannot be used is done without. */
const tellFailure = (store: TableStore) => (thrown: unknown) => {
  const text = thrown instanceof Error ? thrown.message : words.drawingFailed;
  store.notice.value = { title: '', reasons: [{ text, clause: '' }] };
  return null;
};

interface ReplayTableProps {
  readonly session: ReplaySession;
  readonly drawing: AnyDrawing;
}

/** A single position is shown without the strip of the history. */
function ReplayTable({ session, drawing }: ReplayTableProps) {
  useEffect(() => {
    document.body.classList.toggle('still', session.last === 0);
  }, [session]);
  return <TableLayout store={session.store} session={session} drawing={drawing} />;
}

/** Play the replay that lies in this page with a game's drawing, or with the sheets for any game. */
export async function play(drawing: AnyDrawing | null): Promise<void> {
  const replay = await unpack(textOf('replay'));
  document.body.insertAdjacentHTML('afterbegin', patternDefinitions());
  watchPresses(window);
  watchSkips();
  primeCache(`/games/${replay.game.id}/rules`, { markdown: replay.rules, clauses: {} });
  const session = new ReplaySession(new TableStore('replay', true), replay);
  const shown = drawing ?? (await pastedDrawing().catch(tellFailure(session.store))) ?? GENERIC_DRAWING;
  const root = document.getElementById('app');
  if (root) render(<ReplayTable session={session} drawing={shown} />, root);
}
