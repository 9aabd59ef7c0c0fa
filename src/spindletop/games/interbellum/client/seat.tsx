/* A seat at a glance: money, points by source, executives, cards, wells, finds, flags. */

import type { SeatFigure, SeatSummary } from '#core/drawing.ts';
import type { TableSeat } from '#core/table-store.ts';
import { Executives } from './Executives.tsx';
import type { GameView, Player } from './game.d.ts';
import { Company, ScoreBar, ScoreWords, SeatFlags } from './SeatParts.tsx';
import { words } from './words.ts';

const say = words.seat;

/** Whether a seat starts this round or the next, in words. */
function startsWhen(view: GameView, seat: number): string {
  if (view.starter === seat) return say.startsNow;
  return view.next_starter === seat && view.round < view.rounds ? say.startsNext : '';
}

/** The figures that are an icon and a number. */
function plainFigures(player: Player): readonly SeatFigure[] {
  const joined = player.wells.filter(well => well.connected).length;
  return [
    { icon: 'derrick', text: `${joined}/${player.wells.length}`, label: say.wells },
    { icon: 'flame', text: say.findsFigure(player.finds, player.gas_income), label: say.finds },
    { icon: 'pipe-straight', text: player.pieces, label: say.pipes },
    { icon: 'influence', text: player.cubes, label: say.cubes },
  ];
}

/** What the card of a seat shows. */
export function seat(view: GameView, index: number, seats: readonly TableSeat[]): SeatSummary {
  const player = view.players[index];
  if (!player) return { stats: [] };
  const left = player.executives;
  const all = left + (view.deciding.executives_placed[index] ?? 0);
  const executives = <Executives left={left} all={all} label={say.executivesLeft(left)} />;
  const flags: SeatFigure = { text: <SeatFlags view={view} flags={player.flags} />, label: say.flags };
  return {
    cash: words.dollars(player.cash),
    money: player.cash,
    worth: <ScoreWords score={player.score} />,
    score: player.score,
    stats: [
      { text: <Company company={player.company} starts={startsWhen(view, index)} /> },
      { text: executives, label: say.executives },
      { icon: 'action-card', text: player.hand_size, label: say.cards },
      ...(player.flags.length > 0 ? [flags] : []),
      ...plainFigures(player),
      { text: <ScoreBar sources={player.sources} hasKey={seats[index]?.isMe ?? false} /> },
    ],
  };
}
