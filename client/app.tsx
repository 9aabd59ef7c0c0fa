/* The page: fetches the symbols, then shows what the address asks for. */

import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { watchPresses } from '#core/last-press.ts';
import { watchSettings } from '#core/local-settings.ts';
import { route, watchRoute } from '#core/route.ts';
import { watchSkips } from '#ui/motion/calm.ts';
import { NotFound } from '#ui/NotFound.tsx';
import { patternDefinitions } from '#ui/Patterns.ts';
import { words } from '#ui/words.ts';
import { HomePage } from './pages/HomePage.tsx';
import { LearnPage } from './pages/LearnPage.tsx';
import { NewTablePage } from './pages/NewTablePage.tsx';
import { RulesPage } from './pages/RulesPage.tsx';
import { TablePage } from './pages/TablePage.tsx';

/** What the address asks for. */
function App() {
  const [page, first = '', second = ''] = route.value;
  useEffect(() => {
    if (!page) document.title = words.house;
    window.scrollTo(0, 0);
  }, [page, first]);
  if (!page) return <HomePage />;
  if (page === 't' && first) return <TablePage key={first} parts={route.value.slice(1)} />;
  if (page === 'new') return <NewTablePage game={first} />;
  if (page === 'learn') return <LearnPage game={first} />;
  if (page === 'rules') return <RulesPage game={first} clause={second} />;
  return <NotFound message={words.noSuchPage} />;
}

watchSettings();
watchRoute();
watchPresses(window);
watchSkips();
const symbols = await (await fetch('icons.svg')).text();
document.body.insertAdjacentHTML('afterbegin', symbols + patternDefinitions());
const root = document.getElementById('app');
if (root) render(<App />, root);
