/* Pipeline: one's own refinery beside the market board, the tile in the hand, and what everything is worth today. */

import type { Drawing } from '#core/drawing.ts';
import { Board } from './Board.tsx';
import type { GameChoice, GameView, Verbs } from './game.d.ts';
import { Hand } from './Hand.tsx';
import { headline } from './RoundLamps.tsx';
import { figure, scoring, seatSummary } from './seat.tsx';
import { turnSteps } from './turn-phase.ts';
import { verbs } from './verbs.ts';
import { words } from './words.ts';

const drawing: Drawing<GameView, GameChoice, keyof Verbs> = {
  Board,
  Controls: Hand,
  seat: seatSummary,
  headline,
  steps: turnSteps,
  scoring,
  figure,
  verbs,
  names: { board: words.boardName, score: words.scoreName },
  hidesHands: false,
};

export default drawing;
