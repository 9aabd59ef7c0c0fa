/* The four markets: crude oil on the left of each, refined oil by grade and colour. */

import { PlaceCard } from '#ui/Place.tsx';
import { useTable } from '#ui/table-context.ts';
import { ColourPill } from './ColourPill.tsx';
import { COLOUR_NAMES, GRADES } from './colours.ts';
import type { ColourLetter, GameChoice, MarketRow, MarketSpace, PipelineView } from './game.d.ts';
import { marketWords as words } from './words.ts';

/** The sheet of the markets. */
export function Markets({ view }: { readonly view: PipelineView }) {
  return (
    <div class="sheet part part-board">
      <h2 class="sign">
        {words.title}
        <span class="hint">{words.hint}</span>
      </h2>
      <div class="markets">
        {words.names.map((name, market) => (
          <Market
            key={name}
            name={name}
            isCrude={market === 0}
            rows={view.markets.filter(row => row.market === market)}
          />
        ))}
      </div>
    </div>
  );
}

interface MarketProps {
  readonly name: string;
  readonly isCrude: boolean;
  readonly rows: readonly MarketRow[];
}

/** One market; the crude market has room for the key. */
function Market({ name, isCrude, rows }: MarketProps) {
  const { offers } = useTable<GameChoice>();
  const isOffered = rows.some(row => row.spaces.some((_, k) => offers.value.has(`market:${row.row}:${k}`)));
  const refined = rows.filter(row => row.grade > 0);
  return (
    <div class={`market ${isOffered ? 'next' : ''}`}>
      <h3 class="sign">
        {name}
        {isCrude && <small>{words.crudeOnly}</small>}
      </h3>
      {rows
        .filter(row => row.grade === 0)
        .map(row => (
          <div key={row.row} class="market-row">
            <b>
              <ColourPill colour={row.colour} />
            </b>
            <Spaces row={row} />
            <em title={words.come}>{words.supply(row)}</em>
          </div>
        ))}
      {refined.length > 0 ? <RefinedRows rows={refined} /> : <MarketKey />}
    </div>
  );
}

/** A row a grade, and in it a group of spaces a colour. */
function RefinedRows({ rows }: { readonly rows: readonly MarketRow[] }) {
  const colours = [...new Set(rows.map(row => row.colour))];
  return (
    <>
      <div class="market-row pair heads">
        <b />
        {colours.map(colour => (
          <ColourHead key={colour} colour={colour} />
        ))}
      </div>
      {GRADES.map((grade, k) =>
        k === 0 ? null : (
          <div key={grade} class="market-row pair">
            <b>{grade}</b>
            {colours.map(colour => (
              <RefinedSpaces key={colour} row={rows.find(row => row.colour === colour && row.grade === k)} />
            ))}
          </div>
        ),
      )}
    </>
  );
}

function ColourHead({ colour }: { readonly colour: ColourLetter }) {
  return (
    <>
      <div class="spaces">
        <ColourPill colour={colour} /> {COLOUR_NAMES[colour]}
      </div>
      <em />
    </>
  );
}

/** The spaces of one colour in one grade, if this market has them, and how many barrels go. */
function RefinedSpaces({ row }: { readonly row: MarketRow | undefined }) {
  if (!row)
    return (
      <>
        <div />
        <em />
      </>
    );
  return (
    <>
      <Spaces row={row} />
      <em title={words.go}>{words.demand(row)}</em>
    </>
  );
}

/** The spaces of a row. */
function Spaces({ row }: { readonly row: MarketRow }) {
  return (
    <div class="spaces">
      {row.spaces.map((space, k) => {
        const name = `market:${row.row}:${k}` as const;
        return (
          <PlaceCard key={name} name={name} kind={spaceKind(space, k)}>
            {space.price}
          </PlaceCard>
        );
      })}
    </div>
  );
}

/** Two spaces share a price: the first of them begins a tier. */
function spaceKind(space: MarketSpace, k: number): string {
  const oil = space.barrel ? `full oil-${COLOUR_NAMES[space.barrel]}` : '';
  return `space ${oil} ${k % 2 === 0 ? 'tier' : ''} ${space.in_play ? '' : 'closed'}`;
}

/** What the signs of the markets mean. */
function MarketKey() {
  const { key } = words;
  return (
    <div class="market-key">
      <span>
        <i class="space full oil-teal">{key.price}</i> {key.buy}
      </span>
      <span>
        <i class="space">{key.price}</i> {key.sell}
      </span>
      <span>
        <em>{key.come}</em> {words.come}
      </span>
      <span>
        <em>{key.go}</em> {words.go}
      </span>
    </div>
  );
}
