"""What one viewer may see of a table: everything that leaves the server about a game is made here."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from spindletop.kernel.events import Event
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import OVER, SPECTATOR, State
from spindletop.kernel.verb import Verb
from spindletop.server.domain import journal
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.table import MessageCache, Table, ViewCache
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.wire.messages import (
    Choice,
    ClockFace,
    Fairness,
    LogLine,
    Position,
    Result,
    SaltOfSeat,
    SeenEntry,
    TableNews,
    TableSeen,
)

RECENT = 200
MOST_SENT = 32
"""So many messages of a table are kept for others who are to be told the same."""
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
    if table.status == "over":
        shown.scores, shown.winners = state.scores(), state.winners()
    return shown


def past_position(table: Table, n: int, seat: int) -> Position | None:
    """Return the position after n actions for a seat or SPECTATOR; nothing is offered there."""
    if table.game is None:
        return None
    state = table.position(n)
    shown = _bare_position(table.game.view(state, seat), state, n)
    shown.mover = int(state.mover) if state.mover >= 0 else None
    if state.mover == OVER:
        shown.scores, shown.winners = state.scores(), state.winners()
    return shown


def _bare_position(view: dict[str, Any], state: State, n: int) -> Position:
    return Position(n, state.step.name, None, "", "", view, [], [], None, None, None)


def view_parts(table: Table, game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    """Return the view of the present position, each part of it encoded; it is made once for all who see the same."""
    viewer = SPECTATOR if game.same_view else seat
    known = table.view_cache.get(viewer)
    if known is None or known.state is not state or known.status != table.status:
        known = table.view_cache[viewer] = _encoded(game.view(state, viewer), known, state, table.status)
    return known.parts


def _encoded(view: dict[str, Any], before: ViewCache | None, state: State, status: str) -> ViewCache:
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
        found.append(
            Choice(
                action,
                verb.name,
                text_of(verb, x),
                verb.words(state, x),
                verb.place(state, x),
                verb.hint(state, x),
                verb.warning(state, x),
            )
        )
    return found


@lru_cache(1 << 16)
def text_of(verb: Verb[Any], x: int) -> str:
    """Return the line of text of an action, which never changes."""
    return verb.text(x)


def clock_face(table: Table) -> ClockFace | None:
    """Return the clocks, if there are any."""
    clocks = table.clocks
    if not clocks.running or table.status != "playing":
        return None
    return ClockFace(table.mover, clocks.since, list(clocks.left), clocks.deadline(table.mover))


def entry(table: Table, one: Entry, seat: int) -> SeenEntry:
    """Return an entry as a seat or SPECTATOR may see it."""
    seen = SeenEntry(one.seq, one.time, one.kind, one.seat)
    more = one.more
    if one.kind in {journal.MOVE, journal.CHANCE}:
        # Not everything of a table that had to stop: its game may go on elsewhere, or with other rules here.
        known = table.result is not None or one.seen is None or seat in one.seen
        text = one.text or ""
        seen.n = one.n
        seen.action = one.action if known else None
        seen.text = text if known else text.partition(" ")[0]
        seen.place = more.get("place", UNSET) if known else UNSET
        seen.lines = [line(event, seat, table.names) for event in table.heard.get(one.seq, [])]
    elif one.kind == "undo":
        seen.n = one.n
    elif one.kind == "seat":
        seen.change, seen.name, seen.bot = more["change"], more.get("name", ""), more.get("bot")
    elif one.kind == "salt":
        seen.salt = one.text or ""
    elif one.kind in {"chat", "notice"}:
        seen.text = one.text
        seen.name = more.get("name", UNSET)
    elif one.kind == "agree":
        seen.agree = more["agree"]
    elif one.kind == "vote":
        seen.about = more["about"]
    elif one.kind == "over":
        seen.result, seen.seed = Result(**more["result"]), more["seed"]
    elif one.kind == "rematch":
        seen.table = one.text or ""
    return seen


def line(event: Event, seat: int, names: list[str]) -> LogLine:
    """Return an event in words for a seat or SPECTATOR."""
    about = event.seat if event.seat >= 0 else None
    return LogLine(event.kind.name, event.kind.icon, about, event.words(seat, names), event.seen_by(seat))


def entries(table: Table, after: int, seat: int, limit: int | None = None) -> list[SeenEntry]:
    """Return what happened after an entry."""
    wanted = table.entries[after:] if limit is None else table.entries[after : after + limit]
    return [entry(table, one, seat) for one in wanted]


def _common(table: Table, viewer: Viewer, now: int) -> dict[str, Any]:
    terms = table.terms
    fair = Fairness(
        terms.commitment,
        [SaltOfSeat(who, text) for who, text in table.salts],
        table.status in {"open", "playing"} and table.drawn == 0,
        None if table.result is None else table.seed.hex(),
        terms.fair_from,
    )
    return {
        "id": terms.id,
        "game": terms.game,
        "title": terms.title,
        "state": table.status,
        "public": terms.public,
        "rules_version": terms.rules_version,
        "edition": terms.edition,
        "options": terms.options if table.record is None else table.record.options,
        "seats": table.seats,
        "clock": terms.clock,
        "created": terms.created,
        "now": now,
        "fair": fair,
        "me": None if viewer.seat == SPECTATOR else viewer.seat,
        "back": viewer.left,
        "host": viewer.host,
        "seq": table.seq,
        "at": table.revision,
        "agreed": sorted(table.agreed),
        "votes": {str(about): sorted(cast) for about, cast in sorted(table.votes.items())},
        "rematch": table.rematch,
        "begins": table.begins if table.status == "open" and not table.free() else None,
        "result": None if table.result is None else Result(**table.result),
    }


def news(table: Table, viewer: Viewer, now: int) -> TableNews:
    """Return the table without position and log."""
    return TableNews(**_common(table, viewer, now))


def snapshot(table: Table, viewer: Viewer, now: int) -> TableSeen:
    """Return the whole table for a viewer."""
    recent = entries(table, max(0, table.seq - RECENT), viewer.seat)
    return TableSeen(position=position(table, viewer.seat), entries=recent, **_common(table, viewer, now))


class Cursor:
    """What one connection has been told: the last entry, the position it was at, and the parts of its view."""

    def __init__(self, seq: int = 0, revision: int = -1) -> None:
        self.seq = seq
        self.revision = revision
        self.parts: dict[str, Any] | None = None


def update(table: Table, viewer: Viewer, cursor: Cursor, now: int, partial: bool = False) -> bytes:
    """Return the message about everything that is new to a viewer, who has been told it from then on.

    All who look on and were told the same get the same bytes, unless they hold the time of day.
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
    message: dict[str, Any] = {
        "type": "update",
        "after": cursor.seq,
        "seq": table.seq,
        "at": table.revision,
        "entries": [entry(table, one, viewer.seat) for one in happened],
        "position": None,
        "partial": False,
        "table": whole,
    }
    if table.revision != cursor.revision or whole is not None:
        shown = position(table, viewer.seat)
        if partial and shown is not None:
            message["partial"] = _leave_out_known(shown, cursor)
        message["position"] = shown
    cursor.seq, cursor.revision = table.seq, table.revision
    return encode(message)


def _leave_out_known(shown: Position, cursor: Cursor) -> bool:
    """Leave only those parts in the view that have changed; tell whether that was possible."""
    before, cursor.parts = cursor.parts, shown.view
    if before is None or not before.keys() <= shown.view.keys():
        return False
    shown.view = {name: part for name, part in shown.view.items() if part is not before.get(name)}
    return True
