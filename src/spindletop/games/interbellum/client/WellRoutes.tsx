/* Every owned well with its way to the sea. */

import type { TableSeat } from '#core/table-store.ts';
import { Icon } from '#ui/Icon.tsx';
import { memo } from '#ui/memo.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import type { GameView, OwnWell, Port } from './game.d.ts';
import { words } from './words.ts';

const say = words.routes;

/** Whether a well has paid this round, or will from the next. */
function PaidSign({ well }: { readonly well: OwnWell }) {
  if (well.used) return <Icon name="check" label={say.usedNow} />;
  return well.new ? <Icon name="hourglass" label={say.fromNextRound} /> : null;
}

interface RouteRowProps {
  readonly well: OwnWell;
  readonly name: string;
  readonly port: Port | undefined;
  readonly owner: TableSeat;
}

/** One well. */
function RouteRow({ well, name, port, owner }: RouteRowProps) {
  return (
    <tr>
      <th scope="row">
        <SeatChip pigment={owner.pigment} small /> {name}
      </th>
      <td>
        {port ? (
          <>
            {port.name} <b>{words.production(port.bonus)}</b>
          </>
        ) : (
          <span class="dim">{say.missing(well.missing)}</span>
        )}
      </td>
      <td>{well.route?.length ?? words.score.none}</td>
      <td>
        <b>{words.dollars(well.yields)}</b> <PaidSign well={well} />
      </td>
    </tr>
  );
}

interface WellRoutesProps extends Pick<GameView, 'players' | 'wells' | 'ports'> {
  readonly wellPrice: number;
  readonly seats: readonly TableSeat[];
}

/** The sheet of wells. */
export const WellRoutes = memo<WellRoutesProps>(({ players, wells, ports, wellPrice, seats }) => {
  const rows = seats.flatMap(owner => (players[owner.seat]?.wells ?? []).map(well => ({ well, owner })));
  if (rows.length === 0) return null;
  const existing = wells.filter(well => well.exists).length;
  const nameOf = (id: string) => wells.find(well => well.well === id)?.name ?? id;
  return (
    <div class="sheet wells-sheet">
      <h2 class="sign">
        {say.title}
        <span class="hint">{say.taken(rows.length, existing, wellPrice)}</span>
      </h2>
      <section class="padbox scroll" tabindex={0} aria-label={say.title}>
        <table class="pad-table">
          <thead>
            <tr>
              <th>{say.well}</th>
              <th>{say.wayToSea}</th>
              <th>{say.segments}</th>
              <th>{say.income}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ well, owner }) => (
              <RouteRow
                key={well.well}
                well={well}
                name={nameOf(well.well)}
                port={ports.find(port => port.port === well.port)}
                owner={owner}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});
