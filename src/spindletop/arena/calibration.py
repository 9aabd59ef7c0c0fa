"""Whether win chances can be trusted: what a mind predicted in games among equals, compared with what happened."""

from dataclasses import dataclass, field

from spindletop.bots.mind import Mind, MindPlayer
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State

BINS = 10
LOOK = 8
"""One position in about this many is looked at: neighbouring positions are much alike."""


@dataclass
class Calibration:
    """Predicted win chances, and the share of the victory that each seat then had."""

    seats: int
    chances: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    games: int = 0

    @property
    def brier(self) -> float:
        """Return the mean squared error of the chances."""
        return sum((c - s) ** 2 for c, s in zip(self.chances, self.shares, strict=True)) / max(1, len(self.chances))

    @property
    def uniform_brier(self) -> float:
        """Return the error of always predicting equal chances."""
        fair = 1 / self.seats
        return sum((fair - s) ** 2 for s in self.shares) / max(1, len(self.shares))

    def bins(self) -> list[tuple[float, float, int]]:
        """Return, for each tenth of the chances, the mean chance, the mean share and how many there were."""
        groups: list[list[int]] = [[] for _ in range(BINS)]
        for i, chance in enumerate(self.chances):
            groups[min(BINS - 1, int(chance * BINS))].append(i)
        return [(_mean(self.chances, group), _mean(self.shares, group), len(group)) for group in groups if group]

    @property
    def error(self) -> float:
        """Return the expected calibration error: the mean distance between chance and share, bin by bin, by weight."""
        return sum(abs(chance - share) * count for chance, share, count in self.bins()) / max(1, len(self.chances))

    def report(self) -> dict[str, object]:
        """Return everything as plain data."""
        return {
            "seats": self.seats,
            "games": self.games,
            "positions": len(self.chances) // self.seats,
            "brier": round(self.brier, 4),
            "uniform_brier": round(self.uniform_brier, 4),
            "ece": round(self.error, 4),
            "bins": [[round(chance, 4), round(share, 4), count] for chance, share, count in self.bins()],
        }


def _mean(numbers: list[float], places: list[int]) -> float:
    return sum(numbers[i] for i in places) / len(places)


def calibrate(game: AnyGame, first: State, mind: Mind, games: int, seed: int) -> Calibration:
    """Let a mind play itself and compare what it predicts after decisions with how the games end."""
    calibration = Calibration(int(first.seats))
    player = MindPlayer(game, mind)
    for number in range(games):
        _play(game, first, player, calibration, seed + number)
        calibration.games += 1
    return calibration


def _play(game: AnyGame, first: State, player: MindPlayer, calibration: Calibration, seed: int) -> None:
    state, out = first.copy(), Buffer()
    dealer, rng = Rng(seed), Rng(seed + 0xCA1)
    predicted: list[list[float]] = []
    state.legal(out)
    while state.mover != OVER:
        if state.mover == CHANCE:
            state.play_into(out.draw(dealer), out)
            continue
        seat = int(state.mover)
        seen = state.resample(seat, rng)
        game.insight.narrow(seen, out)
        chosen = player.choose(seen, out, rng) if out.size > 1 else 0
        state.play_into(out.items[chosen], out)
        if state.mover != OVER and rng.below(LOOK) == 0:
            player.mind.value_afresh(state.resample(seat, rng), seat)
            predicted.append([player.mind.wins[i] for i in range(calibration.seats)])
    winners = state.winners()
    for chances in predicted:
        calibration.chances += chances
        calibration.shares += [(seat in winners) / len(winners) for seat in range(calibration.seats)]


def reliability_svg(calibration: Calibration, title: str) -> str:
    """Return the reliability plot: shares of victory against predicted chances; they agree on the diagonal."""
    side, margin = 320, 40
    span = side - 2 * margin

    def place(chance: float, share: float) -> tuple[str, str]:
        return f"{margin + chance * span:.1f}", f"{side - margin - share * span:.1f}"

    bins = calibration.bins()
    most = max((count for _, _, count in bins), default=1)
    dots, points = "", []
    for chance, share, count in bins:
        x, y = place(chance, share)
        points.append(f"{x},{y}")
        dots += f'<circle cx="{x}" cy="{y}" r="{3 + 6 * (count / most) ** 0.5:.1f}" fill="#7a3b12"/>'
    line, diagonal = " ".join(points), " ".join(",".join(place(end, end)) for end in (0.0, 1.0))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img" aria-label="{title}">'
        f'<rect width="{side}" height="{side}" fill="#fff"/>'
        f'<text x="{margin}" y="22" style="font: bold 12px sans-serif">{title}</text>'
        f'<polyline points="{diagonal}" stroke="#bbb" stroke-dasharray="4 3" fill="none"/>'
        f'<polyline points="{line}" stroke="#b08050" fill="none"/>{dots}'
        f'<text x="{side / 2}" y="{side - 10}" text-anchor="middle" style="font: 11px sans-serif">predicted</text>'
        f'<text x="12" y="{side / 2}" style="font: 11px sans-serif" transform="rotate(-90 12 {side / 2})">won</text>'
        "</svg>\n"
    )
