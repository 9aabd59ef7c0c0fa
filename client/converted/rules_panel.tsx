// @ts-nocheck
/* The rules of a game: searchable, each clause with its own anchor. */

import { once } from './api.tsx';
import { useEffect, useRef, useState } from './html.tsx';
import { Blocks, blocks } from './markdown.tsx';

/** The rules as a column. @param {{game: string, clause?: string, onClause?: (clause: string) => void, top?: number}} props */
export function Rules({ game, clause = '', onClause = () => {}, top = 3 }) {
  const [list, setList] = useState(/** @type {any[] | null} */ (null));
  const [failed, setFailed] = useState('');
  const [search, setSearch] = useState('');
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    once(`/games/${game}/rules`).then(
      rules => setList(blocks(rules.markdown)),
      problem => setFailed(problem.message),
    );
  }, [game]);
  useEffect(() => {
    if (!list || !clause || !box.current) return;
    setSearch('');
    requestAnimationFrame(() => {
      const found = document.getElementById('rule-' + clause);
      if (found) {
        found.scrollIntoView({ block: 'center' });
        found.focus({ preventScroll: true });
      }
    });
  }, [list, clause]);
  if (failed) return <p class="pad refuse">{failed}</p>;
  if (!list) return <p class="pad hint">The rules are being fetched.</p>;
  const wanted = search.trim().toLowerCase();
  const shown = wanted
    ? list.filter(
        block => block.kind !== 'head' && `${block.clause || ''} ${block.text}`.toLowerCase().includes(wanted),
      )
    : list;
  return (
    <div class="rules">
      <div class="rules-find">
        <input
          class="field"
          type="search"
          placeholder="Find in the rules"
          aria-label="Find in the rules"
          value={search}
          onInput={event => setSearch(event.target.value)}
        />
        {wanted ? (
          <span class="hint" role="status">
            {shown.length} found
          </span>
        ) : null}
      </div>
      <div class="rules-text" ref={box} tabindex="0" role="region" aria-label="Rules">
        <Blocks list={shown} marked={clause} follow={onClause} top={top} />
        {shown.length ? null : <p class="hint">Nothing in the rules fits “{search}”.</p>}
      </div>
    </div>
  );
}
