"""What can be done at a table: each command checks whether it is allowed and returns the entries to be written."""

from collections.abc import Mapping

import msgspec

from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import Value
from spindletop.kernel.record import AGREED
from spindletop.kernel.state import State
from spindletop.kernel.vocabulary import BadMove
from spindletop.lessons.lesson_run import LessonRun
from spindletop.server.domain.entry_writer import EndlessChance, EntryWriter
from spindletop.server.domain.journal import (
    ChatSaid,
    ClockResumed,
    EndOffered,
    Entry,
    GameStarted,
    Moved,
    MovesUndone,
    NoticeGiven,
    RematchOpened,
    SaltAdded,
    SeatChanged,
    TimeRanOut,
    VoteCast,
    WebhookChanged,
    stamped,
)
from spindletop.server.domain.outcome import NewHolder, Outcome
from spindletop.server.domain.table import Table
from spindletop.server.wire.names import SeatChange
from spindletop.server.wire.problems import Problem

COMING_BACK = 24 * 3600 * 1000
"""How many milliseconds somebody may be away before the others can end the game without them."""
SALTS_OF_A_SEAT = 4
MOST_ENDLESS = 64
"""How many endless moves are remembered at a table."""


def check_playing(table: Table) -> State:
    """Return the position of a table that is being played; refuse any other."""
    if table.status == "stopped":
        raise Problem("not_playable", "The rules this table was played with are no longer here; it can be exported.")
    if table.status == "open":
        raise Problem("not_now", "The table has not started yet.")
    if table.status == "over" or table.state is None:
        raise Problem("not_now", "The game is over.")
    return table.state


def check_revision(table: Table, revision: int) -> None:
    """Refuse a decision that was made at another position."""
    if revision != table.revision:
        raise Problem("stale", "The table has moved on since you chose; here is the fresh state.")


def named_action(table: Table, text: str) -> int:
    """Return the action that a line of text names."""
    state = check_playing(table)
    try:
        return state.vocabulary.parse(text)
    except BadMove as error:
        raise Problem("refused", f"{error}.", clause="") from None


def move(table: Table, seat: int, action: int, move_id: str | None, revision: int, now: int) -> Outcome:
    """Play an action for a seat, and whatever chance brings after it."""
    state = check_playing(table)
    check_revision(table, revision)
    refusal = state.refusal(action, seat)
    if refusal is not None:
        raise Problem("refused", refusal.text, clause=refusal.clause)
    run = table.lesson_run()
    if run is not None:
        return learn(table, run, seat, action, move_id, now)
    if table.endless and (state.digest(), action) in table.endless:
        raise EndlessChance
    writer = EntryWriter(table, now)
    try:
        writer.move(seat, action, move_id)
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


def learn(table: Table, run: LessonRun, seat: int, action: int, move_id: str | None, now: int) -> Outcome:
    """Play a learner's move and what the lesson answers to it: chance and rivals follow their script."""
    if not run.going:
        raise Problem("not_now", "The lesson is over: take something back, or begin it anew.")
    writer = EntryWriter(table, now)
    for answer in run.copy().decide(action):
        if writer.entries:
            writer.follow(answer)
        else:
            writer.move(seat, answer, move_id)
    return writer.outcome()


def check_no_lesson(table: Table) -> None:
    """Refuse at a table where a lesson is learned what only makes sense in a game with others."""
    if table.terms.lesson:
        raise Problem("not_now", "This is a lesson: nobody else plays here, and its luck is written down.")


def undo(table: Table, seat: int, to: int | None, move_id: str | None, revision: int, now: int) -> Outcome:
    """Take back decisions of a seat's own."""
    check_playing(table)
    check_revision(table, revision)
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
    return _single(table, MovesUndone(seat=seat, n=target, move_id=move_id), now)


def start(table: Table, now: int) -> Outcome:
    """Begin to play."""
    if table.status == "stopped":
        raise Problem("not_playable", "The rules of this table are no longer here.")
    if table.status != "open":
        raise Problem("not_now", "The table has already started.")
    if table.free():
        raise Problem("not_now", "There are still open seats; invite somebody or fill them with bots.")
    writer = EntryWriter(table, now)
    writer.add(GameStarted())
    writer.bring_chance()
    return writer.outcome()


