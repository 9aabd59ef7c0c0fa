/* The sign of a drilling rig. */

import { PlacedIcon } from '#ui/Icon.tsx';

interface RigSignProps {
  readonly x: number;
  readonly y: number;
  readonly rig: number;
}

/** A rig with the level it drills to, its middle at x, y. */
export function RigSign({ x, y, rig }: RigSignProps) {
  return (
    <g class="rig-sign" transform={`translate(${x} ${y})`}>
      <rect x="-13" y="-13" width="26" height="26" rx="4" />
      <PlacedIcon name="rig" x={-12} y={-11} size={20} />
      <text x={8} y={10}>
        {rig}
      </text>
    </g>
  );
}
