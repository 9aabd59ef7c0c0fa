/* The table page: head plate, seats, board, side, and what can be done. */

import { useRef } from 'preact/hooks';
import type { AnyDrawing } from '#core/drawing.ts';
import type { Session } from '#core/session.ts';
import type { Tab, TableStore } from '#core/table-store.ts';
import { BoardFrame, PlacesAside } from './BoardFrame.tsx';
import { ChoiceSheet } from './ChoiceList.tsx';
import { DrawingGuard } from './DrawingGuard.tsx';
import { GENERIC_DRAWING } from './GenericBoard.tsx';
import { HandOver } from './HandOver.tsx';
import { HeadPlate } from './HeadPlate.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { Ledger } from './Ledger.tsx';
import { LessonSheet } from './LessonSheet.tsx';
import { useMotion } from './motion/use-motion.ts';
import { NoticeSlip } from './NoticeSlip.tsx';
import { PlacePopover } from './PlacePopover.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { SeatCards } from './SeatCards.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TurnPlate } from './TurnPlate.tsx';
import { TableContext, useTableParts } from './table-context.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { words } from './words.ts';

interface TableLayoutProps {
  readonly store: TableStore;
  readonly session: Session;
  readonly drawing: AnyDrawing;
}

/** A table whose drawing is there. */
export function TableLayout({ store, session, drawing }: TableLayoutProps) {
  const resultSheet = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  return (
    <DrawingGuard drawing={drawing}>
      {(shown, hasFailed) => (
        <TableContext.Provider value={{ store, session, drawing: shown, resultSheet, board }}>
          {hasFailed && (
            <div class="downline" role="alert">
              {words.drawingFailed}
            </div>
          )}
          <LaidTable />
        </TableContext.Provider>
      )}
    </DrawingGuard>
  );
}

function LaidTable() {
  const { store, drawing } = useTableParts();
  const table = useRef<HTMLElement>(null);
  useMotion(table);
  useShortcuts(table);
  const { state } = store.shownTable;
  const isOpen = state === 'open';
  const isHidden = store.handOver.value !== null && drawing.hidesHands;
  const isShown = !isOpen && !isHidden;
  const marks = [drawing.Side && isShown && 'with-side', `tab-${store.tab.value}`, state, isHidden && 'hiding'];
  return (
    <>
      <HeadPlate isHidden={isHidden} />
      {!store.isOnline.value && (
        <div class="downline" role="status">
          {words.lineDown}
        </div>
      )}
      {store.panel.value === 'history' && isShown && <HistoryBar />}
      <main class={`table ${marks.filter(Boolean).join(' ')}`} data-n={store.position.value?.n} ref={table}>
        <SeatCards isHidden={isHidden} />
        {!isOpen && <TabBar hasSide={drawing.Side !== undefined && isShown} />}
        <BoardSection isHidden={isHidden} />
        {isShown && <SideSection />}
        <ActSection isHidden={isHidden} />
      </main>
      {!isHidden && <PlacePopover />}
      {!isHidden && <SidePanel />}
      <div class="visually-hidden" role="status" aria-live="polite" id="said">
        {isHidden ? '' : store.announcement.value}
      </div>
    </>
  );
}

/** On a phone the parts of a table are tabs. */
function TabBar({ hasSide }: { readonly hasSide: boolean }) {
  const { store, drawing } = useTableParts();
  const tabs: readonly (readonly [Tab, string])[] = [
    ['board', drawing.names?.board ?? words.board],
    ...(hasSide ? ([['side', drawing.names?.side ?? words.market]] as const) : []),
    ['ledger', words.ledger],
  ];
  const show = (tab: Tab) => {
    store.tab.value = tab;
  };
  return (
    <fieldset class="tabs sign" aria-label={words.partsOfTable}>
      {tabs.map(([tab, label]) => (
        <button type="button" key={tab} aria-pressed={store.tab.value === tab} onClick={() => show(tab)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface HiddenProps {
  readonly isHidden: boolean;
}

function BoardSection({ isHidden }: HiddenProps) {
  const { store, drawing } = useTableParts();
  const { Below } = drawing;
  const isOpen = store.shownTable.state === 'open';
  const view = store.position.value?.view;
  return (
    <section class="a-board" aria-label={words.table}>
      {store.isOver.value && !store.isPast.value && <ResultSheet />}
      {isOpen && <WaitingRoom />}
      {!isOpen && isHidden && <HandOver />}
      {!isOpen && !isHidden && <DrawnBoard />}
      {!isOpen && !isHidden && Below && (
        <PlacesAside kind="below">
          <Below view={view} />
        </PlacesAside>
      )}
    </section>
  );
}

function DrawnBoard() {
  const { store, drawing } = useTableParts();
  return (
    <BoardFrame isGeneric={drawing === GENERIC_DRAWING}>
      <drawing.Board view={store.position.value?.view} />
    </BoardFrame>
  );
}

function SideSection() {
  const { store, drawing } = useTableParts();
  const { Side, names } = drawing;
  if (!Side) return null;
  return (
    <PlacesAside kind="a-side" label={names?.side ?? words.market}>
      <Side view={store.position.value?.view} />
    </PlacesAside>
  );
}

function ActSection({ isHidden }: HiddenProps) {
  const { store } = useTableParts();
  const mover = store.mover.value;
  const pigment = mover === null ? 'iron' : (store.seats.value[mover]?.pigment ?? 'iron');
  return (
    <section class={`a-act seat-${pigment}`} aria-label={words.yourMove}>
      {store.shownTable.state !== 'open' && <TurnPlate />}
      {!isHidden && (
        <>
          <LessonSheet />
          <NoticeSlip />
          <ChoiceSheet />
          <div class="sheet log-sheet">
            <h2 class="sign">{words.ledger}</h2>
            <Ledger />
          </div>
        </>
      )}
    </section>
  );
}
