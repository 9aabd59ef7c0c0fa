/* What is told of a seat: its card, the figure of a choice, and how its final score came about. */

import type { ComponentChildren } from 'preact';
import type { ScoreSheet, SeatFigure, SeatSummary } from '#core/drawing.ts';
import { ColourPill } from './ColourPill.tsx';
import { LETTERS } from './colours.ts';
import type { GameChoice, PipelineView, Seat } from './game.d.ts';
import { MiniNetwork } from './MiniNetwork.tsx';
import { money } from './prices.ts';
import { words } from './words.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** All tanks of a seat. */
export const tanksOf = (own: Seat): number => sum(own.tank_rows.map(row => row.tanks));

/** The longest pipeline of each colour. */
const longestOf = (own: Seat): readonly SeatFigure[] =>
  LETTERS.map(colour => ({
    text: (
      <>
        <ColourPill colour={colour} />
        <b>{own.longest[colour]}</b>
      </>
    ),
    label: words.longestOf(colour),
  }));

/** What a seat has, in figures. */
function holdingsOf(own: Seat): readonly SeatFigure[] {
  const due = own.contracts.filter(contract => contract.active && contract.fillings === 0).length;
  const penalty = <span class={own.penalty ? 'refuse' : ''}>{own.penalty ? `−${own.penalty}` : 0}</span>;
  return [
    { icon: 'tank', text: tanksOf(own), label: words.stats.tanks },
    { icon: 'machine', text: own.network.machines.length, label: words.stats.machines },
    { icon: 'contract', text: words.due(own.contracts.length, due), label: words.stats.contracts },
    { icon: 'order', text: own.orders.length, label: words.stats.orders },
    { icon: 'upgrade', text: sum(Object.values(own.upgrades)), label: words.stats.upgrades },
    { icon: 'penalty', text: penalty, label: words.stats.penalties },
  ];
}

/** The card of a seat. */
export function seatSummary(view: PipelineView, seat: number): SeatSummary {
  const own = view.seats[seat];
  if (!own) return { stats: [] };
  const cash = (
    <>
      <MiniNetwork network={own.network} />
      <b>{money(own.cash)}</b>
    </>
  );
  return {
    cash,
    money: own.cash,
    worth: words.worth(money(own.score.total)),
    score: own.score.total,
    stats: [...longestOf(own), ...holdingsOf(own)],
  };
}

/** What a choice brings or costs. */
export function figure(choice: GameChoice): ComponentChildren {
  if (choice.gain !== undefined) return <span class="money">+${choice.gain}</span>;
  if (choice.cost === undefined) return null;
  return choice.cost > 0 ? `$${choice.cost}` : words.free;
}

/** How the money at the end came about. */
export const scoring = (view: PipelineView): ScoreSheet => ({
  columns: words.scoreColumns,
  rows: view.seats.map(({ score }) => [
    money(score.cash),
    money(score.oil),
    money(score.pipelines),
    money(score.valuations),
    score.penalties ? money(score.penalties) : '–',
  ]),
  words: words.scoring,
});
