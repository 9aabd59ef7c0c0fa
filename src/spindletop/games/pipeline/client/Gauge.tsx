/* A pipeline against the refinement costs of its colour. */

import { ColourPill } from './ColourPill.tsx';
import { COLOUR_NAMES, GRADES } from './colours.ts';
import type { PipelineRun } from './game.d.ts';
import { useGlance } from './glance-store.ts';
import { runningSums } from './prices.ts';
import { refineryWords as words } from './words.ts';

const WIDTH = 168;

interface GaugeProps {
  readonly line: PipelineRun;
  /** What each step costs, from crude on. */
  readonly costs: readonly number[];
}

/** The value of a pipeline, with a mark where it reaches the next grade. */
export function Gauge({ line, costs }: GaugeProps) {
  const glance = useGlance();
  const marks = runningSums(costs);
  const most = (marks.at(-1) ?? 0) + 1;
  const scale = WIDTH / most;
  const look = (pipeline: number | null) => () => {
    glance.pipeline.value = pipeline;
  };
  return (
    <li onPointerEnter={look(line.pipeline)} onPointerLeave={look(null)}>
      <ColourPill colour={line.colour} />
      <span class="number run-length">{line.length}</span>
      <svg
        class={`run-gauge oil-${COLOUR_NAMES[line.colour]}`}
        viewBox={`0 0 ${WIDTH} 29`}
        role="img"
        aria-label={words.gauge(line)}
      >
        <rect class="scale" x="0" y="4" width={WIDTH} height="12" />
        <rect class="reading" x="0" y="4" width={Math.min(line.value, most) * scale} height="12" />
        {marks.map((mark, k) => (
          <g key={GRADES[k]} class={line.value >= mark ? 'mark reached' : 'mark'}>
            <path d={`M${mark * scale} 1V18`} />
            <text x={mark * scale - 3} y="26.5">
              {GRADES[k + 1]}
            </text>
          </g>
        ))}
      </svg>
      <b>{line.value}</b>
    </li>
  );
}
