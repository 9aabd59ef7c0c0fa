"""Written-down positions: what a description may ask for, and how an impossible one is refused."""

import re

import pytest

from oilman_positions import BLUE, GREEN, RED, at, choices, table
from spindletop.games.oilman import GAME
from spindletop.kernel.sheet import SheetError


def test_an_empty_description_is_the_first_turn_of_round_two():
    s = GAME.position(4, {}, {})
    assert (s.round, s.mover, s.step.name, s.turns) == (2, RED, "act", 4)
    assert list(s.cash) == [105, 100, 100, 100]


def test_a_description_may_be_a_text():
    s = GAME.position(
        3,
        {"oil": "clusters"},
        """
        round = 7
        first = "blue"
        turn = "green"
        step = "act"
        layout = [0, 0, 0, 0, 1]
        companies.green = { cash = 42, dry = 3, owed = 20 }
        properties = [{ owner = "green", holes = ["A1", "B1"] }, { owner = "red", holes = ["G1"] }]
        caps = { A1 = "wet1" }
        notes = { B1 = { oil = 1 }, G1 = { clear = 2 } }
        """,
    )
    assert (s.round, s.first, s.mover, s.turns) == (7, BLUE, GREEN, 6 * 3 + 1)
    assert (s.cash[GREEN], s.dry[GREEN], s.owed[GREEN], s.borrowed[GREEN]) == (42, 3, 20, 1)
    assert s.salary[GREEN] == 10, "a wet well raises the salary by itself"
    assert list(s.owners) == [GREEN, RED]
    assert [s.owner(at(hole)) for hole in ("A1", "B1", "G1", "C1")] == [GREEN, GREEN, RED, -1]
    assert [(s.clear[at(hole)], s.oil[at(hole)]) for hole in ("A1", "B1", "G1")] == [(0, 1), (0, 1), (2, 0)]
    assert list(s.wells) == [1, 0]


def test_money_and_bank_always_balance():
    """OM-02."""
    s = table(step="act", red={"cash": 0}, blue={"cash": 777})
    assert sum(s.cash) + s.bank == 0


def test_play_goes_on_at_the_step_asked_for():
    assert choices(table(step="mark"))[0] == "mark A1"
    assert table(step="act").cash[RED] == 100
    assert table(step="turn").cash[RED] == 105
    assert table(round=1).step.name == "mark"


IMPOSSIBLE = [
    ({"round": 31}, "round: expected a whole number from 1 to 30, found 31"),
    ({"round": 0}, "round: expected a whole number from 1 to 30, found 0"),
    ({"turn": "yellow"}, "turn: expected one of red, blue, green, found 'yellow'"),
    ({"first": "pink"}, "first: expected one of red, blue, green, found 'pink'"),
    ({"step": "bid"}, "step: expected one of turn, act, mark, found 'bid'"),
    ({"round": 1, "step": "act"}, "step: in round 1 expected 'mark'"),
    ({"turms": 4}, "turms: unknown key"),
    ({"companies": {"pink": {}}}, "[companies] pink: unknown key"),
    ({"companies": {"red": {"cash": -1}}}, "[companies.red] cash: expected a whole number from 0"),
    ({"companies": {"red": {"cash": 1.5}}}, "[companies.red] cash: expected a whole number from 0"),
    ({"companies": {"red": {"money": 5}}}, "[companies.red] money: unknown key"),
    ({"companies": {"red": {"owed": 15}}}, "[companies.red] owed: expected whole instalments of 10 (OM-75)"),
    ({"companies": {"red": {"owed": 160}}}, "[companies.red] owed: expected a whole number from 0 to 150"),
    (
        {"companies": {"red": {"owed": 10, "borrowed": False}}},
        "[companies.red] borrowed: expected true for a company that owes (OM-72)",
    ),
    ({"properties": [{"owner": "yellow", "holes": ["A1"]}]}, "[properties[0]] owner: expected one of red"),
    ({"properties": [{"owner": "red", "holes": []}]}, "[properties[0]] holes: expected 1 to 9 holes (OM-30)"),
    (
        {"properties": [{"owner": "red", "holes": [f"{letter}1" for letter in "ABCDEFGHIJ"]}]},
        "[properties[0]] holes: expected 1 to 9 holes (OM-30)",
    ),
    ({"properties": [{"owner": "red", "holes": ["S1"]}]}, "[properties[0]] holes: expected a hole from A1 to R10"),
    ({"properties": [{"owner": "red", "holes": ["A1", "C1"]}]}, "holes: C1 adjoins none before it (OM-30)"),
    ({"properties": [{"owner": "red", "holes": ["A1", "A1"]}]}, "holes: A1 stands twice (OM-32)"),
    (
        {"properties": [{"owner": "red", "holes": ["A1"]}, {"owner": "blue", "holes": ["A1"]}]},
        "[properties[1]] holes: A1 already belongs to a property (OM-32)",
    ),
    ({"caps": {"A1": "dry1"}}, "[caps] A1: only holes in properties are capped (OM-65)"),
    ({"notes": {"Z9": {"oil": 1}}}, "[notes] Z9: expected a hole from A1 to R10"),
    ({"notes": {"A1": {"oil": 4}}}, "[notes.A1] oil: expected a whole number from 0 to 3"),
    ({"notes": {"A1": {"oil": 2, "clear": 2}}}, "[notes.A1] clear: expected 1 above oil at level 2 (OM-81)"),
    ({"layout": [0, 0, 0, 0, 1]}, "layout: there is a layout only with oil = clusters (OM-83)"),
]


