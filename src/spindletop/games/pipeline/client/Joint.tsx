/* What lies on an edge of a cell. */

import { type Edge, middleOf } from './tile-geometry.ts';

/** The collar of a joined pipe, the blind cap between colours, or brass at a machine. */
export type JointKind = 'joined' | 'blind' | 'brass';

interface JointProps {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge;
  readonly unit: number;
  readonly kind: JointKind;
}

/** The joint on an edge of the cell at x, y. */
export function Joint({ x, y, edge, unit, kind }: JointProps) {
  const middle = middleOf(edge);
  const long = unit * 0.44;
  const thick = kind === 'blind' ? unit * 0.07 : unit * 0.13;
  const isLevel = edge % 2 === 0;
  const width = isLevel ? long : thick;
  const height = isLevel ? thick : long;
  return (
    <rect
      class={`joint ${kind}`}
      x={x + middle.x * unit - width / 2}
      y={y + middle.y * unit - height / 2}
      width={width}
      height={height}
      rx={unit * 0.03}
      stroke-width={Math.max(unit * 0.025, 0.9)}
    />
  );
}
