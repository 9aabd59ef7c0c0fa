/* Every word the drawing of Crude says by itself. */

import type { AssetKind, MarketName, Product } from './game.d.ts';
import { money } from './money.ts';

const price = (amount: number | null) => (amount === null ? 'nothing' : `${amount}`);

/** What the table, its board and its turns are called. */
const table = {
  assets: { rig: 'Rigs', well: 'Wells', station: 'Stations', refinery: 'Refineries' } satisfies Record<
    AssetKind,
    string
  >,
  board: 'Field',
  cover: {
    title: 'Crude',
    house: 'THE OIL GAME',
    motto: 'SEVEN HUNDRED AND FIFTY MILLION',
  },
  finalTurns: (left: number) => `Final turns: ${left} left`,
  idle: (rounds: number, limit: number) => `: nothing sold for ${rounds} rounds, ${limit} end the game`,
  operations: 'Operations board: four quadrants of 36 squares',
  purchaseRound: 'Special purchase round',
  round: (round: number) => `Round ${round}`,
  score: 'Cash once everything is sold',
  side: 'Markets',
  steps: ['Market', 'Production', 'Neighbours', 'Assets', 'End'],
  verbs: {
    buy: 'Buy a barrel',
    buyRefinery: 'Buy an oil refinery',
    buyRig: 'Buy a drilling rig',
    buyStation: 'Buy a gas station',
    liquidate: 'Sell an asset',
    sell: 'Sell a barrel',
    sellAsset: 'Sell what was hit',
  },
} as const;

/** What is said of the quadrants and the roll. */
const quadrants = {
  beforeRoll: 'Before the roll',
  crudePumped: 'Crude pumped',
  doubleBrings: 'A double brings',
  economyChanges: (percent: number) => `economy changes: ${percent} %`,
  firstTurn: (name: string) => `${name} has the first turn`,
  gave: (name: string) => `This roll gave ${name}`,
  gaveYou: 'This roll gave you',
  ghost: 'Ghost',
  ghostRolled: 'The ghost rolled',
  leftToDo: (refine: number, pump: number) => `now: ${refine} left to refine, ${pump} to sell`,
  litBoth: (row: number, column: number) => `row ${row}, col ${column}`,
  litColumn: (column: number) => `column ${column}`,
  litRow: (row: number) => `row ${row}`,
  mayBePumped: 'Barrels that may be sold at the pump',
  mayBeRefined: 'Barrels that may be refined',
  neighbours: 'Neighbours',
  noCompany: 'No company: it only rolls',
  noHit: 'no hit',
  noNews: 'nothing: no news card lies open',
  notYet: 'not yet',
  rolled: 'Rolled',
  rolledDice: (red: number, black: number) => `red ${red}, black ${black}`,
  rolledLabel: (red: number, black: number) => `Rolled red ${red}, black ${black}`,
  shut: 'SHUT',
  storage: (crude: number, freshCrude: number, gasoline: number, freshGasoline: number) =>
    `${crude} crude (${freshCrude} fresh), ${gasoline} gasoline (${freshGasoline} fresh)`,
  strike: 'strike',
  strikeMeaning: 'A rig met by both dice',
} as const;

const MARKETS: Readonly<Record<MarketName, string>> = { domestic: 'Domestic', foreign: 'Foreign' };

/** What is said of the Economy board. */
const economy = {
  atEnd: 'at the end',
  atPump: 'At the pump',
  buy: 'buy',
  changesNext: (percent: number) => `changes next roll: ${percent} %`,
  closed: 'closed',
  demand: 'Consumer demand',
  demandMeaning: 'Change of the consumer price when this card comes, in red spaces',
  difference: (marker: number, trigger: number) => `Difference marker on ${marker} of ${trigger}`,
  double: (face: number) => `Double ${face}`,
  economy: 'Economy',
  followers: 'What the green die brings',
  green: (face: number) => `Green ${face}`,
  inForce: 'is in force.',
  lowestPrice: 'the lowest price',
  markets: 'Markets',
  marketNames: MARKETS,
  marketsHint: 'one market a turn, before the roll',
  mostLikely: 'Most likely',
  news: 'News',
  newsCounts: (unseen: number, used: number) => `${unseen} unseen, ${used} used`,
  noCard: 'No card lies here.',
  notThisTurn: 'not this turn',
  prices: 'Prices',
  sell: 'sell',
  severalBarrels: (verb: string, sums: readonly number[]) =>
    `${verb} ${sums.map((sum, index) => `${index + 1} for ${money(sum)}`).join(', ')}`,
  strikeOnly: (prices: readonly number[]) => `Only by a strike; the next one costs ${prices.join(', ')}`,
  later: (prices: readonly number[]) => `then ${prices.map(money).join(', ')} ...`,
  track: (market: MarketName, product: Product, sell: number | null, buy: number | null) =>
    `${MARKETS[market]} ${product}: sells for ${price(sell)}, costs ${price(buy)}`,
  trackCovered: (covered: number, spaces: number) => `; ${covered} of ${spaces} spaces covered`,
  unlikely: 'Unlikely',
  unseen: (cards: readonly string[]) => `Unseen: ${cards.map(card => card.replaceAll('_', ' ')).join(', ')}`,
  usedThisTurn: 'used this turn',
} as const;

/** What is said of companies and their assets. */
const companies = {
  barrels: 'Barrels',
  barrelsInStore: 'Barrels in store',
  cash: 'Cash',
  companies: 'Companies',
  company: 'Company',
  declared: 'has declared victory',
  endPrices: (card: string) => `Everything is sold at the prices of a ${card}; barrels bring nothing, but break a tie.`,
  inEconomy: (card: string) => `in a ${card.toLowerCase()}`,
  mayDeclare: 'may declare',
  missing: (debt: number) => `$${debt} missing for the news`,
  nextWell: 'next well',
  nextWellCosts: 'next well costs',
  nothing: '–',
  plantSellsFor: 'plant sells for',
  sells: 'sells',
  sellsAtEnd: 'at end',
  supply: 'Supply',
  supplyPlaces: (kind: AssetKind, places: number) =>
    `${table.assets[kind]}: show where one can stand, ${places} places`,
  toDeclare: (missing: number) => `${missing} to declare`,
  victoryCash: (cash: number) => `$${cash} to declare`,
} as const;

export const words = { ...table, ...quadrants, ...economy, ...companies };
