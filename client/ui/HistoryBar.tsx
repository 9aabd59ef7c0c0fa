/* Stepping through the game: a slider, keys, autoplay, and a link to any moment. */

import { useEffect, useState } from 'preact/hooks';
import { ReplaySession } from '#core/replay-session.ts';
import { Icon } from './Icon.tsx';
import { Plate } from './Plate.tsx';
import { useTableParts } from './table-context.ts';
import { words } from './words.ts';

const USUAL_PACE = 700;
/** Drawn, for not every font has them. */
const TO_BEGINNING = 'M4 3v10M13 3 6 8l7 5z';
const BACK = 'M11 3 4 8l7 5z';
const ON = 'M5 3l7 5-7 5z';

/** Go on by itself while the history runs, and stop at its end. */
function useAutoplay(pace: number): void {
  const { store, session } = useTableParts();
  const isRunning = store.isReplaying.value;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const last = store.live.value?.n ?? 0;
      const here = store.position.value?.n ?? last;
      if (here < last) void session.goTo(here + 1);
      else store.isReplaying.value = false;
    }, pace);
    return () => clearInterval(timer);
  }, [isRunning, pace, store, session]);
  useEffect(
    () => () => {
      store.isReplaying.value = false;
    },
    [store],
  );
}

/** The strip under the head plate. */
export function HistoryBar() {
  const { store, session } = useTableParts();
  const [pace, setPace] = useState(USUAL_PACE);
  useAutoplay(pace);
  const last = store.live.value?.n ?? 0;
  const here = store.position.value?.n ?? last;
  const isRunning = store.isReplaying.value;
  const stopAt = (n: number | null) => {
    store.isReplaying.value = false;
    void session.goTo(n);
  };
  const toggle = async () => {
    if (!isRunning && !store.isPast.value) await session.goTo(0);
    store.isReplaying.value = !isRunning;
  };
  return (
    <section class="history sheet" aria-label={words.history}>
      <StepButton label={words.toBeginning} path={TO_BEGINNING} n={0} isDisabled={here === 0} />
      <StepButton label={words.oneBack} path={BACK} n={here - 1} isDisabled={here === 0} />
      <Plate kind="small" onPress={() => void toggle()}>
        {isRunning ? words.stop : words.replay}
      </Plate>
      <StepButton label={words.oneOn} path={ON} n={here + 1} isDisabled={here >= last} />
      <input
        type="range"
        min={0}
        max={last}
        value={here}
        aria-label={words.moment}
        aria-valuetext={words.momentOf(here, last)}
        onInput={event => stopAt(Number(event.currentTarget.value))}
      />
      <span class="number">
        {here}
        <small>{words.ofLast(last)}</small>
      </span>
      <PaceSelect pace={pace} onPace={setPace} />
      {store.isReplay ? <ViewpointSelect /> : <MomentLink n={here} />}
      <Plate kind="small" isDisabled={!store.isPast.value} onPress={() => stopAt(null)}>
        {words.now}
      </Plate>
    </section>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly path: string;
  readonly n: number;
  readonly isDisabled: boolean;
}

function StepButton({ label, path, n, isDisabled }: StepButtonProps) {
  const { session } = useTableParts();
  return (
    <button
      type="button"
      class="plate small quiet"
      aria-label={label}
      disabled={isDisabled}
      onClick={() => void session.goTo(n)}
    >
      <svg class="icon step-arrow" viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

interface PaceSelectProps {
  readonly pace: number;
  readonly onPace: (pace: number) => void;
}

function PaceSelect({ pace, onPace }: PaceSelectProps) {
  return (
    <label class="speed">
      <span class="visually-hidden">{words.speed}</span>
      <select class="field" value={pace} onChange={event => onPace(Number(event.currentTarget.value))}>
        {words.speeds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Copies the link to a moment, or shows it where copying is not allowed. */
function MomentLink({ n }: { readonly n: number }) {
  const { store } = useTableParts();
  const copy = async () => {
    const link = `${location.origin}/#/t/${store.id}/n/${n}`;
    try {
      await navigator.clipboard.writeText(link);
      store.announcement.value = words.linkCopied;
    } catch {
      prompt(words.momentLink, link);
    }
  };
  return (
    <button type="button" class="plate small quiet" aria-label={words.copyMoment} onClick={() => void copy()}>
      <Icon name="link" />
    </button>
  );
}

/** Through whose eyes a saved game is seen, if that may be chosen. */
function ViewpointSelect() {
  const { store, session } = useTableParts();
  if (!(session instanceof ReplaySession) || session.viewpoints.length === 0) return null;
  const nameOf = (seat: number) => (seat < 0 ? words.seenByAll : words.seenAs(store.seats.value[seat]?.name ?? ''));
  const choose = (seat: number) => session.seeAs(seat < 0 ? null : seat);
  return (
    <label class="speed">
      <span class="visually-hidden">{words.seenBy}</span>
      <select
        class="field"
        value={session.viewpoint.value ?? -1}
        onChange={event => choose(Number(event.currentTarget.value))}
      >
        {session.viewpoints.map(seat => (
          <option key={seat} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
