/* A reservoir: a basin in its owner's colour with its size as a number. */

import type { Pigment } from '#core/pigment.ts';

interface ReservoirProps {
  readonly x: number;
  readonly y: number;
  readonly pigment: Pigment;
  /** How many city tokens it is made of, once that is known. */
  readonly size: number | null;
}

/** A reservoir whose middle is here. */
export function Reservoir({ x, y, pigment, size }: ReservoirProps) {
  return (
    <g class={`reservoir seat-${pigment}`} transform={`translate(${x} ${y})`}>
      <path class="basin" d="M-25-13h50v20q0 14-14 14h-22q-14 0-14-14z" />
      <path class="ripple" d="M-20-4q5-5 10 0t10 0 10 0 10 0" />
      <text class="reservoir-size" x="0" y="17">
        {size}
      </text>
    </g>
  );
}
