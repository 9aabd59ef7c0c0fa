"""The names that stand in moves and records: powers, territories, wells, segments, companies and cards."""

from typing import Final

from spindletop.games.interbellum.view_types import PowerName

POWERS: Final[list[PowerName]] = ["persia", "britain", "ussr", "saudi", "turkey"]
TERRITORIES: Final = [
    "georgia",
    "dagestan",
    "azerbaijan",
    "armenia",
    "pontus",
    "kurdistan",
    "cilicia",
    "syria",
    "palestine",
    "transjordan",
    "hejaz",
    "jabal_shammar",
    "mosul",
    "baghdad",
    "basra",
    "kuwait",
    "al_hasa",
    "trucial_coast",
    "tabriz",
    "gilan",
    "khuzestan",
    "fars",
    "kerman",
    "khorasan",
    "transcaspia",
    "khiva",
]
WELLS: Final = [
    "baku",
    "khan_giran",
    "masjed_suleymani",
    "baba_gurgur",
    "celeken",
    "gachsaran",
    "dasht_e_mughan",
    "majnoon",
    "baghdad_field",
    "darvaza",
    "grozny",
    "raman",
    "naft_e_shah",
    "burgan",
    "dammam",
    "dukhan",
]
SEGMENTS: Final = [f"s{number:02}" for number in range(1, 97)]
COMPANIES: Final = ["anglo_persian", "consortium", "baron_vladimir", "sheikh_al_nasser", "us_oil"]
DECKS: Final = ["A", "B", "C"]

# An edition may print more cards than ours: moves and records have names in reserve.
MOST_KINDS: Final = 16
MOST_EVENTS: Final = 12
KINDS: Final = [f"K{number:02}" for number in range(1, MOST_KINDS + 1)]
EVENTS: Final = [[f"{deck}{number}" for number in range(1, MOST_EVENTS + 1)] for deck in DECKS]

MOST_SEATS: Final = 5
POWER_COUNT: Final = 5
TERRITORY_COUNT: Final = 26
WELL_COUNT: Final = 16
SEGMENT_COUNT: Final = 96
