"""Playing one game of a schedule: the work of a process, or of a machine of a cluster."""

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from spindletop.arena.schedule import Fixture, Schedule
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find


@dataclass(frozen=True)
class Result:
    """How one game ended; `seconds` is the only part that differs when the game is played again.

    `order` lists the seats in the order of their first moves; results written by older versions have none.
    """

    number: int
    pairing: int
    deal: int
    seed: int
    line_up: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    digest: str
    decisions: int
    seconds: float
    order: tuple[int, ...] = ()

    def to_row(self) -> dict[str, Any]:
        """Return the result as plain data."""
        return asdict(self)

    @staticmethod
    def from_row(row: dict[str, Any]) -> "Result":
        """Return the result that plain data holds."""
        lists = {name: tuple(row.get(name, ())) for name in ("line_up", "scores", "winners", "order")}
        return Result(**{**row, **lists})

    def shares(self) -> dict[str, float]:
        """Return each bot's share of the victory: a seat that wins alone is worth 1."""
        shares = dict.fromkeys(self.line_up, 0.0)
        for seat in self.winners:
            shares[self.line_up[seat]] += 1 / len(self.winners)
        return shares

    def mean_scores(self) -> dict[str, float]:
        """Return each bot's mean score over its seats."""
        return {
            bot: sum(score for score, name in zip(self.scores, self.line_up, strict=True) if name == bot)
            / self.line_up.count(bot)
            for bot in dict.fromkeys(self.line_up)
        }


def play_fixture(schedule: Schedule, fixture: Fixture) -> tuple[Result, str]:
    """Play a game of the schedule; return its result and its record, which is empty where none is wanted."""
    game = find(schedule.game)
    bots = [make_bot(spec, game) for spec in fixture.line_up]
    start = perf_counter()
    played = play_game(game, bots, fixture.seed, schedule.options, schedule.chosen_edition())
    seconds = perf_counter() - start
    state = played.state
    result = Result(
        fixture.number,
        fixture.pairing,
        fixture.deal,
        fixture.seed,
        fixture.line_up,
        tuple(state.scores()),
        tuple(state.winners()),
        state.ending,
        state.digest(),
        played.decisions,
        seconds,
        tuple(played.order),
    )
    return result, played.record.write() if schedule.wants_records() else ""
