/* The pieces of the map: pipelines, wells, helmets, hats, and the small discs that tell something of them. */

import type { ComponentChildren } from 'preact';
import type { Pigment } from '#core/pigment.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import type { Point } from './atlas.ts';
import type { PowerName } from './game.d.ts';
import { markWidth, measuredMark } from './pipe-path.ts';

const CASING = 3.4;
const DERRICK = 'M-6.5-23h13L20 20H-20z';
const BOWLER = 'M-11-18h22l-1.500 20H20v8.500H-20V2h10.500z';

const moveTo = ({ x, y }: Point) => `translate(${x} ${y})`;

interface PipePieceProps {
  readonly path: string;
  readonly pigment: Pigment;
  readonly width: number;
}

/** A pipeline: rim casing, pigment core, the pigment's own mark along it. */
export function PipePiece({ path, pigment, width }: PipePieceProps) {
  const mark = measuredMark(path, pigment, width);
  return (
    <g class={`pipe seat-${pigment}`}>
      <path class="pipe-rim" d={path} stroke-width={width + CASING} />
      <path class="pipe-core" d={path} stroke-width={width} />
      {mark && <path class="pipe-mark" d={mark} stroke-width={markWidth(pigment, width)} />}
    </g>
  );
}

interface SeatPieceProps {
  readonly point: Point;
  readonly pigment: Pigment;
}

/** The bowler of an executive. */
export function BowlerPiece({ point, pigment }: SeatPieceProps) {
  return (
    <g class={`bowler seat-${pigment}`} transform={moveTo(point)}>
      <path class="bowler-margin" d={BOWLER} />
      <path class="bowler-felt" d={BOWLER} />
      <PlacedIcon name={`seat-${pigment}`} x={-7} y={-15.5} size={14} kind="seat-glyph" />
    </g>
  );
}

interface HelmetPieceProps {
  readonly point: Point;
  readonly power: PowerName;
  readonly letter: string;
}

/** The helmet of an army, with the letter of its power. */
export function HelmetPiece({ point, power, letter }: HelmetPieceProps) {
  return (
    <g class={`helmet power-${power}`} transform={moveTo(point)}>
      <path class="helmet-steel" d="M-22 8C-22-26 22-26 22 8l8 8H-30z" />
      <path class="helmet-band" d="M-19 9h38" />
      <text class="map-figure" y="5.5">
        {letter}
      </text>
    </g>
  );
}

interface WellPieceProps {
  readonly point: Point;
  /** The owner's, or null while the well is nobody's. */
  readonly pigment: Pigment | null;
}

/** A well: a derrick, in the colour of its owner. */
export function WellPiece({ point, pigment }: WellPieceProps) {
  return (
    <g class={pigment ? `derrick owned seat-${pigment}` : 'derrick'} transform={moveTo(point)}>
      <path class="derrick-margin" d={DERRICK} />
      <path class="derrick-frame" d={DERRICK} />
      {pigment ? (
        <PlacedIcon name={`seat-${pigment}`} x={-9} y={-3} size={18} kind="seat-glyph" />
      ) : (
        <PlacedIcon name="derrick" x={-13} y={-9} size={26} kind="map-icon" />
      )}
      <path class="derrick-crown" d="M-6.5-23h13l1.6 6H-8.1z" />
    </g>
  );
}

interface MedallionProps {
  readonly point: Point;
  readonly radius?: number;
  readonly children: ComponentChildren;
}

/** A small disc beside a piece. */
export function Medallion({ point, radius = 16, children }: MedallionProps) {
  return (
    <g class="medallion" transform={moveTo(point)}>
      <circle class="medallion-disc" r={radius} />
      {children}
    </g>
  );
}
