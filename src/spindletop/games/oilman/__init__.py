"""International Oilman: draw pieces of a world map, auction them, drill for oil at three depths."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from spindletop.games.oilman import position, terminal, turn
from spindletop.games.oilman import view as seen
from spindletop.games.oilman.components import Components
from spindletop.games.oilman.insight import OilmanInsight
from spindletop.games.oilman.observation import OilmanObservation
from spindletop.games.oilman.options import OPTIONS, PRESETS, Terms
from spindletop.games.oilman.state import Table
from spindletop.kernel.game import Game
from spindletop.kernel.options import Value
from spindletop.kernel.sheet import Sheet


class Oilman(Game[Table]):
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


GAME: Final = Oilman(
    id="oilman",
    title="International Oilman",
    tagline="Draw pieces of a world map, auction them, and drill for oil at three depths.",
    folder=files(__package__),
    vocabulary=turn.VOCABULARY,
    insight=OilmanInsight(),
    seats=(2, 6, 4),
    endings=["rounds", "target", "time", "max_rounds"],
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="1 to 2 hours",
    same_view=True,
    observation=OilmanObservation(),
)
