"""The night watch: rings when a seat's time is up, and wakes tables that wait for the server after a crash."""

import asyncio
import contextlib
import logging

from spindletop.server import acts
from spindletop.server.bots import BotSeats, bot_to_move
from spindletop.server.errors import Problem
from spindletop.server.hall import Desk, Hall
from spindletop.server.journal import Entry

AWAY = 10_000
"""A deadline missed by so many milliseconds means that no server was there: the time is given back."""
log = logging.getLogger("spindletop.server.watch")


class Watch:
    """Looks after deadlines and forgotten tables."""

    def __init__(self, hall: Hall, bots: BotSeats, seconds: float, patience: float) -> None:
        self.hall = hall
        self.bots = bots
        self.seconds = seconds
        self.patience = patience
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.ringing: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        hall.after.append(self.look)

    # -- deadlines

    def look(self, desk: Desk, entries: list[Entry]) -> None:
        """Set the alarm anew, after something was written."""
        if desk.table.clocks.running:
            self.arm(desk)

    def arm(self, desk: Desk) -> None:
        """Set the alarm of a table to its next deadline."""
        table = desk.table
        handle = self.alarms.pop(table.deed.id, None)
        if handle is not None:
            handle.cancel()
        mover = table.mover
        deadline = table.clocks.deadline(mover)
        if mover is None or deadline is None or table.seats[mover].out_of_time:
            return
        seconds = max(0.0, (deadline - self.hall.now()) / 1000) + 0.005
        self.alarms[table.deed.id] = asyncio.get_running_loop().call_later(seconds, self._ring, desk)

    def _ring(self, desk: Desk) -> None:
        self.alarms.pop(desk.table.deed.id, None)
        task = asyncio.create_task(self._time_up(desk))
        self.ringing.add(task)
        task.add_done_callback(self.ringing.discard)

    async def _time_up(self, desk: Desk) -> None:
        try:
            await self.hall.act(desk, lambda table: acts.time_up(table, self.hall.now()))
        except Problem:  # a move came in just before, or another process was quicker
            self.arm(desk)

    # -- forgotten tables

    def begin(self) -> None:
        """Walk the rounds from now on."""
        self.task = asyncio.create_task(self._rounds(), name="night watch")

    async def _rounds(self) -> None:
        first = True
        while True:
            try:
                await self._round(first)
                first = False
            except Exception:
                log.exception("the night watch stumbled")
            await asyncio.sleep(self.seconds)

    async def _round(self, first: bool) -> None:
        if not self.hall.store.is_sqlite:
            await self._read_on()
        if not first and self.hall.store.is_sqlite:
            return  # no other process can leave anything lying about
        for id in await self.hall.store.watched():
            with contextlib.suppress(Problem):
                await self._revive(await self.hall.desk(id))

    async def _read_on(self) -> None:
        """Read what another process wrote, should its news have been lost."""
        watched = [id for id, desk in self.hall.desks.items() if desk.watchers]
        if watched:
            for id, seq in (await self.hall.store.last_seqs(watched)).items():
                await self.hall.heard(id, seq)

    async def _revive(self, desk: Desk) -> None:
        table = desk.table
        late = self.hall.now() - table.clocks.since
        deadline = table.clocks.deadline(table.mover)
        if deadline is not None and self.hall.now() > deadline + AWAY:
            with contextlib.suppress(Problem):
                await self.hall.act(desk, lambda table: acts.resume(table, self.hall.now()))
        if table.clocks.running and table.deed.id not in self.alarms:
            self.arm(desk)
        if bot_to_move(table) is not None and (self.hall.store.is_sqlite or late > self.patience * 1000):
            self.bots.wake(desk)

    async def close(self) -> None:
        """Go home."""
        for handle in self.alarms.values():
            handle.cancel()
        for task in [self.task, *self.ringing]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
