"""Interbellum: oil barons between two wars lay pipelines, court five powers and search for gas."""

from importlib.resources import files
from typing import Final

from spindletop.games.interbellum import position, script, terminal, turn, view
from spindletop.games.interbellum.evaluation.insight import InterbellumInsight
from spindletop.games.interbellum.facts import FACTS
from spindletop.games.interbellum.observation import InterbellumObservation
from spindletop.games.interbellum.options import OPTIONS, PRESETS, Terms
from spindletop.games.interbellum.state import Table
from spindletop.kernel.game import Game, Parts

GAME: Final = Game(
    id="interbellum",
    title="Interbellum",
    tagline="Oil barons between two wars lay pipelines, court five powers and search for gas.",
    folder=files(__package__),
    parts=Parts(script.components, Terms, Table, turn.begin, position.arrange, view.view, terminal.draw),
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
    facts=FACTS,
)
