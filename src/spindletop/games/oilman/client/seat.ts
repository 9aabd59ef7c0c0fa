/* What a seat card shows of a company. */

import type { SeatSummary } from '#core/drawing.ts';
import { itemAt } from '#core/item-at.ts';
import type { Company, GameView } from './game.d.ts';
import { money } from './money.ts';
import { words } from './words.ts';

function flagOf(company: Company): string {
  if (company.barred) return words.barredFlag;
  return company.owed > 0 ? words.owes(company.owed) : '';
}

/** The card of one seat. */
export function seatOf(view: GameView, seat: number): SeatSummary {
  const company = itemAt(view.companies, seat);
  const properties = view.properties.filter(property => property.owner === seat).length;
  return {
    cash: money(company.cash),
    money: company.cash,
    worth: words.worth(company.net_worth),
    score: company.net_worth,
    flag: flagOf(company),
    flagIcon: company.barred ? 'lock' : 'loan',
    stats: [
      { icon: 'salary', text: `+${company.salary}`, label: words.salary },
      { icon: 'boundary', text: `${properties}`, label: words.properties },
      { icon: 'wet-cap', text: `${company.wet_wells}`, label: words.wetWells },
      { icon: 'dry-cap', text: `${company.dry_attempts}`, label: words.dryAttempts },
    ],
  };
}
