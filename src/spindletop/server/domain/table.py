"""One table in memory, made from its terms and its journal; it reads no database and tells nobody anything."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spindletop.kernel.events import Chronicle, Event
from spindletop.kernel.game import AnyGame
from spindletop.kernel.record import Record
from spindletop.kernel.state import State
from spindletop.server.domain import journal
from spindletop.server.domain.clocks import Clocks
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.terms import TableTerms
from spindletop.server.domain.undo import UndoStack

CHECKPOINT = 100
"""A copy of every so many-th position is kept, so that any position is near one."""


class Seat(msgspec.Struct):
    """Who sits at one place of the table."""

    seat: int
    colour: str
    kind: str = "open"
    name: str = ""
    bot: str | None = None
    out_of_time: bool = False


class Done(msgspec.Struct, frozen=True):
    """What was written, and the table's `at` when it was written."""

    seq: int
    at: int


class ViewCache:
    """A view as it was last encoded, part by part, and what it was made of."""

    def __init__(self, state: State, status: str, view: dict[str, Any], parts: dict[str, msgspec.Raw]) -> None:
        self.state = state
        self.status = status
        self.view = view
        self.parts = parts


class MessageCache:
    """A message as it was sent to somebody, and the parts of the view known before and after it."""

    def __init__(self, seq: int, before: dict[str, Any] | None) -> None:
        self.seq = seq
        self.before = before
        self.after: dict[str, Any] | None = None
        self.message = b""


class Outcome:
    """Entries to be written, with the position they lead to if it was already worked out."""

    def __init__(
        self,
        entries: Sequence[Entry],
        after: State | None = None,
        heard: Mapping[int, list[Event]] | None = None,
        holder: tuple[int, str, str] | None = None,
        webhook: tuple[int, str] | None = None,
        freed: int | None = None,
    ) -> None:
        self.entries = list(entries)
        self.after = after
        self.heard = heard
        self.holder = holder
        """A seat that gets a new holder: seat, hash of the token, webhook."""
        self.webhook = webhook
        self.freed = freed
        """A seat whose holder holds it no longer."""
        self.offered: list[int] | None = None
        """What the seat that is then to move may choose from."""
        self.also: Any = None
        """What is written for a table that this one leads to."""


