"""The plan of a study: which variants of a game are played, by whom, and under which luck."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any

from spindletop import __version__
from spindletop.bots.levels import find_level, spec_of
from spindletop.bots.registry import make_bot, parameters_of
from spindletop.games import find
from spindletop.kernel.game import AnyGame, Edition
from spindletop.kernel.state import State
from spindletop.lab.errors import LabError

LOOKS = {"crude": 10, "oilman": 40, "pipe_it_up": 40, "pipeline": 5, "interbellum": 16}
"""How many playouts the third level may have in each game before it becomes too slow to be of use."""
USUAL_LOOKS = 20


@dataclass(frozen=True)
class Arm:
    """One variant: an edition, or a restriction of one seat, or the same again under other lots (an A/A run)."""

    name: str
    edition: str = ""
    data: Mapping[str, Any] | None = None
    hash: str = ""
    forbid: str = ""
    force: str = ""
    salt: int = 0
    other_deals: bool = False

    def chosen_edition(self) -> "str | Edition":
        """Return the edition as a game takes it."""
        return self.edition if self.data is None else Edition(self.edition, self.data, self.name, False)


@dataclass(frozen=True)
class Job:
    """One block: a deal at a level, played in every rotation of its luck and in every arm."""

    level: int
    deal: int


@dataclass(frozen=True)
class LabPlan:
    """A study as it was agreed; the same plan gives the same games. `blocks` are counted by level."""

    kind: str
    game: str
    seats: int
    levels: tuple[str, ...]
    arms: tuple[Arm, ...]
    blocks: tuple[int, ...]
    seed: int = 1901
    options: dict[str, Any] = field(default_factory=dict)
    rules: int = 1
    version: str = __version__

    @property
    def rotations(self) -> int:
        """Return how often a deal is played in an arm: every seat meets the luck of every other once."""
        return self.seats

    @property
    def games(self) -> int:
        """Return how many games are played in all."""
        return sum(self.blocks) * self.games_in_block

    @property
    def games_in_block(self) -> int:
        """Return how many games a block has."""
        return len(self.arms) * self.rotations

    def jobs(self) -> list[Job]:
        """Return every block, in an order in which all levels advance evenly."""
        whole = max(self.blocks)
        jobs = [Job(level, deal) for level, blocks in enumerate(self.blocks) for deal in range(blocks)]
        return sorted(jobs, key=lambda job: ((job.deal + 1) / self.blocks[job.level] * whole, job.level))

    def number(self, job: Job, arm: int, rotation: int) -> int:
        """Return the number of a game, by which it can be played again."""
        before = sum(self.blocks[: job.level]) + job.deal
        return (before * len(self.arms) + arm) * self.rotations + rotation

    def find_game(self, number: int) -> tuple[Job, int, int]:
        """Return the block, the arm and the rotation of a game."""
        if not 0 <= number < self.games:
            raise LabError(f"there is no game {number}; the games of this study are 0 to {self.games - 1}")
        number, rotation = divmod(number, self.rotations)
        block, arm = divmod(number, len(self.arms))
        for level, blocks in enumerate(self.blocks):
            if block < blocks:
                return Job(level, block), arm, rotation
            block -= blocks
        raise AssertionError("the blocks add up to the games")

    def luck_seed(self, deal: int, arm: Arm) -> int:
        """Return the seed of the luck of a deal: the same at all levels, and in all arms but the A/A one."""
        return _number(self.seed, deal, "other" if arm.other_deals else "")

    def lot_seed(self, deal: int, rotation: int, arm: Arm) -> int:
        """Return the seed of the bots' own lots."""
        return _number(self.seed, deal, rotation, arm.salt, "other" if arm.other_deals else "", "lots")

    def start(self, game: AnyGame, arm: Arm) -> State:
        """Return the first position of an arm."""
        first: State = game.start(self.seats, self.options, arm.chosen_edition())
        return first

    def check(self) -> "LabPlan":
        """Return the plan, or raise an error that names what cannot be played."""
        game = find(self.game)
        if not self.arms or not self.levels or len(self.blocks) != len(self.levels) or min(self.blocks) < 1:
            raise LabError("a study needs at least one edition, one level and one deal")
        for spec in self.levels:
            check_level(spec, game, self.seats)
        for arm in self.arms:
            self.start(game, arm)
        return self

    @property
    def id(self) -> str:
        """Return a short name of the plan."""
        return sha256(self.to_json().encode()).hexdigest()[:8]

    def to_json(self) -> str:
        """Return the plan as text."""
        return json.dumps(asdict(self), sort_keys=True)

    @staticmethod
    def from_json(text: str) -> "LabPlan":
        """Return the plan that a text holds."""
        data = json.loads(text)
        arms = tuple(Arm(**arm) for arm in data["arms"])
        return LabPlan(**{**data, "arms": arms, "levels": tuple(data["levels"]), "blocks": tuple(data["blocks"])})


def arm_of(name: str, edition: Edition) -> Arm:
    """Return the arm that plays an edition."""
    data = None if edition.built_in else edition.data
    return Arm(name, edition.name if edition.built_in else edition.name or "edition", data, edition.hash)


def usual_levels(game: AnyGame) -> dict[int, str]:
    """Return the levels by which a study judges: careless, sound, and thinking ahead."""
    looks = LOOKS.get(game.id, USUAL_LOOKS)
    return {1: "careless:slips=0.2", 2: "greedy", 3: f"mcts:playouts={looks}"}


def check_level(spec: str, game: AnyGame, seats: int) -> None:
    """Refuse a bot that does not exist, or whose moves depend on how fast the machine is."""
    make_bot(spec, game)
    level = find_level(spec)
    played = spec if level is None else spec_of(level, game, seats)
    if ":" in played and "=" in played and "seconds" in parameters_of(played):
        raise LabError(f"{spec} thinks by the clock, so its games cannot be repeated; give it playouts instead")


def _number(*parts: object) -> int:
    return int.from_bytes(sha256("|".join(map(str, parts)).encode()).digest()[:6], "big")
