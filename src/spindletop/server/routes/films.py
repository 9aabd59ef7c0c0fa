"""Games to take home: a page that is one file and plays by itself."""

from litestar import Response, get

from spindletop.kernel.record import Record
from spindletop.server.errors import Problem
from spindletop.server.replays import COST
from spindletop.server.routes.common import ACTING, AnyRequest, TableId, TheHouse, charge, look
from spindletop.server.table import Table
from spindletop.showing.page import page
from spindletop.showing.replay import of_record

HTML = "text/html; charset=utf-8"
LONGEST = 5000


@get("/tables/{table:str}/replay", media_type=HTML, responses=ACTING)
async def see_replay(request: AnyRequest, house: TheHouse, table: TableId) -> Response[bytes]:
    """The game so far as a page for any browser, with what the caller may see; once it is over, with everything."""
    desk, receiver = await look(request, house, table)
    record = recorded(desk.table)
    names, result = desk.table.names, desk.table.result
    # `at` changes with every action and every undo; names may change even after the game.
    key = (desk.table.deed.id, receiver.seat, desk.table.at, desk.table.status, tuple(names))
    if key not in house.replays:
        charge(request, COST)
    text = await house.replays.page(key, lambda: page(of_record(record, receiver.seat, names, result)))
    headers = {"Content-Disposition": f'attachment; filename="{record.game.id}-{desk.table.deed.id}.html"'}
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
    copy.actions = kept.actions[:]
    return copy


HANDLERS = [see_replay]
