"""International Oilman: draw pieces of a world map, auction them, drill for oil at three depths."""

from importlib.resources import files
from typing import Final

from spindletop.games.oilman import position, terminal, turn, view
from spindletop.games.oilman.components import Components
from spindletop.games.oilman.evaluation.insight import OilmanInsight
from spindletop.games.oilman.facts import FACTS
from spindletop.games.oilman.observation import OilmanObservation
from spindletop.games.oilman.options import OPTIONS, PRESETS, Terms
from spindletop.games.oilman.state import Table
from spindletop.kernel.game import Game, Parts

GAME: Final = Game(
    id="oilman",
    title="International Oilman",
    tagline="Draw pieces of a world map, auction them, and drill for oil at three depths.",
    folder=files(__package__),
    parts=Parts(Components, Terms, Table, turn.begin, position.arrange, view.view, terminal.draw),
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
    facts=FACTS,
    guards=("max_rounds",),
)
