"""Many games among bots whose seats rotate, and the report on them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from spindletop.arena.playing import Result
from spindletop.arena.schedule import Fixture, Schedule
from spindletop.arena.standing import Standing, Wins, bot_standing, wins


@dataclass(frozen=True)
class Simulation(Schedule):
    """Games with the seeds `seed`, `seed + 1` and so on; from game to game every bot moves on by one seat."""

    seed: int = 1
    games: int = 100
    records: bool = False

    def fixtures(self) -> list[Fixture]:
        """Return every game; each has a dealer of its own."""
        return [Fixture(number, 0, number, self.seed + number, self.line_up(number)) for number in range(self.games)]

    def wants_records(self) -> bool:
        """Return whether records are kept, which most simulations can do without."""
        return self.records

    def line_up(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a game; a list shorter than the table is repeated."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats))


class Report:
    """The report on a simulation, from the results that have come in so far."""

    def __init__(self, simulation: Simulation, results: Sequence[Result], seconds: float) -> None:
        self.simulation = simulation
        self.results = sorted(results, key=lambda result: result.number)
        self.seconds = seconds
        self.decisions = sum(result.decisions for result in results)
        self.endings = dict(sorted(Counter(result.ending for result in results).items()))

    @property
    def decisions_per_second(self) -> float:
        """Return the decisions of all processes together in a second of waiting."""
        return round(self.decisions / self.seconds, 1) if self.seconds else 0.0

    def bots(self) -> list[Standing]:
        """Return how each bot did, in the order in which they were named."""
        return [bot_standing(bot, self.results) for bot in dict.fromkeys(self.simulation.bots)]

    def seats(self) -> list[Wins]:
        """Return how often each seat won, whoever held it."""
        return [wins((result, [seat]) for result in self.results) for seat in range(self.simulation.seats)]

    @property
    def seats_in_order(self) -> bool:
        """Return whether in every game the seats played in the order of their numbers."""
        return all(result.order == tuple(range(self.simulation.seats)) for result in self.results)

    def order_of_play(self) -> list[Wins]:
        """Return how often the seat that moved first, second and so on won."""
        places = range(self.simulation.seats)
        return [wins((result, result.order[place : place + 1]) for result in self.results) for place in places]

    def to_data(self) -> dict[str, object]:
        """Return the report as plain data."""
        return {
            "game": self.simulation.game,
            "seats": self.simulation.seats,
            "games": self.simulation.games,
            "finished": len(self.results),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": self.decisions_per_second,
            "end_reasons": self.endings,
            "bots": [
                {
                    "bot": standing.bot,
                    "games": standing.games,
                    "win_rate": round(standing.win_rate, 4),
                    "mean_score": round(standing.mean_score, 2),
                }
                for standing in self.bots()
            ],
        }

    def details(self) -> dict[str, object]:
        """Return as plain data what the short report leaves out: intervals, and wins by seat and by order of play."""
        return {
            "intervals": [[round(row.win_low, 4), round(row.win_high, 4)] for row in self.bots()],
            "by_seat": [_rounded(row) for row in self.seats()],
            "by_order_of_play": [_rounded(row) for row in self.order_of_play()],
        }


def _rounded(row: Wins) -> dict[str, object]:
    return {name: round(value, 4) for name, value in asdict(row).items()}
