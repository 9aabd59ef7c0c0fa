"""Workers that play the games: this process, several processes, or a Ray cluster; all yield results as they come."""

import importlib
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol

from spindletop.arena.playing import Result, play_all, play_fixture
from spindletop.arena.schedule import Fixture, Schedule

Outcome = tuple[Result, str]
AHEAD = 3
"""How many bundles are queued for each worker, so that none is ever idle."""


class Workers(Protocol):
    """Anything that can play the games of a schedule, in any order."""

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
        """Yield each game's result and record when it is over."""
        ...


class OneProcess:
    """Plays every game right here, one after the other."""

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
        """Yield the results in the order of the schedule."""
        for fixture in fixtures:
            yield play_fixture(schedule, fixture)


class Processes:
    """Plays on several processes of this machine."""

    def __init__(self, count: int, bundle: int = 1) -> None:
        self.count = count
        self.bundle = bundle

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
        """Yield the results as they come; a few bundles are handed out ahead."""
        waiting = iter(bundles(fixtures, self.bundle))
        running: set[Future[list[Outcome]]] = set()
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.count, context)
        try:
            while True:
                for bundle in waiting:
                    running.add(pool.submit(play_all, schedule, bundle))
                    if len(running) >= AHEAD * self.count:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        finally:
            pool.shutdown(cancel_futures=True)


class RayCluster:
    """Plays on the machines of a Ray cluster; games of a machine that is lost are played again elsewhere."""

    def __init__(self, address: str, bundle: int = 1) -> None:
        self.address = address
        self.bundle = bundle

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
        """Yield the results as they come."""
        ray: Any = importlib.import_module("ray")  # larger than all the rest together, and needed only here
        ours = not ray.is_initialized()
        if ours:
            ray.init(address=self.address, log_to_driver=False)
        try:
            remote = ray.remote(max_retries=-1, num_cpus=1)(play_all)
            shared = ray.put(schedule)
            waiting = iter(bundles(fixtures, self.bundle))
            running: list[Any] = []
            while True:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for bundle in waiting:
                    running.append(remote.remote(shared, bundle))
                    if len(running) >= room:
                        break
                if not running:
                    return
                done, running = ray.wait(running)
                for outcome in ray.get(done):
                    yield from outcome
        finally:
            if ours:
                ray.shutdown()


def workers_for(processes: int, cluster: str = "", bundle: int = 1) -> Workers:
    """Return a Ray cluster if its address is given, else so many processes of this machine; 0 for all its cores."""
    if cluster:
        return RayCluster(cluster, bundle)
    count = processes or os.cpu_count() or 1
    return OneProcess() if count == 1 else Processes(count, bundle)


def bundles(fixtures: Sequence[Fixture], size: int) -> list[list[Fixture]]:
    """Return the games in bundles of at most `size`."""
    return [list(fixtures[i : i + size]) for i in range(0, len(fixtures), size)]
