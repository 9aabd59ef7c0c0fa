/* The five influence tracks as one table: cubes by number, the flag with its holder. */

import type { TableSeat } from '#core/table-store.ts';
import { memo } from '#ui/memo.ts';
import { PlaceCard } from '#ui/Place.tsx';
import { SeatChip } from '#ui/SeatChip.tsx';
import type { GamePlace, Power } from './game.d.ts';
import { PowerLetter } from './PowerLetter.tsx';
import { Threats } from './Threats.tsx';
import { areTracksAlike, columnsOf, seatsInColumn, type TrackName } from './tracks.ts';
import { words } from './words.ts';

const say = words.influence;

/** The most places at the low price that are drawn. */
const CHEAP_PLACES = 3;

/** The numbers of cubes, and what the last columns tell. */
function HeadRow({ columns, hasSeat }: { readonly columns: readonly number[]; readonly hasSeat: boolean }) {
  return (
    <div class="influence-row">
      <div class="column-head row-label">
        <span class="label-words">{say.cubes}</span>
      </div>
      {columns.map(cubes => (
        <div key={cubes} class="column-head">
          {cubes < columns.length ? cubes : `${cubes}+`}
        </div>
      ))}
      <div class="column-head extra-column">{say.cheap}</div>
      <div class="column-head extra-column">{say.home}</div>
      <div class="column-head extra-column last-column">{hasSeat ? say.forYou : ''}</div>
    </div>
  );
}

interface TrackRowProps {
  readonly label: string;
  readonly track: readonly number[];
  readonly format: (value: number) => string;
}

/** What so many cubes bring, the same in all powers. */
function TrackRow({ label, track, format }: TrackRowProps) {
  return (
    <div class="influence-row">
      <div class="row-label">
        <span class="label-words">{label}</span>
      </div>
      {track.slice(1).map((value, k) => (
        <div key={k} class={`track-value ${value ? '' : 'zero'} ${value !== track[k] ? 'track-step' : ''}`}>
          {format(value)}
        </div>
      ))}
      <div class="extra-column" />
      <div class="extra-column" />
      <div class="extra-column last-column" />
    </div>
  );
}

interface StandingProps {
  readonly power: Power;
  readonly seat: TableSeat;
  readonly cubes: number;
}

/** The cubes of a seat in a power, with the flag if it holds it. */
function Standing({ power, seat, cubes }: StandingProps) {
  const isHolder = power.flag === seat.seat;
  const title = isHolder ? say.holdsFlag(seat.name, cubes) : say.standing(seat.name, cubes);
  return (
    <span
      class={isHolder ? 'flag-holder' : undefined}
      data-piece={`standing:${power.power}:${seat.seat}`}
      title={title}
    >
      <SeatChip pigment={seat.pigment} />
      {isHolder && (
        <svg class="flag-icon" aria-hidden="true">
          <use href="#flag" />
        </svg>
      )}
    </span>
  );
}

/** Places at the low price, units at home, and what a pipeline costs the one who looks. */
function ExtraCells({ power }: { readonly power: Power }) {
  const { cheap_left: cheapLeft, home, next_price: nextPrice, tariff } = power;
  const taken = CHEAP_PLACES - cheapLeft;
  return (
    <>
      <div class="extra-column" title={say.cheapPlaces(cheapLeft, nextPrice)}>
        <span class="cheap-places">
          {Array.from({ length: CHEAP_PLACES }, (_, k) => (
            <i key={k} class={k < taken ? 'taken' : ''} />
          ))}
        </span>
      </div>
      <div class="extra-column track-value" title={say.unitsAtHome}>
        {home}
      </div>
      <div class="extra-column track-value last-column">
        {tariff && (
          <>
            <b>{words.dollars(tariff.price)}</b>
            {tariff.extra > 0 && <span>{words.production(tariff.extra)}</span>}
          </>
        )}
      </div>
    </>
  );
}

interface PowerRowProps {
  readonly power: Power;
  readonly columns: readonly number[];
  readonly seats: readonly TableSeat[];
  /** Whether what cubes bring stands at the head; else each cell tells it. */
  readonly isAlike: boolean;
}

/** One power. */
const PowerRow = memo<PowerRowProps>(({ power, columns, seats, isAlike }) => {
  const name: GamePlace = `power:${power.power}`;
  const titleOf = (cubes: number) =>
    say.columns(power.discount[cubes] ?? 0, power.extra[cubes] ?? 0, power.points[cubes] ?? 0);
  return (
    <div class={`power-${power.power}`}>
      <PlaceCard name={name} kind="influence-row power-row">
        <div class="row-label power-label">
          <PowerLetter power={power} />
          <span class="label-words">{power.name}</span>
        </div>
        {columns.map(cubes => (
          <div key={cubes} class="cube-cell" title={isAlike ? undefined : titleOf(cubes)}>
            {seatsInColumn(power.influence, cubes, columns.length).map(seat => {
              const holder = seats[seat];
              return holder && <Standing key={seat} power={power} seat={holder} cubes={power.influence[seat] ?? 0} />;
            })}
          </div>
        ))}
        <ExtraCells power={power} />
      </PlaceCard>
    </div>
  );
});

interface InfluenceProps {
  readonly powers: readonly Power[];
  readonly seats: readonly TableSeat[];
  readonly me: number | null;
  readonly isOver: boolean;
}

const FORMATS: readonly (readonly [TrackName, string, (value: number) => string])[] = [
  ['discount', say.discount, say.less],
  ['extra', say.extra, say.more],
  ['points', say.points, String],
];

/** The sheet of influence. */
export const Influence = memo<InfluenceProps>(({ powers, seats, me, isOver }) => {
  const columns = columnsOf(powers);
  const isAlike = areTracksAlike(powers);
  return (
    <div class="sheet influence-sheet">
      <h2 class="sign">
        {say.title}
        <span class="hint">{say.hint}</span>
      </h2>
      <div class="influence-table">
        <HeadRow columns={columns} hasSeat={me !== null} />
        {isAlike &&
          FORMATS.map(([track, label, format]) => (
            <TrackRow key={track} label={label} track={powers[0]?.[track] ?? []} format={format} />
          ))}
        {powers.map(power => (
          <PowerRow key={power.power} power={power} columns={columns} seats={seats} isAlike={isAlike} />
        ))}
      </div>
      {!isOver && <Threats powers={powers} seats={seats} me={me} />}
    </div>
  );
});
