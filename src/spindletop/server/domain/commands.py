"""What can be done at a table: each act checks whether it is allowed and returns the entries to be written."""

from collections.abc import Mapping
from typing import Any

import msgspec

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.dealer import SaltedSeed
from spindletop.kernel.events import Chronicle, Event
from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import Value
from spindletop.kernel.record import AGREED
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR, State
from spindletop.kernel.verb import Deal
from spindletop.kernel.vocabulary import BadMove
from spindletop.server.domain import journal
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.table import Outcome, Table
from spindletop.server.wire.problems import Problem

COMING_BACK = 24 * 3600 * 1000
"""So many milliseconds are left to whoever is away before the others may end the game without them."""
SALTS_OF_A_SEAT = 4
MOST_DRAWS = 1000
"""More draws in a row than any game needs; beyond it an edition has no end."""
MOST_ENDLESS = 64
"""So many moves that lead nowhere are remembered at a table."""


class EndlessChance(Problem):
    """A move after which it would never be anybody's turn again."""

    def __init__(self) -> None:
        super().__init__("refused", "Chance never comes to an end at this table.", clause="")


def check_playing(table: Table) -> State:
    """Return the position of a table that is being played; complain about any other."""
    if table.status == "stopped":
        raise Problem("not_playable", "The rules this table was played with are no longer here; it can be exported.")
    if table.status == "open":
        raise Problem("not_now", "The table has not started yet.")
    if table.status == "over" or table.state is None:
        raise Problem("not_now", "The game is over.")
    return table.state


def check_revision(table: Table, at: int) -> None:
    """Complain about a decision that was made at another position."""
    if at != table.revision:
        raise Problem("stale", "The table has moved on since you chose; here is the fresh state.")


def named_action(table: Table, text: str) -> int:
    """Return the action that a line of text names."""
    state = check_playing(table)
    try:
        return state.vocabulary.parse(text)
    except BadMove as error:
        raise Problem("refused", f"{error}.", clause="") from None


