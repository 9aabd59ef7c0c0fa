// @ts-nocheck
/* A table whose seats are still being filled: who sits where, links to share, bots, and the start. */

import { useBots } from './bots.tsx';
import { sit } from './desk.tsx';
import { drawer, known, remember } from './drawer.tsx';
import { useState } from './html.tsx';
import { chip, icon, pigment } from './kit.tsx';

/** A link that can be copied. */
export function ShareLink({ label, link }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div class="share">
      <label class="f">
        <span class="sign">{label}</span>
        <input class="field" readonly value={link} onFocus={event => event.target.select()} />
      </label>
      <button class="plate small quiet" onClick={copy}>
        {icon('link')}
        <span class="sign">{copied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  );
}

/** @param {{desk: import('./desk.js').Desk}} props */
export function Lounge({ desk }) {
  const table = desk.table.value,
    mine = known(desk.id),
    bots = useBots(),
    [name, setName] = useState(drawer.value.name || '');
  const host = mine.host || null;
  const take = async seat => {
    remember({ name: name.trim() || 'Guest' });
    try {
      desk.become(await sit(desk.id, seat, name.trim() || 'Guest', desk.token));
    } catch (problem) {
      desk.fail(problem);
    }
  };
  const free = table.seats.some(seat => seat.kind === 'open');
  return (
    <section class="lounge sheet" aria-label="Seats are being filled">
      <h2 class="sign">
        The table is open<span class="hint">{free ? 'it starts when every seat is taken' : 'every seat is taken'}</span>
      </h2>
      <div class="pad">
        {desk.me.value === null ? (
          <label class="f">
            <span class="sign">Your name</span>
            <input class="field" maxlength="40" value={name} onInput={event => setName(event.target.value)} />
          </label>
        ) : null}
        <ul class="bench">
          {table.seats.map((seat, i) => (
            <li key={i}>
              {chip(pigment(seat.colour, i))}
              <b>{seat.kind === 'open' ? 'Free' : seat.name}</b>
              <span class="hint">
                {seat.kind === 'bot' ? 'bot' : seat.kind === 'human' ? (table.me === i ? 'you' : 'taken') : ''}
              </span>
              {seat.kind === 'open' ? (
                <span class="row">
                  {desk.me.value === null ? (
                    <button class="plate small" onClick={() => take(i)}>
                      <span class="sign">Sit down</span>
                    </button>
                  ) : null}
                  {host ? (
                    <button
                      class="plate small quiet"
                      onClick={() =>
                        desk.act(
                          `/seats/${i}/bot`,
                          { bot: (bots.find(bot => bot.name === 'driller') || bots[0] || { name: 'greedy' }).name },
                          host,
                        )
                      }
                    >
                      {icon('bot')}
                      <span class="sign">Bot</span>
                    </button>
                  ) : null}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {mine.invitation ? (
          <ShareLink label="Invite with this link" link={`${location.origin}/#/t/${desk.id}/${mine.invitation}`} />
        ) : null}
        {host && !free ? (
          <button class="plate" onClick={() => desk.act('/start', {}, host)}>
            <span class="sign">Start</span>
          </button>
        ) : null}
      </div>
    </section>
  );
}
