/* The pile of action cards with its fee, the own hand, and all kinds. */

import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { memo } from '#ui/memo.ts';
import { PlaceCard } from '#ui/Place.tsx';
import { Executives } from './Executives.tsx';
import type { CardSort, Cards as CardsView, GamePlace, HeldCard, PrintedCard } from './game.d.ts';
import { words } from './words.ts';

const say = words.cards;
const PILE: GamePlace = 'pile:cards';
const placeOf = (kind: string): GamePlace => `card:${kind}`;

/** The picture of a card, by what it is about. */
const PICTURES: Readonly<Record<CardSort, IconName>> = {
  build: 'pipe-straight',
  influence: 'influence',
  units: 'army',
  gas: 'flame',
  money: 'coin',
  cards: 'action-card',
};

/** The pile, and what drawing from it costs next. */
function Pile({ cards }: { readonly cards: CardsView }) {
  const gone = Object.values(cards.discards).reduce((sum, count) => sum + count, 0);
  return (
    <PlaceCard name={PILE} kind="card-pile">
      <Icon name="action-card" kind="i-l" />
      <span>
        <b>{say.pile}</b>
        <br />
        <span class="dim">
          {say.pileHolds(cards.pile, gone)}
          {cards.in_play && say.inPlay(cards.in_play)}
        </span>
      </span>
      <Executives
        kind="plain"
        left={cards.executives}
        all={cards.executives}
        title={say.executives(cards.executives)}
      />
      <span class="number">
        {words.dollars(cards.fee)}
        <small>{say.nextFee}</small>
      </span>
    </PlaceCard>
  );
}

/** The cards one holds. */
function Hand({ hand }: { readonly hand: readonly HeldCard[] }) {
  return (
    <div class="card-hand">
      {hand.length === 0 && <p class="hint">{say.noCard}</p>}
      {hand.map(card => (
        <PlaceCard key={card.kind} name={placeOf(card.kind)} kind="hand-card">
          <Icon name={PICTURES[card.sort]} />
          <b>
            {card.name}
            {card.count > 1 && say.times(card.count)}
          </b>
          {card.text}
        </PlaceCard>
      ))}
    </div>
  );
}

interface KindsProps {
  readonly kinds: readonly PrintedCard[];
  readonly discards: CardsView['discards'];
  readonly title: string;
}

/** Kinds of cards that are not in hand, and how many of them are gone. */
function Kinds({ kinds, discards, title }: KindsProps) {
  return (
    <details class="card-kinds">
      <summary>{title}</summary>
      {kinds.map(card => (
        <PlaceCard key={card.kind} name={placeOf(card.kind)} kind="card-kind">
          <Icon name={PICTURES[card.sort]} />
          <span>
            <b>{card.name}</b> {card.text}
          </span>
          <span class="hint">{say.gone(discards[card.kind] ?? 0, card.copies)}</span>
        </PlaceCard>
      ))}
    </details>
  );
}

interface CardsProps {
  readonly cards: CardsView;
  /** The hand of the one who looks; null for somebody who looks on. */
  readonly hand: readonly HeldCard[] | null;
}

/** The sheet of action cards. */
export const Cards = memo<CardsProps>(({ cards, hand }) => {
  const held = new Set(hand?.map(card => card.kind));
  const others = cards.kinds.filter(card => !held.has(card.kind));
  const title = held.size > 0 ? say.otherKinds(others.length) : say.allKinds(others.length);
  return (
    <div class="sheet cards-sheet">
      <h2 class="sign">
        {hand ? say.hand : say.title}
        <span class="hint">{hand ? say.onlyYou : ''}</span>
      </h2>
      <Pile cards={cards} />
      {hand && <Hand hand={hand} />}
      <Kinds kinds={others} discards={cards.discards} title={title} />
    </div>
  );
});
