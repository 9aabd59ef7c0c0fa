/* Contracts, orders and upgrades of a seat. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { Barrel } from './Barrel.tsx';
import { contractState, openLines } from './contract-state.ts';
import type { Family, HeldContract, Paper, Seat } from './game.d.ts';
import { boardWords, paperWords as words } from './words.ts';

interface PapersProps {
  readonly own: Seat;
  readonly isMine: boolean;
  readonly roundsLeft: number;
}

/** The sheet of the papers. */
export function Papers({ own, isMine, roundsLeft }: PapersProps) {
  const due = own.contracts
    .filter(contract => contract.active && contract.fillings === 0)
    .reduce((sum, contract) => sum + openLines(contract), 0);
  return (
    <div class="sheet part part-mine part-deals">
      <h2 class="sign">
        {words.title}
        <span class="hint">{due > 0 ? words.due(due, roundsLeft) : words.nothingDue}</span>
      </h2>
      <div class="papers">
        {own.contracts.map(contract => (
          <ContractSlip key={contract.name} contract={contract} isMine={isMine} fillings={own.fillings_a_year} />
        ))}
        {own.orders.map(order => (
          <OrderSlip key={order.name} order={order} />
        ))}
        {own.contracts.length + own.orders.length === 0 && <p class="hint">{words.none}</p>}
      </div>
      <OwnedUpgrades upgrades={own.upgrades} />
    </div>
  );
}

interface ContractSlipProps {
  readonly contract: HeldContract;
  readonly isMine: boolean;
  /** How often it may be filled in a year. */
  readonly fillings: number;
}

/** A contract, its lines and what is still to come. */
function ContractSlip({ contract, isMine, fillings }: ContractSlipProps) {
  const state = contractState(contract);
  const filledWords = contract.fillings >= fillings ? words.forThisYear : words.onceMore;
  const told = {
    active: [words.open(openLines(contract)), words.toCome(contract.to_come)],
    filled: [words.filled, filledWords],
    deferred: [words.deferred, words.fromNextYear],
  }[state];
  return (
    <article class={`slip paper ${state}`}>
      <div class="barrels">
        {contract.lines.map((line, k) => {
          const isDone = contract.filled[k] || state === 'filled';
          const name = `line:${contract.name}:${k}` as const;
          const barrel = <Barrel key={name} oil={line} width={26} state={isDone ? 'done' : 'open'} />;
          return isMine ? (
            <PlaceCard key={name} name={name} kind="paper-line">
              {barrel}
            </PlaceCard>
          ) : (
            barrel
          );
        })}
      </div>
      <div>
        <b>{told[0]}</b>
        <small>{told[1]}</small>
      </div>
    </article>
  );
}

/** An order that was delivered. */
function OrderSlip({ order }: { readonly order: Paper }) {
  return (
    <article class="slip paper order">
      <div class="barrels">
        {order.lines.map((line, k) => (
          <Barrel key={k} oil={line} />
        ))}
      </div>
      <div>
        <b>{words.order}</b>
        <small>{words.done(order.pays)}</small>
      </div>
    </article>
  );
}

/** The upgrades of a seat with their levels. */
function OwnedUpgrades({ upgrades }: { readonly upgrades: Seat['upgrades'] }) {
  const owned = Object.entries(upgrades) as [Family, number][];
  if (owned.length === 0) return null;
  return (
    <div class="owned-upgrades">
      {owned.map(([family, level]) => (
        <span key={family}>
          <Icon name="upgrade" />
          <b class="sign">
            {boardWords.families[family]} {boardWords.levels[level - 1]}
          </b>
        </span>
      ))}
    </div>
  );
}
