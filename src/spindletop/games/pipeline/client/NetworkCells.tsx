/* The plane of a network: its ground, and the cells that take the pointer. */

import { Place } from '#ui/Place.tsx';
import { CELL } from './cell-size.ts';
import type { GamePlace } from './game.d.ts';
import { cellsIn, type Frame } from './network-frame.ts';
import { cellKey } from './tile-geometry.ts';

/** The ground with its grid. */
export function NetworkGround({ frame }: { readonly frame: Frame }) {
  const grid = cellsIn(frame).map(cell => `M${cell.x * CELL} ${cell.y * CELL}h${CELL}v${CELL}h${-CELL}z`);
  return (
    <>
      <rect
        class="network-ground"
        x={frame.x * CELL}
        y={frame.y * CELL}
        width={frame.width * CELL}
        height={frame.height * CELL}
      />
      <path class="network-grid" d={grid.join('')} />
    </>
  );
}

/** The cells: places in one's own network, in another one only something to point at. */
export function NetworkCells({ frame, isMine }: { readonly frame: Frame; readonly isMine: boolean }) {
  const cells = cellsIn(frame);
  if (!isMine)
    return (
      <>
        {cells.map(({ x, y }) => (
          <rect key={cellKey({ x, y })} class="foreign-cell" x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
        ))}
      </>
    );
  return (
    <>
      {cells.map(({ x, y }) => {
        const name: GamePlace = `cell:${x}:${y}`;
        const [left, top] = [x * CELL + 3, y * CELL + 3];
        const shape = { kind: 'box', x: left, y: top, width: CELL - 6, height: CELL - 6, radius: 6 } as const;
        return <Place key={name} name={name} shape={shape} />;
      })}
    </>
  );
}
