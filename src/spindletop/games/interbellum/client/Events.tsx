/* The events of the round, the valid half set bold. */

import { memo } from '#ui/memo.ts';
import type { Event, GameView } from './game.d.ts';
import { words } from './words.ts';

const say = words.events;

/** The deck whose event stays in force for the round, as the view counts them. */
const LASTING_DECK = 2;

interface HalfProps {
  readonly decade: string;
  readonly text: string;
  readonly isValid: boolean;
}

/** One half of a card. */
function Half({ decade, text, isValid }: HalfProps) {
  return (
    <div class={`event-half ${isValid ? 'valid' : 'void'}`}>
      <span>{decade}</span>
      <span>{text}</span>
    </div>
  );
}

interface DeckProps {
  readonly letter: string;
  readonly event: Event | null;
  readonly undrawn: number;
  readonly isInForce: boolean;
}

/** A deck with the card that lies open on it. */
function Deck({ letter, event, undrawn, isInForce }: DeckProps) {
  return (
    <article class={isInForce ? 'in-force' : ''}>
      <div class="event-head">
        <span class="event-deck">{letter}</span>
        {event ? <b>{event.name}</b> : <b class="dim">{say.notDrawn}</b>}
        <span class="hint">{isInForce ? say.inForce : say.toCome(undrawn)}</span>
      </div>
      {event && (
        <>
          <Half decade={say.twenties} text={event.twenties} isValid={event.valid === 'twenties'} />
          <Half decade={say.thirties} text={event.thirties} isValid={event.valid === 'thirties'} />
        </>
      )}
    </article>
  );
}

type EventsProps = Pick<GameView, 'events' | 'undrawn' | 'changes' | 'round'>;

/** The sheet of events, the latest on top. */
export const Events = memo<EventsProps>(({ events, undrawn, changes, round }) => {
  const hasChanges = Object.keys(changes).length > 0;
  const decks = events.map((event, k) => ({ event, letter: say.decks[k] ?? '', deck: k })).reverse();
  return (
    <div class="sheet events-sheet">
      <h2 class="sign">
        {say.title}
        <span class="hint">{round ? say.ofRound(round) : ''}</span>
      </h2>
      {decks.map(({ event, letter, deck }) => (
        <Deck
          key={letter}
          letter={letter}
          event={event}
          undrawn={undrawn[deck]?.length ?? 0}
          isInForce={deck === LASTING_DECK && event !== null && hasChanges}
        />
      ))}
    </div>
  );
});
