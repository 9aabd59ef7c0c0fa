"""The tables of the rules say what the edition says: prices, powers, wells, ports, areas with segments, and cards."""

import re
import tomllib

import pytest

from spindletop.games.interbellum import GAME

DATA = tomllib.loads((GAME.folder / "edition.toml").read_text(encoding="utf-8"))
RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")
MAP = DATA["map"]
AREAS = {area["id"]: area["name"] for area in MAP["areas"]}
POWERS = {power["id"]: power["name"] for power in DATA["powers"]}
NODES = {node["id"]: node["name"] for node in [*MAP["wells"], *MAP["ports"], *MAP["waypoints"]]}
OURS = "†"


def rows(first_column: str) -> list[list[str]]:
    """Return the cells of the table whose first column is called so."""
    found = re.search(rf"^\| {re.escape(first_column)} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", RULES, re.MULTILINE)
    assert found is not None, f"rules.md has no table that begins with {first_column!r}"
    return [[cell.strip() for cell in line.strip("|\n").split("|")] for line in found.group(1).splitlines()]


def bonus(well):
    """Say the bonus of a well, marked if neither the rulebook nor its table for a first game gives it."""
    one = well["bonus"]
    words = {
        "production": "production",
        "draw_gas": "draw gas",
        "coins": f"${one['amount']}",
        "action_card": "action card",
        "influence": f"influence in {POWERS.get(one.get('power'), '')}",
    }[one["kind"]]
    inferred = well["named"] == "rulebook" and one["kind"] in {"coins", "action_card"}
    return words if inferred else f"{words} {OURS}"


def borders(area):
    """Return the names of the areas beside an area, in the order of the edition."""
    beside = [pair[1 - pair.index(area)] for pair in MAP["adjacency"] if area in pair]
    return ", ".join(AREAS[one] for one in AREAS if one in beside)


def segments(area):
    """Return the segments that lie in an area, with their ends."""
    return "; ".join(
        f"{one['id']} {NODES[one['a']]} - {NODES[one['b']]}" for one in MAP["segments"] if one["area"] == area
    )


def test_the_wells():
    """IB-111, IB-R4, IB-R5."""
    told = [
        [well["name"] + ("" if well["named"] == "rulebook" else f" {OURS}"), AREAS[well["area"]], bonus(well)]
        for well in MAP["wells"]
    ]
    assert rows("Well") == told


def test_the_ports():
    """IB-801, IB-804."""
    assert rows("Port †") == [
        [port["name"], port["sea"], AREAS[port["area"]], str(port["bonus"])] for port in MAP["ports"]
    ]


def test_the_areas_with_their_borders_and_segments():
    """IB-306, IB-309, IB-611."""
    told = [[name, borders(area), segments(area) or "none"] for area, name in AREAS.items()]
    assert rows("Area †") == told
    assert sum(len(row[2].split("; ")) for row in told if row[2] != "none") == len(MAP["segments"])


def test_the_home_bases():
    """IB-301, IB-302."""
    told = [[power["name"], "; ".join(AREAS[home] for home in power["home"])] for power in DATA["powers"]]
    assert rows("Power") == told


def test_the_prices():
    """IB-611, IB-621, IB-631, IB-642, IB-651, IB-652, IB-671."""
    prices, income = DATA["prices"], DATA["income"]
    assert rows("What it costs or brings") == [
        ["a segment", f"${prices['pipeline']}, {prices['pipelines_per_action']} an action"],
        ["an attempt to find gas", f"${prices['gas_stake']}, {prices['gas_cubes_per_stake']} cube"],
        [
            "a cube of influence",
            f"${prices['influence_cheap']} for the first {prices['influence_cheap_places']} of a round in a power,"
            f" then ${prices['influence']}",
        ],
        ["drawing or playing action cards", f"${prices['action_card_base']}, and $1 for each executive already there"],
        ["action cards drawn by one action", str(prices["cards_per_draw_action"])],
        ["a well", f"${prices['well']}"],
        ["income of a well", f"${income['unconnected']}, or ${income['connected']} if connected"],
        ["*production*", f"${income['production_bonus']} more"],
    ]


def test_the_pieces():
    """IB-103, IB-105, IB-109, IB-312."""
    supply = DATA["supply"]
    assert rows("Piece") == [
        ["start money of a player", f"${supply['start_money']}"],
        ["executives of a player", str(supply["executives"])],
        ["pipeline pieces of a player", f"{supply['pipeline_pieces']} {OURS}"],
        ["cubes of influence of a player", f"{supply['influence_cubes']} {OURS}"],
        ["action cards of a player at the start", str(supply["start_action_cards"])],
        ["army units of a power", f"{supply['armies_per_power']} {OURS}"],
        [
            "cubes in the gas bag for each player",
            f"{supply['white_cubes_per_player']} white, {supply['black_cubes_per_player']} black",
        ],
    ]


@pytest.mark.parametrize("power", POWERS)
def test_the_tracker(power):
    """IB-203, IB-R33: one table for all powers."""
    tracker = DATA["tracker"][power]
    assert rows("Influence in a power") == [
        [words, *map(str, tracker[key])]
        for words, key in [
            ("$ off each segment", "discount"),
            ("Extra segments an action", "extra"),
            ("Points at the end", "points"),
        ]
    ]


def test_the_cards_are_named_and_marked_as_ours():
    """IB-106, IB-701."""
    events = [f"{card['id']} {card['name']}" for card in DATA["events"]]
    assert sorted(row[0] for row in rows("Event card †")) == sorted(events)
    kinds = [f"{card['id']} {card['name']}" for card in DATA["action_cards"]]
    assert [row[0] for row in rows("Action card †")] == kinds
    assert {card["copies"] for card in DATA["action_cards"]} == {3}, "three of each"


@pytest.mark.parametrize("name", ["Gwadar", "Naft-e Shah", "s92", "Bampur", "Banquet", "Work Gangs"])
def test_a_name_of_the_board_is_found_in_the_rules(name):
    found = GAME.rulebook().find(name)
    assert found
    assert all(name.lower() in passage.text.lower() for passage in found)
    assert any(OURS in passage.text for passage in found)
