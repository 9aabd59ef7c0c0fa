"""What one viewer may see of a table: everything that leaves the server about a game is made here."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, assert_never

import msgspec
from msgspec import UNSET

from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import SPECTATOR, State
from spindletop.kernel.verb import Verb
from spindletop.server.domain import journal
from spindletop.server.domain.journal import ChanceCame, Entry, Moved
from spindletop.server.domain.lessons import lesson_of, lesson_seen
from spindletop.server.domain.table import Table
from spindletop.server.domain.view_cache import MessageCache, ViewCache
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.wire.answers import (
    Choice,
    ClockFace,
    Fairness,
    Odds,
    Position,
    SaltOfSeat,
    SeenEntry,
    TableNews,
    TableSeen,
)
from spindletop.server.wire.live import Update
from spindletop.server.wire.names import TableStatus
from spindletop.showing.wire import TableFacts, log_line, position_facts, seat_or_none

RECENT = 200
"""How many entries of the log a snapshot holds."""
MOST_SENT = 32
"""How many messages of a table are kept for other viewers who are to be told the same."""
encode = msgspec.json.Encoder().encode


def position(table: Table, seat: int) -> Position | None:
    """Return the present position for a seat or SPECTATOR; None if the rules are no longer here."""
    state, game = table.state, table.game
    if state is None or game is None:
        return None
    shown = _bare_position(view_parts(table, game, state, seat), state, table.n)
    mover = table.mover
    shown.mover = mover
    if mover is not None and mover == seat and table.seats[seat].kind == "human":
        shown.prompt = state.step.prompt(state)
        shown.clause = state.step.governing(state)
        shown.choices = choices(table, state)
    shown.undo = table.undo_points(seat) if seat != SPECTATOR else []
    shown.clocks = clock_face(table)
    if table.lesson is not None and seat == table.lesson.me:
        shown.lesson = lesson_seen(table)
    if table.status == "over":
        shown.scores, shown.winners = state.scores(), state.winners()
    return shown


def past_position(table: Table, n: int, seat: int) -> Position | None:
    """Return the position after n actions for a seat or SPECTATOR; nothing is offered there."""
    if table.game is None:
        return None
    state = table.position(n)
    return _bare_position(table.game.view(state, seat), state, n)


def _bare_position(view: Mapping[str, Any], state: State, n: int) -> Position:
    """Return a position where nothing is offered."""
    facts = position_facts(state, n)
    return Position(
        n=facts["n"],
        step=facts["step"],
        mover=facts["mover"],
        prompt="",
        clause="",
        view=view,
        choices=[],
        undo=[],
        scores=facts.get("scores"),
        winners=facts.get("winners"),
        clocks=None,
    )


def view_parts(table: Table, game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    """Return the view of the present position, each part of it encoded; it is made once for all who see the same."""
    viewer = SPECTATOR if game.same_view else seat
    known = table.view_cache.get(viewer)
    if known is None or known.state is not state or known.status != table.status:
        known = table.view_cache[viewer] = _encoded(game.view(state, viewer), known, state, table.status)
    return known.parts


def _encoded(view: Mapping[str, Any], before: ViewCache | None, state: State, status: TableStatus) -> ViewCache:
    """Return a view with its parts encoded; what is as it was before is the very same part."""
    parts: dict[str, msgspec.Raw] = {}
    old_view, old_parts = ({}, {}) if before is None else (before.view, before.parts)
    for name, part in view.items():
        old = old_parts.get(name)
        if old is None or part is not old_view[name]:
            fresh = encode(part)
            if old is None or fresh != bytes(old):
                old = msgspec.Raw(fresh)
        parts[name] = old
    return ViewCache(state, status, view, parts)


def choices(table: Table, state: State) -> list[Choice]:
    """Return what is offered to the seat that is to move."""
    found: list[Choice] = []
    find = state.vocabulary.verb
    for action in state.choices() if table.offered is None else table.offered:
        verb = find(action)
        x = action - verb.base
        figures = verb.figures(state, x)
        found.append(
            Choice(
                id=action,
                verb=verb.name,
                text=text_of(verb, x),
                words=verb.words(state, x),
                place=verb.place(state, x),
                hint=verb.hint(state, x),
                args=args_of(verb, x),
                cost=figures.cost,
                gain=figures.gain,
                points=figures.points,
                odds=None if figures.odds is None else [Odds(outcome, percent) for outcome, percent in figures.odds],
                warn=verb.warning(state, x),
                effects=figures.effects,
            )
        )
    return found


@lru_cache(1 << 16)
def text_of(verb: Verb[Any], x: int) -> str:
    """Return the line of text of an action, which never changes."""
    return verb.text(x)


@lru_cache(1 << 16)
def args_of(verb: Verb[Any], x: int) -> dict[str, int | str]:
    """Return the arguments of an action by name, which never change."""
    return verb.values(x)


def clock_face(table: Table) -> ClockFace | None:
    """Return the clocks, if there are any."""
    clocks = table.clocks
    if not clocks.running or table.status != "playing":
        return None
    return ClockFace(
        running=table.mover, since=clocks.since, left=list(clocks.left), deadline=clocks.deadline(table.mover)
    )


def entry(table: Table, one: Entry, seat: int) -> SeenEntry:
    """Return an entry as a seat or SPECTATOR may see it."""
    seen = SeenEntry(seq=one.seq, time=one.time, kind=one.kind, seat=one.seat)
    match one:
        case Moved() | ChanceCame():
            _show_action(table, one, seat, seen)
        case journal.MovesUndone():
            seen.n = one.n
        case journal.SeatChanged():
            seen.change, seen.name, seen.bot = one.change, one.name, one.bot
        case journal.SaltAdded():
            seen.salt = one.salt
        case journal.ChatSaid():
            seen.text, seen.name = one.text, UNSET if one.name is None else one.name
        case journal.NoticeGiven():
            seen.text = one.text
        case journal.EndOffered():
            seen.agree = one.agree
        case journal.VoteCast():
            seen.about = one.about
        case journal.GameEnded():
            seen.result, seen.seed = one.result, one.seed
        case journal.RematchOpened():
            seen.table = one.table
        case (
            journal.TableOpened()
            | journal.GameStarted()
            | journal.WebhookChanged()
            | journal.TimeRanOut()
            | journal.ClockResumed()
        ):
            pass
        case _:
            assert_never(one)
    return seen


def _show_action(table: Table, one: Moved | ChanceCame, seat: int, seen: SeenEntry) -> None:
    """Show an action, and its arguments to those who may know them.

    Not everything of a table that had to stop: its game may go on elsewhere, or with other rules here.
    """
    known = table.result is not None or one.seen is None or seat in one.seen
    seen.n = one.n
    seen.action = one.action if known else None
    seen.text = one.text if known else one.text.partition(" ")[0]
    if known and one.place is not None:
        seen.place = one.place
    seen.lines = [log_line(event, seat, table.names) for event in table.events.get(one.seq, [])]


def entries(table: Table, after: int, seat: int, limit: int | None = None) -> list[SeenEntry]:
    """Return what happened after an entry."""
    wanted = table.entries[after:] if limit is None else table.entries[after : after + limit]
    return [entry(table, one, seat) for one in wanted]


def _facts(table: Table, viewer: Viewer) -> TableFacts:
    terms = table.terms
    return TableFacts(
        id=terms.id,
        game=terms.game,
        title=terms.title,
        state=table.status,
        seats=table.seats,
        options=terms.options if table.record is None else table.record.options,
        me=seat_or_none(viewer.seat),
        host=viewer.host,
        agreed=sorted(table.agreed),
        votes={str(about): sorted(cast) for about, cast in sorted(table.votes.items())},
        rematch=table.rematch,
        fair=None if terms.lesson else _fairness(table),
        result=table.result,
    )


def _fairness(table: Table) -> Fairness:
    return Fairness(
        commitment=table.terms.commitment,
        salts=[SaltOfSeat(seat=seat, salt=salt) for seat, salt in table.salts],
        open=table.status in {"open", "playing"} and table.drawn == 0,
        seed=None if table.result is None else table.seed.hex(),
        start=table.terms.fair_from,
    )


def news(table: Table, viewer: Viewer, now: int) -> TableNews:
    """Return the table without position and log."""
    terms = table.terms
    return TableNews(
        **_facts(table, viewer),
        public=terms.public,
        rules_version=terms.rules_version,
        edition=terms.edition,
        clock=terms.clock,
        created=terms.created,
        now=now,
        back=viewer.left,
        seq=table.seq,
        at=table.revision,
        begins=table.begins if table.status == "open" and not table.free() else None,
        lesson=lesson_of(table),
    )


def snapshot(table: Table, viewer: Viewer, now: int) -> TableSeen:
    """Return the whole table for a viewer."""
    recent = entries(table, max(0, table.seq - RECENT), viewer.seat)
    known = msgspec.structs.asdict(news(table, viewer, now))
    return TableSeen(position=position(table, viewer.seat), entries=recent, **known)


class Cursor:
    """How far one connection has been told: the last entry, the revision, and the parts of its view."""

    def __init__(self, seq: int = 0, revision: int = -1) -> None:
        self.seq = seq
        self.revision = revision
        self.parts: Mapping[str, Any] | None = None


def update(table: Table, viewer: Viewer, cursor: Cursor, now: int, partial: bool = False) -> bytes:
    """Return the message about everything that is new to a viewer, and move the cursor behind it.

    Spectators with the same cursor get the same bytes, except where the message holds the time of day.
    """
    happened = table.entries[cursor.seq :]
    if any(one.kind not in journal.QUIET_KINDS for one in happened):
        return _update(table, viewer, cursor, partial, happened, news(table, viewer, now))
    key = (viewer, cursor.seq, cursor.revision, partial)
    known = table.message_cache.get(key)
    if known is None or known.seq != table.seq or known.before is not cursor.parts:
        known = MessageCache(table.seq, cursor.parts)
        known.message = _update(table, viewer, cursor, partial, happened, None)
        known.after = cursor.parts
        if len(table.message_cache) >= MOST_SENT:
            table.message_cache.clear()
        table.message_cache[key] = known
    cursor.seq, cursor.revision, cursor.parts = table.seq, table.revision, known.after
    return known.message


def _update(
    table: Table, viewer: Viewer, cursor: Cursor, partial: bool, happened: list[Entry], whole: TableNews | None
) -> bytes:
    message = Update(
        after=cursor.seq,
        seq=table.seq,
        at=table.revision,
        entries=[entry(table, one, viewer.seat) for one in happened],
        position=None,
        partial=False,
        table=whole,
    )
    if table.revision != cursor.revision or whole is not None:
        shown = position(table, viewer.seat)
        if partial and shown is not None:
            message.partial = _leave_out_known(shown, cursor)
        message.position = shown
    cursor.seq, cursor.revision = table.seq, table.revision
    return encode(message)


def _leave_out_known(shown: Position, cursor: Cursor) -> bool:
    """Leave only those parts in the view that have changed; tell whether that was possible."""
    before, cursor.parts = cursor.parts, shown.view
    if before is None or not before.keys() <= shown.view.keys():
        return False
    shown.view = {name: part for name, part in shown.view.items() if part is not before.get(name)}
    return True
