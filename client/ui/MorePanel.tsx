/* Everything that is wanted now and then. */

import { useState } from 'preact/hooks';
import { isRepeatedPress } from '#core/last-press.ts';
import { localSettings, remember } from '#core/local-settings.ts';
import { savedTable } from '#core/saved-tables.ts';
import { askToNotify } from '#core/turn-alert.ts';
import { Downloads } from './Downloads.tsx';
import { MySeat } from './MySeat.tsx';
import { Plate } from './Plate.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** Alerts, links, downloads, the end of the game, one's own seat, the keys. */
export function MorePanel() {
  const { store } = useTableParts();
  const { state, me, agreed } = store.shownTable;
  const names = agreed.map(seat => store.seats.value[seat]?.name ?? '').join(', ');
  return (
    <div class="pad more">
      <TurnAlerts />
      <SeatsHere />
      <TableLinks />
      <div class="form-field">
        <span class="sign">{words.takeHome}</span>
        <div class="row">
          <Downloads kind="small quiet" />
        </div>
      </div>
      {state === 'playing' && me !== null && <OfferToEnd />}
      {names && <p class="hint">{words.wouldEnd(names)}</p>}
      <MySeat />
      <KeyHelp />
    </div>
  );
}

function TurnAlerts() {
  const { sound, notify } = localSettings.value;
  const toggleNotify = async () => remember({ notify: !notify && (await askToNotify()) });
  return (
    <>
      <label>
        <input type="checkbox" checked={sound} onChange={() => remember({ sound: !sound })} /> {words.clickOnTurn}
      </label>
      <label>
        <input type="checkbox" checked={notify} onChange={() => void toggleNotify()} /> {words.notifyOnTurn}
      </label>
    </>
  );
}

/** The seats that this browser plays, if there are several. */
function SeatsHere() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const seats = Object.keys(savedTable(store.id).seats);
  if (seats.length < 2) return null;
  return (
    <div class="form-field">
      <span class="sign">{words.seatsHere}</span>
      <div class="row">
        {seats.map(seat => (
          <Plate
            key={seat}
            kind="small quiet"
            isPressed={String(store.me.value) === seat}
            onPress={() => session?.become(seat)}
          >
            {store.seats.value[Number(seat)]?.name ?? seat}
          </Plate>
        ))}
      </div>
    </div>
  );
}

function TableLinks() {
  const { store } = useTableParts();
  const { invitation, seats } = savedTable(store.id);
  const me = store.me.value;
  const own = me === null ? undefined : seats[me];
  const address = `${location.origin}/#/t/${store.id}`;
  return (
    <>
      {invitation && <ShareLink label={words.linkForOthers} link={`${address}/${invitation}`} />}
      {own && <ShareLink label={words.otherDevice} link={`${address}/${own}`} />}
    </>
  );
}

/** Ending the game here: the first press says what it means. */
function OfferToEnd() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const [isAsked, setAsked] = useState(false);
  const { agreed, me } = store.shownTable;
  const hasAgreed = me !== null && agreed.includes(me);
  const isWarned = isAsked && !hasAgreed;
  const isAlone = store.seats.value.every(seat => seat.isMe || seat.kind !== 'human');
  const press = () => {
    if (!hasAgreed && (!isAsked || isRepeatedPress())) {
      setAsked(true);
      return;
    }
    setAsked(false);
    void session?.act('/end', { agree: !hasAgreed });
  };
  const question = isAsked ? words.reallyEnd : words.offerToEnd;
  return (
    <>
      <div class="row">
        <Plate kind={`small ${isWarned ? 'warn' : 'quiet'}`} onPress={press}>
          {hasAgreed ? words.playOn : question}
        </Plate>
      </div>
      {isWarned && (
        <div class="no-slip" role="alert">
          <b>{words.mind}</b> {isAlone ? words.endsAtOnce : words.endsWhenAgreed} {words.pressAgain}
        </div>
      )}
    </>
  );
}

function KeyHelp() {
  return (
    <table class="pad-table">
      <caption class="sign">{words.keys}</caption>
      <tbody>
        {words.keyHelp.map(([key, meaning]) => (
          <tr key={key}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
