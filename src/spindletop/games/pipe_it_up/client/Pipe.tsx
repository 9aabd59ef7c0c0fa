/* One pipe: a core with the pattern of its colour, a flange at each end. */

import type { Paint } from './paint.ts';
import { pipeMarks } from './pipe-marks.ts';

interface PipeProps {
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
  readonly length: number;
  readonly width: number;
  readonly paint: Paint;
}

/** A pipe whose middle is here, turned by so many degrees. */
export function Pipe({ x, y, angle = 0, length, width, paint }: PipeProps) {
  const left = -length / 2;
  const top = -width / 2;
  const marks = pipeMarks(paint, length, width);
  const flange = `h5v${width + 5}h-5z`;
  return (
    <g class={`pipe seat-${paint}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect class="body" x={left} y={top} width={length} height={width} rx="2" />
      {marks && <path class="marks" d={marks} />}
      <path class="flange" d={`M${left} ${top - 2.5}${flange}M${-left - 5} ${top - 2.5}${flange}`} />
    </g>
  );
}
