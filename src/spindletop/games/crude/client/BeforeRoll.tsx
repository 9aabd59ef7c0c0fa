/* What is to be known before the dice fall. */

import { itemAt } from '#core/item-at.ts';
import { Icon } from '#ui/Icon.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { dieIcon } from './Dice.tsx';
import type { GameView, NewsCard } from './game.d.ts';
import { words } from './words.ts';

/** Who begins or how likely the economy changes, and the news that a double brings. */
export function BeforeRoll({ view }: { readonly view: GameView }) {
  const { news } = view;
  return (
    <div class="roll-strip plain">
      <div>
        <div class="sign">{view.purchase_round ? words.purchaseRound : words.beforeRoll}</div>
        <div class="stats">{view.purchase_round ? <FirstTurn seat={view.first} /> : <EconomyChange view={view} />}</div>
      </div>
      <div>
        <div class="sign">{words.doubleBrings}</div>
        <div class="stats">
          {news.most_likely && <DoubleNews faces={news.most_likely_doubles} card={news.most_likely} />}
          {news.unlikely && <DoubleNews faces={news.unlikely_doubles} card={news.unlikely} />}
          {!news.most_likely && !news.unlikely && <span class="dim">{words.noNews}</span>}
        </div>
      </div>
    </div>
  );
}

function FirstTurn({ seat }: { readonly seat: number }) {
  const { seats } = useTable();
  const { name, pigment } = itemAt(seats.value, seat);
  return (
    <span>
      <SeatChip pigment={pigment} small /> {words.firstTurn(name)}
    </span>
  );
}

function EconomyChange({ view }: { readonly view: GameView }) {
  return (
    <span>
      <Icon name={view.economy.demand > 0 ? 'economy-up' : 'economy-down'} />{' '}
      {words.economyChanges(view.difference.change_percent)}
    </span>
  );
}

function DoubleNews({ faces, card }: { readonly faces: readonly number[]; readonly card: NewsCard }) {
  return (
    <span>
      {faces.map(face => (
        <Icon key={face} name={dieIcon(face)} label={words.double(face)} />
      ))}{' '}
      {card.title}
    </span>
  );
}
