/* Open a record: a finished one as a replay, an unfinished one to play on. */

import { useState } from 'preact/hooks';
import { Problem } from '#core/api.ts';
import { openTable } from './open-table.ts';
import { pageWords } from './words.ts';

/** Open the table of a record, whose first line names the game. */
async function openRecord(file: File): Promise<void> {
  const record = await file.text();
  const [head = ''] = record.split('\n', 1);
  const { game } = JSON.parse(head) as { readonly game: string };
  await openTable({ game, seats: [], record });
}

export function OpenRecord() {
  const [failure, setFailure] = useState('');
  const read = (file: File | undefined) => {
    if (!file) return;
    openRecord(file).catch((thrown: unknown) =>
      setFailure(thrown instanceof SyntaxError ? pageWords.noRecord : Problem.from(thrown).message),
    );
  };
  return (
    <div class="sheet">
      <h2 class="sign">{pageWords.openRecord}</h2>
      <div class="pad stack">
        <label class="form-field">
          <span class="hint">{pageWords.recordHint}</span>
          <input
            class="field"
            type="file"
            accept=".jsonl,.ndjson,.json,.txt"
            onChange={event => read(event.currentTarget.files?.[0])}
          />
        </label>
        {failure && (
          <p class="no-slip" role="alert">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
