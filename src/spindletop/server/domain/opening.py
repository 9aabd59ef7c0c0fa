"""Opening a table: what was asked for is checked as a whole, and becomes a terms and the first entries."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from spindletop.kernel.dealer import SEED_BYTES, commitment
from spindletop.kernel.game import AnyGame, Edition, SetupError
from spindletop.kernel.options import OptionError
from spindletop.kernel.record import AGREED, Record
from spindletop.kernel.state import CHANCE, OVER
from spindletop.server.bots.catalogue import checked_spec
from spindletop.server.domain import commands, journal
from spindletop.server.domain.due import due_after
from spindletop.server.domain.editions import DEFAULT, uploaded_edition
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.records import uploaded_record
from spindletop.server.domain.table import Outcome, Table
from spindletop.server.domain.terms import MOST_SECONDS, ClockRule, EditionName, TableTerms
from spindletop.server.domain.tokens import hashed, new_id, new_token
from spindletop.server.realtime.registry import card_after
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.webhooks.outbox import enqueue, pending
from spindletop.server.wire.messages import NewSeat, NewTable, SeatToken
from spindletop.server.wire.problems import Problem


class PreparedTable:
    """A table that was laid out but is not yet on disk, and the tokens that go with it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.host = new_token()
        self.invitation = new_token()
        self.tokens: list[SeatToken] = []
        table.host_hash = hashed(self.host)
        table.invitation_hash = hashed(self.invitation)

    def give_token(self, seat: int) -> None:
        """Let the creator hold a seat."""
        token = new_token()
        self.tokens.append(SeatToken(seat, token))
        self.table.holders[seat] = hashed(token)
        self.table.webhooks[seat] = ""


def prepare_table(wish: NewTable, shelf: Mapping[str, AnyGame], now: int, salting: int = 0) -> PreparedTable:
    """Return the table that was asked for, or say what is wrong with the wish.

    A table without open seats whose first act is a draw waits `salting` milliseconds for salts.
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
    edition: str | Edition = "" if wish.edition == DEFAULT else wish.edition
    if wish.edition_toml is not None:
        edition = uploaded_edition(wish.edition_toml, game)
    try:
        record = Record(game, names, wish.options, edition)
        record.start()
    except OptionError as error:
        raise Problem("bad_options", f"{error}") from None
    except SetupError as error:
        raise Problem("bad_edition" if "edition" in str(error) else "bad_seats", f"{error}") from None
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
        edition=EditionName(edition.name or DEFAULT, edition.hash, not edition.built_in),
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
    table = opened.table
    writer = commands.Writer(table, now)
    writer.open(begins)
    first_human = next((i for i, seat in enumerate(seats) if seat.kind == "human"), 0)
    for i, seat in enumerate(seats):
        if seat.kind == "human":
            writer.write("seat", i, change="taken", sits="human", name=seat.name.strip())
            opened.give_token(i)
        elif seat.kind == "bot":
            commands.check_bots_can_play(record.game, record.options)
            spec = checked_spec(seat.bot, record.game)
            name = seat.name.strip() or f"{spec.partition(':')[0]} bot"
            writer.write("seat", i, change="bot", sits="bot", bot=spec, name=name)
    if wish.salt:
        writer.write("salt", first_human, wish.salt)
    table.take(Outcome(writer.entries))


def _import(table: Table, record: Record, now: int) -> None:
    writer = commands.Writer(table, now)
    for action in record.actions:
        state = writer.state
        if state is None:
            raise Problem("bad_record", "The record cannot be laid on a table.")
        seat = None if state.mover == CHANCE else int(state.mover)
        writer.play(journal.CHANCE if seat is None else journal.MOVE, seat, action, imported=True)
    table.take(writer.outcome())


def _review(table: Table, record: Record, now: int) -> None:
    writer = commands.Writer(table, now)
    writer.write("open")
    for i, name in enumerate(record.names):
        writer.write("seat", i, change="taken", sits="human", name=name[:40])
    for salt in record.salts:
        writer.write("salt", 0, salt)
    writer.write("start")
    table.take(Outcome(writer.entries))
    _import(table, record, now)
    writer = commands.Writer(table, now)
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
    writer = commands.Writer(table, now)
    writer.open(now + waits if waits else None)
    for seat in old.seats:
        if seat.kind != "open":
            change = "bot" if seat.kind == "bot" else "taken"
            writer.write("seat", seat.seat, change=change, sits=seat.kind, name=seat.name, bot=seat.bot)
    table.take(Outcome(writer.entries))
    if not table.free() and not waits:
        table.take(commands.start(table, now))
    return table


def to_write(table: Table) -> WriteBatch:
    """Return everything that must be written for a new table."""
    terms = table.terms
    batch = WriteBatch(terms.id, list(table.entries))
    card: dict[str, Any] = card_after(table, no_more)
    table.due = card["due"] = due_after(table, Outcome(no_more))
    batch.new_table = {
        "id": terms.id,
        "game": terms.game,
        "public": terms.public,
        "created": terms.created,
        "deed": msgspec.json.encode(terms).decode(),
        "terms": msgspec.json.encode(msgspec.structs.replace(terms, edition_data=None)).decode(),
        "seed": table.seed.hex(),
        "host_hash": table.host_hash,
        "invitation_hash": table.invitation_hash,
        **card,
    }
    batch.new_seats = [
        {"table_id": terms.id, "seat": seat, "token_hash": held, "webhook": table.webhooks.get(seat, "")}
        for seat, held in sorted(table.holders.items())
    ]
    call = pending(table, table.mover, table.entries)
    if call is not None:
        batch.statements += enqueue(call, terms.created)
    return batch


no_more: list[Entry] = []
