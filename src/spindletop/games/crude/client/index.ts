/* Crude: the Operations board with the roll, the Economy board beside it, and what a company is worth. */

import type { Drawing } from '#core/drawing.ts';
import { Board } from './Board.tsx';
import { Companies } from './Companies.tsx';
import { figureOf } from './figure.ts';
import type { GameChoice, GameView, Verbs } from './game.d.ts';
import { Side } from './Side.tsx';
import { Supply } from './Supply.tsx';
import { scoreSheetOf } from './score-sheet.ts';
import { seatOf } from './seat.ts';
import { headlineOf, stepsOf } from './turn.ts';
import { words } from './words.ts';

const drawing: Drawing<GameView, GameChoice, keyof Verbs> = {
  Board,
  Side,
  Below: Companies,
  Controls: Supply,
  seat: seatOf,
  headline: headlineOf,
  steps: stepsOf,
  scoring: scoreSheetOf,
  figure: figureOf,
  verbs: {
    buy: { icon: 'tank', words: words.verbs.buy },
    sell: { icon: 'coin', words: words.verbs.sell },
    end_market: { icon: 'check' },
    choose_quadrant: { icon: 'boundary' },
    refine: { icon: 'refinery' },
    pump: { icon: 'station' },
    convert: { icon: 'pumpjack' },
    end_production: { icon: 'check' },
    buy_rig: { icon: 'derrick', words: words.verbs.buyRig },
    buy_station: { icon: 'station', words: words.verbs.buyStation },
    buy_refinery: { icon: 'refinery', words: words.verbs.buyRefinery },
    sell_asset: { icon: 'coin', words: words.verbs.sellAsset },
    reopen: { icon: 'valve' },
    end_assets: { icon: 'check' },
    liquidate: { icon: 'coin', words: words.verbs.liquidate },
    pay_fee: { icon: 'coin' },
    shut: { icon: 'lock' },
    scrap: { icon: 'close' },
    declare: { icon: 'flag' },
    pass: { icon: 'check' },
  },
  names: { board: words.board, side: words.side, score: words.score },
  hidesHands: false,
};

export default drawing;
