// @ts-nocheck
/* Talking to the table. */

import { useState } from './html.tsx';

/** @param {{desk: import('./desk.js').Desk}} props */
export function Chat({ desk }) {
  const [text, setText] = useState('');
  const said = desk.entries.value.filter(entry => entry.kind === 'chat');
  const send = async event => {
    event.preventDefault();
    if (text.trim() && (await desk.chat(text.trim()))) setText('');
  };
  return (
    <div class="chat">
      <ol class="said" tabindex="0" aria-label="What was said">
        {said.length ? (
          said.map(entry => (
            <li key={entry.seq}>
              <b>{entry.name}</b> {entry.text}
            </li>
          ))
        ) : (
          <li class="hint">Nothing has been said yet.</li>
        )}
      </ol>
      {desk.me.value === null ? (
        <p class="hint">Only those who sit at the table talk.</p>
      ) : (
        <form onSubmit={send}>
          <input
            class="field"
            maxlength="500"
            aria-label="Say something"
            placeholder="Say something"
            value={text}
            onInput={event => setText(event.target.value)}
          />
          <button class="plate small">
            <span class="sign">Say</span>
          </button>
        </form>
      )}
    </div>
  );
}
