/* The final score, a row a seat. */

import type { TableSeat } from '#core/table-store.ts';
import type { IconName } from '#generated/icons.d.ts';
import { Icon } from './Icon.tsx';
import { SeatChip } from './SeatChip.tsx';
import { useTableParts } from './table-context.ts';
import { words } from './words.ts';

interface ScoreTableProps {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly order: readonly TableSeat[];
}

/** How each score came about, as far as the game's drawing tells. */
export function ScoreTable({ scores, winners, order }: ScoreTableProps) {
  const { store, drawing } = useTableParts();
  const view = store.live.value?.view;
  const sheet = view ? drawing.scoring?.(view, store.seats.value) : null;
  return (
    <>
      <section class="scroll" tabindex={0} aria-label={words.finalScore}>
        <table class="final">
          <thead>
            <tr>
              <th>{words.placeColumn}</th>
              <th>{words.seatColumn}</th>
              {sheet?.columns.map((column, k) => (
                <th key={column}>
                  <ColumnHead text={column} icon={sheet.columnIcons?.[k]} />
                </th>
              ))}
              <th>{words.score}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat, k) => (
              <tr key={seat.seat} class={winners.includes(seat.seat) ? 'won' : ''}>
                <td class="number">{winners.includes(seat.seat) ? 1 : k + 1}</td>
                <th scope="row">
                  <SeatChip pigment={seat.pigment} small /> {seat.name}
                </th>
                {sheet?.rows[seat.seat]?.map((cell, column) => (
                  <td key={sheet.columns[column]}>{cell}</td>
                ))}
                <td class="number">{scores[seat.seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {sheet?.words && <p class="hint">{sheet.words}</p>}
    </>
  );
}

interface ColumnHeadProps {
  readonly text: string;
  readonly icon: IconName | null | undefined;
}

/** The words of a column, or the icon that stands for them. */
function ColumnHead({ text, icon }: ColumnHeadProps) {
  return icon ? <Icon name={icon} label={text} /> : text;
}
