/* The ledger: every event as an icon and a sentence; a press looks at that moment. */

import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { get } from '#core/api.ts';
import { type LedgerLine, ledgerLines } from '#core/ledger-lines.ts';
import type { Journal } from '#generated/protocol.d.ts';
import { Icon } from './Icon.tsx';
import { SeatChip } from './SeatChip.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** How many lines are shown, how many more at a press, and how many of what came after a moment that is looked at. */
const SHOWN = 80;
const MORE = 200;
const LATER = 12;
const FETCHED = 500;

/** Keep the newest line in sight, or the one that is looked at; also when the list is shown that was hidden. */
function useLineInSight(list: RefObject<HTMLOListElement | null>, count: number, past: number | null): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const show = () => {
      const here = past === null ? null : box.querySelector('.here');
      if (past === null) box.scrollTop = box.scrollHeight;
      else if (here)
        box.scrollTop += here.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
    };
    const resized = new ResizeObserver(show);
    resized.observe(box);
    show();
    return () => resized.disconnect();
  }, [count, past]);
}

/** Ask for entries before those that are known. */
function useOlderEntries(): () => Promise<void> {
  const { store } = useTableParts();
  const session = useLiveSession();
  return async () => {
    const oldest = store.entries.value[0]?.seq ?? 1;
    if (!session || oldest <= 1) return;
    const from = Math.max(0, oldest - 1 - FETCHED);
    const path = `/tables/${store.id}/entries?after=${from}&limit=${FETCHED}`;
    try {
      const { entries } = await get<Journal>(path, session.token);
      store.entries.value = [...entries.filter(entry => entry.seq < oldest), ...store.entries.value];
    } catch (thrown) {
      session.fail(thrown);
    }
  };
}

/** The lines of the journal, up to the moment that is looked at and a little beyond. */
export function Ledger() {
  const { store } = useTableParts();
  const [more, setMore] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const fetchOlder = useOlderEntries();
  const entries = store.entries.value;
  const all = useMemo(() => ledgerLines(entries), [entries]);
  const past = store.past.value?.n ?? null;
  useLineInSight(list, all.length, past);
  const here = past === null ? all.length - 1 : all.findLastIndex(line => line.n !== null && line.n <= past);
  const end = past === null ? all.length : here + 1 + LATER;
  const lines = all.slice(Math.max(0, end - SHOWN - more), end);
  const hasOlder = all[0] !== lines[0] || (entries[0]?.seq ?? 1) > 1;
  const showOlder = async () => {
    await fetchOlder();
    setMore(count => count + MORE);
  };
  return (
    <ol class="log" ref={list} tabindex={0} aria-label={words.ledger}>
      {hasOlder && (
        <li class="older">
          <span />
          <button type="button" class="link" onClick={() => void showOlder()}>
            {words.earlierLines}
          </button>
        </li>
      )}
      {lines.map(line => (
        <Line key={line.key} line={line} isHere={past !== null && line === all[here]} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: LedgerLine;
  readonly isHere: boolean;
}

function Line({ line, isHere }: LineProps) {
  const { store, session } = useTableParts();
  if (line.isHeading) return <li class="turnmark sign">{line.text}</li>;
  const seat = line.seat === null ? undefined : store.seats.value[line.seat];
  const marks = [line.isChance && 'chance', isHere && 'here'].filter(Boolean).join(' ');
  return (
    <li class={marks}>
      {seat ? <SeatChip pigment={seat.pigment} small /> : <Icon name={line.icon} />}
      {line.n === null ? (
        <span>{line.text}</span>
      ) : (
        <button type="button" class="line" onClick={() => void session.goTo(line.n)} title={words.lookAtMoment}>
          {line.text}
        </button>
      )}
      <span>{seat && <Icon name={line.icon} kind="faint" />}</span>
    </li>
  );
}
