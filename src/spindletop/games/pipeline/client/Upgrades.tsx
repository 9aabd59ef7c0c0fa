/* The families of upgrades: the token of each, and who has which level. */

import { Icon } from '#ui/Icon.tsx';
import { PlaceCard } from '#ui/Place.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import type { GameChoice, PipelineView, UpgradeFamily } from './game.d.ts';
import { boardWords as words } from './words.ts';

/** The sheet of the upgrades. */
export function Upgrades({ view }: { readonly view: PipelineView }) {
  return (
    <div class="sheet part part-deals">
      <h2 class="sign">
        {words.upgrades}
        <span class="hint">{words.upgradePrice(view.prices.upgrade)}</span>
      </h2>
      <div class="families">
        {view.upgrades.map(family => (
          <div key={family.family} class={`family ${family.face_up ? '' : 'shut'}`}>
            <FamilyToken family={family} />
            <PlaceCard name={`upgrade:${family.family}`} kind="family-row">
              <b class="sign">{words.families[family.family]}</b>
              <span class="levels">
                {words.levels.map((name, k) => (
                  <span key={name}>
                    <em>{name}</em>
                    <Level view={view} family={family} level={k + 1} />
                  </span>
                ))}
              </span>
            </PlaceCard>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The token of a family; face down it is locked. */
function FamilyToken({ family }: { readonly family: UpgradeFamily }) {
  return (
    <PlaceCard name={`token:${family.family}`} kind={`token ${family.face_up ? '' : 'down'}`}>
      <Icon name={family.face_up ? 'upgrade' : 'lock'} label={family.face_up ? words.tokenUp : words.tokenDown} />
    </PlaceCard>
  );
}

interface LevelProps {
  readonly view: PipelineView;
  readonly family: UpgradeFamily;
  readonly level: number;
}

/** Who has a level, and the cards of it that are on offer. */
function Level({ view, family, level }: LevelProps) {
  const { seats } = useTable<GameChoice>();
  const owners = seats.value.filter(seat => (view.seats[seat.seat]?.upgrades[family.family] ?? 0) >= level);
  return (
    <>
      {owners.map(seat => (
        <SeatChip key={seat.seat} pigment={seat.pigment} small />
      ))}
      {Array.from({ length: family.on_offer[level - 1] ?? 0 }, (_, k) => (
        <i key={k} />
      ))}
    </>
  );
}
