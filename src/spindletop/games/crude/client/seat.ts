/* What a seat card shows of a company. */

import type { SeatSummary } from '#core/drawing.ts';
import { itemAt } from '#core/item-at.ts';
import { ASSET_ICONS, OWNED_KINDS } from './assets.ts';
import { missingToDeclare } from './company.ts';
import type { Company, GameView } from './game.d.ts';
import { money } from './money.ts';
import { words } from './words.ts';

function flagOf(view: GameView, seat: number, company: Company): string {
  if (company.debt > 0) return words.missing(company.debt);
  return view.declarer === seat ? words.declared : '';
}

/** The card of one seat. */
export function seatOf(view: GameView, seat: number): SeatSummary {
  const company = itemAt(view.seats, seat);
  const missing = missingToDeclare(view, company);
  return {
    cash: money(company.cash),
    money: company.cash,
    score: company.total,
    flag: flagOf(view, seat, company),
    flagIcon: company.debt > 0 ? 'loan' : 'flag',
    gauge: {
      part: company.cash / view.victory_cash,
      words: missing > 0 ? words.toDeclare(missing) : words.mayDeclare,
    },
    stats: [
      ...OWNED_KINDS.map(kind => ({
        icon: ASSET_ICONS[kind],
        text: `${company.assets[kind]}`,
        label: words.assets[kind],
      })),
      { icon: 'tank', text: `${company.barrels}`, label: words.barrelsInStore },
    ],
    lines: [
      [words.plantSellsFor, money(company.liquidation_now)],
      [words.inEconomy(view.economy.final.name), money(company.liquidation_end)],
      [words.nextWellCosts, money(company.next_well)],
    ],
  };
}
