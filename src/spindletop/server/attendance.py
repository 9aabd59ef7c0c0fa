"""Who is at a table just now: seats and spectators with a live connection, in this process and in others."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable

import msgspec

from spindletop.kernel.state import SPECTATOR
from spindletop.server.hall import Desk, Hall
from spindletop.server.receiver import Present

CHANNEL = "spindletop_presence"
PAUSE = 0.1
"""Comings and goings within so many seconds are told together: a page that is loaded anew has not been away."""
PULSE = 15.0
"""How often a process says again who is there."""
PATIENCE = 40.0
"""A process that has been silent for so many seconds is gone, and everybody with it."""
AT_ONCE = 50
log = logging.getLogger("spindletop.server.attendance")


class Roll(msgspec.Struct):
    """What one process tells the others: who is connected to it, by table; and whether it wants to know the same."""

    process: str
    tables: dict[str, Present]
    ask: bool = False


class Attendance:
    """Counts the live connections of every table and tells those who watch it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.process = secrets.token_urlsafe(8)
        self.alone = hall.store.is_sqlite
        self.waiting: dict[str, asyncio.TimerHandle] = {}
        self.said: dict[str, Present] = {}
        """What the other processes were told last."""
        self.tasks: set[asyncio.Task[None]] = set()

    # -- here

    def enter(self, desk: Desk, seat: int) -> None:
        """Somebody has connected, as a seat or a spectator."""
        desk.here[seat] += 1
        self._soon(desk)

    def leave(self, desk: Desk, seat: int) -> None:
        """Somebody has gone."""
        desk.here[seat] -= 1
        if desk.here[seat] <= 0:
            del desk.here[seat]
        self._soon(desk)

    def _soon(self, desk: Desk) -> None:
        id = desk.table.deed.id
        if id not in self.waiting:
            self.waiting[id] = asyncio.get_running_loop().call_later(PAUSE, self._settle, desk)

    def _settle(self, desk: Desk) -> None:
        id = desk.table.deed.id
        self.waiting.pop(id, None)
        own = connected_to(desk)
        if not self.alone and own != self.said.get(id, Present()):
            first = id not in self.said
            self.said[id] = own
            if own == Present():
                del self.said[id]
            self._tell({id: own}, ask=first)
        self._sum_up(desk)

    def _sum_up(self, desk: Desk) -> None:
        now = asyncio.get_running_loop().time()
        for process in [one for one, (_, heard) in desk.elsewhere.items() if now - heard > PATIENCE]:
            del desk.elsewhere[process]
        others = [present for present, _ in desk.elsewhere.values()]
        desk.present = together([connected_to(desk), *others])
        desk.wake()

    # -- other processes

    def ask(self) -> None:
        """Say who is here and ask the others for the same: some of it may not have been heard."""
        here = {id: connected_to(desk) for id, desk in self.hall.desks.items() if desk.here}
        tables = list(here.items())
        for i in range(0, len(tables), AT_ONCE):
            self._tell(dict(tables[i : i + AT_ONCE]), ask=True)

    def _tell(self, tables: dict[str, Present], ask: bool = False) -> None:
        roll = msgspec.json.encode(Roll(self.process, tables, ask)).decode()
        task = asyncio.create_task(self._publish(roll))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _publish(self, roll: str) -> None:
        try:
            await self.hall.store.tell(CHANNEL, roll)
        except Exception as error:  # it will be said again
            log.warning("other processes do not hear who is here", extra={"error": type(error).__name__})

    def hear(self, news: bytes) -> None:
        """Note who is connected to another process."""
        roll = msgspec.json.decode(news, type=Roll)
        if roll.process == self.process:
            return
        now = asyncio.get_running_loop().time()
        for id, present in roll.tables.items():
            desk = self.hall.desks.get(id)
            if desk is None:
                continue
            desk.elsewhere[roll.process] = (present, now)
            if present == Present():
                del desk.elsewhere[roll.process]
            if desk.watchers:
                self._sum_up(desk)
        asked = {id: self.said[id] for id in roll.tables if id in self.said}
        if roll.ask and asked:
            self._tell(asked)

    def begin(self) -> None:
        """Say again and again who is here, for processes that did not hear it."""
        if not self.alone:
            task = asyncio.create_task(self._pulse(), name="pulse of the attendance")
            self.tasks.add(task)

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            said = list(self.said.items())
            for i in range(0, len(said), AT_ONCE):
                self._tell(dict(said[i : i + AT_ONCE]))
            for id, _ in said:
                desk = self.hall.desks.get(id)
                if desk is not None:
                    self._sum_up(desk)

    async def close(self) -> None:
        """Stop counting."""
        for handle in self.waiting.values():
            handle.cancel()
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def connected_to(desk: Desk) -> Present:
    """Return who is connected to this process."""
    return Present(sorted(seat for seat in desk.here if seat != SPECTATOR), desk.here[SPECTATOR])


def together(parts: Iterable[Present]) -> Present:
    """Return who is there in all of these."""
    seats: set[int] = set()
    watching = 0
    for part in parts:
        seats |= set(part.seats)
        watching += part.watching
    return Present(sorted(seats), watching)
