"""Pipeline: build a pipe network, refine crude oil in it, and sell it where it pays best."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from spindletop.games.pipeline import position, terminal, turn
from spindletop.games.pipeline import view as seen
from spindletop.games.pipeline.components import Components
from spindletop.games.pipeline.insight import PipelineInsight
from spindletop.games.pipeline.observation import PipelineObservation
from spindletop.games.pipeline.options import OPTIONS, PRESETS, Terms
from spindletop.games.pipeline.state import Table
from spindletop.kernel.game import Game
from spindletop.kernel.options import Value
from spindletop.kernel.sheet import Sheet


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

    def arrange(self, components: Any, seats: int, options: Mapping[str, Value], sheet: Sheet) -> Table:
        """Return a table as written down."""
        return position.arrange(Terms(components, seats, options), sheet)

    def view(self, state: Table, seat: int) -> dict[str, object]:
        """Return what a seat may see."""
        return seen.view(state, seat)

    def draw(self, view: Mapping[str, Any]) -> str:
        """Return the table as text."""
        return terminal.draw(view)


GAME: Final = Pipeline(
    id="pipeline",
    title="Pipeline",
    tagline="Build a pipe network, refine crude oil in it, and sell it where it pays best.",
    folder=files(__package__),
    vocabulary=turn.VOCABULARY,
    insight=PipelineInsight(),
    observation=PipelineObservation(),
    seats=(2, 4, 4),
    endings=["third_year"],
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="2 to 3 hours",
)
