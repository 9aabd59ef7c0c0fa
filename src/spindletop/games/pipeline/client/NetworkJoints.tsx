/* What holds a network together: collars between tiles, and the machines with their brass. */

import { Piece } from '#ui/Piece.tsx';
import { CELL } from './cell-size.ts';
import type { Network } from './game.d.ts';
import { Joint } from './Joint.tsx';
import { MachinePiece } from './MachinePiece.tsx';
import { jointsOf } from './network-joints.ts';
import { cellKey } from './tile-geometry.ts';

/** All joints, and the machines above those of the tiles that they cover. */
export function NetworkJoints({ network }: { readonly network: Network }) {
  const { collars, machines } = jointsOf(network);
  return (
    <>
      {collars.map(({ cell, edge, kind }) => (
        <Joint
          key={`${cellKey(cell)},${edge}`}
          x={cell.x * CELL}
          y={cell.y * CELL}
          edge={edge}
          unit={CELL}
          kind={kind}
        />
      ))}
      {machines.map(({ cell, edges }) => {
        const id = `machine@${cellKey(cell)}`;
        const [x, y] = [cell.x * CELL, cell.y * CELL];
        return (
          <g key={id}>
            <rect class="machine-bed" x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx="3" />
            {edges.map(edge => (
              <Joint key={edge} x={x} y={y} edge={edge} unit={CELL} kind="brass" />
            ))}
            <Piece key={id} id={id}>
              <MachinePiece x={x} y={y} unit={CELL} />
            </Piece>
          </g>
        );
      })}
    </>
  );
}
