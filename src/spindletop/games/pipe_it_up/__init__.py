"""Pipe It Up: bring drinking water to every city of Ghana, pipeline by pipeline."""

from importlib.resources import files
from typing import Final

from spindletop.games.pipe_it_up import position, terminal, turn, view
from spindletop.games.pipe_it_up.components import Components
from spindletop.games.pipe_it_up.evaluation.insight import PipeInsight
from spindletop.games.pipe_it_up.facts import FACTS
from spindletop.games.pipe_it_up.observation import PipeItUpObservation
from spindletop.games.pipe_it_up.options import OPTIONS, PRESETS, Terms, people_only
from spindletop.games.pipe_it_up.places import COLOURS
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.game import Game, Parts

GAME: Final = Game(
    id="pipe_it_up",
    title="Pipe It Up",
    tagline="Roll for pipes and bring drinking water to every city of Ghana.",
    folder=files(__package__),
    parts=Parts(Components, Terms, Table, turn.begin, position.arrange, view.view, terminal.draw),
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
    people_only=people_only,
    facts=FACTS,
    guards=("dead_end", "idle"),
)
