/* The light along a pipeline that is looked at, or that the tile in the hand would make. */

import { CELL } from './cell-size.ts';
import type { Join, Tile } from './game.d.ts';
import type { LayChoice } from './hand-store.ts';
import { PipeGlow, PipePath } from './PipePath.tsx';
import type { ChainPipe } from './pipeline-chains.ts';
import { cellsOf, halvesOf, pathOf } from './tile-geometry.ts';
import { type SeenNetwork, useLitPipelines } from './use-lit-pipelines.ts';

/** The pipes of the tile in the hand that belong to a pipeline it joins; the view counts them half by half. */
function joiningPipes(tile: Tile, lay: LayChoice, join: Join): readonly ChainPipe[] {
  const cells = cellsOf(lay.args);
  const pipes = halvesOf(tile, lay.args.turn).flatMap((half, k) =>
    half.map(({ ends }) => ({ ...(k === 0 ? cells[0] : cells[1]), ends, colour: join.colour })),
  );
  return join.pipes.flatMap(number => pipes[number] ?? []);
}

/** All lit pipes, drawn once more above their light. */
export function LitPipes(seen: SeenNetwork) {
  const { pipelines, lay, join } = useLitPipelines(seen);
  const tile = seen.view.action.hand;
  const laid = pipelines.flatMap(pipeline => seen.chains.get(pipeline) ?? []);
  const joining = tile && lay && join && pipelines.length > 0 ? joiningPipes(tile, lay, join) : [];
  const lit = [...laid, ...joining].map(({ x, y, ends, colour }) => ({
    path: pathOf(ends, CELL, x * CELL, y * CELL),
    colour,
  }));
  return (
    <>
      {lit.map(({ path }) => (
        <PipeGlow key={path} path={path} unit={CELL} />
      ))}
      {lit.map(({ path, colour }) => (
        <PipePath key={path} path={path} colour={colour} unit={CELL} />
      ))}
    </>
  );
}
