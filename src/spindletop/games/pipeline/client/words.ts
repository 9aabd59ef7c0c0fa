/* Every word that the drawing of Pipeline itself says; sentences about moves and rules come from the server. */

import { COLOUR_NAMES, type Oil } from './colours.ts';
import type { ColourLetter, Family, Government, MarketRow, PipelineRun, Tile, Valuation } from './game.d.ts';

const plural = (count: number, word: string) => `${count} ${word}${count > 1 ? 's' : ''}`;

/** A card, or the tile, of which nothing but the rule is known. */
export type AnyValuation = Partial<Valuation> & Pick<Valuation, 'rule'>;

const VALUATIONS: Readonly<Record<Valuation['rule'], (card: AnyValuation) => string>> = {
  oil_again: () => 'Oil in tanks again',
  pipelines_again: () => 'Pipelines again',
  per_tank: card => `$${card.amount} a tank`,
  per_level3: card => `$${card.amount} a level III upgrade`,
  attached_pipelines: () => 'Attached pipelines again',
  colour_assets: card => `${card.colour ? COLOUR_NAMES[card.colour] : 'colour'} oil and pipelines again`,
  pipelines_exactly: card => `$${card.amount} a pipeline that reaches ${card.grade}, no more`,
  contracts_again: () => 'Filled contracts again',
  orders_again: () => 'Orders again',
  distinct_pipelines: () => 'Kinds of pipeline',
  distinct_attached_pipelines: () => 'Kinds of attached pipeline',
  distinct_delivered: () => 'Kinds of oil delivered',
};

const FAMILIES: Readonly<Record<Family, string>> = {
  government: 'Government',
  engineering: 'Engineering',
  refined_markets: 'Refined Markets',
  shops: 'Shops',
  contracts_orders: 'Contracts & Orders',
  human_resources: 'Human Resources',
  machines: 'Machines',
};

function reachWords(line: PipelineRun): string {
  const steps = (['crude', 'low', 'mid'] as const).flatMap((grade, k) => {
    const reached = line.reach[k];
    return reached ? [`${grade} to ${reached}`] : [];
  });
  return `value ${line.value}; ${steps.join(', ') || 'refines nothing'}`;
}

export const refineryWords = {
  mine: 'My refinery',
  ofSeat: (name: string) => `Refinery of ${name}`,
  longest: 'longest',
  network: (lines: readonly PipelineRun[]) => {
    const told = lines.map(line => `${COLOUR_NAMES[line.colour]} ${line.length}`).join(', ');
    return told ? `Network: ${told}` : 'Network';
  },
  join: (colour: ColourLetter, from: number, to: number) => `${COLOUR_NAMES[colour].toUpperCase()} ${from} → ${to}`,
  byWorker: 'By the worker',
  free: 'free',
  noPipeline: 'no pipeline is long enough',
  byMachines: 'By machines',
  aRun: (price: number) => `$${price} a run`,
  gauge: reachWords,
  thisRun: 'This run',
  value: (value: number) => `value ${value}`,
  uses: (uses: number) => (uses > 0 ? `${uses} refined` : 'unused'),
  tanks: 'Tanks and refinement costs',
  tankCount: (tanks: number, barrels: number) => `${tanks} tanks, ${barrels} barrels each`,
} as const;

export const handWords = {
  ways: (all: number, thisWay: number) => `In your hand: ${all} ways to lay it, ${thisWay} this way up`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  turnKey: 'R',
  turned: (turns: number) => `The tile, turned ${turns} times`,
  grows: (from: number, to: number) => (from > 0 ? `${from} → ${to}` : `new ${to}`),
  value: (value: number) => `value ${value}`,
  reaches: (grade: string | null) => `reaches ${grade ?? 'nothing'}`,
  crudeTo: (grade: string) => `crude to ${grade}`,
  nothingYet: 'nothing yet',
  longest: (changes: string) => `Longest: ${changes}`,
  longer: (colour: ColourLetter, from: number, to: number) => `${colour} ${from}→${to}`,
  lay: 'Lay it here',
} as const;

export const paperWords = {
  title: 'Contracts and upgrades',
  due: (barrels: number, roundsLeft: number) =>
    `${plural(barrels, 'barrel')} due ${roundsLeft > 0 ? `in ${roundsLeft + 1} rounds` : 'this round'}`,
  nothingDue: 'nothing due',
  open: (lines: number) => `${lines} open`,
  filled: 'Filled',
  deferred: 'Deferred',
  toCome: (amount: number) => `$${amount} to come`,
  forThisYear: 'for this year',
  onceMore: 'once more this year',
  fromNextYear: 'from next year',
  order: 'Order',
  done: (pays: number) => `done, $${pays}`,
  none: 'no contracts or orders yet',
} as const;

export const planWords = {
  title: 'This turn',
  lines: {
    work: { name: 'Main action', hint: '' },
    second: { name: 'Second action', hint: 'a space beside the worker' },
    machines: { name: 'Run the machines', hint: 'all attached pipelines' },
    order: { name: 'Order of the next round', hint: 'after an action with the sign' },
  },
  notYetTaken: 'not yet taken',
  taken: 'taken',
  underWay: 'under way',
  oneMoreTile: 'One more tile',
  boughtSoFar: (tiles: number) => `${tiles} bought so far`,
  takesFree: (count: number, goods: string) => `Free: ${count} ${goods}`,
  roundsLeft: (rounds: number) =>
    rounds > 0 ? `${rounds} more round${rounds > 1 ? 's' : ''} this year` : 'Last round of the year',
  contractsEnd: 'contracts are looked at when it ends',
} as const;

