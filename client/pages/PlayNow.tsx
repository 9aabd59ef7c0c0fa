/* Play at once: how many, against whom, how strong. */

import { useState } from 'preact/hooks';
import { Problem } from '#core/api.ts';
import { botSeat, USUAL_BOT } from '#core/bot-names.ts';
import { localSettings, NAMELESS, remember } from '#core/local-settings.ts';
import type { GameCard, NewSeat } from '#generated/protocol.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { openTable } from './open-table.ts';
import { pageWords } from './words.ts';

type Against = 'bots' | 'friends' | 'hot-seat';

/** The seat of somebody else. */
function otherSeat(seat: number, against: Against, bot: string): NewSeat {
  if (against === 'bots') return botSeat(seat, bot);
  return against === 'friends' ? { kind: 'open' } : { kind: 'human', name: pageWords.player(seat + 1) };
}

/** Opening a table from a few choices; what failed is told in words. */
function useOpening(game: GameCard) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const open = async (seats: number, against: Against, bot: string) => {
    setBusy(true);
    setFailure('');
    const me: NewSeat = { kind: 'human', name: localSettings.value.name.trim() || NAMELESS };
    const others = Array.from({ length: seats - 1 }, (_, k) => otherSeat(k + 1, against, bot));
    try {
      await openTable({ game: game.id, seats: [me, ...others], public: against === 'friends' });
    } catch (thrown) {
      setFailure(Problem.from(thrown).message);
      setBusy(false);
    }
  };
  return { isBusy, failure, open };
}

/** The sheet beside the lobby; give it the game's id as key. */
export function PlayNow({ game }: { readonly game: GameCard }) {
  const [seats, setSeats] = useState(game.seats.usual);
  const [against, setAgainst] = useState<Against>('bots');
  const [bot, setBot] = useState(USUAL_BOT);
  const { isBusy, failure, open } = useOpening(game);
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, k) => [String(least + k), least + k] as const);
  return (
    <section class="sheet" data-game={game.id} aria-label={pageWords.playNow}>
      <h2 class="sign">{pageWords.playGameNow(game.title)}</h2>
      <div class="pad stack">
        <p class="hint">
          {game.tagline} {game.length && pageWords.about(game.length)} <span class="maturity">{game.maturity}</span>
        </p>
        <PlayerName />
        <SegmentedControl label={pageWords.seats} options={counts} value={seats} onChange={setSeats} />
        <SegmentedControl
          label={pageWords.against}
          options={pageWords.opponents}
          value={against}
          onChange={setAgainst}
        />
        {against === 'bots' && (
          <SegmentedControl label={pageWords.botStrength} options={pageWords.strengths} value={bot} onChange={setBot} />
        )}
        <button
          type="button"
          class="plate big"
          id="open-table"
          disabled={isBusy}
          onClick={() => void open(seats, against, bot)}
        >
          <span class="sign">{isBusy ? pageWords.layingTable : pageWords.openTable}</span>
        </button>
        {failure && (
          <p class="no-slip" role="alert">
            {failure}
          </p>
        )}
        <GameLinks game={game.id} lessons={game.lessons} />
      </div>
    </section>
  );
}

function PlayerName() {
  return (
    <label class="form-field">
      <span class="sign">{pageWords.yourName}</span>
      <input
        class="field"
        maxlength={40}
        value={localSettings.value.name}
        placeholder={NAMELESS}
        onInput={event => remember({ name: event.currentTarget.value })}
      />
    </label>
  );
}

function GameLinks({ game, lessons }: { readonly game: string; readonly lessons: number }) {
  return (
    <>
      <p class="row">
        {lessons > 0 && (
          <a class="cite" href={`#/learn/${game}`}>
            {pageWords.learnByPlaying(lessons)}
          </a>
        )}
        <a class="cite" href={`#/new/${game}`}>
          {pageWords.allOptions}
        </a>
        <a class="cite" href={`#/rules/${game}`}>
          {pageWords.rules}
        </a>
      </p>
      <p class="hint lockline">
        <Icon name="lock" /> {pageWords.sealedDice}
      </p>
    </>
  );
}
