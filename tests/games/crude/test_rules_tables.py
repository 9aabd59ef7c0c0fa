"""The tables of rules.md say what the edition says, and mark what is ours."""

import re
from typing import cast

from spindletop.games.crude import GAME
from spindletop.games.crude.board import KIND_NAMES, KINDS, WELL
from spindletop.games.crude.cards import NEWS_IDS
from spindletop.games.crude.components import Components
from spindletop.games.crude.options import RECONSTRUCTED

RULES = GAME.rulebook().markdown
BOX = cast(Components, GAME.components())


def rows(first: str) -> list[list[str]]:
    """Return the rows of the table whose first column has this head, each as a list of cells."""
    lines = RULES.split(f"| {first} |")[1].splitlines()[2:]
    found: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def columns(first: str) -> list[str]:
    line = next(line for line in RULES.splitlines() if line.startswith(f"| {first} |"))
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_the_economy_cards_are_told_with_all_prices():  # CR-421, CR-701, CR-704
    kinds = [KIND_NAMES.index(name) for name in columns("economy card")[2:6]]
    assert sorted(kinds) == list(range(KINDS))
    told = rows("economy card")
    assert len(told) == len(BOX.economy)
    for row, card in zip(told, BOX.economy, strict=True):
        assert row[:2] == [card.name, f"{card.demand:+d}"]
        prices = [f"{'-' if kind == WELL else card.buy[kind]} / {card.sell[kind]}" for kind in kinds]
        assert row[2:6] == prices
        followers: list[str] = []
        for low, high, name in re.findall(r"(\d)(?:-(\d))? ([^,]+)", row[6]):
            followers += [name] * (int(high or low) - int(low) + 1)
        assert followers == [BOX.economy[follower].name for follower in card.next]


def test_the_news_cards_are_told_and_the_reconstructed_ones_are_marked():  # CR-R26
    told = rows("news card")
    assert [row[:2] for row in told] == [[card.title, card.text] for card in BOX.news]
    assert [row[3] for row in told] == ["*ours*" if card in RECONSTRUCTED else "known" for card in NEWS_IDS]


def test_the_price_of_wells_and_the_red_spaces_are_told():  # CR-508, CR-R20
    assert f"The first well costs {BOX.well_cost}, and each further one {BOX.well_cost_step} more" in RULES
    assert BOX.red == list(range(2, 81, 2))
    assert "the even prices from 2 to 80" in RULES
