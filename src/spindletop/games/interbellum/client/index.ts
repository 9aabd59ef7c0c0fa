/* Interbellum: a map of the Middle East as a stamp, five powers with their armies, and the sheets of the table. */

import type { Drawing, ScoreSheet } from '#core/drawing.ts';
import { Board } from './Board.tsx';
import { Controls, controlledVerbs } from './Controls.tsx';
import { figure } from './figure.tsx';
import type { GameChoice, GameView, Verbs } from './game.d.ts';
import { SOURCES } from './SeatParts.tsx';
import { Side } from './Side.tsx';
import { seat } from './seat.tsx';
import { headline, turnSteps } from './turn-steps.ts';
import { verbs } from './verbs.ts';
import { words } from './words.ts';

function scoring(view: GameView): ScoreSheet {
  return {
    columns: words.score.columns,
    rows: view.players.map(({ sources }) => SOURCES.map(source => sources[source] || words.score.none)),
    words: words.score.explained,
  };
}

const drawing: Drawing<GameView, GameChoice, keyof Verbs> = {
  Board,
  Side,
  Controls,
  controlledVerbs,
  seat,
  headline,
  steps: turnSteps,
  scoring,
  figure,
  verbs,
  names: { board: words.board, side: words.side, score: words.points },
  hidesHands: true,
};

export default drawing;
