"""Errors that the user can fix: each becomes one sentence, never a traceback."""

from spindletop.arena.schedule import PlanError
from spindletop.bots.bot import BotError
from spindletop.bots.weights import MindError
from spindletop.games import UnknownGame
from spindletop.kernel.game import SetupError
from spindletop.kernel.options import OptionError
from spindletop.kernel.record import RecordError
from spindletop.kernel.sheet import SheetError
from spindletop.kernel.vocabulary import BadMove
from spindletop.lab.errors import LabError
from spindletop.lessons.errors import LessonError, UnknownLesson
from spindletop.review.report import ReviewError
from spindletop.training.errors import TrainingError

EXPECTED = (
    UnknownGame,
    SetupError,
    OptionError,
    SheetError,
    RecordError,
    BotError,
    BadMove,
    MindError,
    PlanError,
    LabError,
    ReviewError,
    LessonError,
    UnknownLesson,
    TrainingError,
)


class Complaint(Exception):
    """Raised for input that a command cannot use; the message is the whole sentence."""


def sentence(error: object) -> str:
    """Return the message of an error on one line."""
    message = error.args[0] if isinstance(error, LookupError) and error.args else error
    return " ".join(str(message).split())
