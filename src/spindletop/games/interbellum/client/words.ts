/* Every word the drawing itself says; sentences about moves and rules come from the server. */

import { counted } from '#core/words.ts';
import type { GameView, Well } from './game.d.ts';

type Score = keyof GameView['players'][number]['sources'];

const sources: Readonly<Record<Score, string>> = {
  pipelines: 'pipes',
  ports: 'ports',
  gas: 'gas',
  influence: 'infl.',
  control: 'flags',
};

const coverWords = {
  motto: 'OIL BARONS 1919 TO 1939',
  postage: '$5',
  title: ['Inter-', 'bellum'],
} as const;

const seatWords = {
  cards: 'Cards',
  cubes: 'Cubes in supply',
  executives: 'Executives left',
  executivesLeft: (left: number) => `${left} executives left`,
  finds: 'Gas finds and their income',
  findsFigure: (finds: number, income: number) => (income ? `${finds}: +$${income}` : `${finds}`),
  flags: 'Flags',
  noCompany: 'no company yet',
  pipes: 'Pipes in supply',
  points: ' points',
  sources,
  startsNext: 'starts the next round',
  startsNow: 'starts this round',
  wells: 'Wells joined to the sea, of all',
} as const;

const mapWords = {
  contents: ({ areas, wells, ports, segments }: GameView) =>
    `Middle East: ${areas.length} areas, ${wells.length} wells, ${ports.length} ports, ${segments.length} segments`,
  decides: (name: string) => `${name} decides`,
  elsewhere: (offered: number) => `${offered} places to use are elsewhere.`,
  events: 'Events',
  here: (here: number, offered: number) => `${here} of ${offered} places to use are here.`,
  legend: {
    connected: 'joined to the sea',
    cutOff: 'army cut off from home',
    freeCube: 'free cube with every search',
    new: 'pays from the next round',
    used: 'used this round',
  },
  rolled: (power: string) => `rolled: ${power}`,
  setup: 'Choosing wells',
  tapToLook: 'Tap the small map to look elsewhere.',
  windows: 'Parts of the map',
  windowNames: {
    whole: 'Whole map',
    anatolia: 'Anatolia',
    caucasus: 'Caucasus',
    turkestan: 'Turkestan',
    levant: 'Levant',
    gulf: 'Gulf',
    south_persia: 'South Persia',
  } as Readonly<Record<string, string>>,
  youDecide: 'You decide',
} as const;

const influenceWords = {
  cheap: 'at $2',
  cheapPlaces: (places: number, price: number) => `${places} places at the low price; the next cube costs $${price}`,
  columns: (discount: number, extra: number, points: number) =>
    `discount ${discount}, extra ${extra}, points ${points}`,
  cubes: 'Cubes',
  discount: 'Discount',
  extra: 'Extra segments',
  forYou: 'for you',
  hint: 'the flag stands with its holder',
  holdsFlag: (name: string, cubes: number) => `${name} holds the flag with ${cubes}`,
  home: 'home',
  less: (dollars: number) => (dollars ? `−$${dollars}` : '0'),
  level: (name: string, power: string, isMyFlag: boolean) =>
    `${name} stands level ${isMyFlag ? 'with you ' : ''}in ${power}.`,
  more: (segments: number) => (segments ? `+${segments}` : '0'),
  oneCubeAway: (power: string) => `The flag of ${power} is one cube away.`,
  points: 'Points at the end',
  standing: (name: string, cubes: number) => `${name} ${cubes}`,
  taken: (points: number) => `One more cube and the flag is taken: ${points} points.`,
  title: 'Influence',
  unitsAtHome: 'units at home',
  worth: (points: number) => `It is worth ${points} points now.`,
} as const;

const gasWords = {
  bag: 'Bag',
  black: 'black cubes',
  freeCubes: (cubes: number) => `you: +${counted(cubes, 'cube')}`,
  pointsAtEnd: 'points at the end',
  sea: 'Caspian Sea',
  title: 'Gas',
  white: 'white cubes',
} as const;

