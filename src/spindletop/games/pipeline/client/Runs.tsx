/* The pipelines that can refine, by the worker or by machines, and the run under way. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { ColourPill } from './ColourPill.tsx';
import { COLOUR_LETTERS } from './colours.ts';
import { Gauge } from './Gauge.tsx';
import type { PipelineRun, PipelineView, RunningPipeline, Seat } from './game.d.ts';
import { canRefine } from './pipeline-chains.ts';
import { refineryWords as words } from './words.ts';

interface RunsProps {
  readonly view: PipelineView;
  readonly own: Seat;
  readonly isMine: boolean;
}

/** Both ways to run pipelines, and the pipelines that they run. */
export function Runs({ view, own, isMine }: RunsProps) {
  const lines = own.network.pipelines.filter(canRefine).sort((one, other) => other.value - one.value);
  const unattached = lines.filter(line => !line.attached);
  return (
    <>
      <div class="runs">
        <div>
          <h3>
            {words.byWorker} <small>{words.free}</small>
          </h3>
          <Gauges view={view} lines={unattached} />
          {unattached.length === 0 && <p class="hint">{words.noPipeline}</p>}
        </div>
        <div>
          <MachineSwitch price={view.action.machine_run} isMine={isMine} />
          <Gauges view={view} lines={lines.filter(line => line.attached)} />
        </div>
      </div>
      {isMine && view.action.run.length > 0 && <RunUnderWay run={view.action.run} />}
    </>
  );
}

function Gauges({ view, lines }: { readonly view: PipelineView; readonly lines: readonly PipelineRun[] }) {
  return (
    <ul>
      {lines.map(line => (
        <Gauge key={line.pipeline} line={line} costs={view.markers[line.colour]} />
      ))}
    </ul>
  );
}

/** What runs all machines; one's own can be pressed. */
function MachineSwitch({ price, isMine }: { readonly price: number; readonly isMine: boolean }) {
  const heading = (
    <h3>
      <Icon name="machine" /> {words.byMachines} <small>{words.aRun(price)}</small>
    </h3>
  );
  return isMine ? (
    <PlaceCard name="machines:switch" kind="switch">
      {heading}
    </PlaceCard>
  ) : (
    heading
  );
}

/** The pipelines of this run, in the order in which they run. */
function RunUnderWay({ run }: { readonly run: readonly RunningPipeline[] }) {
  return (
    <div class="refining">
      <h3>{words.thisRun}</h3>
      {run.map((line, k) => (
        <PlaceCard key={line.pipeline} name={`run:${k}`} kind="slip">
          <em>{k + 1}</em>
          <ColourPill colour={COLOUR_LETTERS[line.colour]} />
          <b>{words.value(line.value)}</b>
          <small>{words.uses(line.uses)}</small>
        </PlaceCard>
      ))}
    </div>
  );
}
