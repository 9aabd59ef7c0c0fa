/* A machine covers one half of a tile: an enamel block with a gauge. */

import { PlacedIcon } from '#ui/Icon.tsx';

interface MachinePieceProps {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const RIVET_INSET = 7;

/** The machine on the cell at x, y. */
export function MachinePiece({ x, y, unit }: MachinePieceProps) {
  const inset = unit * 0.1;
  const size = unit - 2 * inset;
  const [near, far] = [inset + RIVET_INSET, inset + size - RIVET_INSET];
  const rivets = [near, far].flatMap(down => [near, far].map(across => ({ x: x + across, y: y + down })));
  return (
    <g class="machine">
      <rect class="machine-body" x={x + inset} y={y + inset} width={size} height={size} rx={unit * 0.12} />
      <rect
        class="machine-key"
        x={x + inset + 3}
        y={y + inset + 3}
        width={size - 6}
        height={size - 6}
        rx={unit * 0.08}
      />
      {rivets.map(rivet => (
        <circle key={`${rivet.x},${rivet.y}`} class="machine-rivet" cx={rivet.x} cy={rivet.y} r={unit * 0.035} />
      ))}
      <PlacedIcon name="machine" x={x + unit * 0.25} y={y + unit * 0.25} size={unit * 0.5} kind="machine-sign" />
    </g>
  );
}
