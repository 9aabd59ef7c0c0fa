/* What every seat would have if the game ended now. */

import type { ComponentChildren } from 'preact';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, PipelineView, Seat } from './game.d.ts';
import { type AnyValuation, worthWords as words } from './words.ts';

/** A figure with a minus that is as wide as a figure. */
const signed = (amount: number): string => String(amount).replace('-', '−');

/** The sheet of the worth. */
export function Worth({ view }: { readonly view: PipelineView }) {
  return (
    <div class="sheet part part-worth">
      <h2 class="sign">
        {words.title}
        <span class="hint">{words.hint}</span>
      </h2>
      <div class="scroll" tabindex={0} role="region" aria-label={words.title}>
        <table class="pad-table worth">
          <SeatHeads />
          <tbody>
            <WorthRow view={view} name={words.cash} figure={own => own.score.cash} />
            <WorthRow view={view} name={words.oil} figure={own => own.score.oil} />
            <WorthRow view={view} name={words.pipelines} figure={own => own.score.pipelines} />
            <ValuationRows view={view} />
            <PenaltyRow view={view} />
            <WorthRow view={view} name={words.total} figure={own => signed(own.score.total)} kind="total" />
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A column a seat. */
function SeatHeads() {
  const { seats } = useTable<GameChoice>();
  return (
    <thead>
      <tr>
        <td />
        {seats.value.map(seat => (
          <th key={seat.seat} scope="col" class={seat.isMe ? 'me' : ''}>
            <SeatChip pigment={seat.pigment} small /> {seat.isMe ? words.you : seat.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface WorthRowProps {
  readonly view: PipelineView;
  readonly name: ComponentChildren;
  readonly figure: (own: Seat) => ComponentChildren;
  readonly kind?: string;
}

/** One figure of every seat. */
function WorthRow({ view, name, figure, kind = '' }: WorthRowProps) {
  return (
    <tr class={kind}>
      <th scope="row">{name}</th>
      {view.seats.map(own => (
        <td key={own.colour} class="number">
          {figure(own)}
        </td>
      ))}
    </tr>
  );
}

/** A valuation with the mark that it has in the table. */
type ShownValuation = AnyValuation & { readonly mark: string | number };

/** The valuation tile and the cards in play. */
function ValuationRows({ view }: { readonly view: PipelineView }) {
  const tile: ShownValuation = { rule: view.valuation_tile, mark: words.tile };
  const cards = view.valuations.map((card): ShownValuation => ({ ...card, mark: card.number }));
  return (
    <>
      {[tile, ...cards].map((card, k) => {
        const name = (
          <>
            <span class="value-mark">{card.mark}</span>
            {words.valuation(card)}
            {card.payout && (
              <>
                {' '}
                <small>{card.payout.slice(1).join(' ')}</small>
              </>
            )}
          </>
        );
        return <WorthRow key={card.mark} view={view} name={name} figure={own => own.valued[k]} kind="valuation" />;
      })}
    </>
  );
}

/** What penalties take away, and how many tokens there are. */
function PenaltyRow({ view }: { readonly view: PipelineView }) {
  return (
    <tr>
      <th scope="row">{words.penalties}</th>
      {view.seats.map(({ colour, tokens, score }) => (
        <td key={colour} class={`number ${tokens > 0 ? 'refuse' : ''}`}>
          {signed(score.penalties)}
          <small> {tokens > 0 && `(${tokens})`}</small>
        </td>
      ))}
    </tr>
  );
}
