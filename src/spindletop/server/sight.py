"""What one receiver may see of a table: everything that leaves the server about a game is made here."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from spindletop.kernel.events import Event
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import OVER, SPECTATOR, State
from spindletop.kernel.verb import Verb
from spindletop.server import journal
from spindletop.server.journal import Entry
from spindletop.server.messages import (
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
from spindletop.server.receiver import Receiver
from spindletop.server.table import Sent, Shown, Table

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
    receiver = SPECTATOR if game.same_view else seat
    known = table.shown.get(receiver)
    if known is None or known.state is not state or known.status != table.status:
        known = table.shown[receiver] = _encoded(game.view(state, receiver), known, state, table.status)
    return known.parts


def _encoded(view: dict[str, Any], before: Shown | None, state: State, status: str) -> Shown:
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
    return Shown(state, status, view, parts)


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


def _common(table: Table, receiver: Receiver, now: int) -> dict[str, Any]:
    deed = table.deed
    fair = Fairness(
        deed.commitment,
        [SaltOfSeat(who, text) for who, text in table.salts],
        table.status in {"open", "playing"} and table.drawn == 0,
        None if table.result is None else table.seed.hex(),
        deed.fair_from,
    )
    return {
        "id": deed.id,
        "game": deed.game,
        "title": deed.title,
        "state": table.status,
        "public": deed.public,
        "rules_version": deed.rules_version,
        "edition": deed.edition,
        "options": deed.options if table.record is None else table.record.options,
        "seats": table.seats,
        "clock": deed.clock,
        "created": deed.created,
        "now": now,
        "fair": fair,
        "me": None if receiver.seat == SPECTATOR else receiver.seat,
        "back": receiver.left,
        "host": receiver.host,
        "seq": table.seq,
        "at": table.at,
        "agreed": sorted(table.agreed),
        "votes": {str(about): sorted(cast) for about, cast in sorted(table.votes.items())},
        "rematch": table.rematch,
        "begins": table.begins if table.status == "open" and not table.free() else None,
        "result": None if table.result is None else Result(**table.result),
    }


def news(table: Table, receiver: Receiver, now: int) -> TableNews:
    """Return the table without position and log."""
    return TableNews(**_common(table, receiver, now))


def snapshot(table: Table, receiver: Receiver, now: int) -> TableSeen:
    """Return the whole table for a receiver."""
    recent = entries(table, max(0, table.seq - RECENT), receiver.seat)
    return TableSeen(position=position(table, receiver.seat), entries=recent, **_common(table, receiver, now))


class Told:
    """What one connection has been told: the last entry, the position it was at, and the parts of its view."""

    def __init__(self, seq: int = 0, at: int = -1) -> None:
        self.seq = seq
        self.at = at
        self.parts: dict[str, Any] | None = None


def update(table: Table, receiver: Receiver, told: Told, now: int, partial: bool = False) -> bytes:
    """Return the message about everything that is new to a receiver, who has been told it from then on.

    All who look on and were told the same get the same bytes, unless they hold the time of day.
    """
    happened = table.entries[told.seq :]
    if any(one.kind not in journal.QUIET_KINDS for one in happened):
        return _update(table, receiver, told, partial, happened, news(table, receiver, now))
    key = (receiver, told.seq, told.at, partial)
    known = table.sent.get(key)
    if known is None or known.seq != table.seq or known.before is not told.parts:
        known = Sent(table.seq, told.parts)
        known.message = _update(table, receiver, told, partial, happened, None)
        known.after = told.parts
        if len(table.sent) >= MOST_SENT:
            table.sent.clear()
        table.sent[key] = known
    told.seq, told.at, told.parts = table.seq, table.at, known.after
    return known.message


def _update(
    table: Table, receiver: Receiver, told: Told, partial: bool, happened: list[Entry], whole: TableNews | None
) -> bytes:
    message: dict[str, Any] = {
        "type": "update",
        "after": told.seq,
        "seq": table.seq,
        "at": table.at,
        "entries": [entry(table, one, receiver.seat) for one in happened],
        "position": None,
        "partial": False,
        "table": whole,
    }
    if table.at != told.at or whole is not None:
        shown = position(table, receiver.seat)
        if partial and shown is not None:
            message["partial"] = _leave_out_known(shown, told)
        message["position"] = shown
    told.seq, told.at = table.seq, table.at
    return encode(message)


def _leave_out_known(shown: Position, told: Told) -> bool:
    """Leave only those parts in the view that have changed; tell whether that was possible."""
    before, told.parts = told.parts, shown.view
    if before is None or not before.keys() <= shown.view.keys():
        return False
    shown.view = {name: part for name, part in shown.view.items() if part is not before.get(name)}
    return True
