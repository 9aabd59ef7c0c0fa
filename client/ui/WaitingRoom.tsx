/* A table whose seats are still being filled: who sits where, links to share, bots, and the start. */

import { useState } from 'preact/hooks';
import { USUAL_BOT } from '#core/bot-names.ts';
import { localSettings, remember } from '#core/local-settings.ts';
import { savedTable } from '#core/saved-tables.ts';
import type { TableSeat } from '#core/table-store.ts';
import { Plate } from './Plate.tsx';
import { SeatChip } from './SeatChip.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useTableParts } from './table-context.ts';
import { useBots } from './use-bots.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

const LAST_RESORT = 'greedy';

/** The open table. */
export function WaitingRoom() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const [name, setName] = useState(localSettings.value.name);
  const { host, invitation } = savedTable(store.id);
  const seats = store.seats.value;
  const isFull = seats.every(seat => seat.kind !== 'open');
  return (
    <section class="lounge sheet" aria-label={words.seatsBeingFilled}>
      <h2 class="sign">
        {words.tableOpen}
        <span class="hint">{isFull ? words.everySeatTaken : words.startsWhenFull}</span>
      </h2>
      <div class="pad">
        {store.me.value === null && (
          <label class="form-field">
            <span class="sign">{words.yourName}</span>
            <input class="field" maxlength={40} value={name} onInput={event => setName(event.currentTarget.value)} />
          </label>
        )}
        <ul class="bench">
          {seats.map(seat => (
            <BenchSeat key={seat.seat} seat={seat} name={name.trim() || words.guest} />
          ))}
        </ul>
        {invitation && <ShareLink label={words.inviteLink} link={`${location.origin}/#/t/${store.id}/${invitation}`} />}
        {host && isFull && <Plate onPress={() => void session?.act('/start', {}, host)}>{words.start}</Plate>}
      </div>
    </section>
  );
}

interface BenchSeatProps {
  readonly seat: TableSeat;
  /** The name somebody sits down with. */
  readonly name: string;
}

function kindWords(seat: TableSeat): string {
  if (seat.kind === 'bot') return words.bot;
  if (seat.kind === 'open') return '';
  return seat.isMe ? words.you : words.taken;
}

function BenchSeat({ seat, name }: BenchSeatProps) {
  const { store } = useTableParts();
  const session = useLiveSession();
  const bots = useBots();
  const { host = null } = savedTable(store.id);
  const bot = bots.find(card => card.name === USUAL_BOT) ?? bots[0];
  const sit = () => {
    remember({ name });
    void session?.sit(seat.seat, name);
  };
  const seatBot = () => void session?.act(`/seats/${seat.seat}/bot`, { bot: bot?.name ?? LAST_RESORT }, host);
  return (
    <li>
      <SeatChip pigment={seat.pigment} />
      <b>{seat.kind === 'open' ? words.freeSeat : seat.name}</b>
      <span class="hint">{kindWords(seat)}</span>
      {seat.kind === 'open' && (
        <span class="row">
          {store.me.value === null && (
            <Plate kind="small" onPress={sit}>
              {words.sitDown}
            </Plate>
          )}
          {host && (
            <Plate kind="small quiet" icon="bot" onPress={seatBot}>
              {words.botPlate}
            </Plate>
          )}
        </span>
      )}
    </li>
  );
}
