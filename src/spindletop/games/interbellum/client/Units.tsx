/* Armies at home and abroad. */

import { PlacedIcon } from '#ui/Icon.tsx';
import { memo } from '#ui/memo.ts';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { drawnArea } from './atlas.ts';
import type { Area, Deciding, GamePlace, Power, PowerName } from './game.d.ts';
import { HelmetPiece, Medallion } from './MapPieces.tsx';
import { emptyShape, helmetShape } from './place-shapes.ts';
import { isNarrow } from './screen.ts';

/** The country where the number of units stands to the left of the helmet, for want of room. */
const LEFT_HANDED = 'ussr_home_west';

interface HomeUnitsProps {
  readonly area: string;
  readonly power: PowerName;
  readonly letter: string;
  readonly units: number;
}

/** The units of a power that stand in its own country. */
const HomeUnits = memo<HomeUnitsProps>(({ area, power, letter, units }) => {
  const { unit } = drawnArea(area);
  const name: GamePlace = `power:${power}`;
  const side = area === LEFT_HANDED ? -1 : 1;
  return (
    <g class="unit">
      <Place name={name} shape={helmetShape(unit, isNarrow.value)}>
        <HelmetPiece point={unit} power={power} letter={letter} />
      </Place>
      <g class="map-layer">
        <Medallion point={{ x: unit.x + side * 30, y: unit.y - 12 }} radius={14.5}>
          <text class="map-figure" y="8">
            {units}
          </text>
        </Medallion>
      </g>
    </g>
  );
});

interface FieldUnitProps {
  readonly area: string;
  /** The power whose unit stands here, and its letter. */
  readonly power: PowerName | null;
  readonly letter: string;
  readonly isCutOff: boolean;
  readonly votes: number;
  readonly isPlace: boolean;
}

/** The unit of a territory with what is told of it: cut off from home, or voted to withdraw. */
function UnitFigure({ area, power, letter, isCutOff, votes }: Omit<FieldUnitProps, 'isPlace'>) {
  const { unit } = drawnArea(area);
  const side = { x: unit.x + 27, y: unit.y - 10 };
  const id = `army:${power}@${area}`;
  return (
    <>
      {power && (
        <Piece key={id} id={id} from={`power:${power}`}>
          <HelmetPiece point={unit} power={power} letter={letter} />
        </Piece>
      )}
      {isCutOff && (
        <Medallion point={side}>
          <PlacedIcon name="warning" x={-11} y={-12} size={22} kind="map-icon refused-mark" />
        </Medallion>
      )}
      {votes > 0 && (
        <Medallion point={side}>
          <text class="map-figure" y="8">
            {votes}
          </text>
        </Medallion>
      )}
    </>
  );
}

/** A territory's unit, which is the territory's place where many are offered. */
const FieldUnit = memo<FieldUnitProps>(({ isPlace, ...figure }) => {
  const { unit } = drawnArea(figure.area);
  if (!isPlace)
    return (
      <g class="map-layer">
        <UnitFigure {...figure} />
      </g>
    );
  const shapeOf = figure.power ? helmetShape : emptyShape;
  const name: GamePlace = `area:${figure.area}`;
  return (
    <g class="unit">
      <Place name={name} shape={shapeOf(unit, isNarrow.value)}>
        <UnitFigure {...figure} />
      </Place>
    </g>
  );
});

interface UnitsProps {
  readonly areas: readonly Area[];
  readonly powers: readonly Power[];
  readonly votes: Deciding['votes'];
}

/** All armies. */
export function Units({ areas, powers, votes }: UnitsProps) {
  const { isCrowded } = useTable();
  const byName = new Map(powers.map(power => [power.power, power]));
  return (
    <g>
      {areas.map(({ area, home, unit, power: holder }) => {
        const power = holder && byName.get(holder);
        if (home && power)
          return <HomeUnits key={area} area={area} power={power.power} letter={power.letter} units={power.home} />;
        const army = unit && power ? power : null;
        return (
          <FieldUnit
            key={area}
            area={area}
            power={army?.power ?? null}
            letter={army?.letter ?? ''}
            isCutOff={army?.cut_off.includes(area) ?? false}
            votes={votes?.[area] ?? 0}
            isPlace={isCrowded.value}
          />
        );
      })}
    </g>
  );
}
