"""Pipeline: build a pipe network, refine crude oil in it, and sell it where it pays best."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from spindletop.games.pipeline import turn
from spindletop.games.pipeline import view as seen
from spindletop.games.pipeline.components import Components
from spindletop.games.pipeline.options import OPTIONS, PRESETS, Terms
from spindletop.games.pipeline.state import Table
from spindletop.kernel.game import Game
from spindletop.kernel.options import Value
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.insight import Insight


class Pipeline(Game[Table]):
    """The game as the rest of the house sees it."""

    def check(self, sheet: Sheet) -> Components:
        """Return the checked components."""
        return Components(sheet)

    def lay_out(self, components: Any, seats: int, options: Mapping[str, Value]) -> Table:
        """Return a new table."""
        table = Table(self.vocabulary, Terms(components, seats, options))
        turn.begin(table)
        return table

    def view(self, state: Table, seat: int) -> dict[str, object]:
        """Return what a seat may see."""
        return seen.view(state, seat)


GAME: Final = Pipeline(
    id="pipeline",
    title="Pipeline",
    tagline="Build a pipe network, refine crude oil in it, and sell it where it pays best.",
    folder=files(__package__),
    vocabulary=turn.VOCABULARY,
    insight=Insight(),
    seats=(2, 4, 4),
    endings=["third_year"],
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="2 to 3 hours",
)
