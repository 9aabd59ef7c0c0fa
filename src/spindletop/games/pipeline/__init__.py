"""Pipeline: build a pipe network, refine crude oil in it, and sell it where it pays best."""

from importlib.resources import files
from typing import Final

from spindletop.games.pipeline import position, terminal, turn, view
from spindletop.games.pipeline.components import Components
from spindletop.games.pipeline.evaluation.insight import PipelineInsight
from spindletop.games.pipeline.facts import FACTS
from spindletop.games.pipeline.observation import PipelineObservation
from spindletop.games.pipeline.options import OPTIONS, PRESETS, Terms
from spindletop.games.pipeline.state import Table
from spindletop.kernel.game import Game, Parts

GAME: Final = Game(
    id="pipeline",
    title="Pipeline",
    tagline="Build a pipe network, refine crude oil in it, and sell it where it pays best.",
    folder=files(__package__),
    parts=Parts(Components, Terms, Table, turn.begin, position.arrange, view.view, terminal.draw),
    vocabulary=turn.VOCABULARY,
    insight=PipelineInsight(),
    observation=PipelineObservation(),
    seats=(2, 4, 4),
    endings=["third_year"],
    options=OPTIONS,
    presets=PRESETS,
    maturity="beta",
    length="2 to 3 hours",
    facts=FACTS,
)
