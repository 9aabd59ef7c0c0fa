"""Playing: moves, undo, chat, and the live connection."""

from typing import Any

from litestar import WebSocket, post, websocket
from litestar.params import JSONBody

from spindletop.server import acts, refusals
from spindletop.server.live import decide_move, talk
from spindletop.server.messages import Move, Say, Undo, Why, WhyNot
from spindletop.server.routes.common import ACTING, AnyRequest, TableId, TheHouse, sitting
from spindletop.server.table import Done


@post("/tables/{table:str}/moves", status_code=200, responses=ACTING)
async def move(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Move]) -> Done:
    """Play one of the offered actions; answered when it is on disk."""
    desk, receiver = await sitting(request, house, table)
    return await decide_move(house.hall, desk, receiver, data)


@post("/tables/{table:str}/undo", status_code=200, responses=ACTING)
async def undo(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Undo]) -> Done:
    """Take back decisions of one's own."""
    desk, receiver = await sitting(request, house, table)
    now = house.hall.now()
    return await house.hall.decide(
        desk, receiver, data.id, lambda here: acts.undo(here, receiver.seat, data.to, data.id, data.at, now)
    )


@post("/tables/{table:str}/chat", status_code=200, responses=ACTING)
async def chat(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Say]) -> Done:
    """Say something to everybody at the table."""
    desk, receiver = await sitting(request, house, table)
    return await house.hall.act(desk, lambda here: acts.chat(here, receiver.seat, data.text, house.hall.now()))


@post("/tables/{table:str}/why", status_code=200, responses=ACTING)
async def why(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Why]) -> list[WhyNot]:
    """Why nothing, or not everything, can be done at a place now; for the seat that is to move."""
    desk, receiver = await sitting(request, house, table)
    return refusals.at_place(desk.table, receiver.seat, data.place)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, table: TableId) -> None:
    """The live connection."""
    address = socket.client.host if socket.client is not None else "unknown"
    await talk(socket, house, table, address)


HANDLERS = [move, undo, chat, why, live]
