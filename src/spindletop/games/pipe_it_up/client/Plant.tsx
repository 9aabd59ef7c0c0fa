/* A treatment plant: an enamel plate with an icon, grey or of a seat. */

import { PlacedIcon } from '#ui/Icon.tsx';
import type { Paint } from './paint.ts';

interface PlantProps {
  readonly x: number;
  readonly y: number;
  readonly paint: Paint;
  readonly size?: number;
}

/** A plant whose middle is here. */
export function Plant({ x, y, paint, size = 30 }: PlantProps) {
  return (
    <g class={`plant seat-${paint}`} transform={`translate(${x - size / 2} ${y - size / 2})`}>
      <rect class="plant-body" width={size} height={size} rx="6" />
      <rect class="plant-key" x="3" y="3" width={size - 6} height={size - 6} rx="4" />
      <PlacedIcon name="plant" kind="plant-sign" x={size * 0.14} y={size * 0.12} size={size * 0.72} />
    </g>
  );
}
