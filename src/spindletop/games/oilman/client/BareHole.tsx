/* A hole that nobody has drilled. */

import type { Terrain } from './game.d.ts';

interface BareHoleProps {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
}

/** A dot on land, a wave on water. */
export function BareHole({ x, y, terrain }: BareHoleProps) {
  return (
    <g class={`hole on-${terrain}`}>
      <circle class="hole-rim" cx={x} cy={y} r="5" />
      {terrain === 'land' ? (
        <circle class="hole-dot" cx={x} cy={y} r="1.6" />
      ) : (
        <path class="hole-wave" d={`M${x - 2.8} ${y}q1.4-1.8 2.8 0t2.8 0`} />
      )}
    </g>
  );
}