const cardWords = {
  allKinds: (kinds: number) => `All ${kinds} kinds`,
  executives: (executives: number) => `${executives} executives stand here`,
  gone: (gone: number, copies: number) => `${gone} of ${copies} gone`,
  hand: 'Your hand',
  inPlay: (card: string) => `; in play: ${card}`,
  nextFee: 'next fee',
  noCard: 'No card in hand.',
  onlyYou: 'only you see it',
  otherKinds: (kinds: number) => `The other ${kinds} kinds`,
  pile: 'Card pile',
  pileHolds: (left: number, gone: number) => `${left} left, ${gone} discarded`,
  times: (count: number) => ` × ${count}`,
  title: 'Action cards',
} as const;

const eventWords = {
  decks: ['A', 'B', 'C'],
  inForce: 'in force',
  notDrawn: 'not yet drawn',
  ofRound: (round: number) => `of round ${round}`,
  thirties: '30s',
  title: 'Events',
  toCome: (cards: number) => `${cards} to come`,
  twenties: '20s',
} as const;

const routeWords = {
  fromNextRound: 'from the next round',
  income: 'income',
  missing: (segments: number) => `${segments} to build`,
  segments: 'segments',
  taken: (taken: number, all: number, price: number) => `${taken} of ${all} taken, the next costs $${price}`,
  title: 'Wells and routes',
  usedNow: 'used this round',
  wayToSea: 'way to the sea',
  well: 'Well',
} as const;

const choiceWords = {
  buildNote: (segments: number) => `${segments} segments; click the map or unfold`,
  buyNote: 'your cubes; how many more, and the price',
  emptyArea: 'empty',
  follow: (extra: number) => (extra ? `and ${extra}` : 'one'),
  gasNote: (percent: number) => `chance of a find, from ${percent} %`,
  tariff: 'What a segment costs you, by the power that holds the area',
  youHoldFlag: 'you hold the flag',
} as const;

/** Names of groups of choices, where there are many of one verb. */
const verbWords = {
  build: 'Build a pipeline',
  buyInfluence: 'Buy influence',
  buyWell: 'Buy a well',
  choosePower: 'Name a power',
  chooseWell: 'Choose a well',
  discard: 'Discard a card',
  expand: 'Expand',
  income: 'Take income',
  moveArmy: 'Move an army',
  playCard: 'Play a card',
  searchGas: 'Search for gas',
  shiftInfluence: 'Shift influence',
  vote: 'Vote for a withdrawal',
  withdraw: 'Withdraw a unit',
} as const;

const scoreWords = {
  columns: ['Pipelines', 'Ports', 'Gas', 'Influence', 'Flags and armies'],
  explained:
    'Segments of connected wells and the bonus of their ports, gas finds, influence, ' +
    'and flags with their armies abroad. Money counts for nothing.',
  none: '–',
} as const;

/** The name of a well, what it brings, whose it is, and how it stands this round. */
function wellTitle({ name, bonus, connected, used, new: isNew }: Well, owner: string | null): string {
  if (owner === null) return `${name}: ${bonus}`;
  const state = [
    owner,
    ...(connected ? ['connected'] : []),
    ...(used ? ['used this round'] : []),
    ...(isNew ? ['pays from the next round'] : []),
  ];
  return `${name}: ${bonus}; ${state.join(', ')}`;
}

export const words = {
  beforeFirstRound: (rounds: number) => `Before round 1 of ${rounds}`,
  board: 'Map',
  cards: cardWords,
  choices: choiceWords,
  cover: coverWords,
  dollars: (amount: number) => `$${amount}`,
  events: eventWords,
  gas: gasWords,
  income: (amount: number) => `+$${amount}`,
  influence: influenceWords,
  map: mapWords,
  percent: (percent: number) => `${percent}%`,
  points: 'Points',
  production: (amount: number) => `+${amount}`,
  round: (round: number, rounds: number, decade: string) => `Round ${round} of ${rounds}, the ${decade}`,
  routes: routeWords,
  score: scoreWords,
  seat: seatWords,
  side: 'Powers',
  stepsOfRound: ['Gas income', 'Events', 'Actions', 'Clean-up'],
  stepsOfSetup: ['Wells', 'Events', 'Actions'],
  verbs: verbWords,
  wellTitle,
} as const;
