/* What has been sold: one line a property. */

import { itemAt } from '#core/item-at.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { type Estate, estatesOf, holesNamed, tallyOf } from './estate.ts';
import type { GameView } from './game.d.ts';
import { words } from './words.ts';

const HEADS = [words.owner, words.from, words.land, words.water, words.dry, words.oil];

/** All properties, once there is one. */
export function PropertySheet({ view }: { readonly view: GameView }) {
  const estates = estatesOf(view);
  if (estates.length === 0) return null;
  return (
    <div class="sheet">
      <h2 class="sign">
        {words.properties}
        <span class="hint">{words.sold(estates.length)}</span>
      </h2>
      <section class="padbox scroll" tabindex={0} aria-label={words.properties}>
        <table class="pad-table">
          <thead>
            <tr>
              {HEADS.map(head => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {estates.map(estate => (
              <PropertyRow key={estate.number} view={view} estate={estate} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Whose it is, where it begins, what it is made of and what was found. */
function PropertyRow({ view, estate }: { readonly view: GameView; readonly estate: Estate }) {
  const { seats } = useTable();
  const owner = itemAt(seats.value, estate.owner);
  const { land, water, dry, wet } = tallyOf(holesNamed(view, estate.holes));
  return (
    <tr>
      <th scope="row">
        <SeatChip pigment={owner.pigment} small /> {owner.name}
      </th>
      <td>{estate.holes[0]}</td>
      <td>{land}</td>
      <td>{water}</td>
      <td>{dry || words.nothing}</td>
      <td>{wet || <NoWell isMissing={estate.needs_well} />}</td>
    </tr>
  );
}

/** A property without a well keeps its owner from bidding again. */
function NoWell({ isMissing }: { readonly isMissing: boolean }) {
  return isMissing ? <span class="refuse">{words.noWellYet}</span> : words.nothing;
}