def start_if_full(writer: EntryWriter, holder: NewHolder | None = None) -> Outcome:
    """Return what was written so far; if that fills the last seat of a table that starts by itself, play begins."""
    table = writer.table
    if table.free() == 1 and table.terms.start == "full" and table.status == "open":
        writer.salts = [entry.salt for entry in writer.entries if isinstance(entry, SaltAdded)]
        writer.add(GameStarted())
        writer.bring_chance()
    return writer.outcome(holder)


def salt(table: Table, seat: int, text: str, now: int) -> Outcome:
    """Mix a player's own words into the draws to come."""
    check_no_lesson(table)
    if table.status in {"over", "stopped"} or table.drawn:
        raise Problem("not_now", "Salts can only be added before the first draw.")
    if sum(who == seat for who, _ in table.salts) >= SALTS_OF_A_SEAT:
        raise Problem("not_now", f"A seat adds {SALTS_OF_A_SEAT} salts at most.")
    return _single(table, SaltAdded(seat=seat, salt=text), now)


def chat(table: Table, seat: int, text: str, now: int) -> Outcome:
    """Say something to everybody."""
    return _single(table, ChatSaid(seat=seat, text=text, name=table.names[seat]), now)


def resume(table: Table, now: int) -> Outcome:
    """Start the clock again after the server was away."""
    check_playing(table)
    return _single(table, ClockResumed(), now)


def sit(table: Table, seat: int | None, name: str, token_hash: str, webhook: str, own_salt: str, now: int) -> Outcome:
    """Take a seat, the first open one if none is named."""
    open_seats = [one.seat for one in table.seats if one.kind == "open"]
    if table.status not in {"open", "playing"} or not open_seats:
        raise Problem("seat_taken", "There is no open seat at this table.")
    if seat is None:
        seat = open_seats[0]
    if not 0 <= seat < table.terms.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if seat not in open_seats:
        raise Problem("seat_taken", "Somebody else was quicker: this seat is taken.")
    writer = EntryWriter(table, now)
    writer.add(SeatChanged(seat=seat, change="taken", sits="human", name=name))
    if own_salt:
        writer.add(SaltAdded(seat=seat, salt=own_salt))
    return start_if_full(writer, NewHolder(seat=seat, token_hash=token_hash, webhook=webhook))


def free(table: Table, seat: int, now: int) -> Outcome:
    """Open a seat again whose holder never moved; once play has begun, only when it is that seat's turn."""
    if not 0 <= seat < table.terms.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if table.status not in {"open", "playing"}:
        raise Problem("not_now", "The game is over.")
    if table.seats[seat].kind != "human":
        raise Problem("not_now", "Nobody sits there.")
    if any(isinstance(entry, Moved) and entry.seat == seat for entry in table.entries):
        raise Problem("not_now", "Who sits there has played already.")
    if table.status == "playing" and table.mover != seat:
        raise Problem("not_now", "It is not that seat's turn: nobody waits for it yet.")
    return _single(table, SeatChanged(seat=seat, change="freed", sits="open", name=""), now, freed=seat)


def set_webhook(table: Table, seat: int, url: str, now: int) -> Outcome:
    """Change the webhook of a seat; the entry tells every process that it changed, but not the address."""
    return _single(table, WebhookChanged(seat=seat), now, webhook=(seat, url))


def rename(table: Table, seat: int, name: str, now: int) -> Outcome:
    """Rename a seat."""
    return _single(table, SeatChanged(seat=seat, change="renamed", sits="human", name=name), now)


