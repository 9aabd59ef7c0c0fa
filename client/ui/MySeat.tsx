/* What somebody does with a seat beyond playing: leave it to a bot, be called elsewhere, and salt the dice. */

import { useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { Plate } from './Plate.tsx';
import { useTableParts } from './table-context.ts';
import { useBots } from './use-bots.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** Everything about one's own seat. */
export function MySeat() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const me = store.me.value;
  const isPlaying = store.shownTable.state === 'playing' && me !== null;
  const setWebhook = async (webhook: string) =>
    (await session?.act(`/seats/${me}`, { webhook }, session.token, 'PATCH')) != null;
  return (
    <>
      {isPlaying && (
        <>
          <OneFieldForm
            label={words.callMe}
            inputmode="url"
            plate={words.set}
            hint={words.callMeHint}
            send={setWebhook}
          />
          <LeaveSeat />
        </>
      )}
      <FairDice />
    </>
  );
}

/** Leave, at the second press; a bot plays on. */
function LeaveSeat() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const bots = useBots();
  const [bot, setBot] = useState('greedy');
  const [isSure, setSure] = useState(false);
  const leave = () => {
    if (isSure) void session?.act(`/seats/${store.me.value}/bot`, { bot });
    setSure(!isSure);
  };
  return (
    <div class="form-field">
      <label class="sign" for="leave-to">
        {words.leaveToBot}
      </label>
      <div class="row">
        <select id="leave-to" class="field" value={bot} onChange={event => setBot(event.currentTarget.value)}>
          {bots.map(card => (
            <option key={card.name} value={card.name}>
              {card.name}: {card.words}
            </option>
          ))}
        </select>
        <Plate kind={`small ${isSure ? 'warn' : 'quiet'}`} onPress={leave}>
          {isSure ? words.leaveNow : words.leave}
        </Plate>
      </div>
      {isSure && (
        <p class="hint" role="status">
          {words.botPlaysOn}
        </p>
      )}
    </div>
  );
}

interface OneFieldFormProps {
  readonly label: string;
  readonly plate: string;
  readonly hint: string;
  readonly inputmode?: 'text' | 'url';
  /** Whether it was accepted; a problem is announced by who sends. */
  readonly send: (text: string) => Promise<boolean>;
}

/** One field with its button; says what came of it. */
function OneFieldForm({ label, plate, hint, inputmode = 'text', send }: OneFieldFormProps) {
  const { store } = useTableParts();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const submit = async (event: Event) => {
    event.preventDefault();
    setOutcome((await send(text.trim())) ? words.done : store.announcement.value);
  };
  return (
    <form class="form-field" onSubmit={event => void submit(event)}>
      <label class="form-field">
        <span class="sign">{label}</span>
        <input
          class="field"
          inputmode={inputmode}
          maxlength={500}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <Plate kind="small quiet">{plate}</Plate>
        <span class="hint" role="status">
          {outcome || hint}
        </span>
      </div>
    </form>
  );
}

/** That nobody can bend the dice: the commitment from the start, and a salt of one's own until the first draw. */
function FairDice() {
  const { store } = useTableParts();
  const session = useLiveSession();
  const { fair } = store.shownTable;
  if (!fair) return null;
  const salters = fair.salts.map(({ seat }) => store.seats.value[seat]?.name ?? '').join(', ');
  const addSalt = async (salt: string) => (await session?.act('/salt', { salt })) != null;
  return (
    <div class="form-field">
      <span class="sign">{words.fairDice}</span>
      <p class="hint">
        <Icon name="lock" /> {words.sealedFrom} <code>{fair.commitment.slice(0, 16)}…</code> {words.checkedAtEnd}
        {salters && words.saltedBy(salters)}
      </p>
      {fair.open && store.me.value !== null && (
        <OneFieldForm label={words.ownSalt} plate={words.add} hint={words.saltHint} send={addSalt} />
      )}
    </div>
  );
}
