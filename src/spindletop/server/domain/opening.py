"""Opening a table: the request is checked as a whole, and becomes terms and the first entries."""

import secrets
from collections.abc import Mapping

import msgspec

from spindletop.kernel.dealer import SEED_BYTES, commitment
from spindletop.kernel.game import AnyGame, Edition, SetupError
from spindletop.kernel.options import OptionError
from spindletop.kernel.record import AGREED, Record
from spindletop.kernel.state import CHANCE, OVER
from spindletop.server.bots.catalogue import checked_spec
from spindletop.server.domain import commands
from spindletop.server.domain.editions import uploaded_edition
from spindletop.server.domain.entry_writer import EntryWriter
from spindletop.server.domain.journal import GameStarted, SaltAdded, SeatChanged, TableOpened
from spindletop.server.domain.records import uploaded_record
from spindletop.server.domain.table import Table
from spindletop.server.domain.terms import DEFAULT_EDITION, TableTerms
from spindletop.server.domain.tokens import hashed, new_id, new_token
from spindletop.server.wire.answers import SeatToken
from spindletop.server.wire.names import SeatChange
from spindletop.server.wire.parts import ClockRule, EditionName
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable

MOST_SECONDS = 60 * 60 * 24 * 60
"""No clock runs for more than sixty days."""


