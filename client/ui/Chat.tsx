/* Talking to the table. */

import { useState } from 'preact/hooks';
import { Plate } from './Plate.tsx';
import { useTableParts } from './table-context.ts';
import { useLiveSession } from './use-live-session.ts';
import { words } from './words.ts';

/** What was said, and a field to say something. */
export function Chat() {
  const { store } = useTableParts();
  const said = store.entries.value.filter(entry => entry.kind === 'chat');
  return (
    <div class="chat">
      <ol class="said" tabindex={0} aria-label={words.whatWasSaid}>
        {said.map(entry => (
          <li key={entry.seq}>
            <b>{entry.name}</b> {entry.text}
          </li>
        ))}
        {said.length === 0 && <li class="hint">{words.nothingSaid}</li>}
      </ol>
      {store.me.value === null ? <p class="hint">{words.onlySeatsTalk}</p> : <ChatField />}
    </div>
  );
}

function ChatField() {
  const session = useLiveSession();
  const [text, setText] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await session?.chat(text.trim()))) setText('');
  };
  return (
    <form onSubmit={event => void send(event)}>
      <input
        class="field"
        maxlength={500}
        aria-label={words.saySomething}
        placeholder={words.saySomething}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <Plate kind="small">{words.say}</Plate>
    </form>
  );
}
