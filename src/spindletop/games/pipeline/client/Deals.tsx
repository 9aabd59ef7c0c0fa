/* Contracts and orders on the board, and the bank. */

import { Fragment } from 'preact';
import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { Barrel } from './Barrel.tsx';
import type { GameChoice, GamePlace, Paper, PipelineView, Spot, Stack } from './game.d.ts';
import { dealWords as words } from './words.ts';

const CONTRACT_ROWS = ['high', 'mid', 'low'] as const;
const ORDER_ROWS = ['five', 'four', 'three'] as const;

/** The spots of a row in columns that are in use. */
const spotsOf = (spots: readonly Spot[], row: string, columns: readonly number[]): readonly Spot[] =>
  spots.filter(spot => spot.row === row && columns.includes(spot.column));

/** The sheet of the deals. */
export function Deals({ view }: { readonly view: PipelineView }) {
  const columns = [...new Set(view.contracts.filter(spot => spot.in_use).map(spot => spot.column))];
  return (
    <div class="sheet part part-deals">
      <h2 class="sign">
        {words.title}
        <span class="hint">{words.hint}</span>
      </h2>
      <div class="deals">
        <Contracts view={view} columns={columns} />
        <Orders view={view} columns={columns} />
      </div>
      <PlaceCard name="bank:loan" kind="bank-row">
        <Icon name="bank" />
        <b>{words.bank}</b>
        <span>{words.loan(view.prices.loan)}</span>
      </PlaceCard>
    </div>
  );
}

interface DisplayProps {
  readonly view: PipelineView;
  readonly columns: readonly number[];
}

/** The contracts by grade, and the top of each stack. */
function Contracts({ view, columns }: DisplayProps) {
  return (
    <div class="deal-grid contracts" style={{ '--columns': columns.length }}>
      <h3>
        {words.contracts} <small>{words.pay(view.rates.contract)}</small>
        <small class="stack-head">{words.stack}</small>
      </h3>
      {CONTRACT_ROWS.map(row => (
        <Fragment key={row}>
          <b>{row}</b>
          {spotsOf(view.contracts, row, columns).map(spot => (
            <DealSpot key={spot.column} spot={spot} />
          ))}
          <StackTop stack={view.stacks.find(stack => stack.row === row)} />
        </Fragment>
      ))}
    </div>
  );
}

/** The orders by size. */
function Orders({ view, columns }: DisplayProps) {
  return (
    <div class="deal-grid orders" style={{ '--columns': columns.length }}>
      <h3>
        {words.orders} <small>{words.pay(view.rates.order)}</small>
      </h3>
      {ORDER_ROWS.map(row => (
        <Fragment key={row}>
          <b>{words.orderSizes[row]}</b>
          {spotsOf(view.orders, row, columns).map(spot => (
            <DealSpot key={spot.column} spot={spot} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** A place of a display; an order that cannot be taken there is named by itself, so that it can be filled. */
function DealSpot({ spot: { row, column, paper } }: { readonly spot: Spot }) {
  const { offers } = useTable<GameChoice>();
  const place: GamePlace = `display:${row}:${column}`;
  const isFillable = paper?.kind === 'order' && !offers.value.has(place);
  return (
    <PlaceCard name={isFillable ? `order:${paper.name}` : place} kind={paper ? 'deal' : 'deal gone'}>
      <Deal paper={paper} />
    </PlaceCard>
  );
}

/** The paper that comes next. */
function StackTop({ stack }: { readonly stack: Stack | undefined }) {
  const top = stack?.top ?? null;
  return (
    <span class="stack-top" title={words.nextInStack}>
      <span class={top ? 'deal' : 'deal gone'}>
        <Deal paper={top} />
      </span>
    </span>
  );
}

/** What a paper wants, and what it pays. */
function Deal({ paper }: { readonly paper: Paper | null }) {
  if (!paper) return null;
  return (
    <>
      <span class="barrels">
        {paper.lines.map((line, k) => (
          <Barrel key={k} oil={line} width={17} />
        ))}
      </span>
      <em>${paper.pays}</em>
    </>
  );
}
