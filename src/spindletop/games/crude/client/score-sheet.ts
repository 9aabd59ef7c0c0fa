/* What every company had, and what its assets brought at the end. */

import type { ScoreSheet } from '#core/drawing.ts';
import { ASSET_ICONS, OWNED_KINDS } from './assets.ts';
import { worthAtEnd } from './company.ts';
import type { AssetKind, Company, GameView } from './game.d.ts';
import { money } from './money.ts';
import { words } from './words.ts';

/** The sheet of the result. */
export function scoreSheetOf(view: GameView): ScoreSheet {
  const broughtBy = (company: Company, kind: AssetKind) =>
    company.assets[kind] > 0 ? money(worthAtEnd(view, company, kind)) : words.nothing;
  return {
    columns: [words.cash, ...OWNED_KINDS.map(kind => words.assets[kind]), words.barrels],
    columnIcons: [null, ...OWNED_KINDS.map(kind => ASSET_ICONS[kind]), 'tank'],
    rows: view.seats.map(company => [
      money(company.cash),
      ...OWNED_KINDS.map(kind => broughtBy(company, kind)),
      company.barrels,
    ]),
    words: words.endPrices(view.economy.final.name),
  };
}
