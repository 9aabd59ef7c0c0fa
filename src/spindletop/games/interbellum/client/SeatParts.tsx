/* Parts of a seat card that are more than a figure. */

import type { GameView, Player, ScoreSources } from './game.d.ts';
import { PowerLetter } from './PowerLetter.tsx';
import { words } from './words.ts';

const say = words.seat;

/** Where points come from, in the order of the bar. */
export const SOURCES: readonly (keyof ScoreSources)[] = ['pipelines', 'ports', 'gas', 'influence', 'control'];

/** How wide a source is drawn at least, so that its number has room. */
const LEAST_WIDTH = 5;

/** The points of a seat beside its money. */
export function ScoreWords({ score }: { readonly score: number }) {
  return (
    <>
      <b class="score-points">{score}</b>
      <span class="score-word">{say.points}</span>
    </>
  );
}

/** The company, and whether the seat starts a round. */
export function Company({ company, starts }: { readonly company: string | null; readonly starts: string }) {
  return (
    <span class="company">
      {company ?? say.noCompany}
      {starts && <em>{starts}</em>}
    </span>
  );
}

/** The flags a seat holds. */
export function SeatFlags({ view, flags }: { readonly view: GameView; readonly flags: Player['flags'] }) {
  return (
    <span class="seat-flags">
      {view.powers
        .filter(power => flags.includes(power.power))
        .map(power => (
          <PowerLetter key={power.power} power={power} />
        ))}
    </span>
  );
}

/** The points by source; what each part means is written below one's own. */
export function ScoreBar({ sources, hasKey }: { readonly sources: ScoreSources; readonly hasKey: boolean }) {
  const label = SOURCES.map(source => `${say.sources[source]} ${sources[source]}`).join(', ');
  const columns = SOURCES.map(source => `${Math.max(sources[source], LEAST_WIDTH)}fr`).join(' ');
  return (
    <>
      <span class="score-bar" role="img" aria-label={label} style={{ gridTemplateColumns: columns }}>
        {SOURCES.map(source => (
          <i
            key={source}
            class={sources[source] ? '' : 'no-points'}
            title={`${say.sources[source]}: ${sources[source]}`}
          >
            {sources[source]}
          </i>
        ))}
      </span>
      {hasKey && (
        <span class="score-key" aria-hidden="true">
          {SOURCES.map(source => (
            <i key={source}>{say.sources[source]}</i>
          ))}
        </span>
      )}
    </>
  );
}