class Table:
    """Everything known of one table."""

    def __init__(self, terms: TableTerms, seed: bytes, shelf: Mapping[str, AnyGame]) -> None:
        self.terms = terms
        self.seed = seed
        self.seats = [Seat(i, terms.colours[i]) for i in range(terms.seats)]
        self.status = "open"
        self.seq = 0
        self.revision = 0
        self.entries: list[Entry] = []
        self.heard: dict[int, list[Event]] = {}
        self.done: dict[tuple[int | None, str], Done] = {}
        self.salts: list[tuple[int, str]] = []
        self.drawn = 0
        self.hidden = False
        """Whether anything was played that somebody may not know: without it there are no secrets at all."""
        self.agreed: set[int] = set()
        self.away: dict[int, int] = {}
        """Since when a bot plays for those who left or ran out of time and may come back."""
        self.begins: int | None = None
        """When play begins by itself although no seat was open from the start."""
        self.due: int | None = None
        """When the server must look at this table, as far as the database knows."""
        self.votes: dict[int, set[int]] = {}
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.reached: list[int] = []
        """The entry of each action that counts: `reached[n - 1]` led to position n."""
        self.clocks = Clocks(terms.clock, terms.seats)
        self.game: AnyGame | None = None
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
        """What was sent lately, by whom it was for and what they knew."""
        self.offered: list[int] | None = None
        """The choices of the present position, if they are known already."""
        self.endless: set[tuple[str, int]] = set()
        """Moves that were found to have no end, by the position they were tried in: nobody need try them again."""
        self._set_up(shelf)

    def _set_up(self, shelf: Mapping[str, AnyGame]) -> None:
        try:
            self.record = self.terms.record(dict(shelf), [seat.colour for seat in self.seats])
            self.state = self.record.start()
        except (LookupError, ValueError):  # rules, options or edition are no longer here
            self.status = "stopped"
            return
        self.game = self.record.game

    @property
    def playable(self) -> bool:
        """Tell whether the rules of this table are here."""
        return self.state is not None

    @property
    def mover(self) -> int | None:
        """Return the seat that is to move, if any."""
        if self.state is None or self.status != "playing" or self.state.mover < 0:
            return None
        return int(self.state.mover)

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
            seat, token_hash, webhook = outcome.holder
            self.holders[seat] = token_hash
            self.webhooks[seat] = webhook
        if outcome.webhook is not None:
            self.webhooks[outcome.webhook[0]] = outcome.webhook[1]

    def _take(self, outcome: Outcome) -> None:
        self.following = outcome.after is None
        if self.following:
            self.offered = None
            outcome.entries = [self._numbered(entry) for entry in outcome.entries]
        for entry in outcome.entries:
            if entry.seq != self.seq + 1:
                raise LookupError(f"entry {entry.seq} does not follow {self.seq}")
            before = self.state
            if outcome.after is None and entry.kind in {journal.MOVE, journal.CHANCE} and before is not None:
                self._play(entry, before)
            elif outcome.heard is not None and entry.seq in outcome.heard:
                self.heard[entry.seq] = outcome.heard[entry.seq]
            self._note(entry, before)
        if outcome.after is not None:
            self.state = outcome.after
            self.offered = outcome.offered
            self.following = True
            self._keep_checkpoint()

    def _numbered(self, entry: Entry) -> Entry:
        """Return an entry with the number that its action has today: its words stay what they are for ever."""
        if self.game is None or entry.action is None or entry.text is None:
            return entry
        action = self.game.vocabulary.parse(entry.text)
        return entry if action == entry.action else msgspec.structs.replace(entry, action=action)

    def _play(self, entry: Entry, before: State) -> None:
        twin = before.copy()
        chronicle = Chronicle()
        twin.listener = chronicle
        if entry.action is None:
            raise ValueError("a move without an action")
        twin.play(entry.action)
        twin.listener = None
        self.heard[entry.seq] = chronicle.take()
        self.state = twin

    def _stop(self, entries: Sequence[Entry]) -> None:
        self.status = "stopped"
        self.state = self.record = self.game = None
        for entry in entries:
            if entry.seq == self.seq + 1:
                self._note(entry, None)

    def _note(self, entry: Entry, before: State | None) -> None:
        self.seq = entry.seq
        self.entries.append(entry)
        if entry.kind in journal.POSITION_KINDS:
            if self.status == "playing":
                mover = int(before.mover) if before is not None and before.mover >= 0 else None
                self.clocks.charge(entry, mover)
            self.revision = entry.seq
        getattr(self, f"_note_{entry.kind}", self._note_nothing)(entry, before)
        if entry.move_id is not None:
            last = entry.last or entry.seq
            self.done[entry.seat, entry.move_id] = Done(entry.seq, last if entry.kind == journal.MOVE else entry.seq)

    def _note_nothing(self, entry: Entry, before: State | None) -> None:
        return

    def _note_seat(self, entry: Entry, before: State | None) -> None:
        seat = self.seats[entry.seat or 0]
        was = seat.kind
        seat.kind = entry.more.get("sits", seat.kind)
        seat.name = entry.more.get("name", seat.name)
        seat.bot = entry.more.get("bot")
        seat.out_of_time = False
        self.agreed.discard(seat.seat)
        self.votes.pop(seat.seat, None)
        playing = self.status == "playing"
        self.clocks.reseat(seat.seat, was, seat.kind, entry.time, playing, self.mover == seat.seat)
        self.away.pop(seat.seat, None)
        if was == "human" and seat.kind == "bot":
            self.away[seat.seat] = entry.time

    def _note_open(self, entry: Entry, before: State | None) -> None:
        self.begins = entry.more.get("begins")

    def _note_salt(self, entry: Entry, before: State | None) -> None:
        self.salts.append((entry.seat or 0, entry.text or ""))

    def _note_start(self, entry: Entry, before: State | None) -> None:
        if self.status == "open":
            self.status = "playing"
        self.clocks.begin(entry.time, self.humans())
        self._keep_checkpoint()

    def _note_move(self, entry: Entry, before: State | None) -> None:
        self._reach(entry)
        if before is not None and entry.seat is not None and not entry.more.get("imported"):
            self.undo_stack.add(self.n - 1, entry.seat, before, entry.action or 0)
        else:
            self.undo_stack.clear()
        self.seats[entry.seat or 0].out_of_time = False
        self.votes.pop(entry.seat or 0, None)
        self._keep_checkpoint()

    def _note_chance(self, entry: Entry, before: State | None) -> None:
        self._reach(entry)
        self.undo_stack.clear()
        if not entry.more.get("supplied") and not entry.more.get("imported"):
            self.drawn += 1
        self._keep_checkpoint()

    def _reach(self, entry: Entry) -> None:
        self.reached.append(entry.seq)
        self.hidden = self.hidden or entry.seen is not None
        if self.record is not None and entry.action is not None:
            self.record.actions.append(entry.action)

    def _keep_checkpoint(self) -> None:
        if self.following and self.state is not None and self.n % CHECKPOINT == 0:
            self.checkpoints[self.n] = self.state.copy()

    def _note_undo(self, entry: Entry, before: State | None) -> None:
        n = entry.n or 0
        if self.state is not None:
            self.state = self.undo_stack.back_to(n) or self.position(n)
        for seq in self.reached[n:]:
            self.heard.pop(seq, None)
        del self.reached[n:]
        if self.record is not None:
            del self.record.actions[n:]
        for kept in [kept for kept in self.checkpoints if kept > n]:
            del self.checkpoints[kept]

    def _note_time(self, entry: Entry, before: State | None) -> None:
        self.seats[entry.seat or 0].out_of_time = True

    def _note_resume(self, entry: Entry, before: State | None) -> None:
        self.clocks.resume(entry.time)

    def _note_agree(self, entry: Entry, before: State | None) -> None:
        if entry.more.get("agree"):
            self.agreed.add(entry.seat or 0)
        else:
            self.agreed.discard(entry.seat or 0)

    def _note_vote(self, entry: Entry, before: State | None) -> None:
        self.votes.setdefault(int(entry.more["about"]), set()).add(entry.seat or 0)

    def _note_over(self, entry: Entry, before: State | None) -> None:
        if self.status != "stopped":
            self.status = "over"
        self.result = entry.more["result"]
        self.undo_stack.clear()

    def _note_rematch(self, entry: Entry, before: State | None) -> None:
        self.rematch = entry.text

    def forget_views(self) -> None:
        """Drop what was made for those who watched; it is made anew when somebody looks."""
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
        return self.undo_stack.points(seat, self.state, self.game if self.hidden else None)

    def counting(self) -> list[Entry]:
        """Return the moves that count, in order."""
        return [self.entries[seq - 1] for seq in self.reached]
