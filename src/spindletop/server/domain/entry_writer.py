"""Writes the entries of one command, following the position as it goes."""

from typing import TypedDict

import msgspec

from spindletop.bots.play import bring
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.dealer import FairDealer
from spindletop.kernel.events import Chronicle, Event
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR, State
from spindletop.kernel.verb import Deal
from spindletop.server.domain.journal import ChanceCame, Entry, GameEnded, Moved, Played, stamped
from spindletop.server.domain.outcome import NewHolder, Outcome
from spindletop.server.domain.table import Table
from spindletop.server.wire.parts import Result
from spindletop.server.wire.problems import Problem
from spindletop.showing.wire import result_of

MOST_DRAWS = 1000
"""More draws in a row than any game needs; only a broken edition has more."""


class PlayedFacts(TypedDict):
    """What an entry tells of every action, whoever played it."""

    seq: int
    time: int
    n: int
    action: int
    text: str
    seen: list[int] | None
    place: str | None
    imported: bool


class EndlessChance(Problem):
    """Chance would go on for ever after this move."""

    def __init__(self) -> None:
        super().__init__("refused", "Chance never comes to an end at this table.", clause="")


class EntryWriter:
    """The entries of one command, and the position they lead to."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.entries: list[Entry] = []
        self.events: dict[int, list[Event]] = {}
        self.state = table.state.copy() if table.state is not None else None
        self.n = table.n
        self.drawn = table.drawn
        self.salts: list[str] = []
        """Salts that come with this very command: its own draws already mix them in."""
        self.out = Buffer()

    @property
    def next(self) -> int:
        """Return the number of the next entry."""
        return self.table.seq + len(self.entries) + 1

    def add(self, entry: Entry) -> None:
        """Add an entry that is not an action."""
        self.entries.append(stamped(entry, self.next, self.now))

    def move(self, seat: int, action: int, move_id: str | None = None, imported: bool = False) -> None:
        """Play a seat's action, known to be legal."""
        self.entries.append(Moved(**self._play(action, imported), seat=seat, move_id=move_id))

    def chance(self, action: int, supplied: str | None = None, imported: bool = False) -> None:
        """Play what chance brings."""
        self.entries.append(ChanceCame(**self._play(action, imported), supplied=supplied))

    def follow(self, action: int, imported: bool = False) -> None:
        """Play an action that is known already, for whoever is to move."""
        mover = int(self._position().mover)
        if mover == CHANCE:
            self.chance(action, imported=imported)
        else:
            self.move(mover, action, imported=imported)

    def _play(self, action: int, imported: bool) -> PlayedFacts:
        """Play an action; what is returned says what it was, for everybody and for those who may know."""
        state = self._position()
        verb = state.vocabulary.verb(action)
        x = action - verb.base
        knowing = [i for i in range(SPECTATOR, self.table.terms.seats) if verb.visible(state, x, i)]
        seen = None if len(knowing) == self.table.terms.seats + 1 else [i for i in knowing if i != SPECTATOR]
        chronicle = Chronicle()
        state.listener = chronicle
        text = state.vocabulary.text(action)
        place = verb.place(state, x) or None
        state.play_into(action, self.out)
        state.listener = None
        self.n += 1
        self.events[self.next] = chronicle.take()
        return PlayedFacts(
            seq=self.next, time=self.now, n=self.n, action=action, text=text, seen=seen, place=place, imported=imported
        )

    def _position(self) -> State:
        if self.state is None:
            raise Problem("not_playable", "The rules of this table are no longer here.")
        return self.state

    def bring_chance(self) -> None:
        """Enter what chance brings until a seat must act or the game is over."""
        state = self.state
        dealer = FairDealer(self.table.seed, [*self.table.salt_texts, *self.salts], self.drawn)
        while state is not None and state.mover == CHANCE:
            drawn = dealer.drawn
            action = bring(state, dealer, self._reading)
            if dealer.drawn - self.drawn > MOST_DRAWS:
                raise EndlessChance
            self.chance(action, supplied="clock" if dealer.drawn == drawn else None)
        self.drawn = dealer.drawn
        if state is not None and state.mover == OVER:
            self.end(state.ending, state.ended_by)

    def _reading(self, state: State, source: str) -> int:
        """Return what the clock of the table supplies instead of a draw."""
        verb = state.vocabulary.verb(state.choices()[0])
        if not isinstance(verb, Deal):
            raise ValueError(f"only a deal is supplied by {source}")
        return int(verb.base) + int(verb.reading(state, self.table.clocks.seconds_played(self.now)))

    def end(self, ending: str, clause: str | None) -> None:
        """Add the entry that ends the game and reveals the seed."""
        result = Result(**result_of(self._position(), ending, clause))
        self.add(GameEnded(result=result, seed=self.table.seed.hex()))

    def outcome(self, holder: NewHolder | None = None) -> Outcome:
        """Return what is to be written; a move knows the last entry that was written with it."""
        first = self.entries[0] if self.entries else None
        if len(self.entries) > 1 and isinstance(first, Moved) and first.move_id is not None:
            self.entries[0] = msgspec.structs.replace(first, last=self.entries[-1].seq)
        if not any(isinstance(entry, Played) for entry in self.entries):
            return Outcome(self.entries, events=self.events, holder=holder)
        acting = self.state is not None and self.state.mover >= 0
        offered = self.out.actions() if acting else None
        return Outcome(self.entries, self.state, self.events, offered, holder)
