// @ts-nocheck
/* Lets the converted shell show drawings of the new form, and gives their parts the table they ask for. */

import { computed } from '@preact/signals';
import { closingChoice, groupChoices } from '#core/choice-groups.ts';
import { pigmentOf } from '#core/pigment.ts';
import { TableContext } from '#ui/table-context.ts';
import { choose } from './board.tsx';

const stores = new WeakMap();

/** The table as parts of the new form read it. */
export function storeOf(desk) {
  if (!stores.has(desk)) stores.set(desk, makeStore(desk));
  return stores.get(desk);
}

function makeStore(desk) {
  const groups = computed(() => groupChoices(desk.choices.value));
  return {
    id: desk.id,
    isReplay: desk.alone,
    table: desk.table,
    live: desk.now,
    entries: desk.entries,
    game: desk.game,
    presence: desk.present,
    isOnline: desk.up,
    isBusy: desk.busy,
    past: desk.past,
    panel: desk.panel,
    clause: desk.clause,
    tab: desk.tab,
    popover: desk.open,
    armed: desk.armed,
    hoveredChoice: desk.hover,
    hoveredPlace: desk.hoverPlace,
    verbFilter: desk.only,
    handOver: desk.handTo,
    notice: desk.slip,
    announcement: desk.said,
    recentPlaces: desk.just,
    previous: desk.before,
    position: desk.position,
    me: desk.me,
    mover: computed(() => desk.position.value?.mover ?? null),
    step: computed(() => desk.position.value?.step ?? ''),
    isPast: computed(() => desk.past.value !== null),
    isOver: computed(() => desk.table.value?.state === 'over'),
    isMyTurn: desk.mine,
    choices: desk.choices,
    offers: desk.offers,
    isCrowded: computed(() => desk.offers.value.size > 24),
    groups,
    closingChoice: computed(() => closingChoice(groups.value)),
    seats: computed(() =>
      desk.table.value.seats.map(seat => ({
        ...seat,
        name: seat.name || `Seat ${seat.seat + 1}`,
        pigment: pigmentOf(seat.colour, seat.seat),
        isMe: seat.seat === desk.table.value.me,
      })),
    ),
    point: choice => {
      desk.hover.value = choice;
    },
    openRule: clause => {
      desk.clause.value = clause;
      desk.panel.value = 'rules';
    },
  };
}

const sessionOf = desk => ({
  play: choice => desk.play(choice),
  arm: (choice, always) => desk.asks(choice, always),
  undo: () => desk.undo(),
  explain: place => desk.why(place),
  goTo: n => desk.look(n),
  press: (choice, from) => choose(desk, [choice], from),
});

/** Parts of the new form below a converted page. */
export function Provided({ desk, drawing, children }) {
  const parts = { store: storeOf(desk), session: sessionOf(desk), drawing: drawing.origin || drawing };
  return <TableContext.Provider value={parts}>{children}</TableContext.Provider>;
}

/** A drawing of the new form as the converted shell asks for it. */
export function adapted(drawing) {
  if (!drawing.Board) return drawing;
  const { Board, Side, Below, Controls, names = {} } = drawing;
  return {
    origin: drawing,
    secrets: drawing.hidesHands,
    board: view => <Board view={view} />,
    side: Side && (view => <Side view={view} />),
    below: Below && (view => <Below view={view} />),
    seat: drawing.seat && ((view, i, context) => drawing.seat(view, i, withMe(context))),
    headline: drawing.headline && ((view, context) => drawing.headline(view, withMe(context))),
    steps: drawing.steps,
    scoring: drawing.scoring && ((view, context) => drawing.scoring(view, withMe(context))),
    verbs: drawing.verbs,
    price: drawing.figure && ((choice, view) => drawing.figure(choice, view)),
    controls: Controls && ((view, context) => controlsOf(drawing, view, context)),
    boardName: names.board,
    sideName: names.side,
    scoreName: names.score,
  };
}

const withMe = context => context.seats.map(seat => ({ ...seat, isMe: seat.you }));

function controlsOf(drawing, view, context) {
  const groups = groupChoices(context.choices);
  const body = <drawing.Controls view={view} groups={groups} />;
  if (!drawing.controlledVerbs) return { verbs: [], body };
  const verbs = drawing.controlledVerbs(view, groups, context.me);
  return verbs.length ? { verbs, body } : null;
}
