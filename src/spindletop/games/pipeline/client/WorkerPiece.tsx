/* A worker: a round piece in the colour of its seat. */

import type { Pigment } from '#core/pigment.ts';
import { PlacedIcon } from '#ui/Icon.tsx';

interface WorkerPieceProps {
  readonly pigment: Pigment;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The worker whose middle is at x, y. */
export function WorkerPiece({ pigment, x, y, size }: WorkerPieceProps) {
  return (
    <g class={`worker seat-${pigment}`} transform={`translate(${x} ${y})`}>
      <circle r={size / 2} />
      <PlacedIcon name={`seat-${pigment}`} x={-size * 0.27} y={-size * 0.27} size={size * 0.54} />
    </g>
  );
}
