"""Mission and question cards of an edition as typed, checked data."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import places as P
from spindletop.kernel.bits import bit, count
from spindletop.kernel.sheet import Sheet

KINDS: Final = [
    "touch",
    "touch_count",
    "chain",
    "own_links",
    "plants",
    "icons_all",
    "icon_best",
    "biggest_group",
]
TOUCH: Final[i64] = 0
TOUCH_COUNT: Final[i64] = 1
CHAIN: Final[i64] = 2
OWN_LINKS: Final[i64] = 3
PLANTS: Final[i64] = 4
ICONS_ALL: Final[i64] = 5
ICON_BEST: Final[i64] = 6
BIGGEST_GROUP: Final[i64] = 7
MOST_POINTS: Final = 100
RESERVOIR: Final = "reservoir"


@final
class Need:
    """One condition of a mission; which fields matter depends on its kind."""

    def __init__(self, sheet: Sheet, plants: int) -> None:
        self.kind: i64 = sheet.choice("kind", KINDS)
        self.cities: i64 = 0
        self.start: i64 = 0
        self.least: i64 = 1
        self.shortest: i64 = 1
        self.longest: i64 = P.MOST_PIECES
        if self.kind == TOUCH or self.kind == TOUCH_COUNT:
            self.cities = _city_set(sheet, "cities")
            self.least = count(self.cities)
        if self.kind == TOUCH_COUNT:
            self.least = sheet.integer("min", 1, int(count(self.cities)))
        elif self.kind == CHAIN:
            self.start = sheet.choice("from", P.CITY_IDS)
            self.cities = _city_set(sheet, "to")
        elif self.kind == OWN_LINKS:
            self.least = sheet.integer("min", 1, P.LINKS)
            self.shortest = sheet.integer("len_min", 1, P.MOST_PIECES)
            self.longest = sheet.integer("len_max", int(self.shortest), P.MOST_PIECES)
        elif self.kind == PLANTS:
            self.least = sheet.integer("min", 1, plants)
        elif self.kind == ICONS_ALL:
            self.least = sheet.integer("min", 1, P.ICONS)
        elif self.kind == ICON_BEST:
            self.least = sheet.integer("min", 1, P.LINKS)
        sheet.done()

    @property
    def about_icons(self) -> bool:
        """Tell whether the icons of city tokens decide it."""
        return self.kind == ICONS_ALL or self.kind == ICON_BEST


def _city_set(sheet: Sheet, key: str) -> i64:
    cities: i64 = 0
    for i, name in enumerate(sheet.texts(key)):
        sheet.check(name in P.CITY_IDS, f"{key}[{i}]", f"expected the id of a city, found {name!r}")
        cities |= bit(P.CITY_IDS.index(name))
    sheet.check(cities != 0, key, "expected at least one city")
    return cities


@final
class Mission:
    """A private goal: it is met when every need holds at the end of the game (PU-6.5)."""

    def __init__(self, sheet: Sheet, number: int, plants: int) -> None:
        sheet.check(
            sheet.text("id") == P.MISSION_IDS[number], "id", f"expected {P.MISSION_IDS[number]!r} in this place"
        )
        self.id = P.MISSION_IDS[number]
        self.name = sheet.text("name")
        self.vp: i64 = sheet.integer("vp", 1, MOST_POINTS)
        self.needs = [Need(need, plants) for need in sheet.tables("need")]
        sheet.check(len(self.needs) > 0, "need", "expected at least one condition")
        variants = sheet.texts("not_with") if sheet.has("not_with") else []
        for i, variant in enumerate(variants):
            sheet.check(variant == RESERVOIR, f"not_with[{i}]", f"expected {RESERVOIR!r}, found {variant!r}")
        self.not_with_reservoir = RESERVOIR in variants
        by_icons = any(need.about_icons for need in self.needs)
        message = "a mission about icons cannot be met with reservoirs: expected ['reservoir']"
        sheet.check(self.not_with_reservoir or not by_icons, "not_with", message)
        sheet.done()


@final
class Question:
    """A question card: its choices, the place of the right one, and what a right answer earns."""

    def __init__(self, sheet: Sheet, number: int) -> None:
        sheet.check(
            sheet.text("id") == P.QUESTION_IDS[number], "id", f"expected {P.QUESTION_IDS[number]!r} in this place"
        )
        self.id = P.QUESTION_IDS[number]
        self.text = sheet.text("text")
        self.choices = sheet.texts("choices", P.CHOICES)
        sheet.check(len(set(self.choices)) == P.CHOICES, "choices", "expected three different choices")
        self.answer: i64 = sheet.integer("answer", 0, P.CHOICES - 1)
        reward = sheet.table("reward")
        self.pipes: i64 = reward.integer("pipes", 1, P.MOST_PIECES, 0) if reward.has("pipes") else 0
        self.tokens: i64 = reward.integer("tokens", 1, 1, 0) if reward.has("tokens") else 0
        reward.done()
        sheet.check((self.pipes > 0) != (self.tokens > 0), "reward", "expected either pipes or tokens")
        sheet.done()

    @property
    def reward(self) -> str:
        """Say what a right answer earns."""
        if self.tokens > 0:
            return "1 upgrade token"
        return "1 pipe" if self.pipes == 1 else f"{self.pipes} pipes"


def missions(sheet: Sheet, plants: int) -> list[Mission]:
    """Return the mission deck."""
    rows = sheet.tables("cards")
    sheet.check(1 <= len(rows) <= P.MISSIONS, "cards", f"expected 1 to {P.MISSIONS} cards, found {len(rows)}")
    found = [Mission(row, number, plants) for number, row in enumerate(rows)]
    sheet.done()
    return found


def questions(sheet: Sheet) -> list[Question]:
    """Return the question pile."""
    rows = sheet.tables("cards")
    sheet.check(1 <= len(rows) <= P.QUESTIONS, "cards", f"expected 1 to {P.QUESTIONS} cards, found {len(rows)}")
    found = [Question(row, number) for number, row in enumerate(rows)]
    sheet.done()
    return found
