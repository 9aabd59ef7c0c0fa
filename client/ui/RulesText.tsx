/* The rules of a game: searchable, each clause with its own anchor. */

import { useEffect, useState } from 'preact/hooks';
import { getOnce, Problem } from '#core/api.ts';
import { type Block, parseBlocks, wordsOf } from '#core/markdown.ts';
import type { Rules } from '#generated/protocol.d.ts';
import { RulesBlocks } from './RulesBlocks.tsx';
import { words } from './words.ts';

interface RulesTextProps {
  readonly game: string;
  readonly clause: string;
  readonly onClause: (clause: string) => void;
  /** The level of the first headings. */
  readonly top?: number;
}

/** The rules as a column, once they are here. */
export function RulesText({ game, ...rest }: RulesTextProps) {
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    getOnce<Rules>(`/games/${game}/rules`).then(
      rules => setBlocks(parseBlocks(rules.markdown)),
      thrown => setFailure(Problem.from(thrown).message),
    );
  }, [game]);
  if (failure) return <p class="pad refuse">{failure}</p>;
  if (!blocks) return <p class="pad hint">{words.fetchingRules}</p>;
  return <SearchableRules blocks={blocks} {...rest} />;
}

/** Show a clause in the middle, and give it the focus. */
function showClause(clause: string): void {
  const found = document.getElementById(`rule-${clause}`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

type SearchableRulesProps = Omit<RulesTextProps, 'game'> & { readonly blocks: readonly Block[] };

function SearchableRules({ blocks, clause, onClause, top = 3 }: SearchableRulesProps) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (!clause) return;
    setSearch('');
    requestAnimationFrame(() => showClause(clause));
  }, [clause]);
  const wanted = search.trim().toLowerCase();
  const fits = (block: Block) => block.kind !== 'head' && wordsOf(block).toLowerCase().includes(wanted);
  const shown = wanted ? blocks.filter(fits) : blocks;
  return (
    <div class="rules">
      <div class="rules-find">
        <input
          class="field"
          type="search"
          placeholder={words.findInRules}
          aria-label={words.findInRules}
          value={search}
          onInput={event => setSearch(event.currentTarget.value)}
        />
        {wanted && (
          <span class="hint" role="status">
            {words.found(shown.length)}
          </span>
        )}
      </div>
      <section class="rules-text" tabindex={0} aria-label={words.rules}>
        <RulesBlocks blocks={shown} marked={clause} onClause={onClause} top={top} />
        {shown.length === 0 && <p class="hint">{words.notInRules(search)}</p>}
      </section>
    </div>
  );
}
