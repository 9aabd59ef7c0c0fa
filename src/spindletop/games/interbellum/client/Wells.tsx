/* The wells with what they bring, and the ports. */

import type { TableSeat } from '#core/table-store.ts';
import type { IconName } from '#generated/icons.d.ts';
import { PlacedIcon } from '#ui/Icon.tsx';
import { memo } from '#ui/memo.ts';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { drawnPort, drawnWell } from './atlas.ts';
import type { GamePlace, Phase, Port, Power, Well } from './game.d.ts';
import { Medallion, WellPiece } from './MapPieces.tsx';
import { wellShape } from './place-shapes.ts';
import { isNarrow } from './screen.ts';
import { words } from './words.ts';

/** The well whose discs stand the other way round, for want of room. */
const LEFT_HANDED = 'darvaza';

interface BonusProps {
  readonly well: Well;
  /** The power whose influence the well brings, if it does. */
  readonly power: Power | null;
}

/** What a well brings, as it stands on its disc. */
function Bonus({ well, power }: BonusProps) {
  const { kind, amount } = well.brings;
  if (kind === 'production') return <BonusAmount text={words.production(amount)} />;
  if (kind === 'coins') return <BonusAmount text={words.dollars(amount)} />;
  if (kind === 'draw_gas') return <PlacedIcon name="flame" x={-12} y={-13} size={24} kind="map-icon" />;
  if (kind === 'action_card') return <PlacedIcon name="action-card" x={-11} y={-11} size={22} kind="map-icon" />;
  if (!power) return null;
  return (
    <g class={`power-disc power-${power.power}`}>
      <circle r="15" />
      <text class="map-figure" y="7.5">
        {power.letter}
      </text>
    </g>
  );
}

function BonusAmount({ text }: { readonly text: string }) {
  return (
    <text class={text.length > 2 ? 'map-figure tight' : 'map-figure'} x="-0.5" y="7.5">
      {text}
    </text>
  );
}

/** Whether a bonus is shown: those that last always are, the others while wells are being chosen. */
function showsBonus(well: Well, phase: Phase): boolean {
  return phase === 'setup' || well.brings.kind === 'production' || well.brings.kind === 'draw_gas';
}

/** The sign of what is going on at a well this round. */
function stateIcon(well: Well): { readonly name: IconName; readonly size: number; readonly kind: string } | null {
  if (well.used) return { name: 'check', size: 22, kind: 'map-icon money-mark' };
  if (well.new) return { name: 'hourglass', size: 22, kind: 'map-icon' };
  return well.connected ? { name: 'port', size: 23, kind: 'map-icon' } : null;
}

interface WellPlaceProps extends BonusProps {
  readonly owner: TableSeat | null;
  readonly phase: Phase;
}

/** One well. */
const WellPlace = memo<WellPlaceProps>(({ well, owner, phase, power }) => {
  const node = drawnWell(well.well);
  const name: GamePlace = `well:${well.well}`;
  const piece = `well:${well.owner}@${well.well}`;
  const side = well.well === LEFT_HANDED ? -1 : 1;
  const isNamedAbove = (node.label.lines[0]?.y ?? 0) < node.y;
  const y = node.y + (isNamedAbove ? 13 : -17);
  const state = stateIcon(well);
  const derrick = <WellPiece point={node} pigment={owner?.pigment ?? null} />;
  return (
    <g class="well">
      <title>{words.wellTitle(well, owner?.name ?? null)}</title>
      <Place name={name} shape={wellShape(node, isNarrow.value)}>
        {owner ? (
          <Piece key={piece} id={piece} from={`seat:${well.owner}`}>
            {derrick}
          </Piece>
        ) : (
          derrick
        )}
      </Place>
      <g class="map-layer">
        {showsBonus(well, phase) && (
          <Medallion point={{ x: node.x + side * 27, y }}>
            <Bonus well={well} power={power} />
          </Medallion>
        )}
        {state && (
          <Medallion point={{ x: node.x - side * 27, y }}>
            <PlacedIcon x={-state.size / 2} y={-state.size / 2} {...state} />
          </Medallion>
        )}
      </g>
    </g>
  );
});

interface WellsProps {
  readonly wells: readonly Well[];
  readonly powers: readonly Power[];
  readonly seats: readonly TableSeat[];
  readonly phase: Phase;
}

/** All wells that exist in this game. */
export function Wells({ wells, powers, seats, phase }: WellsProps) {
  const powerOf = (well: Well) => powers.find(power => power.power === well.brings.power) ?? null;
  return (
    <g>
      {wells
        .filter(well => well.exists)
        .map(well => (
          <WellPlace
            key={well.well}
            well={well}
            owner={well.owner === null ? null : (seats[well.owner] ?? null)}
            phase={phase}
            power={powerOf(well)}
          />
        ))}
    </g>
  );
}

/** The ports with the points they give. */
export const Ports = memo<{ readonly ports: readonly Port[] }>(({ ports }) => (
  <g class="map-layer">
    {ports.map(({ port, bonus }) => {
      const { x, y } = drawnPort(port);
      return (
        <g key={port} class="port" transform={`translate(${x} ${y})`}>
          <rect class="port-enamel" x="-19" y="-19" width="38" height="38" rx="8" />
          <rect class="port-keyline" x="-15" y="-15" width="30" height="30" rx="5" />
          <text class="port-points" y="8.5">
            {bonus}
          </text>
        </g>
      );
    })}
  </g>
));
