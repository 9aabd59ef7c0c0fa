"""A pool of worker processes in which bots think: each can be killed without harm to the others or the server."""

import asyncio
import contextlib
import logging
import sys
from typing import Any

import msgspec

from spindletop.server.bots.fair_share import FairShare

log = logging.getLogger(__name__)
START_SECONDS = 30.0
LONGEST_ANSWER = 1024 * 1024


class BotFailed(Exception):
    """A bot crashed, ran out of time or chose what is not allowed."""


class Worker:
    """One child process; it is asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: bytes) -> dict[str, Any]:
        """Return the answer to a question."""
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise BotFailed("has no worker")
        try:
            stdin.write(question + b"\n")
            await stdin.drain()
            line = await stdout.readline()
        except (OSError, ValueError) as error:
            raise BotFailed("crashed") from error
        if not line:
            raise BotFailed("crashed")
        try:
            answer = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise BotFailed("gave no answer that can be read") from error
        if not isinstance(answer, dict):
            raise BotFailed("gave no answer that can be read")
        return answer

    async def stop(self) -> None:
        """End the process."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """Worker processes, started when they are first needed."""

    def __init__(self, most: int, command: list[str] | None = None) -> None:
        self.most = most
        self.command = command or [sys.executable, "-m", "spindletop.server.bots.worker"]
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.shares = FairShare(most)
        self.started = 0
        self.stopped = 0

    async def _start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        worker = Worker(process)
        self.all.add(worker)
        self.started += 1
        async with asyncio.timeout(START_SECONDS):
            await worker.ask(b'{"ping":true}')
        return worker

    async def choose(self, question: dict[str, Any], seconds: float, owner: str = "", urgent: bool = True) -> int:
        """Return the action a bot chooses within the time; raise BotFailed if it does not.

        `owner` is charged for the time, and waits longer the more it uses; `urgent` means that a person is waiting.
        """
        question = {**question, "seconds": seconds}
        async with self.shares.slot(owner, urgent):
            worker = self.idle.pop() if self.idle else None
            if worker is None:
                try:
                    worker = await self._start()
                except (TimeoutError, OSError, BotFailed) as error:
                    raise BotFailed("has no worker") from error
            try:
                async with asyncio.timeout(seconds):
                    answer = await worker.ask(msgspec.json.encode(question))
            except TimeoutError:
                await self._discard(worker)
                raise BotFailed(f"took longer than {seconds:g} seconds") from None
            except BaseException:
                await self._discard(worker)
                raise
            self.idle.append(worker)
        if "action" not in answer:
            raise BotFailed(str(answer.get("error", "failed")))
        return int(answer["action"])

    async def _discard(self, worker: Worker) -> None:
        self.stopped += 1
        self.all.discard(worker)
        await asyncio.shield(worker.stop())

    async def close(self) -> None:
        """End all processes."""
        for worker in list(self.all):
            await worker.stop()
        self.all.clear()
        self.idle.clear()
