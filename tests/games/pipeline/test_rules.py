"""The figures that rules.md tells the players are those of the edition, and figures of our own are marked."""

import re
from itertools import accumulate
from typing import Any

import pytest

from spindletop.games.pipeline import GAME

RULES = GAME.rulebook().markdown.replace("\n", " ")
EDITION: Any = GAME.edition().data
OPTIONS = {option.name for option in GAME.options}
GRADES = ["crude", "low", "mid", "high"]


def market_rows(market: str) -> list[str]:
    """Return the rows of a market as the table of markets writes them."""
    rows: list[str] = []
    for row in EDITION["market_row"]:
        if row["market"] == market:
            named = {0: f"crude {row['colour']}", 1: f"{row['colour']} low"}.get(row["grade"], GRADES[row["grade"]])
            rows.append(" ".join([named, *map(str, row["tiers"])]))
    return rows


@pytest.mark.parametrize(
    ("market", "name"), [("C", "Crude Market"), ("1", "Market 1"), ("2", "Market 2"), ("3", "Market 3")]
)
def test_the_table_of_markets_has_the_printed_prices(market: str, name: str) -> None:
    """PL-403, PL-404."""
    line = next(line for line in GAME.rulebook().markdown.splitlines() if line.startswith(f"| {name} |"))
    assert re.split(r"[,;] ", line.strip("| ").partition(" | ")[2]) == market_rows(market)


def test_demand_and_supply_are_those_of_the_edition() -> None:
    """PL-1304, PL-1305."""
    for market in "123":
        rows = [row for row in EDITION["market_row"] if row["market"] == market and row["grade"]]
        told = [(rows[i]["colour"], "/".join(str(row["demand"]["2"]) for row in rows[i : i + 3])) for i in (0, 3)]
        assert f"Market {market} " + ", ".join(f"{colour} {figures}" for colour, figures in told) in RULES
        assert all(len(set(row["demand"].values())) == 1 for row in rows)  # "the same°"
    assert set(EDITION["markets"]["supply_per_crude_row"].values()) == {4}
    assert "up to 4 barrels come to every crude row" in RULES


@pytest.mark.parametrize(("kind", "letter", "key"), [("contract", "C", "row"), ("order", "W", "size")])
def test_every_contract_and_order_is_listed_with_its_lines(kind: str, letter: str, key: str) -> None:
    """PL-103, PL-104."""
    rows: dict[str, list[str]] = {}
    for paper in EDITION[kind]:
        rows.setdefault(str(paper[key]), []).append(f"{letter}{paper['id']} {' '.join(paper['lines'])}")
    for row, papers in rows.items():
        assert f"| {row} | {', '.join(papers)} |" in RULES


def test_prices_are_those_of_the_edition() -> None:
    """PL-303, PL-505, PL-605, PL-701, PL-803, PL-1101."""
    prices = EDITION["prices"]
    pipes = list(accumulate(prices["shop_pipe_increments"]))
    government = ", ".join(map(str, accumulate(prices["government_increments"])))
    tank, machine = EDITION["shops"]["tank"]["prices"], EDITION["shops"]["machine"]["prices"]
    for what, price in {
        "secondary action": prices["secondary"],
        "running the machines": f"{prices['machine_phase']}, with Machines II {prices['machine_phase_level2']}",
        "upgrade card": f"{prices['upgrade']}, at most {prices['max_upgrades_per_action']} in an action",
        "pipe tiles beside a shop": f"{pipes[1]} for one or two, {pipes[3]} for three or four",
        "government tiles": f"{government} for one to five",
        "tank": "{}, {} or {} by its row".format(*tank),
        "machine": "{}, {} or {} by its row".format(*machine),
        "loan": f"brings {prices['loan_cash']} and {prices['loan_penalties']} penalty token",
    }.items():
        assert f"| {what} | {price} |" in RULES
    rates = EDITION["rates"]
    assert "pays {} / {} / {} for a low / mid / high line".format(*rates["contract"][1:]) in RULES
    assert "to an **order** {} / {} / {}.".format(*rates["order"][1:]) in RULES
    assert "| penalty | " + " | ".join(map(str, EDITION["penalties"]["printed"])) + " |" in RULES
    values, copies = EDITION["refinement"]["values"], set(EDITION["refinement"]["copies"])
    assert copies == {3}
    assert "three each of {}, {}, {} and {}; nine are drawn".format(*values) in RULES


def test_the_table_of_upgrades_has_the_figures_of_the_edition() -> None:
    """PL-1501 to PL-1521."""
    card = {(one["family"], level): one[f"level{level}"] for one in EDITION["upgrade"] for level in (1, 2, 3)}
    gov, shop = card["government", 1], card["shops", 1]
    for told in [
        f"{gov['gov_tiles']} tiles now, {gov['yearly_gov_tiles']} at the start of each later year",
        f"{card['government', 2]['gov_tiles']} tiles now | {card['government', 3]['gov_tiles']} tiles now",
        f"+{card['engineering', 1]['virtual_per_4']} value for every 4 segments",
        f"+{card['engineering', 2]['virtual_per_4']} instead",
        f"{card['engineering', 3]['barrels_per_pipeline']} barrels a pipeline and run",
        f"pay and cost {card['refined_markets', 1]['refined_price_bonus']} more",
        f"{shop['shop_tanks']} tanks and {shop['shop_pipes']} pipe now, {shop['yearly_shop_tanks']} tanks at the start",
        *[
            f"{card['shops', k]['shop_machines']} machine and {card['shops', k]['shop_pipes']} pipes now"
            for k in (2, 3)
        ],
        f"filled {card['contracts_orders', 1]['contract_fulfilments_per_year']} times a year",
        f"+{card['contracts_orders', 2]['delivery_bonus']} for each delivered barrel",
        f"costs {card['human_resources', 1]['secondary_cost']} | it",
        f"{card['human_resources', 2]['secondary_steps']} steps away",
        f"{card['human_resources', 3]['main_actions']} main actions",
        f"{card['machines', 1]['stack_machines']} machine now",
        f"a machine run costs {card['machines', 2]['machine_phase_cost']}",
    ]:
        assert told in RULES


def test_valuation_cards_pay_what_the_edition_says() -> None:
    """PL-1405."""
    for card in EDITION["valuation"]:
        if "payout" in card:
            assert " ".join(map(str, card["payout"])) + "°" in RULES  # ours
        elif card["rule"] not in {"colour_assets"} and "amount" in card:
            assert f"| {card['number']} | {card['amount']} for each " in RULES


def test_figures_of_our_own_are_marked() -> None:
    """PL-902, PL-R17, PL-R24, PL-R30."""
    clauses = GAME.rulebook().clauses
    assert all("°" in clauses[number].text for number in ["PL-902", "PL-R17", "PL-R24", "PL-R30"])
    assert "seven and three°" in RULES
    assert "with three and four seats the same°" in RULES
    assert "has 2, 3° and 4 spaces" in RULES


def test_every_option_that_is_offered_stands_in_the_rules() -> None:
    """PL-R11, PL-R20."""
    told = re.findall(r"^\| (\w+) \| [^|]+ \| [^|]+ \|$", GAME.rulebook().markdown, re.MULTILINE)
    assert [option.name for option in GAME.options if option.offered] == [name for name in told if name in OPTIONS]
