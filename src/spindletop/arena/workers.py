"""Workers that play games: this process, several processes, or a Ray cluster; all yield outcomes as they come."""

import importlib
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")
AHEAD = 3
"""How many bundles are queued for each worker, so that none is ever idle."""


class Workers(Protocol):
    """Anything that can do the same work for many jobs, in any order; `work` is sent to other processes."""

    def play(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Yield what the work made of each job when it is done."""
        ...


class OneProcess:
    """Plays every game right here, one after the other."""

    def play(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Yield the outcomes in the order of the jobs."""
        for job in jobs:
            yield work(job)


class Processes:
    """Plays on several processes of this machine."""

    def __init__(self, count: int, bundle: int = 1) -> None:
        self.count = count
        self.bundle = bundle

    def play(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Yield the outcomes as they come; a few bundles are handed out ahead."""
        waiting = iter(bundles(jobs, self.bundle))
        running: set[Future[list[R]]] = set()
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.count, context)
        try:
            while True:
                for bundle in waiting:
                    running.add(pool.submit(do_all, work, bundle))
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

    def play(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Yield the outcomes as they come."""
        ray: Any = importlib.import_module("ray")  # larger than all the rest together, and needed only here
        ours = not ray.is_initialized()
        if ours:
            ray.init(address=self.address, log_to_driver=False)
        try:
            remote = ray.remote(max_retries=-1, num_cpus=1)(do_all)
            shared = ray.put(work)
            waiting = iter(bundles(jobs, self.bundle))
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


def bundles(jobs: Sequence[J], size: int) -> list[list[J]]:
    """Return the jobs in bundles of at most `size`."""
    return [list(jobs[i : i + size]) for i in range(0, len(jobs), size)]


def do_all(work: Callable[[J], R], jobs: list[J]) -> list[R]:
    """Do several jobs one after the other."""
    return [work(job) for job in jobs]
