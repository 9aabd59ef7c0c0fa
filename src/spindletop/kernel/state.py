"""One position of a game: who is to move, what may be done, and doing it."""

import hashlib
from collections.abc import Mapping
from operator import index
from pickle import PicklingError
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Event, Kind, Listener
from spindletop.kernel.ranking import leaders
from spindletop.kernel.refusal import GAME_OVER, LEGAL, REASONS, UNKNOWN_ACTION, Illegal, Refusal
from spindletop.kernel.rng import Rng
from spindletop.kernel.setup import Setup
from spindletop.kernel.step import AnyStep, Cell, Step
from spindletop.kernel.vocabulary import Vocabulary

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -1
SPECTATOR: Final = -1
"""The number given for a receiver that holds no seat."""


class Finish(Step["State"]):
    """The last step of every game: nobody is to move any more."""

    def enter(self, s: "State", out: Buffer) -> bool:
        """Stop."""
        s.mover = OVER
        out.clear()
        return True

    def citing(self, s: "State") -> str:
        """Cite the clause that ended the game."""
        return s.ended_by


FINISH: Final = Cell(Finish("over", ""), None)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position; it waits for a seat, for chance, or it is over.

    A game adds what lies on its table, `copy`, `contents`, `scores` and `winners`. After construction the game lays
    out its first agenda and calls `begin`.
    """

    def __init__(self, vocabulary: Vocabulary, seats: i64, like: "State | None" = None) -> None:
        self.vocabulary = vocabulary
        self.seats = seats
        self.listener: Listener | None = None
        if like is None:
            self.mover: i64 = CHANCE
            self.turn: i64 = 0
            self.step: AnyStep = FINISH.step
            self.agenda: Cell | None = FINISH
            self.ending = ""
            self.ended_by = ""
            self.setup: Setup | None = None
            """Which game this is a position of, and what was agreed; told by the game when it has set the table up."""
        else:
            self.mover = like.mover
            self.turn = like.turn
            self.step = like.step
            self.agenda = like.agenda
            self.ending = like.ending
            self.ended_by = like.ended_by
            self.setup = like.setup

    # -- the contract for everyone

    def choices(self) -> list[int]:
        """Return every legal action of the mover; at chance every outcome that has weight."""
        out = Buffer()
        self.legal(out)
        return out.actions()

    def weights(self) -> list[int]:
        """Return the exact weights of the outcomes, parallel to `choices`; empty unless chance is the mover."""
        if self.mover != CHANCE:
            return []
        out = Buffer()
        self.legal(out)
        return out.weights()

    def refusal(self, a: SupportsIndex, seat: int | None = None) -> Refusal | None:
        """Return None if `a` is legal now (and is the decision of `seat`, if given), else which rule forbids it."""
        action = index(a)
        if seat is not None and seat != self.mover and self.mover != OVER:
            number = self.step.not_for(self, seat)
            why = REASONS[number]
            return Refusal(why.clause or self.step.citing(self), why.text)
        number = self.reason(action)
        if number == LEGAL:
            return None
        why = REASONS[number]
        if number == UNKNOWN_ACTION or not (0 <= action < self.vocabulary.size):
            return Refusal("", why.text)
        if not why.clause:
            return Refusal(self.step.citing(self), why.text)
        verb = self.vocabulary.verb(action)
        return Refusal(why.clause, why.text.format_map(verb.facts(self, action - verb.base)))

    def warning(self, a: SupportsIndex) -> str:
        """Say in a sentence what the legal action `a` would cost if a player should confirm it first, or nothing."""
        action = index(a)
        verb = self.vocabulary.verb(action)
        return verb.warning(self, action - verb.base)

    def play(self, a: SupportsIndex) -> None:
        """Play a legal action; an illegal one raises Illegal and changes nothing."""
        action = index(a)
        refusal = self.refusal(action)
        if refusal is not None:
            raise Illegal(refusal)
        self.play_into(action, Buffer())

    def copy(self) -> "State":
        """Return an independent position; it has no listener."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")

    def contents(self) -> list[object]:
        """Return everything on the table, in a fixed order, as plain values; the digest is made from it."""
        raise TypeError(f"{type(self).__name__} does not say what lies on its table")

    def scores(self) -> list[int]:
        """Return the score of each seat: final if the game is over, else as it stands."""
        raise TypeError(f"{type(self).__name__} does not say how it is scored")

    def winners(self) -> list[int]:
        """Return the seats that win (or would, if the game ended now); several share the victory."""
        return leaders(self.scores())

    def resample(self, seat: int, rng: Rng) -> "State":
        """Return a copy in which what `seat` cannot know is drawn anew; by default there are no secrets."""
        return self.copy()

    def digest(self) -> str:
        """Return a fingerprint of the whole position, agenda included."""
        steps: list[str] = []
        cell = self.agenda
        while cell is not None:
            steps.append(cell.step.name)
            cell = cell.rest
        whole = [int(self.mover), int(self.turn), self.step.name, steps, self.ending, self.contents()]
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:16]

    # -- the contract for search: trusted and without lists

    def legal(self, out: Buffer) -> None:
        """Write the legal actions (and at chance their weights) into `out`."""
        self.step.fill(self, out)

    def play_into(self, a: i64, out: Buffer) -> None:
        """Play an action known to be legal and write the next mover's choices into `out`."""
        verb = self.vocabulary.verb(a)
        x = a - verb.base
        verb.apply(self, x)
        self.step.after(self, verb, x)
        self.advance(out)

    def reason(self, a: i64) -> i64:
        """Return LEGAL or the number of the reason that forbids `a` now."""
        if a < 0 or a >= self.vocabulary.size:
            return UNKNOWN_ACTION
        if self.mover == OVER:
            return GAME_OVER
        verb = self.vocabulary.verb(a)
        return self.step.refuse(self, verb, a - verb.base)

    # -- for the rules of a game

    def begin(self, first: Cell) -> None:
        """Start play with this agenda."""
        self.agenda = first
        self.advance(Buffer())

    def advance(self, out: Buffer) -> None:
        """Walk down the agenda until a mover must act, whose choices are then in `out`."""
        while True:
            cell = self.agenda
            if cell is None:
                raise RuntimeError(f"nothing follows the step {self.step.name!r}")
            self.agenda = cell.rest
            self.step = cell.step
            if cell.step.enter(self, out):
                return

    def push(self, step: AnyStep) -> None:
        """Put one step before everything that was planned."""
        self.agenda = Cell(step, self.agenda)

    def follow(self, steps: Cell) -> None:
        """Put these steps before everything that was planned."""
        self.agenda = steps if self.agenda is None else steps.before(self.agenda)

    def again(self) -> None:
        """Come back to the step that is being played."""
        self.agenda = Cell(self.step, self.agenda)

    def replan(self, steps: Cell) -> None:
        """Drop everything that was planned; these steps follow."""
        self.agenda = steps

    def end(self, reason: str, clause: str) -> None:
        """End the game for this reason and by this clause, whatever was planned."""
        self.ending = reason
        self.ended_by = clause
        self.agenda = FINISH

    def tell(self, kind: Kind, seat: int, facts: Mapping[str, object]) -> None:
        """Tell the listener what happened; callers ask `s.listener is not None` first, so silence costs nothing."""
        if self.listener is not None:
            self.listener.hear(Event(kind, seat, facts))

    def whisper(self, kind: Kind, seat: int, facts: Mapping[str, object], private: Mapping[str, object]) -> None:
        """Tell what happened, with facts that only `seat` may know."""
        if self.listener is not None:
            self.listener.hear(Event(kind, seat, facts, private))

    # -- for Python's own printing, copying and pickling

    def __repr__(self) -> str:
        game = type(self).__name__ if self.setup is None else self.setup.game.id
        round: object = getattr(self, "round", None)
        played = "" if round is None else f", round {round}"
        if self.mover == OVER:
            waits = f"over by {self.ending}"
        else:
            waits = f"step {self.step.name!r}, " + ("chance" if self.mover == CHANCE else f"seat {int(self.mover)}")
            waits += " to move"
        return f"<{game}: {int(self.seats)} seats{played}, {waits}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.setup is None:
            raise PicklingError(f"{self!r} was not set up by a game's `start` or `position`, so it cannot be pickled")
        return self.setup.reduced(self)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()
