/* The page: fetches the symbols, then shows what the address asks for. */

import { html, render, useEffect } from './html.js';
import { patternDefs } from './kit.js';
import { route } from './route.js';
import { Home } from './home.js';
import { NewTable } from './new_table.js';
import { RulesPage } from './rules_page.js';
import { TablePage, Lost } from './table_page.js';

/** What the address asks for. */
function App() {
  const [page, ...rest] = route.value;
  useEffect(() => { if (!page) document.title = 'Spindletop'; window.scrollTo(0, 0); }, [page, rest[0]]);
  if (!page) return html`<${Home} />`;
  if (page === 't' && rest[0]) return html`<${TablePage} key=${rest[0]} parts=${rest} />`;
  if (page === 'new') return html`<${NewTable} game=${rest[0] || ''} />`;
  if (page === 'rules') return html`<${RulesPage} game=${rest[0] || ''} clause=${rest[1] || ''} />`;
  return html`<${Lost} words="There is no such page." />`;
}

const symbols = await (await fetch('icons.svg')).text();
document.body.insertAdjacentHTML('afterbegin', symbols + patternDefs());
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
