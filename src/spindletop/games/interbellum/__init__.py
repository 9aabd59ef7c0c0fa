"""Interbellum: oil barons between two wars lay pipelines, court five powers and search for gas."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from spindletop.games.interbellum import position, script, terminal, turn
from spindletop.games.interbellum import view as seen
from spindletop.games.interbellum.components import Components
from spindletop.games.interbellum.insight import InterbellumInsight
from spindletop.games.interbellum.observation import InterbellumObservation
from spindletop.games.interbellum.options import OPTIONS, PRESETS, Terms
from spindletop.games.interbellum.state import Table
from spindletop.kernel.game import Game
from spindletop.kernel.options import Value
from spindletop.kernel.sheet import Sheet


class Interbellum(Game[Table]):
    """The game as the rest of the house sees it."""

    def check(self, sheet: Sheet) -> Components:
        """Return the checked components, their cards written as steps."""
        box = Components(sheet)
        script.write(box)
        return box

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


GAME: Final = Interbellum(
    id="interbellum",
    title="Interbellum",
    tagline="Oil barons between two wars lay pipelines, court five powers and search for gas.",
    folder=files(__package__),
    vocabulary=turn.VOCABULARY,
    insight=InterbellumInsight(),
    observation=InterbellumObservation(),
    seats=(3, 5, 4),
    endings=["rounds"],
    rules_version=2,
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="60 to 90 minutes",
    colours=("red", "blue", "yellow", "green", "purple"),
)
