"""The names that actions are written with: cities, links, colours, icons, die faces and cards have fixed ids.

An edition may rename, move, lengthen or weigh them; the ids stay, so that a record reads the same under every edition.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spindletop.games.pipe_it_up.view_types import Colour, IconName, PlayerFace, StandardFace

CITY_IDS: Final = [
    "kumasi",
    "sekondi_takoradi",
    "tamale",
    "accra",
    "cape_coast",
    "winneba",
    "mpataba",
    "enchi",
    "tarkwa",
    "sefwi_wiawso",
    "obuase",
    "assin_fosu",
    "akim_oda",
    "koforidua",
    "nkawkaw",
    "ho",
    "aflao",
    "hohoe",
    "kete_krachi",
    "atebubu",
    "techiman",
    "sunyani",
    "kintampo",
    "salaga",
    "damongo",
    "sawla",
    "wa",
    "tumu",
    "bolgatanga",
    "bawku",
    "yendi",
]
CITIES: Final = 31
LINKS: Final = 51
MISSIONS: Final = 20
QUESTIONS: Final = 60
LINK_IDS: Final = [f"L{n:02}" for n in range(1, LINKS + 1)]
MISSION_IDS: Final = [f"M{n:02}" for n in range(1, MISSIONS + 1)]
QUESTION_IDS: Final = [f"Q{n:02}" for n in range(1, QUESTIONS + 1)]

COLOURS: Final[list[Colour]] = ["yellow", "red", "purple", "green"]
MOST_SEATS: Final = 4
ICON_IDS: Final[list[IconName]] = ["tap", "well", "tower", "bucket"]
ICONS: Final = 4
CHOICES: Final = 3
ANSWERS: Final = ["A", "B", "C"]
"""The printed answers of a question, from the first on."""
MOST_PIECES: Final = 8
"""The longest pipeline and the largest reservoir that a score table may name."""

PLAYER_FACES: Final[Sequence[PlayerFace]] = ["pipe1", "pipe2", "card", "upgrade"]
STANDARD_FACES: Final[Sequence[StandardFace]] = ["blank", "pipe1", "pipe2"]
FACE_WORDS: Final = {
    "blank": "nothing",
    "pipe1": "one pipe",
    "pipe2": "two pipes",
    "card": "a question",
    "upgrade": "an upgrade token",
}
DIE_SIDES: Final = 6

NO_CITY: Final[i64] = -1
NO_MISSION: Final[i64] = -1
NO_QUESTION: Final[i64] = -1
