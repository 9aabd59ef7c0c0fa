/* The tile in the hand as it is held over the network. */

import { Piece } from '#ui/Piece.tsx';
import { distinctCells, outlineOf } from './cell-outline.ts';
import { CELL } from './cell-size.ts';
import type { Tile } from './game.d.ts';
import { useHand } from './hand-store.ts';
import { Joint } from './Joint.tsx';
import type { Frame } from './network-frame.ts';
import { TilePiece } from './TilePiece.tsx';
import { cellsOf, seamOf } from './tile-geometry.ts';
import { refineryWords as words } from './words.ts';

const FLAG = { width: 142, height: 28 };

/** Where the tile fits as it is turned now. */
export function ReachOutline() {
  const { lays, turn } = useHand();
  const fitting = lays.value.filter(lay => lay.args.turn === turn.value);
  const cells = distinctCells(fitting.flatMap(lay => cellsOf(lay.args)));
  if (cells.length === 0) return null;
  return <path class="reach-outline" d={outlineOf(cells, CELL)} fill-rule="evenodd" />;
}

/** The tile itself. */
export function HeldTile({ tile }: { readonly tile: Tile }) {
  const lay = useHand().aimed.value?.args;
  if (!lay) return null;
  return (
    <Piece id={`tile:${tile.tile}`}>
      <TilePiece tile={tile} turn={lay.turn} unit={CELL} x={lay.x * CELL} y={lay.y * CELL} kind="in-hand" />
    </Piece>
  );
}

/** The cord round it. */
export function HeldTileCord() {
  const lay = useHand().aimed.value?.args;
  if (!lay) return null;
  const outline = outlineOf(cellsOf(lay), CELL);
  return (
    <>
      <Joint x={lay.x * CELL} y={lay.y * CELL} edge={seamOf(lay.turn)} unit={CELL} kind="joined" />
      <path class="cord-a" d={outline} />
      <path class="cord-b" d={outline} />
    </>
  );
}

/** What it would make of the longest pipeline that it joins, on a flag beside it. */
export function JoinFlag({ frame }: { readonly frame: Frame }) {
  const lay = useHand().aimed.value;
  const join = lay?.effects.joins[0];
  if (!lay || !join || join.pipelines.length === 0) return null;
  const lowest = Math.max(...cellsOf(lay.args).map(cell => cell.y));
  const right = (frame.x + frame.width) * CELL - FLAG.width;
  const x = Math.min(right, Math.max(frame.x * CELL + 4, (lay.args.x + 1.1) * CELL));
  const y = Math.min((frame.y + frame.height) * CELL - FLAG.height, (lowest + 1.08) * CELL);
  return (
    <g class="join-flag" transform={`translate(${x} ${y})`}>
      <path d="M0 0h138v24H0l7-12z" />
      <text x="14" y="18">
        {words.join(join.colour, join.from, join.to)}
      </text>
    </g>
  );
}
