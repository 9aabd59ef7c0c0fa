"""Tables: the lobby, opening one, looking at one, its journal, its positions and its record."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from spindletop.kernel.state import SPECTATOR
from spindletop.server import acts, sight
from spindletop.server.deed import Deed
from spindletop.server.errors import Problem
from spindletop.server.hall import TABLE_ID
from spindletop.server.house import House
from spindletop.server.journal import Entry
from spindletop.server.messages import Journal, NewTable, NextTable, Opened, Position, TableCard, TableSeen
from spindletop.server.opening import lay_out, next_game, to_write
from spindletop.server.receiver import Receiver
from spindletop.server.records import written
from spindletop.server.routes.common import (
    ACTING,
    LOOKING,
    AnyRequest,
    TableId,
    TheHouse,
    address_of,
    look,
    problems,
    sitting,
)
from spindletop.server.table import Done, Plan, Seat, Table

Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
JSON_LINES = "application/x-ndjson"
LONGER = 5
"""People who must come over from another table first have so many times as long for their salts."""
Limit = Annotated[int, QueryParameter(ge=1, le=500)]


@get("/tables", responses=problems())
async def lobby(
    house: TheHouse,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: Annotated[Literal["open", "playing", "over"] | None, QueryParameter(name="state")] = None,
    free: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> list[TableCard]:
    """Public tables, newest first."""
    cards: list[TableCard] = []
    if (game is not None and game not in house.hall.shelf) or (before is not None and not TABLE_ID.fullmatch(before)):
        return cards
    for state, open_seats, terms, seats in await house.store.lobby(game, status, free, limit, before):
        deed = msgspec.json.decode(terms, type=Deed)
        sitting_there = msgspec.json.decode(seats, type=list[Seat])
        cards.append(
            TableCard(
                deed.id,
                deed.game,
                deed.title,
                state,
                deed.public,
                sitting_there,
                deed.options,
                deed.edition,
                deed.clock,
                deed.created,
                open_seats,
            )
        )
    return cards


def check_openings(request: AnyRequest, house: House) -> None:
    """Refuse a caller that opens too many tables; the next game of a table is one as well."""
    wait = house.openings.wait(address_of(request))
    if wait > 0:
        raise Problem("too_many", "You have opened very many tables; wait a little.", retry_after=int(wait) + 1)


@post("/tables", responses=problems(404, 422))
async def open_table(request: AnyRequest, house: TheHouse, data: JSONBody[NewTable]) -> Opened:
    """Open a table, or lay an uploaded record on one."""
    check_openings(request, house)
    salting = int(house.settings.salt_seconds * 1000)
    opened = await asyncio.to_thread(lay_out, data, house.hall.shelf, house.hall.now(), salting)
    await house.store.write(to_write(opened.table))
    house.bots.opened_by(opened.table.deed.id, address_of(request))
    desk = house.hall.add(opened.table)
    house.hall.opened(desk)
    seen = sight.snapshot(opened.table, Receiver(SPECTATOR, host=True), house.hall.now())
    return Opened(seen, opened.host, opened.invitation, opened.tokens)


@get("/tables/{table:str}", responses=LOOKING)
async def see_table(request: AnyRequest, house: TheHouse, table: TableId) -> TableSeen:
    """The table as the caller may see it."""
    desk, receiver = await look(request, house, table)
    return sight.snapshot(desk.table, receiver, house.hall.now())


@get("/tables/{table:str}/entries", responses=LOOKING)
async def see_entries(
    request: AnyRequest, house: TheHouse, table: TableId, after: Number = 0, limit: Limit = 500
) -> Journal:
    """What happened after an entry."""
    desk, receiver = await look(request, house, table)
    return Journal(desk.table.seq, sight.entries(desk.table, after, receiver.seat, limit))


@get("/tables/{table:str}/positions/{n:int}", responses=ACTING)
async def see_position(
    request: AnyRequest,
    house: TheHouse,
    table: TableId,
    n: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
) -> Position:
    """The position after n actions; once the game is over through the eyes of any seat."""
    desk, receiver = await look(request, house, table)
    here = desk.table
    viewer = receiver.seat
    if seat is not None and seat != receiver.seat:
        if here.status != "over":
            raise Problem("forbidden", "While the game is running you see your own side only.")
        if seat >= here.deed.seats:
            raise Problem("not_found", "There is no such seat at this table.")
        viewer = seat
    if not 0 <= n <= here.n:
        raise Problem("not_found", f"There are positions 0 to {here.n}.")
    shown = sight.past_position(here, n, viewer)
    if shown is None:
        raise Problem("not_playable", "The rules of this table are no longer here; the record can be exported.")
    return shown


@get("/tables/{table:str}/record", media_type=JSON_LINES, responses=ACTING)
async def see_record(request: AnyRequest, house: TheHouse, table: TableId) -> Response[str]:
    """The record of the game, for `spindletop replay`, `verify` and another table."""
    desk, _ = await look(request, house, table)
    text = written(desk.table)
    name = "".join(c if c.isascii() and c.isalnum() else "-" for c in desk.table.deed.game)
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@post("/tables/{table:str}/rematch", status_code=200, responses=ACTING)
async def rematch(request: AnyRequest, house: TheHouse, table: TableId) -> NextTable:
    """Open the next game for the same people; whoever asks second is led to the same table."""
    desk, _ = await sitting(request, house, table)
    if desk.table.rematch is None:
        if desk.table.status != "over":
            raise Problem("not_now", "The game is not over yet.")
        check_openings(request, house)
        now = house.hall.now()
        salting = int(house.settings.salt_seconds * 1000)
        people = len(desk.table.humans())
        following = next_game(desk.table, house.hall.shelf, now, salting if people < 2 else salting * LONGER)

        def lead_on(here: Table) -> Plan:
            if here.rematch is not None:
                raise Problem("not_now", "The next table is open already.")
            plan = Plan([Entry(here.seq + 1, "rematch", now, text=following.deed.id)])
            plan.also = to_write(following)
            return plan

        try:
            await house.hall.act(desk, lead_on)
            house.bots.opened_by(following.deed.id, address_of(request))
            house.hall.opened(house.hall.add(following))
        except Problem as problem:
            if problem.code != "not_now":
                raise
    return NextTable(desk.table.rematch or "")


@post("/tables/{table:str}/start", status_code=200, responses=ACTING)
async def start(request: AnyRequest, house: TheHouse, table: TableId) -> Done:
    """Begin to play; the host does it where the table was opened so."""
    desk, receiver = await look(request, house, table)
    if not receiver.host:
        raise Problem("forbidden", "Only the host starts the table.")
    return await house.hall.act(desk, lambda here: acts.start(here, house.hall.now()))


HANDLERS = [lobby, open_table, see_table, see_entries, see_position, see_record, rematch, start]
