/* The rounds of three years as a row of lamps, for the head plate. */

import type { ComponentChildren } from 'preact';
import type { PipelineView } from './game.d.ts';
import { words } from './words.ts';

const PITCH = 16;
const YEAR_GAP = 12;

interface Lamp {
  readonly x: number;
  readonly round: number;
}

/** A lamp a round, with a gap after each year. */
function lampsOf(roundsOfYear: readonly number[]): readonly Lamp[] {
  return roundsOfYear.flatMap((rounds, year) => {
    const before = roundsBefore(roundsOfYear, year);
    return Array.from({ length: rounds }, (_, k) => ({
      x: (before + k) * PITCH + year * YEAR_GAP,
      round: before + k + 1,
    }));
  });
}

const roundsBefore = (roundsOfYear: readonly number[], year: number): number =>
  roundsOfYear.slice(0, year).reduce((sum, rounds) => sum + rounds, 0);

/** The year, the round of it, and all rounds of the game. */
export function RoundLamps({ view }: { readonly view: PipelineView }) {
  const years = view.rounds_of_year;
  const roundOfYear = view.round - roundsBefore(years, view.year - 1);
  const width = roundsBefore(years, years.length) * PITCH + years.length * YEAR_GAP;
  return (
    <span class="rounds">
      <span>{words.year(view.year, roundOfYear, years[view.year - 1] ?? 0)}</span>
      <svg
        viewBox={`0 0 ${width} 30`}
        width={width}
        height="30"
        role="img"
        aria-label={words.round(view.round, view.rounds)}
      >
        {lampsOf(years).map(lamp =>
          lamp.round === view.round ? (
            <g key={lamp.round} class="round-lamp now">
              <rect x={lamp.x - 1.5} y="3" width="17" height="24" rx="2" />
              <text x={lamp.x + 7} y="20.5">
                {roundOfYear}
              </text>
            </g>
          ) : (
            <g key={lamp.round} class={`round-lamp ${lamp.round < view.round ? 'past' : ''}`}>
              <rect x={lamp.x + 1} y="8" width="12" height="14" rx="2" />
            </g>
          ),
        )}
      </svg>
    </span>
  );
}

/** How far the game is, for the head plate. */
export const headline = (view: PipelineView): ComponentChildren =>
  view.round > 0 ? <RoundLamps view={view} /> : words.settingUp;
