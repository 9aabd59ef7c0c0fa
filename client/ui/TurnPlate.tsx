/* Whose turn it is, and what is asked. */

import type { ComponentChildren } from 'preact';
import type { IconName } from '#generated/icons.d.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Icon } from './Icon.tsx';
import { useTableParts } from './table-context.ts';
import { words } from './words.ts';

interface PlateProps {
  readonly kind: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** An icon, a title and a line. */
function TurnSheet({ kind, icon, title, children }: PlateProps) {
  return (
    <div class={`turn ${kind}`}>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

/** What the table waits for. */
export function TurnPlate() {
  const { store } = useTableParts();
  if (store.isPast.value) return <LookingBack />;
  if (store.isOver.value) return <GameOver />;
  const mover = store.live.value?.mover ?? null;
  if (mover === null) return null;
  if (!store.isReplay && !store.isOnline.value)
    return (
      <TurnSheet kind="wait" icon="history" title={words.tableWaits}>
        {words.waitsForServer}
      </TurnSheet>
    );
  return store.isMyTurn.value ? <MyTurn seat={mover} /> : <OthersTurn seat={mover} />;
}

function LookingBack() {
  const { store, session } = useTableParts();
  return (
    <TurnSheet kind="wait" icon="history" title={words.lookingBack}>
      {words.lookingAt(store.past.value?.n ?? 0, store.live.value?.n ?? 0)}{' '}
      <button type="button" class="link" onClick={() => void session.goTo(null)}>
        {words.returnToNow}
      </button>
    </TurnSheet>
  );
}

function GameOver() {
  const { resultSheet } = useTableParts();
  return (
    <TurnSheet kind="wait" icon="flag" title={words.gameOver}>
      <button type="button" class="link" onClick={() => resultSheet.current?.scrollIntoView()}>
        {words.seeResult}
      </button>
    </TurnSheet>
  );
}

function MyTurn({ seat }: { readonly seat: number }) {
  const { store } = useTableParts();
  const pigment = store.seats.value[seat]?.pigment ?? 'iron';
  const { prompt = '', clause = '' } = store.live.value ?? {};
  return (
    <TurnSheet kind={`seat-${pigment}`} icon={`seat-${pigment}`} title={words.yourMove}>
      {prompt} {clause && <ClauseLink clause={clause} />}
    </TurnSheet>
  );
}

function OthersTurn({ seat }: { readonly seat: number }) {
  const { store } = useTableParts();
  const who = store.seats.value[seat];
  const pigment = who?.pigment ?? 'iron';
  const waitingFor = who?.kind === 'bot' ? words.botThinks : words.willBeTold;
  const line = store.me.value === null && who?.kind !== 'bot' ? words.lookingOn : waitingFor;
  return (
    <TurnSheet kind={`wait seat-${pigment}`} icon={`seat-${pigment}`} title={words.isChoosing(who?.name ?? '')}>
      {store.isReplay ? '' : line}
    </TurnSheet>
  );
}
