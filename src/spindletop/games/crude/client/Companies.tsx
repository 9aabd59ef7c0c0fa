/* All companies in one table, for a phone, where the seat cards have room for cash alone. */

import { itemAt } from '#core/item-at.ts';
import { Icon } from '#ui/Icon.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { ASSET_ICONS, OWNED_KINDS } from './assets.ts';
import type { GameView } from './game.d.ts';
import { money } from './money.ts';
import { words } from './words.ts';

/** The table of the companies. */
export function Companies({ view }: { readonly view: GameView }) {
  const { seats } = useTable();
  return (
    <div class="sheet phone companies">
      <h2 class="sign">
        {words.companies}
        <span class="hint">{words.victoryCash(view.victory_cash)}</span>
      </h2>
      <section class="scroll" tabindex={0} aria-label={words.companies}>
        <table class="pad-table">
          <CompaniesHead />
          <tbody>
            {seats.value.map(({ seat, name, pigment }) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatChip pigment={pigment} small /> {name}
                </th>
                <CompanyFigures view={view} seat={seat} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function CompaniesHead() {
  return (
    <thead>
      <tr>
        <th>{words.company}</th>
        {OWNED_KINDS.map(kind => (
          <th key={kind} scope="col">
            <Icon name={ASSET_ICONS[kind]} label={words.assets[kind]} />
          </th>
        ))}
        <th scope="col">{words.sells}</th>
        <th scope="col">{words.sellsAtEnd}</th>
        <th scope="col">{words.nextWell}</th>
      </tr>
    </thead>
  );
}

function CompanyFigures({ view, seat }: { readonly view: GameView; readonly seat: number }) {
  const company = itemAt(view.seats, seat);
  return (
    <>
      {OWNED_KINDS.map(kind => (
        <td key={kind}>{company.assets[kind]}</td>
      ))}
      <td>{money(company.liquidation_now)}</td>
      <td>{money(company.liquidation_end)}</td>
      <td>{money(company.next_well)}</td>
    </>
  );
}
