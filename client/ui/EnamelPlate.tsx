/* Enamel: plates and badges that pieces are made of. */

import type { Pigment } from '#core/pigment.ts';

interface EnamelPlateProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly pigment: Pigment;
}

/** A rounded plate in a seat's colour with a rim and an inner keyline. */
export function EnamelPlate({ x, y, width, height, radius, pigment }: EnamelPlateProps) {
  const inner = Math.max(radius - 2, 0);
  return (
    <g class={`enamel seat-${pigment}`}>
      <rect class="body enamel-body" x={x} y={y} width={width} height={height} rx={radius} />
      <rect class="enamel-key" x={x + 2.6} y={y + 2.6} width={width - 5.2} height={height - 5.2} rx={inner} />
    </g>
  );
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly text: string | number;
  readonly kind?: string;
}

/** A small round number on a piece. */
export function Badge({ x, y, text, kind = '' }: BadgeProps) {
  return (
    <g class={`badge ${kind}`}>
      <circle cx={x} cy={y} r="8.5" />
      <text x={x} y={y + 4.2}>
        {text}
      </text>
    </g>
  );
}
