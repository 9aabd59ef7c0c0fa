"""What the coach of a game may say, as data in the game's folder: the first game, moments, questions, and verbs."""

from dataclasses import dataclass
from typing import Final

from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import settle
from spindletop.kernel.sheet import Sheet
from spindletop.lessons.conditions import Expression, Language
from spindletop.lessons.errors import LessonError
from spindletop.lessons.lesson import check_pattern, matches
from spindletop.lessons.library import facts_of, lesson_data

FIRST_GAME: Final = "first_game.toml"
VERBS: Final = "verbs.toml"
FORMAT: Final = 1
MOST_MINUTES: Final = 600


@dataclass(frozen=True)
class Explained:
    """A sentence about a verb, and the clause it rests on."""

    says: str
    clause: str


@dataclass(frozen=True)
class Moment:
    """Something to be said once, when a condition first holds; `ending` where the end of the game is near."""

    when: Expression
    says: str
    clause: str
    ending: bool


@dataclass(frozen=True)
class Careful:
    """A question to be asked once, before a move that is rarely wise under a condition."""

    to: str
    when: Expression
    says: str

    def fits(self, line: str) -> bool:
        """Tell whether a move is meant."""
        return matches(line, self.to)


class Guide:
    """The coached first game of one game: how it is set up, and what there is to say to the seat `me`."""

    def __init__(self, game: AnyGame, sheet: Sheet, verbs: dict[str, Explained], me: int = 0) -> None:
        self.game = game
        self.me = me
        self.verbs = verbs
        sheet.integer("format", FORMAT, FORMAT)
        self.seats = sheet.integer("seats", game.min_seats, game.max_seats)
        self.options = settle(game.options, sheet.optional_table("options").data)
        self.edition = sheet.text("edition", "")
        self.bots = sheet.text("bots")
        self.minutes = sheet.integers("minutes", 1, MOST_MINUTES, 2)
        self.welcome = sheet.text("welcome")
        self.aim = sheet.text("aim")
        self.warn = sheet.integer("warn", 1, 1_000_000)
        """How much worse a move must be before the coach asks, in the unit of the score."""
        self.unit = sheet.text("unit")
        language = Language(facts_of(game), game.colours, me)
        self.moments = [self._moment(one, language) for one in sheet.tables("moment")]
        self.careful = [self._careful(one, language) for one in sheet.tables("careful")]
        sheet.done()

    def _moment(self, sheet: Sheet, language: Language) -> Moment:
        when = language.condition(sheet.text("when"))
        moment = Moment(when, sheet.text("says"), sheet.text("clause"), sheet.flag("ending", False))
        sheet.done()
        return moment

    def _careful(self, sheet: Sheet, language: Language) -> Careful:
        check_pattern(self.game, sheet, sheet.text("to"))
        careful = Careful(sheet.text("to"), language.condition(sheet.text("when")), sheet.text("says"))
        sheet.done()
        return careful


def guide_of(game: AnyGame, me: int = 0) -> Guide | None:
    """Return the guide through a game's first game for the seat `me`, or None if the game has none."""
    data = lesson_data(game, FIRST_GAME)
    if data is None:
        return None
    try:
        return Guide(game, Sheet(data, f"{game.id}/lessons/{FIRST_GAME}"), verbs_of(game), me)
    except LessonError:
        raise
    except ValueError as error:
        raise LessonError(str(error)) from None


def verbs_of(game: AnyGame) -> dict[str, Explained]:
    """Return what is said the first time each verb can be used; nothing where nothing is written."""
    sheet = Sheet(lesson_data(game, VERBS) or {}, f"{game.id}/lessons/{VERBS}")
    found: dict[str, Explained] = {}
    for name in sheet.keys():
        if name not in game.vocabulary.by_name:
            raise LessonError(f"{sheet.source}: {name!r} is no verb of {game.title}")
        entry = sheet.table(name)
        found[name] = Explained(entry.text("says"), entry.text("clause"))
        entry.done()
    return found