export const worthWords = {
  title: 'Worth today',
  hint: '$ if the game ended now',
  you: 'you',
  cash: 'Cash',
  oil: 'Oil in tanks',
  pipelines: 'Pipelines',
  tile: 'tile',
  penalties: 'Penalties',
  total: 'Total',
  valuation: (card: AnyValuation) => VALUATIONS[card.rule](card),
} as const;

export const boardWords = {
  actions: 'Actions',
  secondAction: (price: number) => `second action $${price}`,
  cross: 'Action cross',
  spaces: {
    upgrades: ['Upgrades', ''],
    machines_pipes: ['Machines', '& Pipes'],
    tanks_pipes: ['Tanks', '& Pipes'],
    contracts_loans: ['Contracts', '& Loans'],
    'Crude Market': ['Crude', 'Market'],
    'Market 1': ['Market', '1'],
    'Market 2': ['Market', '2'],
    'Market 3': ['Market', '3'],
  },
  turnOrder: 'Turn order',
  now: 'now',
  next: 'next',
  upgrades: 'Upgrades',
  upgradePrice: (price: number) => `$${price} each`,
  tokenUp: 'token up',
  tokenDown: 'token down',
  families: FAMILIES,
  levels: ['I', 'II', 'III'],
} as const;

export const marketWords = {
  title: 'Markets',
  hint: 'all sales before all purchases',
  names: ['Crude Market', 'Market One', 'Market Two', 'Market Three'],
  crudeOnly: 'crude only',
  come: 'come at the Refresh',
  go: 'go at the Refresh',
  supply: (row: MarketRow) => (row.supply > 0 ? `+${row.supply}` : ''),
  demand: (row: MarketRow) => (row.demand > 0 ? `−${row.demand}` : '0'),
  key: {
    price: '7',
    buy: 'a barrel: buy it',
    sell: 'free: sell here',
    come: '+4',
    go: '−2',
  },
} as const;

export const dealWords = {
  title: 'Contracts and orders',
  hint: 'free to take / delivered at once',
  contracts: 'Contracts',
  orders: 'Orders',
  pay: (rates: readonly number[]) => `pay ${rates.slice(1).join(' / ')}`,
  stack: 'stack',
  nextInStack: 'next in the stack',
  orderSizes: { five: 5, four: 4, three: 3 },
  bank: 'Bank',
  loan: (amount: number) => `a loan of $${amount}, for penalty tokens`,
} as const;

export const shopWords = {
  machine: 'Machine shop',
  tank: 'Tank shop',
  nextPipe: (price: number) => `next pipe $${price}`,
  pipes: (totals: readonly number[]) => `pipes ${totals.join(' / ')}`,
  inStock: (count: number) => `${count} in stock`,
  tile: (tile: Tile) =>
    `tile ${tile.tile}: ${COLOUR_NAMES[tile.centre]} with ${COLOUR_NAMES[tile.left]} and ${COLOUR_NAMES[tile.right]}`,
  government: 'Government pipes',
  neighbours: (store: Government) =>
    `a tile and its neighbours; ${
      store.openable > 0 ? `${plural(store.openable, 'more quadrant')} may be opened` : 'no more to open this year'
    }`,
  quadrant: (number: number) => `Quadrant ${number}`,
  left: (tiles: number) => `${tiles} left`,
  closed: 'closed',
  tiles: 'tiles',
} as const;

export const words = {
  settingUp: 'Setting up',
  settingTanks: 'Tanks',
  partsOfTable: 'Parts of the table',
  parts: { mine: 'Refinery', board: 'Markets', deals: 'Deals', tiles: 'Tiles', worth: 'Worth' },
  phases: { work: 'Work', second: 'Second action', machines: 'Machines', order: 'Order' },
  year: (year: number, round: number, rounds: number) => `Year ${year}, ${round} of ${rounds}`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  barrel: (oil: Oil, isOpen: boolean) => `${oil.grade} ${COLOUR_NAMES[oil.colour]}${isOpen ? ', open' : ''}`,
  free: 'free',
  worth: (amount: string) => `worth ${amount}`,
  longestOf: (colour: ColourLetter) => `Longest ${COLOUR_NAMES[colour]} pipeline`,
  due: (contracts: number, due: number) => `${contracts}${due > 0 ? ` (${due} due)` : ''}`,
  stats: {
    tanks: 'Tanks',
    machines: 'Machines',
    contracts: 'Contracts',
    orders: 'Orders',
    upgrades: 'Upgrades',
    penalties: 'Penalties',
  },
  scoreColumns: ['Cash', 'Oil', 'Pipelines', 'Valuations', 'Penalties'],
  scoring:
    'Money at the end is cash, oil in tanks, pipelines by the grade they reach, the valuation tile and cards, ' +
    'less the penalties.',
  boardName: 'Table',
  scoreName: 'Money',
} as const;

export const coverWords = {
  title: 'Pipeline',
  motto: 'LAY, REFINE, DELIVER',
  length: 'EIGHTEEN ROUNDS, THREE YEARS',
} as const;
