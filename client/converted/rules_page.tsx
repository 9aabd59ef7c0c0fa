// @ts-nocheck
/* The rules on a page of their own. */

import { once } from './api.tsx';
import { useEffect, useState } from './html.tsx';
import { weave } from './kit.tsx';
import { replaceRoute } from './route.tsx';
import { Rules } from './rules_panel.tsx';

/** @param {{game: string, clause: string}} props */
export function RulesPage({ game, clause }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    once('/games').then(setGames, () => {});
  }, []);
  const shown = game || (games[0] && games[0].id) || '';
  const title = (games.find(one => one.id === shown) || { title: 'Rules' }).title;
  useEffect(() => {
    document.documentElement.dataset.game = shown;
    document.title = `${title}: rules – Spindletop`;
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [shown, title]);
  return (
    <>
      <header class="top">
        {weave(shown)}
        <i class="screw"></i>
        <a class="house sign" href="#/">
          Spindletop
        </a>
        <h1>{title}</h1>
        <i class="screw"></i>
      </header>
      <main class="rules-page">
        <nav class="row" aria-label="Games">
          {games.map(one => (
            <a
              class={'plate small ' + (one.id === shown ? '' : 'quiet')}
              href={'#/rules/' + one.id}
              aria-current={one.id === shown ? 'page' : null}
            >
              <span class="sign">{one.title}</span>
            </a>
          ))}
        </nav>
        {shown ? (
          <div class="sheet">
            <Rules
              key={shown}
              top={2}
              game={shown}
              clause={clause}
              onClause={one => replaceRoute(`/rules/${shown}/${one}`)}
            />
          </div>
        ) : null}
      </main>
    </>
  );
}
