"""A recorded game as a row of positions: which steps were draws, who decided, where turns and runs begin."""

from dataclasses import dataclass

from spindletop.kernel.record import AGREED, Record
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.verb import Deal
from spindletop.review.report import ReviewError

MOST_DRAWS_TOLD = 3
"""A chain of more draws is told by their number."""


@dataclass(frozen=True)
class Decided:
    """A decision with at least two choices; a run is what one seat decides without learning anything in between."""

    node: int
    seat: int
    turn: int
    run: int


@dataclass(frozen=True)
class Drawn:
    """A maximal chain of draws, from node `first` to node `last`."""

    first: int
    last: int
    turn: int


class Walk:
    """Every position of a finished game, and what kind of step leads on from it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.nodes: list[State] = []
        self.turn_of: list[int] = []
        """Which turn of the game a position belongs to, counted from 0."""
        self.turns: list[int] = []
        """The nodes at which turns begin."""
        self.draws: list[Drawn] = []
        self.decisions: list[Decided] = []
        self.movers: list[int] = []
        """Who made the step from a node: a seat, or chance."""
        self._play_through()
        self._find_draws()
        self._find_decisions()

    def _play_through(self) -> None:
        state = self.record.start()
        turn = -1
        for action in [*self.record.actions, None]:
            if not self.nodes or self.nodes[-1].turn != state.turn:
                turn += 1
                self.turns.append(len(self.nodes))
            self.nodes.append(state.copy())
            self.turn_of.append(turn)
            if action is not None:
                self.movers.append(int(state.mover))
                state.play(action)

    def _find_draws(self) -> None:
        first: int | None = None
        for node, mover in enumerate([*self.movers, OVER]):
            if mover == CHANCE and first is None:
                first = node
            elif mover != CHANCE and first is not None:
                self.draws.append(Drawn(first, node, self.turn_of[first]))
                first = None

    def _find_decisions(self) -> None:
        run, decider = -1, CHANCE
        for node, mover in enumerate(self.movers):
            if mover == CHANCE:
                decider = CHANCE
                continue
            if mover != decider:
                run += 1
            state, action = self.nodes[node], self.record.actions[node]
            verb = state.vocabulary.verb(action)
            decider = CHANCE if verb.reveals(state, action - int(verb.base)) else mover
            if len(state.choices()) > 1:
                self.decisions.append(Decided(node, mover, self.turn_of[node], run))

    def reading_from(self, node: int) -> int:
        """Return what the clock next said in the record from a node on, where a clock decides; else -1."""
        for at in range(node, len(self.movers)):
            if self.movers[at] == CHANCE:
                deal = self.nodes[at].vocabulary.verb(self.record.actions[at])
                if isinstance(deal, Deal) and deal.supplied_by(self.nodes[at]):
                    return self.record.actions[at]
        return -1

    def draw_words(self, drawn: Drawn) -> str:
        """Return what chance brought, in words."""
        count = drawn.last - drawn.first
        if count > MOST_DRAWS_TOLD:
            return f"{count} draws in a row"
        return ", ".join(self.words(node) for node in range(drawn.first, drawn.last))

    def words(self, node: int) -> str:
        """Return what was played or drawn at a node, in words."""
        return choice_words(self.nodes[node], self.record.actions[node])


def choice_words(state: State, action: int) -> str:
    """Return an action in the words of the game."""
    verb = state.vocabulary.verb(action)
    return verb.words(state, action - int(verb.base))


def walk_through(record: Record) -> Walk:
    """Return the positions of a finished game; of a running one nothing is ever said."""
    record.verify()
    walk = Walk(record)
    agreed = record.end is not None and record.end.get("end") == AGREED
    if walk.nodes[-1].mover != OVER and not agreed:
        raise ReviewError(f"{record.source}: the game is not over; only finished games are reviewed")
    return walk