class Writer:
    """Writes the entries of one act, following the position as it goes."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.entries: list[Entry] = []
        self.heard: dict[int, list[Event]] = {}
        self.state = table.state.copy() if table.state is not None else None
        self.n = table.n
        self.drawn = table.drawn
        self.out = Buffer()

    @property
    def next(self) -> int:
        """Return the number of the next entry."""
        return self.table.seq + len(self.entries) + 1

    def write(self, kind: str, seat: int | None = None, text: str | None = None, **more: Any) -> None:
        """Add an entry that is not a move."""
        self.entries.append(Entry(self.next, kind, self.now, seat, text=text, more=more))

    def open(self, begins: int | None) -> None:
        """Add the entry that opens a table, and when play begins by itself if it does not begin at once."""
        if begins is None:
            self.write("open")
        else:
            self.write("open", begins=begins)

    def play(self, kind: str, seat: int | None, action: int, move_id: str | None = None, **more: Any) -> None:
        """Play an action known to be legal and add its entry."""
        state = self.state
        if state is None:
            raise Problem("not_playable", "The rules of this table are no longer here.")
        verb = state.vocabulary.verb(action)
        x = action - verb.base
        knowing = [i for i in range(SPECTATOR, self.table.terms.seats) if verb.visible(state, x, i)]
        seen = None if len(knowing) == self.table.terms.seats + 1 else [i for i in knowing if i != SPECTATOR]
        chronicle = Chronicle()
        state.listener = chronicle
        text = state.vocabulary.text(action)
        if place := verb.place(state, x):
            more["place"] = place
        state.play_into(action, self.out)
        state.listener = None
        self.n += 1
        self.heard[self.next] = chronicle.take()
        self.entries.append(Entry(self.next, kind, self.now, seat, move_id, self.n, action, text, seen, more=more))

    def bring_chance(self) -> None:
        """Enter what chance brings until a seat must act or the game is over."""
        state = self.state
        draws = 0
        salted = SaltedSeed(self.table.seed, self.table.salt_texts)
        while state is not None and state.mover == CHANCE:
            choices = state.choices()
            verb = state.vocabulary.verb(choices[0])
            if isinstance(verb, Deal) and verb.supplied_by(state) == "clock":
                seconds = self.table.clocks.seconds_played(self.now)
                self.play(journal.CHANCE, None, int(verb.base) + int(verb.reading(state, seconds)), supplied="clock")
                continue
            drawn = salted.draw(self.drawn, state.weights())
            self.drawn += 1
            draws += 1
            if draws > MOST_DRAWS:
                raise EndlessChance
            self.play(journal.CHANCE, None, choices[drawn])
        if state is not None and state.mover == OVER:
            self.end(state.ending, state.ended_by)

    def end(self, ending: str, clause: str | None) -> None:
        """Add the entry that ends the game and reveals the seed."""
        state = self.state
        if state is None:
            raise Problem("not_playable", "The rules of this table are no longer here.")
        result = {
            "ending": ending,
            "clause": clause,
            "scores": state.scores(),
            "winners": state.winners(),
            "digest": state.digest(),
        }
        self.write("over", result=result, seed=self.table.seed.hex())

    def outcome(self) -> Outcome:
        """Return what is to be written; a move knows the last entry that was written with it."""
        if len(self.entries) > 1 and self.entries[0].move_id is not None:
            self.entries[0] = msgspec.structs.replace(self.entries[0], last=self.entries[-1].seq)
        played = any(entry.kind in {journal.MOVE, journal.CHANCE} for entry in self.entries)
        outcome = Outcome(self.entries, self.state if played else None, self.heard)
        if played and self.state is not None and self.state.mover >= 0:
            outcome.offered = self.out.actions()
        return outcome


def move(table: Table, seat: int, action: int, move_id: str | None, at: int, now: int) -> Outcome:
    """Play an action for a seat, and whatever chance brings after it."""
    state = check_playing(table)
    check_revision(table, at)
    refusal = state.refusal(action, seat)
    if refusal is not None:
        raise Problem("refused", refusal.text, clause=refusal.clause)
    if table.endless and (state.digest(), action) in table.endless:
        raise EndlessChance
    writer = Writer(table, now)
    try:
        writer.play(journal.MOVE, seat, action, move_id)
        writer.bring_chance()
    except EndlessChance:
        if len(table.endless) >= MOST_ENDLESS:
            table.endless.clear()
        table.endless.add((state.digest(), action))
        raise
    except (RuntimeError, ValueError, IndexError, KeyError, ZeroDivisionError, OverflowError) as error:
        # Only an uploaded edition can lead here; nothing was written, and the table stands as it stood.
        raise Problem("refused", f"The rules cannot carry this out with this edition: {error}.", clause="") from error
    return writer.outcome()


def undo(table: Table, seat: int, to: int | None, move_id: str | None, at: int, now: int) -> Outcome:
    """Take back decisions of a seat's own."""
    check_playing(table)
    check_revision(table, at)
    points = table.undo_points(seat)
    if not points:
        raise Problem(
            "nothing_to_undo", "There is nothing of yours to take back since chance, a reveal or another seat."
        )
    target = points[-1] if to is None else to
    if target not in points:
        raise Problem(
            "nothing_to_undo", "You can go back only to your own decisions since chance, a reveal or another seat."
        )
    return Outcome([Entry(table.seq + 1, "undo", now, seat, move_id, n=target)])


def start(table: Table, now: int) -> Outcome:
    """Begin to play."""
    if table.status == "stopped":
        raise Problem("not_playable", "The rules of this table are no longer here.")
    if table.status != "open":
        raise Problem("not_now", "The table has already started.")
    if table.free():
        raise Problem("not_now", "There are still open seats; invite somebody or fill them with bots.")
    writer = Writer(table, now)
    writer.write("start")
    writer.bring_chance()
    return writer.outcome()


