"""Tables: the lobby, opening one, looking at one, its journal, its positions and its record."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain import commands
from spindletop.server.domain.opening import prepare_rematch, prepare_table
from spindletop.server.domain.outcome import Done
from spindletop.server.domain.records import export_record
from spindletop.server.domain.terms import TableTerms
from spindletop.server.http.routes.common import (
    ACTING,
    VIEWING,
    AnyRequest,
    AppServices,
    TableId,
    address_of,
    as_seat,
    as_viewer,
    problems,
)
from spindletop.server.realtime import projection
from spindletop.server.realtime.registry import TABLE_ID
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.services import Services
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.wire.answers import Journal, NextTable, Opened, Position, TableCard, TableSeen
from spindletop.server.wire.parts import Seat
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewTable

Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
JSON_LINES = "application/x-ndjson"
LONGER = 5
"""How many times as long people have for their salts who come over from another table."""
Limit = Annotated[int, QueryParameter(ge=1, le=500)]


@get("/tables", responses=problems())
async def lobby(
    services: AppServices,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: Annotated[Literal["open", "playing", "over"] | None, QueryParameter(name="state")] = None,
    free: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> list[TableCard]:
    """Public tables, newest first."""
    cards: list[TableCard] = []
    if (game is not None and game not in services.registry.shelf) or (
        before is not None and not TABLE_ID.fullmatch(before)
    ):
        return cards
    for state, open_seats, stored_terms, seats in await services.store.lobby(game, status, free, limit, before):
        terms = msgspec.json.decode(stored_terms, type=TableTerms)
        cards.append(
            TableCard(
                id=terms.id,
                game=terms.game,
                title=terms.title,
                state=state,
                public=terms.public,
                seats=msgspec.json.decode(seats, type=list[Seat]),
                options=terms.options,
                edition=terms.edition,
                clock=terms.clock,
                created=terms.created,
                free=open_seats,
            )
        )
    return cards


def check_openings(request: AnyRequest, services: Services, cost: float = 1) -> None:
    """Refuse a caller that opens too many tables; the next game of a table is one as well, a lesson a part of one."""
    wait = services.openings.wait(address_of(request), cost)
    if wait > 0:
        raise Problem("too_many", "You have opened very many tables; wait a little.", retry_after=int(wait) + 1)


@post("/tables", responses=problems(404, 422))
async def open_table(request: AnyRequest, services: AppServices, data: JSONBody[NewTable]) -> Opened:
    """Open a table, with an uploaded record on it if there is one."""
    check_openings(request, services)
    salting = int(services.settings.salt_seconds * 1000)
    opened = await asyncio.to_thread(prepare_table, data, services.registry.shelf, services.registry.now(), salting)
    await services.store.write(new_table_batch(opened.table))
    services.bots.opened_by(opened.table.terms.id, address_of(request))
    services.registry.add(opened.table)
    seen = projection.snapshot(opened.table, Viewer(SPECTATOR, host=True), services.registry.now())
    return Opened(table=seen, host=opened.host, invitation=opened.invitation, seats=opened.tokens)


@get("/tables/{table:str}", responses=VIEWING)
async def see_table(request: AnyRequest, services: AppServices, table: TableId) -> TableSeen:
    """The table as the caller may see it."""
    live, viewer = await as_viewer(request, services, table)
    return projection.snapshot(live.table, viewer, services.registry.now())


@get("/tables/{table:str}/entries", responses=VIEWING)
async def see_entries(
    request: AnyRequest, services: AppServices, table: TableId, after: Number = 0, limit: Limit = 500
) -> Journal:
    """What happened after an entry."""
    live, viewer = await as_viewer(request, services, table)
    return Journal(seq=live.table.seq, entries=projection.entries(live.table, after, viewer.seat, limit))


@get("/tables/{table:str}/positions/{n:int}", responses=ACTING)
async def see_position(
    request: AnyRequest,
    services: AppServices,
    table: TableId,
    n: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
) -> Position:
    """The position after n actions; once the game is over through the eyes of any seat."""
    live, viewer = await as_viewer(request, services, table)
    here = live.table
    eyes = viewer.seat
    if seat is not None and seat != viewer.seat:
        if here.status != "over":
            raise Problem("forbidden", "While the game is running you see your own side only.")
        if seat >= here.terms.seats:
            raise Problem("not_found", "There is no such seat at this table.")
        eyes = seat
    if not 0 <= n <= here.n:
        raise Problem("not_found", f"There are positions 0 to {here.n}.")
    shown = projection.past_position(here, n, eyes)
    if shown is None:
        raise Problem("not_playable", "The rules of this table are no longer here; the record can be exported.")
    return shown


@get("/tables/{table:str}/record", media_type=JSON_LINES, responses=ACTING)
async def see_record(request: AnyRequest, services: AppServices, table: TableId) -> Response[str]:
    """The record of the game, for `spindletop replay`, `verify` and another table."""
    live, _ = await as_viewer(request, services, table)
    text = export_record(live.table)
    name = "".join(c if c.isascii() and c.isalnum() else "-" for c in live.table.terms.game)
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@post("/tables/{table:str}/rematch", status_code=200, responses=ACTING)
async def rematch(request: AnyRequest, services: AppServices, table: TableId) -> NextTable:
    """Open the next game for the same people; whoever asks later is led to the same table."""
    live, _ = await as_seat(request, services, table)
    if live.table.rematch is None:
        if live.table.status != "over":
            raise Problem("not_now", "The game is not over yet.")
        check_openings(request, services)
        now = services.registry.now()
        salting = int(services.settings.salt_seconds * 1000)
        people = len(live.table.humans())
        following = prepare_rematch(
            live.table, services.registry.shelf, now, salting if people < 2 else salting * LONGER
        )

        try:
            id = following.terms.id
            await services.registry.run(live, lambda here: commands.lead_on(here, id, now), opening=following)
            services.bots.opened_by(id, address_of(request))
            services.registry.add(following)
        except Problem as problem:  # somebody else was quicker, and everybody is led to the same table
            if problem.code != "not_now":
                raise
    return NextTable(table=live.table.rematch or "")


@post("/tables/{table:str}/start", status_code=200, responses=ACTING)
async def start(request: AnyRequest, services: AppServices, table: TableId) -> Done:
    """Begin to play; for the host of a table that does not start by itself."""
    live, viewer = await as_viewer(request, services, table)
    if not viewer.host:
        raise Problem("forbidden", "Only the host starts the table.")
    return await services.registry.run(live, lambda here: commands.start(here, services.registry.now()))


HANDLERS = [lobby, open_table, see_table, see_entries, see_position, see_record, rematch, start]
