/* How far the turn is, and what it costs to go on. */

import type { ComponentChildren } from 'preact';
import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTable } from '#ui/table-context.ts';
import type { Action, GameChoice, PipelineView } from './game.d.ts';
import { money } from './prices.ts';
import { PHASES, type Phase, phaseOf } from './turn-phase.ts';
import { planWords as words } from './words.ts';

const ICONS: Readonly<Record<Phase, IconName>> = {
  work: 'worker',
  second: 'coin',
  machines: 'valve',
  order: 'turn-order',
};

/** The sheet of the turn; nothing before the first round and after the last. */
export function Plan({ view }: { readonly view: PipelineView }) {
  const table = useTable<GameChoice>();
  const { action } = view;
  const mover = table.seats.value[view.turn];
  if (!mover || view.round < 1 || table.isOver.value) return null;
  const takes = Object.entries(action.takes).filter(([, count]) => count > 0);
  return (
    <div class="sheet part part-worth">
      <h2 class="sign">
        {words.title}
        <span class="hint">{mover.name}</span>
      </h2>
      <ol class="plan">
        <PhaseLines view={view} />
        {action.next_pipe !== null && (
          <PlanLine
            icon="pipe-tile"
            name={words.oneMoreTile}
            hint={words.boughtSoFar(action.pipes)}
            price={money(action.next_pipe)}
            isNow
          />
        )}
        {takes.map(([goods, count]) => (
          <PlanLine key={goods} icon="upgrade" name={words.takesFree(count, goods)} isNow />
        ))}
        <PlanLine icon="contract" name={words.roundsLeft(action.rounds_left_in_year)} hint={words.contractsEnd} />
      </ol>
    </div>
  );
}

/** How far the main action is. */
function workHint(action: Action, now: Phase): string {
  if (action.step === '' || action.step === 'turn') return words.notYetTaken;
  return now === 'work' ? words.underWay : words.taken;
}

/** The parts of the turn with their prices. */
function PhaseLines({ view: { action }, view }: { readonly view: PipelineView }) {
  const now = phaseOf(view, action.step);
  const prices: Readonly<Partial<Record<Phase, number>>> = { second: action.secondary, machines: action.machine_run };
  return (
    <>
      {PHASES.map(phase => {
        const { name, hint } = words.lines[phase];
        const price = prices[phase];
        return (
          <PlanLine
            key={phase}
            icon={ICONS[phase]}
            name={name}
            hint={phase === 'work' ? workHint(action, now) : hint}
            price={price === undefined ? '' : money(price)}
            isNow={phase === now}
          />
        );
      })}
    </>
  );
}

interface PlanLineProps {
  readonly icon: IconName;
  readonly name: ComponentChildren;
  readonly hint?: string;
  readonly price?: string;
  readonly isNow?: boolean;
}

/** One line of the plan. */
function PlanLine({ icon, name, hint = '', price = '', isNow = false }: PlanLineProps) {
  return (
    <li class={isNow ? 'now' : ''}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        {hint && <small>{hint}</small>}
      </span>
      <span class="number plan-price">{price}</span>
    </li>
  );
}
