/* The tanks of a seat by grade, with what each step of refinement costs between them. */

import { type ComponentChildren, Fragment } from 'preact';
import { PlaceCard } from '#ui/Place.tsx';
import { Barrel } from './Barrel.tsx';
import { COLOUR_NAMES, GRADES, LETTERS } from './colours.ts';
import type { PipelineView, Seat, TankRow } from './game.d.ts';
import { tanksOf } from './seat.tsx';
import { boxesShown, oilIn } from './tank-rows.ts';
import { refineryWords as words } from './words.ts';

interface TanksProps {
  readonly view: PipelineView;
  readonly own: Seat;
  readonly isMine: boolean;
}

/** The sheet of the tanks. */
export function Tanks({ view, own, isMine }: TanksProps) {
  const perTank = own.barrels_per_tank;
  return (
    <div class="sheet part part-mine">
      <h2 class="sign">
        {words.tanks}
        <span class="hint">{words.tankCount(tanksOf(own), perTank)}</span>
      </h2>
      <div class="tank-flow">
        {own.tank_rows.map((row, step) => (
          <Fragment key={row.grade}>
            <TankColumn row={row} perTank={perTank} places={own.tank_places} isMine={isMine} />
            {step < GRADES.length - 1 && <RefiningStep view={view} step={step} />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface TankColumnProps {
  readonly row: TankRow;
  readonly perTank: number;
  readonly places: number;
  readonly isMine: boolean;
}

/** The tanks of one grade. */
function TankColumn({ row, perTank, places, isMine }: TankColumnProps) {
  const oil = oilIn(row);
  const boxes = Array.from({ length: boxesShown(row, places) }, (_, box) =>
    box < row.tanks ? (
      <span key={box} class="tank-box">
        {Array.from({ length: perTank }, (_, k) => box * perTank + k).map(spot => (
          <TankSpot key={spot} oil={oil[spot]} spot={spot} isMine={isMine} />
        ))}
      </span>
    ) : (
      <span key={box} class="tank-box none" />
    ),
  );
  const body: ComponentChildren = (
    <>
      <h3>
        {row.grade}{' '}
        <small>
          {oil.length}/{oil.length + row.room}
        </small>
      </h3>
      {boxes}
    </>
  );
  return isMine ? (
    <PlaceCard name={`tanks:${row.grade}`} kind="tank-column">
      {body}
    </PlaceCard>
  ) : (
    <div class="tank-column">{body}</div>
  );
}

interface TankSpotProps {
  readonly oil: string | undefined;
  readonly spot: number;
  readonly isMine: boolean;
}

/** Room for one barrel; motion follows only one's own. */
function TankSpot({ oil, spot, isMine }: TankSpotProps) {
  if (!oil) return <i />;
  const id = `barrel:${oil}@${spot}`;
  return isMine ? <Barrel key={id} oil={oil} piece={id} /> : <Barrel oil={oil} />;
}

/** What a step costs in each colour. */
function RefiningStep({ view, step }: { readonly view: PipelineView; readonly step: number }) {
  return (
    <div class="refining-step">
      {LETTERS.map(colour => (
        <span key={colour} class={`refining-cost oil-${COLOUR_NAMES[colour]}`}>
          {view.markers[colour][step]}
        </span>
      ))}
      <svg viewBox="0 0 40 12" aria-hidden="true">
        <path d="M2 6h30M28 1l7 5-7 5" />
      </svg>
    </div>
  );
}
