"""Playing: moves, undo, chat, and the live connection."""

from typing import Any

from litestar import WebSocket, post, websocket
from litestar.params import JSONBody

from spindletop.server.domain.explain import why_not
from spindletop.server.domain.outcome import Done
from spindletop.server.http.routes.common import ACTING, AnyRequest, AppServices, TableId, as_seat
from spindletop.server.realtime.connection import serve_connection
from spindletop.server.realtime.seat_commands import play_move, say, undo_moves
from spindletop.server.wire.answers import WhyNot
from spindletop.server.wire.requests import Move, Say, Undo, Why


@post("/tables/{table:str}/moves", status_code=200, responses=ACTING)
async def move(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[Move]) -> Done:
    """Play one of the offered actions; answered when it is on disk."""
    live, viewer = await as_seat(request, services, table)
    return await play_move(services.registry, live, viewer, data)


@post("/tables/{table:str}/undo", status_code=200, responses=ACTING)
async def undo(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[Undo]) -> Done:
    """Take back decisions of one's own."""
    live, viewer = await as_seat(request, services, table)
    return await undo_moves(services.registry, live, viewer, data)


@post("/tables/{table:str}/chat", status_code=200, responses=ACTING)
async def chat(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[Say]) -> Done:
    """Say something to everybody at the table."""
    live, viewer = await as_seat(request, services, table)
    return await say(services.registry, live, viewer, data)


@post("/tables/{table:str}/why", status_code=200, responses=ACTING)
async def why(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[Why]) -> list[WhyNot]:
    """Why nothing, or not everything, can be done at a place now; for the seat that is to move."""
    live, viewer = await as_seat(request, services, table)
    return why_not(live.table, viewer.seat, data.place)


@websocket("/tables/{table:str}/live")
async def live_connection(socket: WebSocket[Any, Any, Any], services: AppServices, table: TableId) -> None:
    """The live connection."""
    address = socket.client.host if socket.client is not None else "unknown"
    await serve_connection(socket, services, table, address)


HANDLERS = [move, undo, chat, why, live_connection]
