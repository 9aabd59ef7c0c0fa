"""The balance lab: change numbers of an edition and learn, with honest statistics, what that does to the game."""

from spindletop.lab.errors import LabError
from spindletop.lab.studies import audit, compare, report
from spindletop.lab.tune import confirm, tune

__all__ = ["LabError", "audit", "compare", "confirm", "report", "tune"]
