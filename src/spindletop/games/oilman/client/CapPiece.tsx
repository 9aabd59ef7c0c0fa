/* The cap of a drilled hole. */

import { CAPS, type Cap } from './caps.ts';

const DROP = 'M0-16C6-9 11-4 11 2.500A11 11 0 0 1-11 2.500C-11-4-6-9 0-16Z';

interface CapPieceProps {
  readonly x: number;
  readonly y: number;
  readonly cap: Cap;
}

/** Dry is a square plug, wet a drop; the number is the level. */
export function CapPiece({ x, y, cap }: CapPieceProps) {
  const { isWet, level } = CAPS[cap];
  return (
    <g class={`cap ${cap}`} transform={`translate(${x} ${y})`}>
      <CapOutline kind="cap-halo" isWet={isWet} />
      <CapOutline kind="cap-body" isWet={isWet} />
      <text x={0} y={isWet ? 8 : 5.5}>
        {level}
      </text>
    </g>
  );
}

function CapOutline({ kind, isWet }: { readonly kind: string; readonly isWet: boolean }) {
  if (isWet) return <path class={kind} d={DROP} />;
  return <rect class={kind} x="-9.5" y="-9.5" width="19" height="19" rx="2" />;
}
