"""One table in memory, derived from its terms and its journal."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

import msgspec

from spindletop.kernel.events import Chronicle, Event
from spindletop.kernel.game import AnyGame
from spindletop.kernel.record import Record
from spindletop.kernel.state import State
from spindletop.lessons.lesson import Lesson
from spindletop.lessons.lesson_run import LessonRun
from spindletop.lessons.library import find_lesson
from spindletop.server.domain import journal
from spindletop.server.domain.clocks import Clocks
from spindletop.server.domain.journal import (
    ChanceCame,
    Entry,
    GameEnded,
    GameStarted,
    Moved,
    MovesUndone,
    OtherEntry,
    Played,
    PositionEntry,
)
from spindletop.server.domain.outcome import Done, Outcome
from spindletop.server.domain.terms import TableTerms
from spindletop.server.domain.undo import UndoStack
from spindletop.server.domain.view_cache import MessageCache, ViewCache
from spindletop.server.wire.names import TableStatus
from spindletop.server.wire.parts import Result, Seat

CHECKPOINT = 100
"""A copy is kept of every position whose number this divides, so that any position is near one."""


class Table:
    """Who sits at a table, what has happened there, and the present position."""

    def __init__(self, terms: TableTerms, seed: bytes, shelf: Mapping[str, AnyGame]) -> None:
        self.terms = terms
        self.seed = seed
        self.seats = [Seat(i, terms.colours[i]) for i in range(terms.seats)]
        self.status: TableStatus = "open"
        self.seq = 0
        self.revision = 0
        self.entries: list[Entry] = []
        self.events: dict[int, list[Event]] = {}
        """What happened with each action that counts, by the number of its entry."""
        self.done: dict[tuple[int, str], Done] = {}
        self.salts: list[tuple[int, str]] = []
        self.drawn = 0
        self.hidden = False
        """Whether anything was played whose arguments somebody may not know."""
        self.agreed: set[int] = set()
        self.away: dict[int, int] = {}
        """Since when a bot plays for those who left or ran out of time and may come back."""
        self.begins: int | None = None
        """When play begins by itself although no seat was open from the start."""
        self.due: int | None = None
        """When the server must look at this table, as far as the database knows."""
        self.votes: dict[int, set[int]] = {}
        self.result: Result | None = None
        self.rematch: str | None = None
        self.reached: list[int] = []
        """The entry of each action that counts: `reached[n - 1]` led to position n."""
        self.clocks = Clocks(terms.clock, terms.seats)
        self.game: AnyGame | None = None
        self.lesson: Lesson | None = None
        self._lesson_run: LessonRun | None = None
        """How far the learner had come when that was last asked."""
        self.record: Record | None = None
        self.state: State | None = None
        self.undo_stack = UndoStack()
        self.checkpoints: dict[int, State] = {}
        self.following = True
        """Whether `state` is the position after the entry being noted: several may be taken in at once."""
        self.holders: dict[int, str] = {}
        self.webhooks: dict[int, str] = {}
        self.host_hash = ""
        self.invitation_hash = ""
        self.view_cache: dict[int, ViewCache] = {}
        """What each viewer was last shown."""
        self.message_cache: dict[Any, MessageCache] = {}
        """Messages sent lately, by viewer and by what that viewer had been sent before."""
        self.offered: list[int] | None = None
        """The choices of the present position, if they are known already."""
        self.endless: set[tuple[str, int]] = set()
        """Moves after which chance never ends, with the position they were tried in."""
        self._set_up(shelf)

    def _set_up(self, shelf: Mapping[str, AnyGame]) -> None:
        try:
            self.record = self.terms.record(dict(shelf), [seat.colour for seat in self.seats])
            self.state = self.record.start()
            if self.terms.lesson:
                self.lesson = find_lesson(self.record.game, self.terms.lesson)
        except (LookupError, ValueError):  # rules, options or edition are no longer here
            self.status = "stopped"
            self.record = self.state = None
            return
        self.game = self.record.game

    @property
    def playable(self) -> bool:
        """Tell whether the rules of this table are installed."""
        return self.state is not None

    @property
    def mover(self) -> int | None:
        """Return the seat that is to move, if any."""
        if self.state is None or self.status != "playing" or self.state.mover < 0:
            return None
        run = self.lesson_run()
        return int(self.state.mover) if run is None or run.going else None

    def lesson_run(self) -> LessonRun | None:
        """Return how far the learner has come at a table where a lesson is learned and has begun."""
        if self.lesson is None or self.record is None or self.status != "playing":
            return None
        if self._lesson_run is None or self._lesson_run.actions != self.record.actions:
            self._lesson_run = LessonRun.followed(self.lesson, self.record.actions)
        return self._lesson_run

    @property
    def n(self) -> int:
        """Return how many actions count."""
        return len(self.reached)

    @property
    def names(self) -> list[str]:
        """Return what the seats are called."""
        return [seat.name or seat.colour for seat in self.seats]

    @property
    def salt_texts(self) -> list[str]:
        """Return the salts in the order they were added."""
        return [salt for _, salt in self.salts]

    def humans(self) -> list[int]:
        """Return the seats that people hold."""
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    def free(self) -> int:
        """Return how many seats are open."""
        return sum(seat.kind == "open" for seat in self.seats)

    # -- taking in what was written

    def take(self, outcome: Outcome) -> None:
        """Take in entries that are on disk."""
        try:
            self._take(outcome)
        except (ValueError, RuntimeError, IndexError):  # an entry the rules of today cannot follow
            self._stop(outcome.entries)
        if outcome.freed is not None:
            self.holders.pop(outcome.freed, None)
            self.webhooks.pop(outcome.freed, None)
        if outcome.holder is not None:
            self.holders[outcome.holder.seat] = outcome.holder.token_hash
            self.webhooks[outcome.holder.seat] = outcome.holder.webhook
        if outcome.webhook is not None:
            self.webhooks[outcome.webhook[0]] = outcome.webhook[1]

    def _take(self, outcome: Outcome) -> None:
        self.following = outcome.state is None
        if self.following:
            self.offered = None
            outcome.entries = [self._numbered(entry) for entry in outcome.entries]
        for entry in outcome.entries:
            if entry.seq != self.seq + 1:
                raise LookupError(f"entry {entry.seq} does not follow {self.seq}")
            before = self.state
            if outcome.state is None and isinstance(entry, Played) and before is not None:
                self._play(entry, before)
            elif outcome.events is not None and entry.seq in outcome.events:
                self.events[entry.seq] = outcome.events[entry.seq]
            self._note(entry, before)
        if outcome.state is not None:
            self.state = outcome.state
            self.offered = outcome.offered
            self.following = True
            self._keep_checkpoint()

    def _numbered(self, entry: Entry) -> Entry:
        """Return an entry with the number that its action has today: its words stay what they are for ever."""
        if self.game is None or not isinstance(entry, Played):
            return entry
        action = self.game.vocabulary.parse(entry.text)
        return entry if action == entry.action else msgspec.structs.replace(entry, action=action)

    def _play(self, entry: Played, before: State) -> None:
        twin = before.copy()
        chronicle = Chronicle()
        twin.listener = chronicle
        twin.play(entry.action)
        twin.listener = None
        self.events[entry.seq] = chronicle.take()
        self.state = twin

    def _stop(self, entries: Sequence[Entry]) -> None:
        self.status = "stopped"
        self.state = self.record = self.game = None
        for entry in entries:
            if entry.seq == self.seq + 1:
                self._note(entry, None)

    def _note(self, entry: Entry, before: State | None) -> None:
        """Take in one entry; `before` is the position before it."""
        self.seq = entry.seq
        self.entries.append(entry)
        if isinstance(entry, PositionEntry):
            if self.status == "playing":
                mover = int(before.mover) if before is not None and before.mover >= 0 else None
                self.clocks.charge(entry, mover)
            self.revision = entry.seq
        match entry:
            case Moved():
                self._note_move(entry, before)
            case ChanceCame():
                self._note_chance(entry)
            case MovesUndone():
                self._note_undo(entry)
            case GameStarted():
                self._note_start(entry.time)
            case GameEnded():
                self._note_end(entry)
            case _:
                self._note_other(entry)

    def _note_other(self, entry: OtherEntry) -> None:
        """Take in an entry that does not change the position."""
        match entry:
            case journal.SeatChanged():
                self._note_seat(entry)
            case journal.TableOpened():
                self.begins = entry.begins
            case journal.SaltAdded():
                self.salts.append((entry.seat, entry.salt))
            case journal.TimeRanOut():
                self.seats[entry.seat].out_of_time = True
            case journal.ClockResumed():
                self.clocks.resume(entry.time)
            case journal.EndOffered():
                self.agreed = self.agreed | {entry.seat} if entry.agree else self.agreed - {entry.seat}
            case journal.VoteCast():
                self.votes.setdefault(entry.about, set()).add(entry.seat)
            case journal.RematchOpened():
                self.rematch = entry.table
            case journal.ChatSaid() | journal.NoticeGiven() | journal.WebhookChanged():
                pass
            case _:
                assert_never(entry)

    def _note_seat(self, entry: journal.SeatChanged) -> None:
        seat = self.seats[entry.seat]
        was = seat.kind
        seat.kind, seat.name, seat.bot = entry.sits, entry.name, entry.bot
        seat.out_of_time = False
        self.agreed.discard(seat.seat)
        self.votes.pop(seat.seat, None)
        playing = self.status == "playing"
        self.clocks.reseat(seat.seat, was, seat.kind, entry.time, playing, self.mover == seat.seat)
        self.away.pop(seat.seat, None)
        if was == "human" and seat.kind == "bot":
            self.away[seat.seat] = entry.time

    def _note_start(self, time: int) -> None:
        if self.status == "open":
            self.status = "playing"
        self.clocks.begin(time, self.humans())
        self._keep_checkpoint()

    def _note_move(self, entry: Moved, before: State | None) -> None:
        self._reach(entry)
        if before is not None and not entry.imported and self.lesson is None:
            self.undo_stack.add(self.n - 1, entry.seat, before, entry.action)
        else:
            self.undo_stack.clear()
        self.seats[entry.seat].out_of_time = False
        self.votes.pop(entry.seat, None)
        self._keep_checkpoint()
        if entry.move_id is not None:
            self.done[entry.seat, entry.move_id] = Done(seq=entry.seq, at=entry.last or entry.seq)

    def _note_chance(self, entry: ChanceCame) -> None:
        self._reach(entry)
        self.undo_stack.clear()
        if not entry.supplied and not entry.imported:
            self.drawn += 1
        self._keep_checkpoint()

    def _reach(self, entry: Moved | ChanceCame) -> None:
        self.reached.append(entry.seq)
        self.hidden = self.hidden or entry.seen is not None
        if self.record is not None:
            self.record.actions.append(entry.action)

    def _keep_checkpoint(self) -> None:
        if self.following and self.state is not None and self.n % CHECKPOINT == 0:
            self.checkpoints[self.n] = self.state.copy()

    def _note_undo(self, entry: MovesUndone) -> None:
        n = entry.n
        if self.state is not None:
            self.state = self.undo_stack.back_to(n) or self.position(n)
        for seq in self.reached[n:]:
            self.events.pop(seq, None)
        del self.reached[n:]
        if self.record is not None:
            del self.record.actions[n:]
        for kept in [kept for kept in self.checkpoints if kept > n]:
            del self.checkpoints[kept]
        if entry.move_id is not None:
            self.done[entry.seat, entry.move_id] = Done(seq=entry.seq, at=entry.seq)

    def _note_end(self, entry: GameEnded) -> None:
        if self.status != "stopped":
            self.status = "over"
        self.result = entry.result
        self.undo_stack.clear()

    def forget_views(self) -> None:
        """Drop cached views and messages."""
        self.view_cache.clear()
        self.message_cache.clear()

    # -- looking back

    def position(self, n: int) -> State:
        """Return the position after n actions."""
        if self.record is None or self.state is None:
            raise LookupError("the rules of this table are no longer here")
        if n == self.n:
            return self.state
        start = max((kept for kept in self.checkpoints if kept <= n), default=-1)
        state = self.checkpoints[start].copy() if start >= 0 else self.record.start()
        for action in self.record.actions[max(start, 0) : n]:
            state.play(action)
        return state

    def undo_points(self, seat: int) -> list[int]:
        """Return the positions this seat may go back to, oldest first."""
        if self.state is None or self.game is None or self.status != "playing":
            return []
        run = self.lesson_run()
        if run is not None:
            return list(run.decided)
        return self.undo_stack.points(seat, self.state, self.game if self.hidden else None)

    def counting(self) -> list[Moved | ChanceCame]:
        """Return the actions that count, in order."""
        found = [self.entries[seq - 1] for seq in self.reached]
        return [entry for entry in found if isinstance(entry, Moved | ChanceCame)]
