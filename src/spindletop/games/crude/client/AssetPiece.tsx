/* The pieces of Crude in the owner's enamel: tower, disc, pillar and plate. */

import type { Pigment } from '#core/pigment.ts';
import { EnamelPlate } from '#ui/EnamelPlate.tsx';
import { PlacedIcon } from '#ui/Icon.tsx';
import type { AssetKind } from './game.d.ts';
import { type Point, SQUARE } from './geometry.ts';
import { words } from './words.ts';

interface AssetPieceProps {
  readonly kind: AssetKind;
  /** The upper left corner of its square. */
  readonly corner: Point;
  readonly pigment: Pigment;
  /** A refinery may be shut. */
  readonly isShut?: boolean;
}

/** One asset on its square, or on its four squares. */
export function AssetPiece({ kind, corner, pigment, isShut = false }: AssetPieceProps) {
  return (
    <g class={`asset ${kind} seat-${pigment}`}>
      {kind === 'rig' && <Rig {...corner} />}
      {kind === 'well' && <Well {...corner} />}
      {kind === 'station' && <Station {...corner} pigment={pigment} />}
      {kind === 'refinery' && <Refinery {...corner} pigment={pigment} isShut={isShut} />}
    </g>
  );
}

function Rig({ x, y }: Point) {
  const top = `M${x + SQUARE * 0.4} ${y + SQUARE * 0.07}h${SQUARE * 0.2}`;
  return (
    <>
      <path class="body asset-body" d={`${top}l${SQUARE * 0.3} ${SQUARE * 0.86}h${-SQUARE * 0.8}z`} />
      <PlacedIcon name="derrick" x={x + SQUARE * 0.25} y={y + SQUARE * 0.26} size={SQUARE * 0.5} />
      <path class="rig-crown" d={`${top}v${SQUARE * 0.12}h${-SQUARE * 0.2}z`} />
    </>
  );
}

function Well({ x, y }: Point) {
  const middle = { cx: x + SQUARE / 2, cy: y + SQUARE / 2 };
  return (
    <>
      <circle class="body asset-body" {...middle} r={SQUARE * 0.43} />
      <circle class="well-keyline" {...middle} r={SQUARE * 0.36} />
      <PlacedIcon name="pumpjack" x={x + SQUARE * 0.22} y={y + SQUARE * 0.2} size={SQUARE * 0.56} />
    </>
  );
}

interface PlateProps extends Point {
  readonly pigment: Pigment;
}

function Station({ x, y, pigment }: PlateProps) {
  const plate = { x: x + SQUARE * 0.17, y: y + SQUARE * 0.07, width: SQUARE * 0.66, height: SQUARE * 0.86 };
  return (
    <>
      <EnamelPlate {...plate} radius={5} pigment={pigment} />
      <PlacedIcon name="station" x={x + SQUARE * 0.25} y={y + SQUARE * 0.21} size={SQUARE * 0.54} />
    </>
  );
}

const REFINERY = 2 * SQUARE;

function Refinery({ x, y, pigment, isShut }: PlateProps & { readonly isShut: boolean }) {
  const side = REFINERY - 6;
  return (
    <>
      <EnamelPlate x={x + 3} y={y + 3} width={side} height={side} radius={6} pigment={pigment} />
      <PlacedIcon name="refinery" x={x + REFINERY * 0.2} y={y + REFINERY * 0.18} size={REFINERY * 0.6} />
      {isShut && <ShutSign x={x} y={y} />}
    </>
  );
}

/** Two strokes of the red pencil, and the word. */
function ShutSign({ x, y }: Point) {
  const [near, far, middle] = [6, REFINERY - 6, REFINERY / 2];
  const falling = `M${x + near} ${y + near}L${x + far} ${y + far}`;
  const rising = `M${x + far} ${y + near}L${x + near} ${y + far}`;
  return (
    <g class="shut-sign">
      <path class="shut-halo" d={falling + rising} />
      <path class="shut-strokes" d={falling + rising} />
      <rect x={x + middle - 19} y={y + middle - 9} width={38} height={18} rx={2} />
      <text x={x + middle} y={y + middle + 5.5}>
        {words.shut}
      </text>
    </g>
  );
}