def start_if_full(table: Table, outcome: Outcome, now: int, starts: str) -> Outcome:
    """Add the start to an outcome that fills the last seat, where the table starts by itself."""
    if table.free() != 1 or starts != "full" or table.status != "open":
        return outcome
    writer = Writer(table, now)
    writer.entries = outcome.entries
    salted = [entry.text or "" for entry in outcome.entries if entry.kind == "salt"]
    table.salts += [(-1, salt) for salt in salted]  # the first draw already mixes in the salt that comes with it
    try:
        writer.write("start")
        writer.bring_chance()
    finally:
        del table.salts[len(table.salts) - len(salted) :]
    full = writer.outcome()
    full.holder = outcome.holder
    return full


def salt(table: Table, seat: int, text: str, now: int) -> Outcome:
    """Mix a player's own words into the draws to come."""
    if table.status in {"over", "stopped"} or table.drawn:
        raise Problem("not_now", "Salts can only be added before the first draw.")
    if sum(who == seat for who, _ in table.salts) >= SALTS_OF_A_SEAT:
        raise Problem("not_now", f"A seat adds {SALTS_OF_A_SEAT} salts at most.")
    return Outcome([Entry(table.seq + 1, "salt", now, seat, text=text)])


def chat(table: Table, seat: int, text: str, now: int) -> Outcome:
    """Say something to everybody."""
    return Outcome([Entry(table.seq + 1, "chat", now, seat, text=text, more={"name": table.names[seat]})])


def notice(table: Table, text: str, seat: int | None, now: int) -> Outcome:
    """Let the server say something."""
    return Outcome([Entry(table.seq + 1, "notice", now, seat, text=text)])


def resume(table: Table, now: int) -> Outcome:
    """Start the clock again after the server was away."""
    check_playing(table)
    return Outcome([Entry(table.seq + 1, "resume", now)])


def sit(table: Table, seat: int | None, name: str, holder: tuple[str, str], own_salt: str, now: int) -> Outcome:
    """Take a seat; `holder` is the hash of its new token and its webhook."""
    open_seats = [one.seat for one in table.seats if one.kind == "open"]
    if table.status not in {"open", "playing"} or not open_seats:
        raise Problem("seat_taken", "There is no open seat at this table.")
    if seat is None:
        seat = open_seats[0]
    if not 0 <= seat < table.terms.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if seat not in open_seats:
        raise Problem("seat_taken", "Somebody else was quicker: this seat is taken.")
    writer = Writer(table, now)
    writer.write("seat", seat, change="taken", sits="human", name=name)
    if own_salt:
        writer.write("salt", seat, own_salt)
    outcome = Outcome(writer.entries, holder=(seat, *holder))
    return start_if_full(table, outcome, now, table.terms.start)


def free(table: Table, seat: int, now: int) -> Outcome:
    """Let somebody else sit where a person sat down and never moved; once play has begun, only when all wait for it."""
    if not 0 <= seat < table.terms.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if table.status not in {"open", "playing"}:
        raise Problem("not_now", "The game is over.")
    if table.seats[seat].kind != "human":
        raise Problem("not_now", "Nobody sits there.")
    if any(entry.kind == journal.MOVE and entry.seat == seat for entry in table.entries):
        raise Problem("not_now", "Who sits there has played already.")
    if table.status == "playing" and table.mover != seat:
        raise Problem("not_now", "It is not that seat's turn: nobody waits for it yet.")
    return Outcome([_seat_entry(table, seat, now, change="freed", sits="open", name="")], freed=seat)


def set_webhook(table: Table, seat: int, url: str, now: int) -> Outcome:
    """Change where a seat is told that it is its turn; the entry lets every process know, but not the address."""
    return Outcome([Entry(table.seq + 1, "webhook", now, seat)], webhook=(seat, url))


def rename(table: Table, seat: int, name: str, now: int) -> Outcome:
    """Call a seat by another name."""
    return Outcome([_seat_entry(table, seat, now, change="renamed", sits="human", name=name)])


