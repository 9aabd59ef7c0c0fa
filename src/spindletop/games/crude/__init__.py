"""Crude: The Oil Game: drill, refine, trade, sell gasoline, and ride the economy to 750 millions in cash."""

from importlib.resources import files
from typing import Final

from spindletop.games.crude import position, terminal, turn, view
from spindletop.games.crude.components import COLOURS, Components
from spindletop.games.crude.evaluation.insight import CrudeInsight
from spindletop.games.crude.facts import FACTS
from spindletop.games.crude.observation import CrudeObservation
from spindletop.games.crude.options import OPTIONS, PRESETS, Terms
from spindletop.games.crude.state import Table
from spindletop.kernel.game import Game, Parts

GAME: Final = Game(
    id="crude",
    title="Crude: The Oil Game",
    tagline="Drill, refine, trade and sell gasoline, and ride the economy to 750 millions in cash.",
    folder=files(__package__),
    parts=Parts(Components, Terms, Table, turn.begin, position.arrange, view.view, terminal.draw),
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
    facts=FACTS,
    guards=("max_rounds", "idle"),
)
