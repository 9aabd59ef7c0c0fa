/* Every word that the drawing of Pipe It Up itself says. */

import { counted } from '#core/words.ts';
import type { Dice, IconName, PlayerFace, StandardFace, TokenRule, Trade } from './game.d.ts';

const faces: Readonly<Record<PlayerFace | StandardFace, string>> = {
  blank: 'nothing',
  card: 'a question',
  pipe1: '1 pipe',
  pipe2: '2 pipes',
  upgrade: 'a token',
};

const icons: Readonly<Record<IconName, string>> = { tap: 'tap', well: 'well', tower: 'tower', bucket: 'bucket' };

const traded: Readonly<Record<Trade, string>> = {
  bought: 'bought a token: no way back this turn',
  sold: 'sold a token: no way back this turn',
};

const pipeNoun = (count: number) => (count === 1 ? 'pipe' : 'pipes');
const tokenNoun = (count: number) => (count === 1 ? 'token' : 'tokens');

export const words = {
  board: 'Map',
  side: 'Works',
  score: 'Points',

  cover: { title: 'Pipe It Up', motto: 'WATER FOR EVERY TOWN OF GHANA' },

  map: {
    country: 'Ghana',
    label: 'Map of Ghana with 31 cities and 51 links',
    limit: '1 PIPELINE A TURN',
    limitReason: 'Until Sekondi-Takoradi or Tamale is reached',
  },

  totals: {
    andTokens: 'and',
    bank: 'bank',
    cityTokens: 'city tokens',
    cityTokensLeft: 'city tokens left, bank',
    drag: 'Drag the map, or tap this one.',
    idle: (turns: number, limit: number) => `${turns} of ${limit} turns without building`,
    inHand: 'in your hand',
    limit: 'One pipeline a turn',
    linksLeft: 'links left',
    pipesToFill: 'pipes to fill',
  },

  seat: {
    cityTokens: 'City tokens',
    dice: ({ grey, own }: Dice) => `Dice: 1 + ${grey} grey + ${own} own`,
    diceSum: ({ grey, own }: Dice) => `dice: 1 + ${grey} grey + ${own} own`,
    endsGame: 'has the pipes to end the game',
    plants: 'Plants built',
    points: 'points',
    reads: 'reads the question',
    stock: 'Pipes in stock',
    supply: 'Supply',
    tokens: 'Upgrade tokens',
  },

  headline: (links: number) => `${counted(links, 'link')} left`,
  steps: {
    roll: 'Roll',
    question: 'Question',
    act: (rule: TokenRule) => (rule === 'reservoir' ? 'Build, trade, reservoirs' : 'Build, trade, plants'),
  },

  scoring: {
    columns: ['Track', 'Plants', 'Icons', 'Mission'],
    unknown: '–',
    words: (rule: TokenRule) =>
      `Pipelines${rule === 'reservoir' ? ' and reservoirs' : ''} count as they are built; plants, icons and missions ` +
      'at the end. Ties go to more plants, then to more pipes in stock.',
  },

  verbs: {
    build: 'Build a pipeline',
    build_plant: 'Build a plant',
    start_reservoir: 'Build a reservoir',
    place_reservoir: 'Put the reservoir',
  },

  roll: {
    cardPipes: (pipes: number) => `Card ${pipes} + `,
    count: (dice: number) => counted(dice, 'die', 'dice'),
    notYet: (dice: number) => `The dice have not been rolled yet: ${counted(dice, 'die', 'dice')}.`,
    questionFirst: 'Question, then ',
    rolled: (shown: readonly (PlayerFace | StandardFace)[]) => `Rolled: ${shown.map(face => faces[face]).join(', ')}`,
    sum: (pipes: number) => `+${counted(pipes, 'pipe')}`,
    title: 'roll',
    toCome: (dice: number) => `, ${dice} to come`,
    tokenFirst: 'Token, then ',
  },

  question: {
    answerIs: 'The answer is',
    answers: (name: string) => `${name} answers`,
    answersAloud: (name: string) => `${name} answers aloud.`,
    letters: ['A', 'B', 'C'],
    nothing: '. Wrong: nothing.',
    opens: (reward: string, link: string, points: number) =>
      `With ${reward} more you can lay ${link} for ${points} points.`,
    readBy: (name: string) => `read by ${name}`,
    right: 'Right',
    rightEarns: 'Right: ',
    title: 'Question',
    wrong: 'Wrong',
  },

  works: {
    buy: 'Buy',
    build: 'Build',
    chooseCity: '; choose a city',
    empty: 'Nothing in hand to build with.',
    endTurn: 'End the turn, keep',
    and: 'and',
    inStock: 'in stock',
    pipes: (count: number) => counted(count, 'pipe'),
    plantPrice: (tokens: number) => `${tokens} tokens = 1 plant`,
    plants: 'Plants',
    sell: 'Sell',
    short: (tokens: number) => `; ${tokens} short`,
    supply: (supply: number, isMine: boolean, laid: number, all: number) =>
      `${supply} more in ${isMine ? 'your' : 'the'} supply; ${laid} of ${all} lie on the map`,
    title: 'works',
    tokens: (count: number) => counted(count, 'token'),
    upgradeTokens: 'Upgrade tokens',
    traded,
  },

  mission: {
    mine: 'Your mission',
    progress: (have: number, want: number) => `${have} of ${want}`,
    reached: 'reached',
    secret: 'Only you see this',
    title: 'Missions',
  },

  nextRoll: {
    chance: (pipes: number, percent: number) => `${pipes} with ${percent} percent`,
    dice: ({ total, grey, own }: Dice) => `${total} dice: 1 player die + ${grey} grey + ${own} own`,
    label: (chances: string) => `Pipes of the next roll: ${chances}`,
    mean: (mean: number, spread: number) => `${mean.toFixed(1)} ± ${spread.toFixed(1)} pipes`,
    title: 'next roll',
    withoutQuestions: '; questions not counted',
  },

  icons: {
    names: icons,
    onMap: 'on the map',
    seat: 'Seat',
    title: 'Icons',
    worth: (most: number, tied: number) => `most of one: ${most}, tied ${tied}`,
  },

  reservoirs: {
    from: (tokens: number) => `next one from ${tokens} tokens`,
    none: 'None stands yet. A city whose links are all built and whose tokens are taken may hold one.',
    size: (city: string, tokens: number) => `${city}, ${tokens} tokens`,
    title: 'Reservoirs',
  },

  points: {
    atEnd: 'At the end:',
    linksLeft: 'Links left',
    majority: 'for most of an icon (tied',
    missions: ', missions.',
    ownPlant: 'an own plant',
    perPlant: 'tokens = 1 plant.',
    perToken: 'pipes = 1 token,',
    pipes: 'Pipes',
    points: 'Points',
  },

  links: {
    endsGame: 'ends the game',
    greyPlant: 'grey plant',
    lit: (links: number) => `${links} links are lit on the map`,
    upTo: (points: number) => `to +${points}`,
  },

  trade: {
    buy: 'Buy a token',
    buyPrice: (pipes: number, bank: number) => `${pipes} pipes; ${bank} in the bank`,
    sell: 'Sell a token',
    sellPrice: (pipes: number) => `${pipes} pipes from supply`,
  },

  pipeNoun,
  tokenNoun,
  pressAgain: ' Press again to do it.',
  your: 'Your',
  theirs: (name: string) => `${name}’s`,
} as const;
