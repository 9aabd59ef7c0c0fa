/* Pipe It Up: the map of Ghana as an enamel street sign, the roll, the works of a seat, the mission card. */

import type { Drawing } from '#core/drawing.ts';
import { Below } from './Below.tsx';
import { Board } from './Board.tsx';
import { Controls } from './Controls.tsx';
import { controlledVerbs } from './choices.ts';
import type { GameChoice, GameView, Verbs } from './game.d.ts';
import { Side } from './Side.tsx';
import { figure, scoring } from './scoring.ts';
import { seat } from './seat.tsx';
import { steps } from './turn-steps.ts';
import { words } from './words.ts';

const drawing: Drawing<GameView, GameChoice, keyof Verbs> = {
  Board,
  Side,
  Below,
  Controls,
  controlledVerbs,
  seat,
  headline: view => words.headline(view.links_left),
  steps,
  scoring,
  figure,
  verbs: {
    build: { icon: 'pipe-straight', words: words.verbs.build },
    buy_token: { icon: 'upgrade' },
    sell_token: { icon: 'upgrade' },
    build_plant: { icon: 'plant', words: words.verbs.build_plant },
    build_plant_off: { icon: 'plant' },
    answer: { icon: 'question' },
    judge: { icon: 'question' },
    start_reservoir: { icon: 'reservoir', words: words.verbs.start_reservoir },
    place_reservoir: { icon: 'reservoir', words: words.verbs.place_reservoir },
    end_turn: { icon: 'hourglass' },
  },
  names: { board: words.board, side: words.side, score: words.score },
  hidesHands: true,
};

export default drawing;
