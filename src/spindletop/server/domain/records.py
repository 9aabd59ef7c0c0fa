"""Records: every table can be exported, and an uploaded record is checked before it is played on."""

import json
from collections.abc import Mapping

from spindletop.games import UnknownGame
from spindletop.kernel.dealer import SEED_BYTES
from spindletop.kernel.game import AnyGame
from spindletop.kernel.record import Record, RecordError, action_line, end_line, end_of, header_line, read_record
from spindletop.server.domain.editions import LARGEST as LARGEST_EDITION
from spindletop.server.domain.editions import check_name
from spindletop.server.domain.table import Table
from spindletop.server.wire.problems import Problem

MOST_ACTIONS = 20_000


def export_record(table: Table) -> str:
    """Return the record of a table; it needs no rules, so that every table can be exported for ever."""
    if table.hidden and table.result is None and not table.terms.lesson:
        raise Problem("secret", "Something in this game is hidden from you: the record opens when the game is over.")
    lines = [header_line(table.terms.header(table.names, table.salt_texts))]
    lines += [action_line(n, entry.seat, entry.text) for n, entry in enumerate(table.counting(), start=1)]
    result = table.result
    if result is not None:
        end = end_of(result.ending, result.scores, result.winners, result.digest)
        lines.append(end_line(end, table.seed.hex()))
    return "\n".join(lines) + "\n"


def uploaded_record(text: str, shelf: Mapping[str, AnyGame]) -> Record:
    """Return an uploaded record that follows the rules from its first line to its last."""
    if text.count("\n") > MOST_ACTIONS + 10:
        raise Problem("bad_record", f"The record has more than {MOST_ACTIONS} actions.")

    def find(id: str) -> AnyGame:
        if id not in shelf:
            raise UnknownGame(f"there is no game {id!r} here")
        return shelf[id]

    try:
        record = read_record(text, find)
        if record.position is not None:
            raise RecordError("record line 1: a game that begins with a position of its own cannot be played on here")
        if not record.edition.built_in and len(json.dumps(record.edition.data)) > LARGEST_EDITION:
            raise RecordError("record line 1: the edition is too large")
        check_name(record.edition)
        if len(record.seed) > 2 * SEED_BYTES:
            raise RecordError(f"record: the revealed seed has more than {SEED_BYTES} bytes")
        record.verify()
    except (ValueError, TypeError, LookupError, ArithmeticError, RuntimeError) as error:
        raise Problem("bad_record", f"{error}") from None
    return record
