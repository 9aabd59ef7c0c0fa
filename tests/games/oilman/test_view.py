"""What is seen: views as plain data, the hidden ground, the log, and the table drawn as text."""

import json

import pytest
from rich.text import Text

from oilman_positions import BLUE, GREEN, RED, SOUTH, auction_of, marks, play, start, table, told
from spindletop.games.oilman import GAME
from spindletop.kernel.state import OVER, SPECTATOR

EVERYBODY = [RED, BLUE, GREEN, SPECTATOR]


def seen(s, seat=SPECTATOR):
    """Return a view as it would travel: through JSON."""
    return json.loads(json.dumps(GAME.view(s, seat)))


def hole_of(view, name):
    return next(hole for hole in view["holes"] if hole["hole"] == name)


# Views


def test_everything_on_the_table_is_public():
    """OM-04: cash, salary, attempts, debts, properties, pegs and notes."""
    red = {"cash": 42, "dry": 3, "owed": 90, "salary": 31}
    land = {"red": ["D3 E3", "A1", "C1"]}
    s = table(step="act", red=red, land=land, caps={"D3": "dry2", "A1": "wet1"}, notes={"K6": {"oil": 2}})
    for seat in EVERYBODY:
        view = seen(s, seat)
        assert view["companies"][RED] == {
            "colour": "red",
            "cash": 42,
            "salary": 31,
            "salary_worth": 310,
            "net_worth": 352,
            "dry_attempts": 3,
            "owed": 90,
            "borrowed": True,
            "repaying": True,
            "barred": True,
            "wet_wells": 1,
        }
        assert view["properties"] == [
            {"owner": RED, "holes": ["D3", "E3"], "needs_well": False},
            {"owner": RED, "holes": ["A1"], "needs_well": False},
            {"owner": RED, "holes": ["C1"], "needs_well": True},
        ]
        assert hole_of(view, "D3") == {
            "hole": "D3",
            "terrain": "land",
            "property": 0,
            "owner": RED,
            "cap": "dry2",
            "clear": 2,
            "oil": 0,
        }
        known = hole_of(view, "K6")
        assert (known["owner"], known["cap"], known["clear"], known["oil"]) == (None, "none", 1, 2)


def test_marks_and_bids_are_seen_by_all():
    """OM-04."""
    s = play(table(step="mark"), "mark D3", "mark E3")
    assert [seen(s, seat)["marks"] for seat in EVERYBODY] == [["D3", "E3"]] * 4
    assert seen(s)["auction"] is None
    play(s, "offer", "bid 7", "drop")
    assert seen(s, BLUE)["auction"] == {
        "minimum": 6,
        "ceiling": 100,
        "standing": 7,
        "leader": RED,
        "bidder": GREEN,
        "in": [RED, GREEN],
        "last_bids": [7, 0, 0],
    }
    play(s, "drop")
    assert seen(s)["auction"] is None
    assert seen(s)["marks"] == []


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({}, ("rounds", 30, None, None)),
        ({"end": "target", "target": 750}, ("target", 200, 750, None)),
        ({"end": "time", "minutes": 120, "max_rounds": 50}, ("time", 50, None, 120)),
    ],
)
def test_a_view_tells_how_the_game_ends(options, shown):
    """OM-90 to OM-94."""
    view = seen(start(3, **options))
    assert (view["end"], view["rounds"], view["target"], view["minutes"]) == shown


def test_the_ground_is_in_no_view_before_the_end():
    """OM-11: with two different layouts the bytes are the same."""
    views = []
    for layout in ([0, 0, 0, 0, 1], [9, 8, 7, 6, 5]):
        s = table(3, {"oil": "clusters"}, layout=layout, land={"red": ["A1"]})
        views.append([json.dumps(GAME.view(s, seat)) for seat in EVERYBODY])
    assert views[0] == views[1]
    assert "ground" not in seen(s)


def test_the_ground_is_shown_when_the_game_is_over():
    """OM-11, OM-83."""
    s = table(3, {"oil": "clusters", "rounds": 2}, layout=[0, 0, 0, 0, 1], turn="green")
    play(s, "pass_turn")
    assert s.mover == OVER
    ground = seen(s)["ground"]
    assert len(ground) == 180
    assert ground == [int(levels) for levels in s.cover]
    independent = play(table(3, {"rounds": 2}, turn="green"), "pass_turn")
    assert "ground" not in seen(independent)


# The log


def test_a_turn_of_drawing_reads_like_a_story():
    s = table(turn="green", red={"cash": 60}, blue={"cash": 20}, land={"red": ["D3"]})
    log = told(s, "draw", "mark J5", "mark J6", "offer", "bid 10", "drop", "bid 30", "bid 31", "drop")
    assert log == [
        "Green draws a boundary.",
        "Green marks J5.",
        "Green marks J6.",
        "A property of 2 holes is auctioned, from 6.",
        "Green bids 10.",
        "Red drops out.",
        "Blue bids 30.",
        "Green bids 31.",
        "Blue drops out.",
        "Green buys the property for 31.",
        "Red receives a salary of 5.",
    ]


def test_an_overbid_reads_like_a_warning():
    s = auction_of("J5", red={"cash": 20}, blue={"cash": 60}, green={"cash": 40})
    assert told(s, "bid 10", "bid 12", "drop", "bid 25", "drop", "buy") == [
        "Red bids 10.",
        "Blue bids 12.",
        "Green drops out.",
        "Red bids 25.",
        "Blue drops out.",
        "Red cannot pay 25 and loses all its cash of 20.",
        "Blue buys the property for 12.",
        "Blue receives a salary of 5.",
    ]


