"""Crude: The Oil Game: drill, refine, trade, sell gasoline, and ride the economy to 750 millions in cash."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from spindletop.games.crude import position, terminal, turn
from spindletop.games.crude import view as seen
from spindletop.games.crude.components import COLOURS, Components
from spindletop.games.crude.insight import CrudeInsight
from spindletop.games.crude.observation import CrudeObservation
from spindletop.games.crude.options import OPTIONS, PRESETS, Terms
from spindletop.games.crude.state import Table
from spindletop.kernel.game import Game
from spindletop.kernel.options import Value
from spindletop.kernel.sheet import Sheet


class Crude(Game[Table]):
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


GAME: Final = Crude(
    id="crude",
    title="Crude: The Oil Game",
    tagline="Drill, refine, trade and sell gasoline, and ride the economy to 750 millions in cash.",
    folder=files(__package__),
    vocabulary=turn.VOCABULARY,
    insight=CrudeInsight(),
    seats=(2, 4, 4),
    endings=["declaration", "max_rounds", "idle"],
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="1 to 2 hours",
    colours=COLOURS,
    observation=CrudeObservation(),
)
