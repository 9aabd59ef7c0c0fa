/* The end of a game: who won, how it was counted, how it came about, and what to take home. */

import { useEffect, useState } from 'preact/hooks';
import { goTo } from '#core/route.ts';
import { savedTable, saveTable } from '#core/saved-tables.ts';
import { hasValues, isSameSeries, momentsOf, type ScoreSeries, scoreSeries } from '#core/score-series.ts';
import { titleOf } from '#core/words.ts';
import type { NextTable, Position } from '#generated/protocol.d.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Downloads } from './Downloads.tsx';
import { Icon } from './Icon.tsx';
import { LineChart } from './LineChart.tsx';
import { Plate } from './Plate.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { type TableParts, useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { useSeatTeller } from './use-seat-teller.ts';
import { words } from './words.ts';

/** Scores and winners of the table, and the seats from the first to the last. */
function standingOf({ store }: TableParts) {
  const { result } = store.shownTable;
  const scores = result?.scores ?? store.live.value?.scores ?? [];
  const winners = result?.winners ?? store.live.value?.winners ?? [];
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0));
  const order = store.seats.value.toSorted((a, b) => Math.sign(rank(b.seat) - rank(a.seat)) || 0);
  return { scores, winners, order };
}

/** The result sheet. */
export function ResultSheet() {
  const parts = useTableParts();
  const { store, resultSheet } = parts;
  const { scores, winners, order } = standingOf(parts);
  const pigment = order[0]?.pigment ?? 'iron';
  const names = winners.map(seat => store.seats.value[seat]?.name ?? '');
  return (
    <section class={`result sheet seat-${pigment}`} aria-label={words.result} ref={resultSheet}>
      <div class="turn">
        <Icon name={`seat-${pigment}`} />
        <h2>{words.wins(names)}</h2>
        <Ending />
      </div>
      <div class="pad">
        <ScoreTable scores={scores} winners={winners} order={order} />
        <Charts />
        <MoveCounts />
        <NextSteps />
        <div class="row">
          <Downloads kind="quiet" />
        </div>
        <Seal />
      </div>
    </section>
  );
}

/** How it ended, with the rule that says so. */
function Ending() {
  const { store } = useTableParts();
  const { result } = store.shownTable;
  const ending = titleOf(result?.ending ?? '').toLowerCase();
  return (
    <p>
      {words.ended(store.game.value?.title ?? '', ending, store.live.value?.n ?? 0)}
      {result?.clause && <ClauseLink clause={result.clause} />}
    </p>
  );
}

/** Positions over the whole game, fetched one after the other. */
function useScoreSeries(): ScoreSeries | null {
  const { store, session } = useTableParts();
  const tell = useSeatTeller();
  const [series, setSeries] = useState<ScoreSeries | null>(null);
  useEffect(() => {
    let isGone = false;
    const last = store.live.value;
    const collect = async (): Promise<void> => {
      const positions: Position[] = [];
      for (const n of momentsOf(last?.n ?? 0)) {
        positions.push(await session.positionAt(n));
        if (isGone) return;
      }
      if (last) setSeries(scoreSeries([...positions, last], store.seats.value.length, tell));
    };
    collect().catch(() => {}); // without the positions there is no chart
    return () => {
      isGone = true;
    };
  }, [store.id]);
  return series;
}

function Charts() {
  const { store, drawing } = useTableParts();
  const series = useScoreSeries();
  if (!series) return <p class="hint">{words.drawingCharts}</p>;
  const seats = store.seats.value;
  return (
    <div class="charts">
      <LineChart title={drawing.names?.score ?? words.score} series={series.scores} seats={seats} />
      {hasValues(series.money) && !isSameSeries(series.scores, series.money) && (
        <LineChart title={words.cash} series={series.money} seats={seats} />
      )}
    </div>
  );
}

/** How often each seat moved; of a long game only the latest entries are known. */
function MoveCounts() {
  const { store } = useTableParts();
  const entries = store.entries.value;
  if (entries[0]?.seq !== 1) return null;
  const count = (seat: number) => entries.filter(entry => entry.kind === 'move' && entry.seat === seat).length;
  return <p class="hint">{store.seats.value.map(seat => words.moves(seat.name, count(seat.seat))).join('; ')}.</p>;
}

function NextSteps() {
  const { store, session } = useTableParts();
  const live = useLiveSession();
  const { game, title, me, rematch } = store.shownTable;
  const playAgain = async () => {
    const next = await live?.act<NextTable>('/rematch');
    if (!next) return;
    const { seats, host } = savedTable(store.id);
    saveTable(next.table, { game, title, seats, ...(host ? { host } : {}) });
    goTo(`/t/${next.table}`);
  };
  const replay = async () => {
    await session.goTo(0);
    store.panel.value = 'history';
    store.isReplaying.value = true;
  };
  return (
    <div class="row">
      {me !== null && live && <Plate onPress={() => void playAgain()}>{words.playAgain}</Plate>}
      {rematch && (
        <a class="plate" href={`#/t/${rematch}`}>
          <span class="sign">{words.nextGame}</span>
        </a>
      )}
      <Plate kind="quiet" onPress={() => void replay()}>
        {words.replay}
      </Plate>
    </div>
  );
}

/** How the draws can be checked. */
function Seal() {
  const { store } = useTableParts();
  const { fair } = store.shownTable;
  if (!fair?.seed) return null;
  return (
    <p class="hint">
      <Icon name="lock" /> {words.sealed} <code>{fair.commitment.slice(0, 16)}…</code>, {words.seed}{' '}
      <code>{fair.seed}</code>. <code>spindletop verify RECORD</code> {words.verifyHint}
    </p>
  );
}
