/* The world map with everything that was drawn, sold and drilled on it. */

import { itemAt } from '#core/item-at.ts';
import { Cord } from '#ui/Cord.tsx';
import { Piece } from '#ui/Piece.tsx';
import { useTable } from '#ui/table-context.ts';
import { DrillGhost } from './DrillGhost.tsx';
import { estatesOf } from './estate.ts';
import type { GameView } from './game.d.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import { HolePlace } from './HolePlace.tsx';
import { LotFlag } from './LotFlag.tsx';
import { MiniMap } from './MiniMap.tsx';
import { outlineOf } from './outline.ts';
import { PropertyGround } from './PropertyGround.tsx';
import { PropertyTab } from './PropertyTab.tsx';
import { RigSign } from './RigSign.tsx';
import { Sheet } from './Sheet.tsx';
import { words } from './words.ts';

/** What the letters, the numbers and the signs around the sheet need. */
const MARGIN = 24;
const VIEW_BOX = `${-MARGIN - 4} ${-MARGIN} ${WIDTH + 2 * MARGIN - 6} ${HEIGHT + 2 * MARGIN - 12}`;

/** The board; on a phone the whole world stands above it, small. */
export function Board({ view }: { readonly view: GameView }) {
  const { isCrowded } = useTable();
  return (
    <div class="sheet">
      <MiniMap view={view} />
      <div class="mapbox">
        <svg class="map" viewBox={VIEW_BOX} role="group" aria-label={words.map}>
          <Sheet />
          <Grounds view={view} />
          {view.marks.length > 0 && <path class="lot-light" d={outlineOf(view.marks)} />}
          {view.holes.map(hole => (
            <HolePlace key={hole.hole} hole={hole} isCrowded={isCrowded.value} />
          ))}
          <LotBoundary view={view} />
          <Tabs view={view} />
          <RigSign x={2} y={2} rig={1} />
          <RigSign x={WIDTH - 2} y={2} rig={2} />
          <RigSign x={2} y={HEIGHT - 2} rig={3} />
          <DrillGhost />
        </svg>
      </div>
    </div>
  );
}

/** The ground of every property, which comes from the seat that bought it. */
function Grounds({ view }: { readonly view: GameView }) {
  const { seats } = useTable();
  return (
    <>
      {estatesOf(view).map(estate => (
        <Piece key={estate.number} id={`property:${estate.number}`} from={`seat:${estate.owner}`}>
          <PropertyGround estate={estate} pigment={itemAt(seats.value, estate.owner).pigment} />
        </Piece>
      ))}
    </>
  );
}

/** The names of the owners, above everything that lies on the ground. */
function Tabs({ view }: { readonly view: GameView }) {
  const { seats } = useTable();
  return (
    <>
      {estatesOf(view).map(estate => (
        <PropertyTab key={estate.number} estate={estate} seat={itemAt(seats.value, estate.owner)} />
      ))}
    </>
  );
}

/** The cord around the lot, and its flag while it is under the hammer. */
function LotBoundary({ view }: { readonly view: GameView }) {
  if (view.marks.length === 0) return null;
  return (
    <g class="lot-boundary">
      <Cord shape={{ kind: 'area', path: outlineOf(view.marks) }} />
      {view.auction && <LotFlag marks={view.marks} amount={view.auction.standing ?? view.auction.minimum} />}
    </g>
  );
}
