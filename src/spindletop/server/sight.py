"""What one receiver may see of a table: everything that leaves the server about a game is made here."""

from typing import Any

import msgspec
from msgspec import UNSET

from spindletop.kernel.events import Event
from spindletop.kernel.state import OVER, SPECTATOR, State
from spindletop.server import journal
from spindletop.server.deed import AnyGame
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
from spindletop.server.table import Table

RECENT = 200
encode = msgspec.json.Encoder().encode


def position(table: Table, seat: int) -> Position | None:
    """Return the present position for a seat or SPECTATOR; None if the rules are no longer here."""
    state, game = table.state, table.game
    if state is None or game is None:
        return None
    shown = _bare_position(table, game, state, table.n, seat)
    mover = table.mover
    shown.mover = mover
    if mover is not None and mover == seat and table.seats[seat].kind == "human":
        shown.prompt = state.step.prompt(state)
        shown.clause = state.step.citing(state)
        shown.choices = choices(state)
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
    shown = _bare_position(table, table.game, state, n, seat)
    shown.mover = int(state.mover) if state.mover >= 0 else None
    if state.mover == OVER:
        shown.scores, shown.winners = state.scores(), state.winners()
    return shown


def _bare_position(table: Table, game: AnyGame, state: State, n: int, seat: int) -> Position:
    view = game.view(state, seat)
    return Position(n, state.step.name, None, "", "", view, [], [], None, None, None)


def choices(state: State) -> list[Choice]:
    """Return what is offered to the seat that is to move."""
    found: list[Choice] = []
    vocabulary = state.vocabulary
    for action in state.choices():
        verb = vocabulary.verb(action)
        x = action - verb.base
        found.append(
            Choice(action, verb.name, verb.text(x), verb.words(state, x), verb.place(state, x), verb.hint(state, x))
        )
    return found


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
        known = table.status in {"over", "stopped"} or one.seen is None or seat in one.seen
        text = one.text or ""
        seen.n = one.n
        seen.action = one.action if known else None
        seen.text = text if known else text.partition(" ")[0]
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


def _common(table: Table, seat: int, host: bool, now: int) -> dict[str, Any]:
    deed = table.deed
    over = table.status in {"over", "stopped"}
    fair = Fairness(
        deed.commitment,
        [SaltOfSeat(who, text) for who, text in table.salts],
        table.status in {"open", "playing"} and table.drawn == 0,
        table.seed.hex() if over else None,
    )
    return {
        "id": deed.id,
        "game": deed.game,
        "title": deed.title,
        "state": table.status,
        "public": deed.public,
        "rules_version": deed.rules_version,
        "edition": deed.edition,
        "options": deed.options,
        "seats": table.seats,
        "clock": deed.clock,
        "created": deed.created,
        "now": now,
        "fair": fair,
        "me": None if seat == SPECTATOR else seat,
        "host": host,
        "seq": table.seq,
        "at": table.at,
        "agreed": sorted(table.agreed),
        "votes": {str(about): sorted(cast) for about, cast in sorted(table.votes.items())},
        "rematch": table.rematch,
        "result": None if table.result is None else Result(**table.result),
    }


def news(table: Table, seat: int, host: bool, now: int) -> TableNews:
    """Return the table without position and log."""
    return TableNews(**_common(table, seat, host, now))


def snapshot(table: Table, seat: int, host: bool, now: int) -> TableSeen:
    """Return the whole table for a receiver."""
    recent = entries(table, max(0, table.seq - RECENT), seat)
    return TableSeen(position=position(table, seat), entries=recent, **_common(table, seat, host, now))


def update(table: Table, seat: int, host: bool, after: int, at: int, now: int) -> bytes:
    """Return the message about everything since `after`, for a receiver that has seen the position of `at`."""
    happened = table.entries[after:]
    noisy = any(one.kind not in journal.QUIET_KINDS for one in happened)
    message = {
        "type": "update",
        "after": after,
        "seq": table.seq,
        "at": table.at,
        "entries": [entry(table, one, seat) for one in happened],
        "position": msgspec.Raw(encoded_position(table, seat)) if table.at != at or noisy else None,
        "table": news(table, seat, host, now) if noisy else None,
    }
    return encode(message)


def encoded_position(table: Table, seat: int) -> bytes:
    """Return the position as JSON; receivers of the same seat share the work."""
    known = table.shown.get(seat)
    if known is not None and known[0] == table.seq:
        return known[1]
    encoded = encode(position(table, seat))
    table.shown[seat] = (table.seq, encoded)
    return encoded