def test_a_turn_of_drilling_reads_like_a_story():
    s = table(2, red={"cash": 60}, land={"red": ["D3"]})
    assert told(s, "drill D3 3", "strike 2") == [
        "Red drills D3 with rig 3 for 50.",
        "Oil at level 2 in D3!",
        "The salary of Red rises by 4 to 9.",
        "Blue receives a salary of 5.",
    ]
    assert told(s, "drill K6 1", "strike 0") == [
        "Blue drills K6 with rig 1 for 10.",
        "K6 is dry down to level 1.",
        "Red receives a salary of 9.",
    ]


@pytest.mark.parametrize(("debts", "counts", "worth"), [("ignore", False, 190), ("deduct", True, 40)])
def test_a_view_tells_how_the_net_worth_is_counted(debts, counts, worth):
    """OM-01, OM-96."""
    view = seen(table(3, {"debt_at_end": debts}, step="act", red={"cash": 100, "salary": 9, "owed": 150}))
    assert (view["salary_multiple"], view["debts_count"]) == (10, counts)
    own = view["companies"][RED]
    assert own["net_worth"] == worth == own["cash"] + own["salary_worth"] - (own["owed"] if counts else 0)


@pytest.mark.parametrize(
    ("prices", "land", "water"), [("standard", 40, 100), ("plain_third", 30, 75), ("cheap_land", 20, 100)]
)
def test_the_pad_shows_what_it_costs_to_go_direct(prices, land, water):
    """OM-56, OM-57, OM-Q14."""
    pad = seen(table(3, {"prices": prices}))["pad"]
    assert (pad["land"]["direct"], pad["water"]["direct"]) == (land, water)


def test_in_round_one_the_prompt_asks_for_exactly_nine_holes():
    """OM-21, OM-34."""
    s = start(3)
    assert s.step.prompt(s) == "Mark holes: 0 of exactly 9"


def test_the_choices_are_told_in_words():
    s = table(2, red={"cash": 60}, land={"red": ["D3"]})
    words = {verb.name: verb.words(s, 0) for verb in s.vocabulary.verbs if verb.name in {"draw", "pass_turn", "borrow"}}
    assert words == {
        "draw": "Draw a property and put it up for auction",
        "pass_turn": "Pass",
        "borrow": "Borrow 100 from the bank (repay 150)",
    }
    assert s.step.prompt(s) == "Draw a property, drill a hole, or pass"
    play(s, "draw", "mark A1")
    assert s.step.prompt(s) == "Mark holes: 1 of at most 9"
    play(s, "offer")
    assert s.step.prompt(s) == "Bid at least 3, or drop"


# The table as text


def drawn(s):
    return Text.from_markup(GAME.draw(GAME.view(s, SPECTATOR))).plain.splitlines()


def row(lines, number):
    return lines[2 + number].split()[1:]


def test_the_drawn_table_shows_map_pegs_and_companies():
    land = {"red": ["D3 E3 F3", "H9"], "blue": ["A1"]}
    caps = {"D3": "dry2", "H9": "wet3"}
    lines = drawn(table(step="act", red={"cash": 321}, land=land, caps=caps, notes={"K6": {"clear": 1}}))
    assert lines[0] == "Round 2 of 30"
    assert lines[2].split() == list("ABCDEFGHIJKLMNOPQR")
    assert row(lines, 1)[:3] == ["b", "░", "░"]
    assert row(lines, 3)[2:7] == ["·", "2", "R", "R", "·"]
    assert row(lines, 6)[10] == "?"
    assert row(lines, 9)[7] == "③"
    assert sum(len(row(lines, number)) for number in range(1, 11)) == 180
    red = next(line for line in lines if "red" in line and "321" in line)
    assert red.split() == ["▶", "red", "321", "20", "521", "2", "1", "0"]


def test_the_drawn_table_shows_the_auction_and_who_is_barred():
    s = auction_of("J5 J6", blue={"owed": 40}, land={"green": ["A1", "C1", "E1"]})
    lines = drawn(play(s, "bid 9"))
    assert "  Auction of J5, J6: from 6; red leads with 9; in: red, blue" in lines
    assert next(line for line in lines if "green" in line).endswith("may not bid")
    assert next(line for line in lines if "blue" in line).endswith("owes 40")
    assert row(lines, 5)[9] == "*"


def test_the_head_of_the_drawn_table_tells_how_far_the_game_is():
    assert drawn(table(3, {"end": "target"}, red={"cash": 195}))[0] == "Round 2 · best net worth 250 of 500"
    assert drawn(table(3, {"end": "time"}))[0] == "Round 2 · ends after 90 minutes"
    virtual = {"end": "time", "clock": "virtual"}
    assert drawn(table(3, virtual, round=20, turns=57))[0] == "Round 20 · 48 of 90 minutes left"
    s = play(table(3, virtual, round=40, turns=118), "pass_turn", "clock run", "pass_turn", "clock up")
    assert drawn(s)[0] == "Round 40 · last round, the time is up"


def test_no_drawn_table_lets_markup_through():
    s = play(start(6), *marks(SOUTH))
    text = "\n".join(drawn(s))
    assert "[" not in text
    assert "no bid" in text
    for colour in GAME.colours:
        assert colour in text
