"""Pipe It Up: bring drinking water to every city of Ghana, pipeline by pipeline."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from spindletop.games.pipe_it_up import position, terminal, turn
from spindletop.games.pipe_it_up import view as seen
from spindletop.games.pipe_it_up.components import Components
from spindletop.games.pipe_it_up.insight import PipeInsight
from spindletop.games.pipe_it_up.observation import PipeItUpObservation
from spindletop.games.pipe_it_up.options import OPTIONS, PRESETS, Terms
from spindletop.games.pipe_it_up.places import COLOURS
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.game import Game
from spindletop.kernel.options import Value
from spindletop.kernel.sheet import Sheet


class PipeItUp(Game[Table]):
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

    def needs_people(self, options: Mapping[str, Value]) -> str:
        """Say who can judge an answer given aloud (PU-3.2)."""
        if options["question_mode"] != "house" or options["cardless"] is True:
            return ""
        return "with question_mode house a person must hear every answer, so bots cannot sit at this table (PU-3.2)"

    def draw(self, view: Mapping[str, Any]) -> str:
        """Return the table as text."""
        return terminal.draw(view)


GAME: Final = PipeItUp(
    id="pipe_it_up",
    title="Pipe It Up",
    tagline="Roll for pipes and bring drinking water to every city of Ghana.",
    folder=files(__package__),
    vocabulary=turn.VOCABULARY,
    insight=PipeInsight(),
    observation=PipeItUpObservation(),
    seats=(2, 4, 4),
    endings=turn.ENDINGS,
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="30 to 60 minutes",
    colours=COLOURS,
)
