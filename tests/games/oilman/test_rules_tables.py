"""The tables of rules.md say what the edition says, and mark what is ours."""

from typing import cast

import pytest

from spindletop.games.oilman import GAME
from spindletop.games.oilman.components import CAPS, LAND, LEVELS, PRICE_LISTS, RIGS, WATER, Components
from spindletop.games.oilman.geology import odds
from spindletop.games.oilman.state import Table

RULES = GAME.rulebook().markdown
BOX = cast(Components, GAME.components())
GROUNDS = {"Land": LAND, "Water": WATER}
OURS = "†"


def rows(first: str) -> dict[str, list[str]]:
    """Return the rows of the table whose head begins like this, by their first cell."""
    lines = RULES.split(f"| {first} |")[1].splitlines()[2:]
    found: dict[str, list[str]] = {}
    for line in lines:
        if not line.startswith("|"):
            break
        name, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        found[name] = cells
    return found


def test_the_drilling_prices_are_told():  # OM-57
    drillings = [(0, 1), (1, 2), (2, 3), (0, 3), (1, 3)]
    prices = BOX.prices[PRICE_LISTS.index("standard")]
    told = rows("Price list `standard`")
    for name, ground in GROUNDS.items():
        expected = [int(prices[(ground * CAPS + cap) * (RIGS + 1) + rig]) for cap, rig in drillings]
        assert [int(cell.rstrip(OURS)) for cell in told[name]] == expected
    marked = [cell for cells in told.values() for cell in cells if not cell.endswith(OURS)]
    assert marked == ["125"], "the one price that the rulebook prints"


def test_the_steps_of_the_salary_are_told():  # OM-61
    told = rows("Salary rises by")
    for name, ground in GROUNDS.items():
        expected = [int(BOX.gain(ground, level)) for level in range(1, LEVELS + 1)]
        assert [int(cell.rstrip(OURS)) for cell in told[name]] == expected
    assert [cell for cell in told["Land"] if cell.endswith(OURS)] == ["4†", "6†"]


@pytest.mark.parametrize(
    ("drilling", "clear", "rig"),
    [
        ("new well, rig 1", 0, 1),
        ("new well, rig 3", 0, 3),
        ("dry1, rig 2", 1, 2),
        ("dry1, rig 3", 1, 3),
        ("dry2, rig 3", 2, 3),
    ],
)
def test_the_odds_are_told(drilling, clear, rig):  # OM-80, OM-82
    s = GAME.start(4)
    assert isinstance(s, Table)
    s.clear[0] = clear
    weights = [int(weight) for weight in odds(s, 0, rig)]
    told = [float(cell.removesuffix(" %")) if cell else 0.0 for cell in rows("Drilling")[drilling]]
    assert told == [round(100 * weight / sum(weights), 1) for weight in weights]


def test_it_is_said_that_a_company_without_cash_risks_nothing():  # OM-46 to OM-49, OM-Q32
    assert "without cash overbid? Yes" in GAME.rulebook().clauses["OM-Q32"].text
