/* A piece that motion follows from one position to the next. */

import type { ComponentChildren } from 'preact';

interface PieceProps {
  /** Names it among all pieces of the table, or says `kind@spot` where pieces of a kind are alike. */
  readonly id: string;
  /** The place a new one comes from. */
  readonly from?: string;
  readonly children: ComponentChildren;
}

/** A piece of a drawing, without a transform of its own; give it its id as key too. */
export function Piece({ id, from, children }: PieceProps) {
  return (
    <g data-piece={id} data-from={from}>
      {children}
    </g>
  );
}