@pytest.mark.parametrize(("description", "message"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_by_its_key(description, message):
    """OM-30, OM-32, OM-65, OM-72, OM-75, OM-81."""
    with pytest.raises(SheetError, match="^position: .*" + re.escape(message)):
        GAME.position(3, {}, description)


@pytest.mark.parametrize(
    ("cap", "note", "message"),
    [
        ("wet2", {"oil": 1}, "[notes.D3] oil: the note contradicts the wet cap (OM-81)"),
        ("wet2", {"clear": 1}, "[notes.D3] oil: the note contradicts the wet cap (OM-81)"),
        ("dry2", {"clear": 1}, "[notes.D3] clear: the note contradicts the cap"),
        ("dry2", {"oil": 2}, "[notes.D3] clear: the note contradicts the cap"),
        ("dry3", {"oil": 3}, "[notes.D3] clear: the note contradicts the cap"),
    ],
)
def test_a_note_must_agree_with_the_peg(cap, note, message):
    """OM-81."""
    with pytest.raises(SheetError, match=re.escape(message)):
        table(land={"red": ["D3"]}, caps={"D3": cap}, notes={"D3": note})


def test_a_peg_must_have_a_known_name():
    with pytest.raises(SheetError, match=r"\[caps\] D3: expected one of none, dry1, .*, found 'wet'"):
        table(land={"red": ["D3"]}, caps={"D3": "wet"})


def test_nothing_is_drawn_on_a_full_board():
    """OM-35."""
    land = {"red": ["A1", "C1", "E1"], "blue": ["G1", "I1", "K1"]}
    with pytest.raises(SheetError, match=re.escape("step: nothing can be drawn here (OM-35)")):
        table(2, step="mark", land=land)


@pytest.mark.parametrize(
    ("facts", "hole"),
    [
        ({"notes": {"A1": {"clear": 1}}}, "A1"),
        ({"notes": {"G1": {"oil": 1}}}, "G1"),
        ({"notes": {"G1": {"clear": 3}}}, "G1"),
        ({"land": {"red": ["A1"]}, "caps": {"A1": "dry1"}}, "A1"),
        ({"land": {"red": ["G1"]}, "caps": {"G1": "wet2"}}, "G1"),
    ],
)
def test_what_was_seen_must_agree_with_the_layout(facts, hole):
    """OM-84: in the layout of seed 1 A1 holds oil at level 1 and G1 at level 3."""
    with pytest.raises(SheetError, match=re.escape(f"layout: the layout contradicts what is noted at {hole} (OM-84)")):
        table(3, {"oil": "clusters"}, layout=[0, 0, 0, 0, 1], **facts)


def test_a_layout_has_five_digits():
    """OM-83."""
    for layout, message in (([0, 0, 0, 0, 1024], "from 0 to 1023"), ([1, 2, 3], "expected 5 entries, found 3")):
        with pytest.raises(SheetError, match=message):
            table(3, {"oil": "clusters"}, layout=layout)


def test_corner_neighbours_need_the_corner_option():
    """OM-31."""
    with pytest.raises(SheetError, match="B2 adjoins none before it"):
        table(land={"red": ["A1 B2"]})
    assert table(3, {"adjoining": "corner"}, land={"red": ["A1 B2"]}).owner(at("B2")) == RED