class PreparedTable:
    """A table that is not yet on disk, and the tokens that go with it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.host = new_token()
        self.invitation = new_token()
        self.tokens: list[SeatToken] = []
        table.host_hash = hashed(self.host)
        table.invitation_hash = hashed(self.invitation)

    def give_token(self, seat: int) -> None:
        """Give a seat to whoever opens the table."""
        token = new_token()
        self.tokens.append(SeatToken(seat=seat, token=token))
        self.table.holders[seat] = hashed(token)
        self.table.webhooks[seat] = ""


def prepare_table(wish: NewTable, shelf: Mapping[str, AnyGame], now: int, salting: int = 0) -> PreparedTable:
    """Return the table that was asked for, or raise a Problem that says what is wrong.

    A table without open seats that begins with a draw waits `salting` milliseconds for salts.
    """
    if wish.record is not None:
        record = uploaded_record(wish.record, shelf)
        seats = wish.seats or [NewSeat(name=name) for name in record.names]
    else:
        if wish.game not in shelf:
            raise Problem("not_found", f"There is no game {wish.game!r}; the games are {', '.join(shelf)}.")
        game = shelf[wish.game]
        seats = wish.seats or [NewSeat() for _ in range(game.default_seats)]
        record = _agreed(wish, game, len(seats))
    if len(seats) != len(record.names):
        raise Problem("bad_seats", f"The record has {len(record.names)} seats, not {len(seats)}.")
    finished = record.end is not None or record.replay().mover == OVER
    clock = checked_clock(wish.clock, record.game)
    seed = bytes.fromhex(record.seed) if finished else secrets.token_bytes(SEED_BYTES)
    table = Table(_terms(wish, record, seed, clock, now, finished), seed, shelf)
    opened = PreparedTable(table)
    full = wish.start == "full" and all(seat.kind != "open" for seat in seats)
    salting = salting if full and not finished and record.replay().mover == CHANCE else 0
    if finished:
        _review(table, record, now)
    else:
        _seat(opened, seats, wish, record, now, now + salting if salting else None)
        if record.actions:
            _import(table, record, now)
        if full and not salting:
            table.take(commands.start(table, now))
    return opened


def _agreed(wish: NewTable, game: AnyGame, seats: int) -> Record:
    names = [str(i) for i in range(seats)]
    edition: str | Edition = "" if wish.edition == DEFAULT_EDITION else wish.edition
    if wish.edition_toml is not None:
        edition = uploaded_edition(wish.edition_toml, game)
    try:
        game.check_seats(seats)
    except SetupError as error:
        raise Problem("bad_seats", f"{error}") from None
    try:
        record = Record(game, names, wish.options, edition)
        record.start()
    except OptionError as error:
        raise Problem("bad_options", f"{error}") from None
    except (ValueError, TypeError, LookupError, ArithmeticError, RuntimeError) as error:
        raise Problem("bad_edition", f"{error}") from None
    return record


def checked_clock(rule: ClockRule, game: AnyGame) -> ClockRule:
    """Return a clock that can be played with."""
    if rule.kind == "none":
        return ClockRule()
    if rule.kind not in {"move", "bank"} or rule.out not in {"bot", "vote"}:
        raise Problem("bad_clock", "A clock is of kind none, move or bank, and `out` is bot or vote.")
    if not 1 <= rule.seconds <= MOST_SECONDS or not 0 <= rule.increment <= MOST_SECONDS:
        raise Problem("bad_clock", f"A clock has 1 to {MOST_SECONDS} seconds, and no negative increment.")
    return msgspec.structs.replace(rule, bot=checked_spec(rule.bot, game))


def _terms(wish: NewTable, record: Record, seed: bytes, clock: ClockRule, now: int, finished: bool) -> TableTerms:
    game, edition, count = record.game, record.edition, len(record.names)
    colours = [game.colours[i] if i < len(game.colours) else f"seat {i + 1}" for i in range(count)]
    return TableTerms(
        id=new_id(),
        game=game.id,
        rules_version=game.rules_version,
        edition=EditionName(name=edition.name or DEFAULT_EDITION, hash=edition.hash, custom=not edition.built_in),
        edition_data=None if edition.built_in else dict(edition.data),
        options=record.options,
        seats=count,
        colours=colours,
        title=wish.title.strip(),
        public=wish.public,
        clock=clock,
        start=wish.start,
        created=now,
        commitment=record.commitment if finished else commitment(seed),
        fair_from=record.fair_from if finished else len(record.actions),
    )


def _seat(
    opened: PreparedTable, seats: list[NewSeat], wish: NewTable, record: Record, now: int, begins: int | None
) -> None:
    writer = EntryWriter(opened.table, now)
    writer.add(TableOpened(begins=begins))
    first_human = next((i for i, seat in enumerate(seats) if seat.kind == "human"), 0)
    for i, seat in enumerate(seats):
        if seat.kind == "human":
            writer.add(SeatChanged(seat=i, change="taken", sits="human", name=seat.name.strip()))
            opened.give_token(i)
        elif seat.kind == "bot":
            commands.check_bots_can_play(record.game, record.options)
            spec = checked_spec(seat.bot, record.game)
            name = seat.name.strip() or f"{spec.partition(':')[0]} bot"
            writer.add(SeatChanged(seat=i, change="bot", sits="bot", name=name, bot=spec))
    if wish.salt:
        writer.add(SaltAdded(seat=first_human, salt=wish.salt))
    opened.table.take(writer.outcome())


def _import(table: Table, record: Record, now: int) -> None:
    writer = EntryWriter(table, now)
    for action in record.actions:
        writer.follow(action, imported=True)
    table.take(writer.outcome())


def _review(table: Table, record: Record, now: int) -> None:
    writer = EntryWriter(table, now)
    writer.add(TableOpened())
    for i, name in enumerate(record.names):
        writer.add(SeatChanged(seat=i, change="taken", sits="human", name=name[:40]))
    for salt in record.salts:
        writer.add(SaltAdded(seat=0, salt=salt))
    writer.add(GameStarted())
    table.take(writer.outcome())
    _import(table, record, now)
    writer = EntryWriter(table, now)
    state = table.state
    if state is not None:
        ended = state.mover == OVER
        writer.end(state.ending if ended else AGREED, state.ended_by if ended else None)
    table.take(writer.outcome())


def prepare_rematch(old: Table, shelf: Mapping[str, AnyGame], now: int, salting: int = 0) -> Table:
    """Return a new table with the same terms, seats and tokens; if a draw comes first it waits for salts."""
    if not old.playable or old.status == "stopped":
        raise Problem("not_playable", "The rules of this table are no longer here.")
    seed = secrets.token_bytes(SEED_BYTES)
    terms = msgspec.structs.replace(
        old.terms, id=new_id(), created=now, commitment=commitment(seed), fair_from=0, start="full"
    )
    table = Table(terms, seed, shelf)
    table.host_hash, table.invitation_hash = old.host_hash, old.invitation_hash
    table.holders = {seat: held for seat, held in old.holders.items() if old.seats[seat].kind == "human"}
    table.webhooks = {seat: old.webhooks.get(seat, "") for seat in table.holders}
    waits = salting if table.state is not None and table.state.mover == CHANCE else 0
    writer = EntryWriter(table, now)
    writer.add(TableOpened(begins=now + waits if waits else None))
    for seat in old.seats:
        if seat.kind != "open":
            change: SeatChange = "bot" if seat.kind == "bot" else "taken"
            writer.add(SeatChanged(seat=seat.seat, change=change, sits=seat.kind, name=seat.name, bot=seat.bot))
    table.take(writer.outcome())
    if not table.free() and not waits:
        table.take(commands.start(table, now))
    return table
