"""The coach at a table: listens to one seat's game and says at most one thing a turn."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from spindletop.coach.guide import Careful, Guide
from spindletop.coach.tutor import Tutor
from spindletop.kernel.state import CHANCE, State
from spindletop.lessons.glance import Glance

TURNS_APART: Final = 5
"""A computed question is asked in one of so many own turns at most."""


@dataclass(frozen=True)
class Remark:
    """One thing the coach says, the clause it rests on, and the verb it explains, if it explains one."""

    text: str
    clause: str
    verb: str = ""


@dataclass(frozen=True)
class Question:
    """What the coach asks before a move is played; `better` is another move, where it was compared with one."""

    text: str
    better: int | None = None


class Coach:
    """Speaks to one seat: before its decisions, and before moves that it might regret.

    In this order, the first that applies: a question before a risky move, a moment near the end, the first time a verb
    can be used, another moment. A turn is what a seat does before another seat acts.
    """

    def __init__(self, guide: Guide, known: Iterable[str] = (), tutor: Tutor | None = None) -> None:
        self.guide = guide
        self.seat = guide.me
        self.known = set(known)
        """Verbs that need no explanation any more."""
        self.tutor = tutor
        self.turns = 1
        self.spoken = False
        """Whether something was said in this turn."""
        self._moments = list(guide.moments)
        self._careful = list(guide.careful)
        self._awaited: list[Careful] = []
        """Questions for which the coach has once kept silent, so that there was room to ask them."""
        self._asked = -TURNS_APART
        """The turn of the last computed question."""
        self._acted = False
        """Whether the seat has acted in this turn."""

    def hear(self, mover: int) -> None:
        """Take note that a seat has acted: once another one has, the next own decision begins a new turn."""
        if mover == self.seat:
            self._acted = True
        elif mover != CHANCE and self._acted:
            self._acted = self.spoken = False
            self.turns += 1

    # -- before a decision

    def remark(self, state: State) -> Remark | None:
        """Return what is to be said before the seat decides, if anything."""
        if self.spoken or len(state.choices()) < 2:
            return None
        glance = Glance(self.guide.game, state, self.seat)
        if self._makes_room(state, glance):
            return None
        found = self._moment(glance, ending=True) or self._first_time(state) or self._moment(glance, ending=False)
        self.spoken = found is not None
        return found

    def _moment(self, glance: Glance, ending: bool) -> Remark | None:
        for moment in self._moments:
            if moment.ending == ending and moment.when.holds(glance):
                self._moments.remove(moment)
                return Remark(moment.says, moment.clause)
        return None

    def _first_time(self, state: State) -> Remark | None:
        """Explain a verb that can be used for the first time: the one the favourite move has, else the first."""
        verbs = dict.fromkeys(state.vocabulary.verb(action).name for action in state.choices())
        new = [name for name in verbs if name not in self.known and name in self.guide.verbs]
        if not new:
            return None
        chosen = new[0]
        if len(new) > 1 and self.tutor is not None:
            name = state.vocabulary.verb(self.tutor.favourite(state)).name
            chosen = name if name in new else chosen
        self.known.add(chosen)
        explained = self.guide.verbs[chosen]
        return Remark(explained.says, explained.clause, chosen)

    # -- before a move

    def question(self, state: State, action: int) -> Question | None:
        """Return what to ask before a move is played, if it should be asked about."""
        if self.spoken or len(state.choices()) < 2:
            return None
        found = self._declared(state, action) or self._computed(state, action)
        self.spoken = found is not None
        return found

    def _declared(self, state: State, action: int) -> Question | None:
        line = state.vocabulary.text(action)
        glance = Glance(self.guide.game, state, self.seat)
        for careful in self._careful:
            if careful.fits(line) and careful.when.holds(glance):
                self._careful.remove(careful)
                return Question(careful.says)
        return None

    def _computed(self, state: State, action: int) -> Question | None:
        if self.tutor is None or self.turns - self._asked < TURNS_APART:
            return None
        risk = self.tutor.risk(state, action, self.turns)
        if risk is None:
            return None
        self._asked = self.turns
        return Question(risk.words, risk.better)

    def _makes_room(self, state: State, glance: Glance) -> bool:
        """Tell whether to keep silent because a choice would have to be asked about; once for each question."""
        lines = [state.vocabulary.text(action) for action in state.choices()]
        for careful in self._careful:
            if careful not in self._awaited and any(map(careful.fits, lines)) and careful.when.holds(glance):
                self._awaited.append(careful)
                return True
        return False
