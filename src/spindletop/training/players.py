"""Where self-play happens: in this process, or in several that play while the learner learns."""

import importlib
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Protocol

import numpy as np
from mypy_extensions import i64

from spindletop.bots.mind import Inputs, Mind
from spindletop.bots.net import Net
from spindletop.training.learner import Batch, Floats
from spindletop.training.plan import Plan, known_game, starts
from spindletop.training.selfplay import UNITS, SelfPlay

USUAL_POSITIONS = 0.1
"""Which share of the positions of a survey is looked at."""


@dataclass(frozen=True)
class Stint:
    """What a player is asked to do: play for so many seconds, from this seed on, with these weights."""

    plan: Plan
    weights: list[list[float]]
    score_mean: float
    score_spread: float
    seed: int
    seconds: float


@dataclass
class Played:
    """What a stint brought."""

    batch: Batch
    games: int
    decisions: int
    seconds: float
    scores: list[list[int]]
    endings: list[str]


class Player:
    """Plays stints; what does not change between them is set up once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = known_game(plan)
        self.starts = starts(self.game, plan.seats)
        first = self.starts[0]
        inputs = int(Inputs(self.game, first, 1.0, plan.summary > 0).size)
        self.net = Net(inputs, plan.hidden, plan.second, plan.seats)
        self.mind = Mind(self.game, first, self.net, 0.0, 1.0, plan.tilt)
        self.selfplay = SelfPlay(self.game, self.mind, plan.trace, plan.trace_within, plan.temperature)

    def survey(self, games: int) -> tuple[float, float]:
        """Return the mean and the spread of final scores when greedy plays itself."""
        scores: list[int] = []
        for _ in self._greedy_games(games, 0.0):
            scores += self.selfplay.final_scores
        return float(np.mean(scores)), max(1.0, float(np.std(scores)))

    def usual_positions(self, games: int, spread: float) -> Floats:
        """Return positions of games that greedy plays against itself, as dense rows of inputs."""
        self.mind.inputs.spread = spread
        self.selfplay.samples.clear()
        for _ in self._greedy_games(games, USUAL_POSITIONS):
            pass
        batch = self._batch()
        return batch.pick(np.arange(len(batch)), int(self.net.inputs))[0]

    def _greedy_games(self, games: int, keep: float) -> Iterator[int]:
        self.selfplay.blind = True
        self.selfplay.keep = int(keep * int(UNITS))
        for game in range(games):
            self.selfplay.play(self.starts[0], game + 1, i64(2**self.plan.seats - 1))
            yield game

    def play(self, stint: Stint) -> Played:
        """Play until the time is over; at least one game."""
        plan, selfplay = self.plan, self.selfplay
        self.mind.score_mean, self.mind.score_spread = stint.score_mean, stint.score_spread
        self.mind.inputs.spread = stint.score_spread
        self.net.load(stint.weights)
        selfplay.blind = False
        selfplay.keep = int(plan.keep * int(UNITS))
        selfplay.explore = int(plan.explore * int(UNITS))
        random = np.random.default_rng(stint.seed)
        selfplay.samples.clear()
        selfplay.decisions = 0
        scores: list[list[int]] = []
        endings: list[str] = []
        start = perf_counter()
        spent_on_variants = 0.0
        while not scores or perf_counter() - start < stint.seconds:
            begun = perf_counter()
            # a share of the time, not of the games: some variants play far slower than the usual game
            varied = len(self.starts) > 1 and spent_on_variants < plan.variants * (begun - start)
            first = self.starts[int(random.integers(1, len(self.starts)))] if varied else self.starts[0]
            some = random.random() < plan.greedy
            greedy = int(random.integers(1, 2**plan.seats - 1)) if some else 0
            selfplay.play(first, int(random.integers(0, 2**62)), i64(greedy))
            scores.append(list(selfplay.final_scores))
            endings.append(selfplay.ending)
            if varied:
                spent_on_variants += perf_counter() - begun
        return Played(self._batch(), len(scores), int(selfplay.decisions), perf_counter() - start, scores, endings)

    def _batch(self) -> Batch:
        samples = self.selfplay.samples
        count, used, width = int(samples.count), int(samples.used), 2 * self.plan.seats
        return Batch(
            np.asarray(memoryview(samples.places))[:used].astype(np.int32),
            np.asarray(memoryview(samples.values))[:used].astype(np.float32),
            np.asarray(memoryview(samples.starts))[: count + 1].copy(),
            np.asarray(memoryview(samples.targets))[: count * width].reshape(count, width).astype(np.float32),
        )


class Players(Protocol):
    """Whoever plays: one round is a stint in each of them."""

    def play(self, stint: Stint, seeds: list[int]) -> list[Played]:
        """Play a round, each player from its own seed; return what one round brought."""
        ...

    def close(self) -> None:
        """Leave nothing behind."""
        ...


class Here:
    """Plays in this process: nothing runs beside the learner."""

    def __init__(self, plan: Plan) -> None:
        self.player = Player(plan)

    def play(self, stint: Stint, seeds: list[int]) -> list[Played]:
        """Play the stint once; there is one player."""
        return [self.player.play(stint)]

    def close(self) -> None:
        """Nothing is left behind."""


_players: dict[Plan, Player] = {}
"""The player of a worker process, which is set up once."""


def play_stint(stint: Stint) -> Played:
    """Play a stint in a worker process or on a machine of a cluster."""
    if stint.plan not in _players:
        _players[stint.plan] = Player(stint.plan)
    return _players[stint.plan].play(stint)


class Processes:
    """Plays in several processes: what is handed out is the round before the latest, so that all cores are busy."""

    def __init__(self, count: int) -> None:
        self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
        self.pending: list[Future[Played]] = []

    def play(self, stint: Stint, seeds: list[int]) -> list[Played]:
        """Begin a new round in all processes and return what the one before brought."""
        due = self.pending
        self.pending = [self.pool.submit(play_stint, replace(stint, seed=seed)) for seed in seeds]
        if not due:
            due, self.pending = self.pending, []
        return [future.result() for future in due]

    def close(self) -> None:
        """Stop the processes."""
        self.pool.shutdown(wait=True, cancel_futures=True)


class RayCluster:
    """Plays on the machines of a Ray cluster; a stint of a machine that is lost is played again elsewhere."""

    def __init__(self, address: str) -> None:
        self.ray: Any = importlib.import_module("ray")  # larger than all the rest together, and needed only here
        if not self.ray.is_initialized():
            self.ray.init(address=None if address == "local" else address, log_to_driver=False)
        self.remote = self.ray.remote(max_retries=-1, num_cpus=1)(play_stint)
        self.pending: list[Any] = []

    def play(self, stint: Stint, seeds: list[int]) -> list[Played]:
        """Begin a new round on the cluster and return what the one before brought."""
        due = self.pending
        self.pending = [self.remote.remote(replace(stint, seed=seed)) for seed in seeds]
        if not due:
            due, self.pending = self.pending, []
        return list(self.ray.get(due))

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()


def players(plan: Plan, count: int, ray: str) -> Players:
    """Return whoever plays: a Ray cluster if its address is given, several processes, or this one."""
    if ray:
        return RayCluster(ray)
    return Here(plan) if count == 1 else Processes(count)
