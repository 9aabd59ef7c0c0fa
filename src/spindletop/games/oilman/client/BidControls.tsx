/* Bidding: what is bid, against what is in the purse. */

import type { ChoiceGroup } from '#core/choice-groups.ts';
import type { ControlsProps } from '#core/drawing.ts';
import { itemAt } from '#core/item-at.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

const bidsIn = (groups: readonly ChoiceGroup[]) => groups.find(group => group.verb === 'bid');

/** Whether this seat has more than one bid to choose from. */
export function bidsAreMine(view: GameView, groups: readonly ChoiceGroup[], me: number | null): boolean {
  return view.auction !== null && me !== null && (bidsIn(groups)?.choices.length ?? 0) > 1;
}

/** The field for a bid, and how far the cash goes where the ceiling lies beyond it. */
export function BidControls({ view, groups }: ControlsProps<GameView>) {
  const { me } = useTable();
  const group = bidsIn(groups);
  if (!group || me.value === null) return null;
  const { cash } = itemAt(view.companies, me.value);
  return (
    <>
      <AmountField group={group} />
      {group.high > cash && <CashLine cash={cash} ceiling={group.high} />}
    </>
  );
}

function CashLine({ cash, ceiling }: { readonly cash: number; readonly ceiling: number }) {
  const covered = Math.max(0, Math.min(100, (cash / ceiling) * 100));
  return (
    <div
      class="cash-line"
      role="img"
      aria-label={words.yourCashAndCeiling(cash, ceiling)}
      style={{ '--covered': `${covered}%` }}
    >
      <i class="covered" />
      <i class="beyond" />
      <b>{words.yourCash(cash)}</b>
      <span>{words.ceiling(ceiling)}</span>
    </div>
  );
}
