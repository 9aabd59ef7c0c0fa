/* Pipes: teal carries a line, orange dashes, silver dots. */

import { COLOUR_NAMES } from './colours.ts';
import type { ColourLetter } from './game.d.ts';
import { isStraight, type Pipe, pathOf } from './tile-geometry.ts';

/** Widths as parts of a cell; marks as parts of the pipe. */
const PIPE_WIDTH = 0.27;
const GAP_WIDTH = 0.14;
const RIM_WIDTH = 0.05;
const LEAST_RIM = 1.7;
const MARK_WIDTH: Readonly<Record<ColourLetter, number>> = { O: 0.24, S: 0.34, T: 0.24 };
/** Marks are spaced by parts of a pipe, whatever its length. */
const MARK_LENGTH = 24;
const GLOW_WIDTH = 13;

interface PipePathProps {
  readonly path: string;
  readonly colour: ColourLetter;
  readonly unit: number;
  /** Whether it bridges another pipe: it keeps a gap of paper on both sides. */
  readonly isBridge?: boolean;
}

/** A pipe is a rim, its colour and its mark. */
export function PipePath({ path, colour, unit, isBridge = false }: PipePathProps) {
  const width = unit * PIPE_WIDTH;
  const rim = width + Math.max(unit * RIM_WIDTH, LEAST_RIM);
  return (
    <g class={`pipe oil-${COLOUR_NAMES[colour]}`}>
      {isBridge && <path class="pipe-gap" d={path} stroke-width={(width + unit * GAP_WIDTH).toFixed(2)} />}
      <path class="pipe-rim" d={path} stroke-width={rim.toFixed(2)} />
      <path class="pipe-body" d={path} stroke-width={width.toFixed(2)} />
      <path
        class="pipe-mark"
        d={path}
        pathLength={MARK_LENGTH}
        stroke-width={(width * MARK_WIDTH[colour]).toFixed(2)}
      />
    </g>
  );
}

/** The light round a pipe that is looked at. */
export function PipeGlow({ path, unit }: { readonly path: string; readonly unit: number }) {
  return <path class="pipe-glow" d={path} stroke-width={unit * PIPE_WIDTH + GLOW_WIDTH} />;
}

interface HalfPipesProps {
  /** The central pipe first. */
  readonly pipes: readonly [Pipe, Pipe];
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** Both pipes of a half; the central one bridges. */
export function HalfPipes({ pipes: [centre, side], unit, x, y }: HalfPipesProps) {
  return (
    <>
      <PipePath path={pathOf(side.ends, unit, x, y)} colour={side.colour} unit={unit} />
      <PipePath
        path={pathOf(centre.ends, unit, x, y)}
        colour={centre.colour}
        unit={unit}
        isBridge={isStraight(centre)}
      />
    </>
  );
}
