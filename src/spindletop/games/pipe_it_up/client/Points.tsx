/* The score table, with what a seat could build now and how many links are left of each length. */

import type { GameView } from './game.d.ts';
import { shownSeat, useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

/** What scores how much. */
export function Points({ view }: { readonly view: GameView }) {
  const { me, pigment } = useSeats();
  const seat = shownSeat(view, me);
  const { stock } = seatOf(view, seat);
  return (
    <div class={`sheet seat-${pigment(seat)}`}>
      <h2 class="sign">{words.points.points}</h2>
      <table class="score-table">
        <thead>
          <tr>
            <th>{words.points.pipes}</th>
            <th>{words.points.points}</th>
            <th>{words.points.linksLeft}</th>
          </tr>
        </thead>
        <tbody>
          {view.score_table.map((points, index) => {
            const length = index + 1;
            const left = linksLeft(view, length);
            return (
              <tr key={length} class={length <= stock ? 'affordable' : ''}>
                <td>{length}</td>
                <td class="score">{points}</td>
                <td class={left ? '' : 'none-left'}>{left}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Terms view={view} />
    </div>
  );
}

/** How many links of a length nobody has built. */
const linksLeft = (view: GameView, length: number): number =>
  view.links.filter(link => link.usable && link.owner === null && link.length === length).length;

/** What counts at the end, and what things cost. */
function Terms({ view }: { readonly view: GameView }) {
  const { prices, variants } = view;
  return (
    <div class="terms">
      {words.points.atEnd} <b>{prices.plant_vp}</b> {words.points.ownPlant}
      {variants.tokens !== 'reservoir' && (
        <>
          , <b>{prices.icon_majority}</b> {words.points.majority} <b>{prices.icon_tie}</b>)
        </>
      )}
      {words.points.missions} <b>{prices.token_pipes}</b> {words.points.perToken} <b>{prices.plant_tokens}</b>{' '}
      {words.points.perPlant}
    </div>
  );
}
