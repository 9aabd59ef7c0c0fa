"""How components are used: how often, how early, by winners more than by others, and what was never met."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from spindletop.kernel.game import AnyGame
from spindletop.lab.components import Component, Components
from spindletop.lab.measures import victory
from spindletop.lab.playing import Row


@dataclass(frozen=True)
class Usage:
    """How one component is used: uses a game, the share of games with it, after which share of the game it is first
    used, and how much more winners use it than the mean seat: an association, unless it is dealt by lot."""

    name: str
    dealt: bool
    uses: float
    games: float
    first: float | None
    winners: float | None

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def usage(component: Component, rows: Sequence[Row]) -> Usage:
    """Return how a component is used in these games."""
    name = component.name
    used = [row for row in rows if name in row["uses"]]
    whole = sum(sum(row["uses"][name]) for row in used)
    by_winners = sum(
        count * victory(row, seat) * len(row["scores"]) for row in used for seat, count in enumerate(row["uses"][name])
    )
    first = sum(row["first_uses"][name] for row in used) / len(used) if used else None
    return Usage(
        name,
        component.dealt,
        whole / max(1, len(rows)),
        len(used) / max(1, len(rows)),
        first,
        by_winners / whole if whole else None,
    )


def never_met(game: AnyGame, components: Components, rows: Sequence[Row]) -> dict[str, list[str]]:
    """Return what a study never met: verbs, labelled things, endings."""
    used = {name for row in rows for name in row["uses"]}
    ended = {row["ending"] for row in rows}
    verbs = [verb.name for verb in game.vocabulary.verbs if verb.name not in used]
    things = [
        component.name
        for component in components.all
        if component.name not in used and component.name.split()[0] in used
    ]
    return {
        "verbs": verbs,
        "things": things,
        "endings": [ending for ending in game.endings if ending not in ended],
    }
