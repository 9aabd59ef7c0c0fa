/* The seats at a glance: money, holdings, score, clock, and who is to move. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatSummary } from '#core/drawing.ts';
import { changeWords, moneyChange } from '#core/money.ts';
import { pressChoices } from '#core/press-place.ts';
import { savedTable } from '#core/saved-tables.ts';
import type { TableSeat } from '#core/table-store.ts';
import { Icon } from './Icon.tsx';
import { Plate } from './Plate.tsx';
import { SeatChip } from './SeatChip.tsx';
import { SeatClock } from './SeatClock.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { useSeatTeller } from './use-seat-teller.ts';
import { words } from './words.ts';

/** All seats; while the screen is handed over, their names alone. */
export function SeatCards({ isHidden }: { readonly isHidden: boolean }) {
  const { store } = useTableParts();
  // where there is little room, a press shows the figures of a seat
  const [unfolded, unfold] = useState<number | null>(null);
  return (
    <section class="a-seats" aria-label={words.seats}>
      {store.seats.value.map(seat => (
        <SeatCard
          key={seat.seat}
          seat={seat}
          isHidden={isHidden}
          isUnfolded={unfolded === seat.seat}
          onUnfold={() => unfold(unfolded === seat.seat ? null : seat.seat)}
        />
      ))}
    </section>
  );
}

interface SeatCardProps {
  readonly seat: TableSeat;
  readonly isHidden: boolean;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

function SeatCard({ seat, isHidden, isUnfolded, onUnfold }: SeatCardProps) {
  const { store, session } = useTableParts();
  const card = useRef<HTMLElement>(null);
  const place = `seat:${seat.seat}`;
  const offered = store.offers.value.get(place);
  const isMover = store.mover.value === seat.seat && store.shownTable.state === 'playing';
  useEffect(() => {
    if (isUnfolded) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isUnfolded]);
  const press = (event: MouseEvent) => {
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (offered) pressChoices(store, session, offered, { from: card.current, isTouch });
    else onUnfold();
  };
  const marks = [isMover && 'on', offered && 'spot offer', isUnfolded && 'unfolded'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what a seat offers stands in the list of choices too
    <article class={`seat seat-${seat.pigment} ${marks}`} ref={card} data-place={place} onClick={press}>
      <SeatName seat={seat} isMover={isMover} />
      <SeatFigures seat={seat} isHidden={isHidden} />
      <SeatTrouble seat={seat} />
    </article>
  );
}

/** What kind of seat it is, in a word. */
function SeatKindWord({ seat }: { readonly seat: TableSeat }) {
  const { store } = useTableParts();
  if (seat.isMe) return <>{words.you}</>;
  if (seat.kind === 'open') return <>{words.open}</>;
  if (seat.kind === 'bot')
    return (
      <>
        <Icon name="bot" /> {words.bot}
      </>
    );
  const connected = store.presence.value;
  const isHere = connected?.includes(seat.seat) || savedTable(store.id).seats[seat.seat] !== undefined;
  return <>{connected === null || isHere || store.isOver.value ? '' : words.away}</>;
}

function SeatName({ seat, isMover }: { readonly seat: TableSeat; readonly isMover: boolean }) {
  const { store } = useTableParts();
  const given = store.shownTable.seats[seat.seat]?.name;
  return (
    <div class="who">
      <SeatChip pigment={seat.pigment} small />{' '}
      <span class="name">{given || (seat.kind === 'open' ? words.free : seat.name)}</span>
      <small>
        <SeatKindWord seat={seat} />
        {isMover && <span class="visually-hidden">{words.toMove}</span>}
      </small>
    </div>
  );
}

const NOTHING: SeatSummary = { stats: [] };

/** What the drawing tells of a seat. */
function SeatFigures({ seat, isHidden }: { readonly seat: TableSeat; readonly isHidden: boolean }) {
  const { store } = useTableParts();
  const tell = useSeatTeller();
  const position = store.position.value;
  const isShown = position !== null && store.shownTable.state !== 'open' && !isHidden;
  const { cash, worth, gauge, stats, lines, flag, flagIcon } = isShown ? tell(position.view, seat.seat) : NOTHING;
  return (
    <>
      <div class="number cash">
        <span>
          {cash}
          {isShown && <MoneyChange seat={seat.seat} />}
        </span>
        {worth && <small>{worth}</small>}
      </div>
      {gauge && (
        <>
          <div class="gauge" aria-hidden="true">
            <i style={`width:${Math.max(0, Math.min(100, gauge.part * 100))}%`} />
          </div>
          <div class="hint gauge-words">{gauge.words}</div>
        </>
      )}
      <div class="stats">
        {stats.map(stat => (
          <span key={stat.label ?? stat.text} title={stat.label}>
            {stat.icon && <Icon name={stat.icon} label={stat.label ?? ''} />}
            {stat.text}
          </span>
        ))}
        <SeatClock seat={seat.seat} />
      </div>
      {lines?.map(([label, value]) => (
        <div key={label} class="stats lines">
          <span class="dim">{label}</span>
          <span class="number">{value}</span>
        </div>
      ))}
      {flag && (
        <div class="hint flagged">
          <Icon name={flagIcon ?? 'warning'} /> {flag}
        </div>
      )}
    </>
  );
}

/** How the money of a seat changed with the last move. */
function MoneyChange({ seat }: { readonly seat: number }) {
  const { store } = useTableParts();
  const tell = useSeatTeller();
  const now = store.live.value;
  const by = store.isPast.value ? 0 : moneyChange(tell, store.previous.value, now, seat);
  if (by === 0) return null;
  return (
    <i key={now?.n} class={`delta ${by > 0 ? 'money' : ''}`}>
      {changeWords(by)}
    </i>
  );
}

/** What can be done for a seat that was left or is out of time. */
function SeatTrouble({ seat }: { readonly seat: TableSeat }) {
  const { store } = useTableParts();
  const session = useLiveSession();
  const { me, back } = store.shownTable;
  return (
    <>
      {back === seat.seat && (
        <Plate kind="small" onPress={() => void session?.act(`/seats/${seat.seat}/back`)}>
          {words.takeSeatBack}
        </Plate>
      )}
      {seat.out_of_time && (
        <div class="hint flagged">
          <Icon name="clock" /> {words.outOfTime}{' '}
          {me !== null && !seat.isMe && (
            <button type="button" class="link" onClick={() => void session?.act('/votes', { seat: seat.seat })}>
              {words.handToBot}
            </button>
          )}
        </div>
      )}
    </>
  );
}
