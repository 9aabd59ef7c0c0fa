/* How the net worth of each company came about. */

import type { ScoreSheet } from '#core/drawing.ts';
import type { Company, GameView } from './game.d.ts';
import { money } from './money.ts';
import { words } from './words.ts';

function worthWords({ companies, debts_count, salary_multiple }: GameView): string {
  if (debts_count) return words.worthDebtsCount(salary_multiple);
  const isAnyInDebt = companies.some(company => company.owed > 0);
  return isAnyInDebt ? words.worthDebtsFree(salary_multiple) : words.worthPlain(salary_multiple);
}

/** The sheet of the result; a debt counts only where that was agreed. */
export function scoreSheetOf(view: GameView): ScoreSheet {
  const owedBy = ({ owed }: Company) => (owed > 0 ? words.owedAmount(owed) : words.nothing);
  return {
    columns: [words.cash, words.salaryTimes(view.salary_multiple), ...(view.debts_count ? [words.owed] : [])],
    rows: view.companies.map(company => [
      money(company.cash),
      money(company.salary_worth),
      ...(view.debts_count ? [owedBy(company)] : []),
    ]),
    words: worthWords(view),
  };
}
