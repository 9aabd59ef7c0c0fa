"""What a seat asks for, by request or over the live connection alike: moves, undo and chat."""

from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain import commands
from spindletop.server.domain.outcome import Done, Outcome
from spindletop.server.domain.table import Table
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import ChatBody, MoveBody, UndoBody


async def play_move(registry: TableRegistry, live: LiveTable, viewer: Viewer, body: MoveBody) -> Done:
    """Play one of the offered actions."""
    if (body.action is None) == (body.text is None):
        raise Problem("bad_request", "A move names its action either by number or by text.")

    def command(table: Table) -> Outcome:
        action = commands.named_action(table, body.text or "") if body.action is None else body.action
        return commands.move(table, viewer.seat, action, body.id, body.at, registry.now())

    return await registry.run_once(live, viewer, body.id, command)


async def undo_moves(registry: TableRegistry, live: LiveTable, viewer: Viewer, body: UndoBody) -> Done:
    """Take back decisions of the seat's own."""
    now = registry.now()
    return await registry.run_once(
        live, viewer, body.id, lambda table: commands.undo(table, viewer.seat, body.to, body.id, body.at, now)
    )


async def say(registry: TableRegistry, live: LiveTable, viewer: Viewer, body: ChatBody) -> Done:
    """Say something to everybody at the table."""
    if viewer.seat == SPECTATOR:
        raise Problem("forbidden", "Only a seat can do this; you are looking on.")
    now = registry.now()
    return await registry.run(live, lambda table: commands.chat(table, viewer.seat, body.text, now))
