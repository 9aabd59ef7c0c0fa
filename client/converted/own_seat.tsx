// @ts-nocheck
/* What somebody does with a seat beyond playing: leave it to a bot, be called elsewhere, and salt the dice. */

import { useBots } from './bots.tsx';
import { useState } from './html.tsx';
import { icon } from './kit.tsx';

/** @typedef {{desk: import('./desk.js').Desk}} Props */

/** Leave, at the second press; a bot plays on. @param {Props} props */
function Leave({ desk }) {
  const bots = useBots(),
    [bot, setBot] = useState('greedy'),
    [sure, setSure] = useState(false);
  const leave = () => {
    if (sure) desk.act(`/seats/${desk.me.value}/bot`, { bot });
    setSure(!sure);
  };
  return (
    <div class="f">
      <label class="sign" for="leave-to">
        Leave my seat to a bot
      </label>
      <div class="row">
        <select id="leave-to" class="field" value={bot} onChange={event => setBot(event.target.value)}>
          {bots.map(one => (
            <option value={one.name}>
              {one.name}: {one.words}
            </option>
          ))}
        </select>
        <button class={'plate small ' + (sure ? 'warn' : 'quiet')} onClick={leave}>
          <span class="sign">{sure ? 'Leave now' : 'Leave'}</span>
        </button>
      </div>
      {sure ? (
        <p class="hint" role="status">
          The bot plays on at once. You can take the seat back here.
        </p>
      ) : null}
    </div>
  );
}

/** One field with its button; says what came of it. @param {{desk: import('./desk.js').Desk, label: string, words: string, hint: string, type?: string, send: (text: string) => Promise<any>}} props */
function Entry({ desk, label, words, hint, type = 'text', send }) {
  const [text, setText] = useState(''),
    [told, setTold] = useState('');
  const go = async event => {
    event.preventDefault();
    setTold((await send(text.trim())) ? 'Done.' : desk.said.value);
  };
  return (
    <form class="f" onSubmit={go}>
      <label class="f">
        <span class="sign">{label}</span>
        <input class="field" type={type} maxlength="500" value={text} onInput={event => setText(event.target.value)} />
      </label>
      <div class="row">
        <button class="plate small quiet">
          <span class="sign">{words}</span>
        </button>
        <span class="hint" role="status">
          {told || hint}
        </span>
      </div>
    </form>
  );
}

/** That nobody can bend the dice: the commitment from the start, and a salt of one's own until the first draw. @param {Props} props */
function FairDice({ desk }) {
  const { fair } = desk.table.value;
  if (!fair) return null;
  return (
    <div class="f">
      <span class="sign">Fair dice</span>
      <p class="hint">
        {icon('lock')} All draws follow from a seed that was sealed before the game began; its seal is{' '}
        <code>{fair.commitment.slice(0, 16)}…</code> and can be checked at the end.
        {fair.salts.length
          ? ` Salted by ${fair.salts.map(one => desk.table.value.seats[one.seat].name).join(', ')}.`
          : ''}
      </p>
      {fair.open && desk.me.value !== null ? (
        <Entry
          desk={desk}
          label="A salt of your own"
          words="Add"
          hint="Any words; they change all draws."
          send={salt => desk.act('/salt', { salt })}
        />
      ) : null}
    </div>
  );
}

/** @param {Props} props */
export function OwnSeat({ desk }) {
  const playing = desk.table.value.state === 'playing',
    me = desk.me.value;
  return (
    <>
      {playing && me !== null ? (
        <>
          <Entry
            desk={desk}
            label="Call me at this address"
            type="url"
            words="Set"
            hint="A webhook of Discord, Slack or your own; empty: none."
            send={webhook => desk.act(`/seats/${me}`, { webhook }, desk.token, 'PATCH')}
          />
          <Leave desk={desk} />
        </>
      ) : null}
      <FairDice desk={desk} />
    </>
  );
}
