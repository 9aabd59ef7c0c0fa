/* The lengths of the pipelines that refine something, on their pipes. */

import { PlacedIcon } from '#ui/Icon.tsx';
import { CELL } from './cell-size.ts';
import { COLOUR_NAMES } from './colours.ts';
import type { PipelineRun } from './game.d.ts';
import type { Frame } from './network-frame.ts';
import { canRefine, labelSpots } from './pipeline-chains.ts';
import type { Point } from './tile-geometry.ts';
import { type SeenNetwork, useLitPipelines } from './use-lit-pipelines.ts';

/** Beyond this size a network is shown smaller, and its tags are drawn larger. */
const FULL_SIZE = { width: 480, height: 560 };

/** The tags of all pipelines that refine; a lit one tells what the tile in the hand would make of it. */
export function LengthTags({ frame, ...seen }: SeenNetwork & { readonly frame: Frame }) {
  const { pipelines: lit, join } = useLitPipelines(seen);
  const { network, chains } = seen;
  const drawn = network.pipelines.filter(line => chains.has(line.pipeline));
  const unlit = drawn.filter(line => canRefine(line) && !lit.includes(line.pipeline));
  const first = drawn.find(line => line.pipeline === lit[0]);
  const lines = first ? [...unlit, first] : unlit;
  const spots = labelSpots(lines.map(line => chains.get(line.pipeline) ?? []));
  const across = (frame.width * CELL) / FULL_SIZE.width;
  const scale = Math.max(1, across, (frame.height * CELL) / FULL_SIZE.height).toFixed(2);
  return (
    <>
      {lines.map((line, k) => (
        <LengthTag
          key={line.pipeline}
          line={line}
          length={line === first && join ? join.to : line.length}
          spot={spots[k] ?? { x: 0, y: 0 }}
          scale={scale}
        />
      ))}
    </>
  );
}

interface LengthTagProps {
  readonly line: PipelineRun;
  readonly length: number;
  readonly spot: Point;
  readonly scale: string;
}

/** A length on the colour of its pipeline; a gear says that a machine runs it. */
function LengthTag({ line, length, spot, scale }: LengthTagProps) {
  const width = (length > 9 ? 27 : 20) + (line.attached ? 15 : 0);
  return (
    <g
      class={`length-tag oil-${COLOUR_NAMES[line.colour]}`}
      transform={`translate(${spot.x * CELL} ${spot.y * CELL}) scale(${scale})`}
    >
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      {line.attached && <PlacedIcon name="machine" x={-width / 2 + 3} y={-8} size={16} />}
      <text x={line.attached ? 7 : 0} y="5.4">
        {length}
      </text>
    </g>
  );
}
