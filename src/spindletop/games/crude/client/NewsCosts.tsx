/* What a news card would cost every company now. */

import { itemAt } from '#core/item-at.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import type { NewsCard } from './game.d.ts';
import { money } from './money.ts';

/** One figure a company, if the card costs anybody anything. */
export function NewsCosts({ card }: { readonly card: NewsCard }) {
  const { seats } = useTable();
  if (card.costs.every(cost => cost <= 0)) return null;
  return (
    <div class="news-costs">
      {seats.value.map(({ seat, name, pigment }) => (
        <span key={seat} title={name}>
          <SeatChip pigment={pigment} small />
          {money(itemAt(card.costs, seat))}
        </span>
      ))}
    </div>
  );
}
