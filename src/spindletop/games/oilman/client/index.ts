/* International Oilman: an atlas sheet of 180 holes, properties as drawn boundaries, the lot, the score pad. */

import type { Drawing } from '#core/drawing.ts';
import { BelowBoard } from './BelowBoard.tsx';
import { BidControls, bidsAreMine } from './BidControls.tsx';
import { Board } from './Board.tsx';
import type { GameChoice, GameView, Verbs } from './game.d.ts';
import { scoreSheetOf } from './score-sheet.ts';
import { seatOf } from './seat.ts';
import { headlineOf, stepsOf } from './turn.ts';
import { words } from './words.ts';

const drawing: Drawing<GameView, GameChoice, keyof Verbs> = {
  Board,
  Below: BelowBoard,
  Controls: BidControls,
  controlledVerbs: (view, groups, me) => (bidsAreMine(view, groups, me) ? ['bid'] : []),
  seat: seatOf,
  headline: headlineOf,
  steps: stepsOf,
  scoring: scoreSheetOf,
  verbs: {
    draw: { icon: 'boundary' },
    mark: { icon: 'boundary', words: words.markHole },
    offer: { icon: 'gavel' },
    drill: { icon: 'rig', words: words.drillHole },
    pass_turn: { icon: 'hourglass' },
    borrow: { icon: 'loan' },
    bid: { icon: 'gavel' },
    raise: { icon: 'gavel' },
    drop: { icon: 'close' },
    buy: { icon: 'gavel' },
    decline: { icon: 'close' },
  },
  names: { board: words.board, score: words.netWorth },
  hidesHands: false,
};

export default drawing;