def to_bot(table: Table, seat: int, bot: str, now: int, change: str) -> Outcome:
    """Hand a seat to a bot; `change` says why."""
    if table.status not in {"open", "playing"}:
        raise Problem("not_now", "The game is over.")
    if table.seats[seat].kind == "bot":
        raise Problem("not_now", "A bot sits there already.")
    if table.seats[seat].kind == "open" and table.game is not None:
        check_bots_can_play(table.game, table.terms.options)
    name = table.seats[seat].name or f"{bot.partition(':')[0]} bot"
    outcome = Outcome([_seat_entry(table, seat, now, change=change, sits="bot", bot=bot, name=name)])
    if table.seats[seat].kind == "open":
        return start_if_full(table, outcome, now, table.terms.start)
    return outcome


def check_bots_can_play(game: AnyGame, options: Mapping[str, Value]) -> None:
    """Refuse a bot where the table has agreed on something that only people can do; one that stands in is not asked."""
    alone = game.needs_people(options)
    if alone:
        raise Problem("bad_seats", f"{alone[0].upper()}{alone[1:]}.")


def come_back(table: Table, seat: int, now: int) -> Outcome:
    """Take one's seat back from the bot that plays there."""
    if table.status not in {"open", "playing"}:
        raise Problem("not_now", "The game is over.")
    if table.seats[seat].kind != "bot":
        raise Problem("not_now", "No bot plays for you; the seat is yours.")
    return Outcome([_seat_entry(table, seat, now, change="returned", sits="human", name=table.seats[seat].name)])


def _seat_entry(table: Table, seat: int, now: int, **more: Any) -> Entry:
    return Entry(table.seq + 1, "seat", now, seat, more=more)


def agree(table: Table, seat: int, yes: bool, now: int) -> Outcome:
    """Offer to end, or take the offer back; the last one to agree ends the game.

    All people are asked, also those for whom a bot plays until they return; after a day the others go on without them.
    """
    check_playing(table)
    asked = {*table.humans(), *(one for one, since in table.away.items() if now - since < COMING_BACK)}
    ends = yes and asked <= table.agreed | {seat}
    if (seat in table.agreed) == yes and not ends:
        raise Problem("not_now", "You have already said so.")
    writer = Writer(table, now)
    writer.write("agree", seat, agree=yes)
    if ends:
        writer.end(AGREED, None)
    return writer.outcome()


def vote(table: Table, seat: int, about: int, now: int) -> Outcome:
    """Vote to hand a seat whose time is up to a bot."""
    check_playing(table)
    if not 0 <= about < table.terms.seats or about == seat:
        raise Problem("not_found", "There is no such other seat at this table.")
    if not table.seats[about].out_of_time:
        raise Problem("not_now", "The time of that seat is not up.")
    cast = table.votes.get(about, set())
    if seat in cast:
        raise Problem("not_now", "You have already voted.")
    writer = Writer(table, now)
    writer.write("vote", seat, about=about)
    others = [one for one in table.humans() if one != about]
    if 2 * len(cast | {seat}) > len(others):
        bot = table.terms.clock.bot
        writer.write("seat", about, change="voted", sits="bot", bot=bot, name=table.seats[about].name)
    return writer.outcome()


def time_up(table: Table, now: int) -> Outcome:
    """Do what was agreed on for a seat whose time is up."""
    check_playing(table)
    mover = table.mover
    deadline = table.clocks.deadline(mover)
    if mover is None or deadline is None or deadline > now or table.seats[mover].out_of_time:
        raise Problem("not_now", "Nobody's time is up.")
    if table.terms.clock.out == "vote":
        return Outcome([Entry(table.seq + 1, "time", now, mover)])
    return to_bot(table, mover, table.terms.clock.bot, now, "timeout")


def with_substitute(table: Table, outcome: Outcome, seat: int, bot: str, said: str, now: int) -> Outcome:
    """Put another bot into a seat, say why, and go on with its move, all in one."""
    writer = Writer(table, now)
    writer.write("notice", seat, said)
    writer.write("seat", seat, change="bot", sits="bot", bot=bot, name=table.seats[seat].name)
    shift = len(writer.entries)
    heard = {seq + shift: events for seq, events in (outcome.heard or {}).items()}
    moved = [msgspec.structs.replace(entry, seq=entry.seq + shift) for entry in outcome.entries]
    return Outcome([*writer.entries, *moved], outcome.after, heard)
