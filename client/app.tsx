// @ts-nocheck
/* The page: fetches the symbols, then shows what the address asks for. */

import { Home } from './converted/home.tsx';
import { render, useEffect } from './converted/html.tsx';
import { patternDefs } from './converted/kit.tsx';
import { NewTable } from './converted/new_table.tsx';
import { route } from './converted/route.tsx';
import { RulesPage } from './converted/rules_page.tsx';
import { Lost, TablePage } from './converted/table_page.tsx';

/** What the address asks for. */
function App() {
  const [page, ...rest] = route.value;
  useEffect(() => {
    if (!page) document.title = 'Spindletop';
    window.scrollTo(0, 0);
  }, [page, rest[0]]);
  if (!page) return <Home />;
  if (page === 't' && rest[0]) return <TablePage key={rest[0]} parts={rest} />;
  if (page === 'new') return <NewTable game={rest[0] || ''} />;
  if (page === 'rules') return <RulesPage game={rest[0] || ''} clause={rest[1] || ''} />;
  return <Lost words="There is no such page." />;
}

const symbols = await (await fetch('icons.svg')).text();
document.body.insertAdjacentHTML('afterbegin', symbols + patternDefs());
render(<App />, /** @type {HTMLElement} */ (document.getElementById('app')));
