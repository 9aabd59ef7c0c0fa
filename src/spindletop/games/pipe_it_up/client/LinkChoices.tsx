/* The links that can be built, as rows. */

import { useState } from 'preact/hooks';
import { Icon } from '#ui/Icon.tsx';
import { type ChoiceOf, dearestFirst } from './choices.ts';
import type { GameView } from './game.d.ts';
import { LinkRow } from './LinkRow.tsx';
import { linksById } from './view-parts.ts';
import { words } from './words.ts';

const FEW = 6;
/** Windows narrower than this have no room for an unfolded list. */
const NARROW = 720;

interface LinkChoicesProps {
  readonly view: GameView;
  readonly builds: readonly ChoiceOf<'build'>[];
}

/** A few rows with their keys, or many that fold. */
export function LinkChoices({ view, builds }: LinkChoicesProps) {
  const sorted = dearestFirst(builds);
  if (sorted.length > FEW) return <FoldedLinks view={view} builds={sorted} />;
  return <LinkRows view={view} builds={sorted} hasKeys />;
}

function LinkRows({ view, builds, hasKeys = false }: LinkChoicesProps & { readonly hasKeys?: boolean }) {
  const links = linksById(view);
  return builds.map((choice, index) => {
    const link = links.get(choice.args.link);
    return link && <LinkRow key={choice.id} choice={choice} view={view} link={link} number={hasKeys ? index + 1 : 0} />;
  });
}

/** One row that unfolds; where there is room it is unfolded to begin with. */
function FoldedLinks({ view, builds }: LinkChoicesProps) {
  const [isOpen, setOpen] = useState(innerWidth >= NARROW);
  const points = builds.map(choice => choice.points ?? 0);
  return (
    <div class="many-box">
      <button type="button" class="choice" aria-expanded={isOpen} data-group="build" onClick={() => setOpen(!isOpen)}>
        <Icon name="pipe-straight" />
        <span>
          <b>{words.verbs.build}</b>
          <small>{words.links.lit(builds.length)}</small>
        </span>
        <span class="number">
          +{Math.min(...points)}
          <small>{words.links.upTo(Math.max(...points))}</small>
        </span>
      </button>
      {isOpen && (
        <div class="many-list">
          <div class="choices">
            <LinkRows view={view} builds={builds} />
          </div>
        </div>
      )}
    </div>
  );
}
