/* Lines over the course of the game, one a seat, told apart by colour, dash and glyph. */

import type { Series, SeriesPoint } from '#core/score-series.ts';
import type { TableSeat } from '#core/table-store.ts';
import { PlacedIcon } from './Icon.tsx';
import { words } from './words.ts';

const WIDTH = 430;
const HEIGHT = 200;
const LEFT = 46;
const RIGHT = 30;
const LABEL_HEIGHT = 18;
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 3'];
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface Scale {
  readonly x: (n: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
  readonly last: number;
}

const lastOf = (line: readonly SeriesPoint[]): SeriesPoint | undefined => line.at(-1);

/** How values lie on the sheet; zero is always on it. */
export function scaleOf(series: Series): Scale {
  const values = series.flatMap(line => line.map(point => point.value));
  const top = Math.max(...values, 1);
  const low = Math.min(...values, 0);
  const last = Math.max(...series.map(line => lastOf(line)?.n ?? 1), 1);
  return {
    x: n => LEFT + (n / last) * (WIDTH - LEFT - RIGHT),
    y: value => HEIGHT - 24 - ((value - low) / (top - low || 1)) * (HEIGHT - 42),
    ticks: [...new Set(TICKS.map(part => Math.round(low + part * (top - low))))],
    last,
  };
}

/** Heights of the glyphs at the ends of the lines, pushed apart so that none hides another. */
export function labelHeights(wanted: readonly number[], floor: number): readonly number[] {
  const heights = [...wanted];
  const order = wanted.map((_, k) => k).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const k of order) {
    heights[k] = Math.max(heights[k] ?? 0, free);
    free = (heights[k] ?? 0) + LABEL_HEIGHT;
  }
  let ceiling = floor;
  for (const k of order.toReversed()) {
    heights[k] = Math.min(heights[k] ?? 0, ceiling);
    ceiling = (heights[k] ?? 0) - LABEL_HEIGHT;
  }
  return heights;
}

interface LineChartProps {
  readonly title: string;
  readonly series: Series;
  readonly seats: readonly TableSeat[];
}

/** A chart with its title. */
export function LineChart({ title, series, seats }: LineChartProps) {
  const scale = scaleOf(series);
  const ends = labelHeights(
    series.map(line => scale.y(lastOf(line)?.value ?? 0) - 8),
    HEIGHT - 34,
  );
  const summary = seats.map((seat, k) => `${seat.name} ${lastOf(series[k] ?? [])?.value ?? ''}`).join(', ');
  return (
    <figure class="chart">
      <figcaption class="sign">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${summary}`}>
        {scale.ticks.map(value => (
          <g key={value}>
            <path class="chart-grid" d={`M${LEFT} ${scale.y(value)}H${WIDTH - RIGHT}`} />
            <text class="chart-label end" x={LEFT - 6} y={scale.y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {seats.map((seat, k) => (
          <SeatLine key={seat.seat} seat={seat} line={series[k] ?? []} scale={scale} labelY={ends[k] ?? 0} />
        ))}
        <text class="chart-label" x={LEFT} y={HEIGHT - 6}>
          {words.chartStart}
        </text>
        <text class="chart-label end" x={WIDTH - RIGHT} y={HEIGHT - 6}>
          {words.chartEnd(scale.last)}
        </text>
      </svg>
    </figure>
  );
}

interface SeatLineProps {
  readonly seat: TableSeat;
  readonly line: readonly SeriesPoint[];
  readonly scale: Scale;
  readonly labelY: number;
}

function SeatLine({ seat, line, scale, labelY }: SeatLineProps) {
  const path = line
    .map(({ n, value }, k) => `${k ? 'L' : 'M'}${scale.x(n).toFixed(1)} ${scale.y(value).toFixed(1)}`)
    .join('');
  return (
    <g class={`seat-${seat.pigment}`}>
      <path class="chart-rim" d={path} />
      <path class="chart-line" d={path} stroke-dasharray={DASHES[seat.seat % DASHES.length]} />
      <g transform={`translate(${scale.x(lastOf(line)?.n ?? 0) + 4} ${labelY})`}>
        <rect class="enamel-body" width="16" height="16" rx="4" />
        <PlacedIcon kind="on-seat" name={`seat-${seat.pigment}`} x={3} y={3} size={10} />
      </g>
    </g>
  );
}