def to_bot(table: Table, seat: int, bot: str, now: int, change: SeatChange) -> Outcome:
    """Hand a seat to a bot; `change` says why."""
    check_no_lesson(table)
    if table.status not in {"open", "playing"}:
        raise Problem("not_now", "The game is over.")
    if table.seats[seat].kind == "bot":
        raise Problem("not_now", "A bot sits there already.")
    if table.seats[seat].kind == "open" and table.game is not None:
        check_bots_can_play(table.game, table.terms.options)
    name = table.seats[seat].name or f"{bot.partition(':')[0]} bot"
    writer = EntryWriter(table, now)
    writer.add(SeatChanged(seat=seat, change=change, sits="bot", name=name, bot=bot))
    if table.seats[seat].kind == "open":
        return start_if_full(writer)
    return writer.outcome()


def check_bots_can_play(game: AnyGame, options: Mapping[str, Value]) -> None:
    """Refuse a bot where options need people; a bot that stands in for a person is allowed."""
    alone = game.needs_people(options)
    if alone:
        raise Problem("bad_seats", f"{alone[0].upper()}{alone[1:]}.")


def come_back(table: Table, seat: int, now: int) -> Outcome:
    """Take one's seat back from the bot that plays there."""
    if table.status not in {"open", "playing"}:
        raise Problem("not_now", "The game is over.")
    if table.seats[seat].kind != "bot":
        raise Problem("not_now", "No bot plays for you; the seat is yours.")
    return _single(table, SeatChanged(seat=seat, change="returned", sits="human", name=table.seats[seat].name), now)


def agree(table: Table, seat: int, yes: bool, now: int) -> Outcome:
    """Offer to end, or take the offer back; the last one to agree ends the game.

    All people are asked, also those for whom a bot plays until they return; after a day the others go on without them.
    """
    check_playing(table)
    check_no_lesson(table)
    asked = {*table.humans(), *(one for one, since in table.away.items() if now - since < COMING_BACK)}
    ends = yes and asked <= table.agreed | {seat}
    if (seat in table.agreed) == yes and not ends:
        raise Problem("not_now", "You have already said so.")
    writer = EntryWriter(table, now)
    writer.add(EndOffered(seat=seat, agree=yes))
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
    writer = EntryWriter(table, now)
    writer.add(VoteCast(seat=seat, about=about))
    others = [one for one in table.humans() if one != about]
    if 2 * len(cast | {seat}) > len(others):
        name, bot = table.seats[about].name, table.terms.clock.bot
        writer.add(SeatChanged(seat=about, change="voted", sits="bot", name=name, bot=bot))
    return writer.outcome()


def time_up(table: Table, now: int) -> Outcome:
    """Do what was agreed on for a seat whose time is up."""
    check_playing(table)
    mover = table.mover
    deadline = table.clocks.deadline(mover)
    if mover is None or deadline is None or deadline > now or table.seats[mover].out_of_time:
        raise Problem("not_now", "Nobody's time is up.")
    if table.terms.clock.out == "vote":
        return _single(table, TimeRanOut(seat=mover), now)
    return to_bot(table, mover, table.terms.clock.bot, now, "timeout")


def lead_on(table: Table, following: str, now: int) -> Outcome:
    """Lead everybody on to the table of the next game."""
    if table.rematch is not None:
        raise Problem("not_now", "The next table is open already.")
    return _single(table, RematchOpened(table=following), now)


def with_substitute(table: Table, outcome: Outcome, seat: int, bot: str, said: str, now: int) -> Outcome:
    """Replace the bot of a seat, give notice why, and play its move, all in one."""
    writer = EntryWriter(table, now)
    writer.add(NoticeGiven(seat=seat, text=said))
    writer.add(SeatChanged(seat=seat, change="bot", sits="bot", name=table.seats[seat].name, bot=bot))
    shift = len(writer.entries)
    events = {seq + shift: heard for seq, heard in (outcome.events or {}).items()}
    moved = [msgspec.structs.replace(entry, seq=entry.seq + shift) for entry in outcome.entries]
    return Outcome([*writer.entries, *moved], outcome.state, events)


def _single(
    table: Table, entry: Entry, now: int, webhook: tuple[int, str] | None = None, freed: int | None = None
) -> Outcome:
    """Return the outcome that is one entry."""
    return Outcome([stamped(entry, table.seq + 1, now)], webhook=webhook, freed=freed)
