/* A table at its address: takes the link's token, lays the table, and shows it. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Problem } from '#core/api.ts';
import type { AnyDrawing } from '#core/drawing.ts';
import { acceptLinkToken } from '#core/link-token.ts';
import { loadDrawing } from '#core/load-drawing.ts';
import { replaceRoute } from '#core/route.ts';
import { TableSession } from '#core/table-session.ts';
import { TableStore } from '#core/table-store.ts';
import { alertTurn } from '#core/turn-alert.ts';
import { GENERIC_DRAWING } from '#ui/GenericBoard.tsx';
import { isCalm, onSkip } from '#ui/motion/calm.ts';
import { NotFound } from '#ui/NotFound.tsx';
import { TableLayout } from '#ui/TableLayout.tsx';
import { words } from '#ui/words.ts';
import { drawPlain } from '../runtime/plain.ts';

/** The part of an address before the number of a moment. */
const MOMENT = 'n';

/** `parts` is the address after /t/: a table, then a token or a moment. */
export function TablePage({ parts }: { readonly parts: readonly string[] }) {
  const [id = '', second, third] = parts;
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!second || second === MOMENT) {
      setReady(true);
      return;
    }
    acceptLinkToken(id, second).then(
      () => {
        replaceRoute(`/t/${id}`);
        setReady(true);
      },
      thrown => setFailure(Problem.from(thrown).message),
    );
  }, [id]);
  if (failure) return <NotFound message={failure} />;
  if (!isReady) return <Waiting message={words.layingTable} />;
  return <LiveTable key={id} id={id} moment={second === MOMENT ? Number(third) : null} />;
}

function Waiting({ message }: { readonly message: string }) {
  return (
    <main class="pad" aria-busy="true">
      <h1 class="visually-hidden">{words.house}</h1>
      {message}
    </main>
  );
}

/** The drawing of a game, once it is here; one that cannot be loaded is done without. */
function useDrawing(game: string | undefined, session: TableSession): AnyDrawing | null {
  const [drawing, setDrawing] = useState<AnyDrawing | null>(null);
  useEffect(() => {
    if (!game) return undefined;
    document.documentElement.dataset.game = game;
    loadDrawing(game, drawPlain).then(
      found => setDrawing(found ?? GENERIC_DRAWING),
      thrown => {
        setDrawing(GENERIC_DRAWING);
        session.fail(thrown);
      },
    );
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [game, session]);
  return drawing;
}

/** The title of the page says when it is one's turn. */
function useTurnTitle({ isMyTurn, game }: TableStore): void {
  const isMine = isMyTurn.value;
  const title = game.value?.title ?? words.house;
  const [wasMine, setWasMine] = useState(true);
  useEffect(() => {
    document.title = `${isMine ? words.titleYourMove : ''}${title} – ${words.house}`;
    if (isMine && !wasMine) alertTurn(words.yourMove, title);
    setWasMine(isMine);
  }, [isMine, wasMine, title]);
}

interface LiveTableProps {
  readonly id: string;
  /** The moment to look at first, or null for now. */
  readonly moment: number | null;
}

/** A table that the server knows. */
function LiveTable({ id, moment }: LiveTableProps) {
  const session = useMemo(() => new TableSession(new TableStore(id), { isCalm, onSkip }), [id]);
  const { store } = session;
  useEffect(() => () => session.close(), [session]);
  const table = store.table.value;
  const drawing = useDrawing(table?.game, session);
  useTurnTitle(store);
  const isTold = table !== null;
  useEffect(() => {
    if (moment === null || !isTold) return;
    store.panel.value = 'history';
    void session.goTo(moment);
  }, [isTold, moment, session, store]);
  const next = store.handOver.value;
  useEffect(() => {
    if (drawing && !drawing.hidesHands && next !== null) session.become(String(next));
  }, [drawing, next, session]);
  if (store.fatalError.value && !table) return <NotFound message={store.fatalError.value} />;
  if (!table || !drawing) return <Waiting message={store.isOnline.value ? words.layingTable : words.tryingAgain} />;
  return <TableLayout store={store} session={session} drawing={drawing} />;
}
