/* The clock of a seat, running while it is to move. */

import { useEffect, useState } from 'preact/hooks';
import { clockWords } from '#core/clock-words.ts';
import { Icon } from './Icon.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';

const SHORT = 30_000;

/** Time left, or nothing where there is no limit. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const { store } = useTableParts();
  const session = useLiveSession();
  const [, tick] = useState(0);
  const clocks = store.live.value?.clocks;
  const stood = clocks?.left[seat] ?? null;
  const isShown = stood !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => tick(count => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isShown]);
  if (!clocks || stood === null) return null;
  const spent = clocks.running === seat ? Date.now() - clocks.since - (session?.clockSkew ?? 0) : 0;
  return (
    <span class={stood - spent < SHORT ? 'refuse' : ''}>
      <Icon name="clock" />
      {clockWords(stood - spent)}
    </span>
  );
}
