"""Replays: a game as a page that is one file and plays by itself."""

import msgspec
from litestar import Response, get

from spindletop.kernel.record import Record
from spindletop.server.domain.table import Table
from spindletop.server.http.replay_cache import COST
from spindletop.server.http.routes.common import ACTING, AnyRequest, AppServices, TableId, as_viewer, charge
from spindletop.server.wire.problems import Problem
from spindletop.showing.page import page
from spindletop.showing.replay import of_record
from spindletop.showing.wire import ResultFacts

HTML = "text/html; charset=utf-8"
LONGEST = 5000


@get("/tables/{table:str}/replay", media_type=HTML, responses=ACTING)
async def see_replay(request: AnyRequest, services: AppServices, table: TableId) -> Response[bytes]:
    """The game so far as a page for any browser, with what the caller may see; once it is over, with everything."""
    live, viewer = await as_viewer(request, services, table)
    record = recorded(live.table)
    names, result = live.table.names, result_facts(live.table)
    # `at` changes with every action and every undo; names may change even after the game.
    key = (live.table.terms.id, viewer.seat, live.table.revision, live.table.status, tuple(names))
    if key not in services.replays:
        charge(request, COST)
    text = await services.replays.page(key, lambda: page(of_record(record, viewer.seat, names, result)))
    headers = {"Content-Disposition": f'attachment; filename="{record.game.id}-{live.table.terms.id}.html"'}
    return Response(text, media_type=HTML, headers=headers)


def recorded(table: Table) -> Record:
    """Return a copy of a table's record that nobody plays on."""
    if table.record is None:
        raise Problem("not_playable", "The rules of this table are no longer here; the record can be exported.")
    if table.status == "open":
        raise Problem("not_now", "The game has not begun yet.")
    if table.n > LONGEST:
        raise Problem(
            "not_now", f"The game has more than {LONGEST} actions; `spindletop replay` makes a page of its record."
        )
    kept = table.record
    copy = Record(kept.game, kept.names, kept.options, kept.edition)
    copy.position = kept.position
    copy.actions = kept.actions[:]
    return copy


def result_facts(table: Table) -> ResultFacts | None:
    """Return the result of a table as replays tell it."""
    result = table.result
    if result is None:
        return None
    return msgspec.convert(msgspec.to_builtins(result), ResultFacts)


HANDLERS = [see_replay]
