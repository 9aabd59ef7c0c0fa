"""What a seat sees, what it cannot see, and how the table is drawn as text."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interbellum_positions import BLUE, RED, hand, play, settle, start, table
from spindletop.games.interbellum import GAME
from spindletop.games.interbellum.names import KINDS
from spindletop.games.interbellum.state import Table
from spindletop.kernel.game import Edition
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR


def seen(s: Table, seat: int) -> Any:
    """Return what a seat is shown, to be looked into."""
    return GAME.view(s, seat)


def test_a_hand_is_shown_to_its_owner_only():
    """IB-662."""
    s = table(3, red={"hand": ["K01", "K01", "K07"]}, blue={"hand": ["K08"]})
    own = seen(s, RED)
    assert own["players"][RED]["hand"][0]["count"] == 2
    assert "hand" not in own["players"][BLUE]
    assert own["players"][BLUE]["hand_size"] == 1
    assert all("hand" not in player for player in seen(s, SPECTATOR)["players"])


@pytest.mark.parametrize(("home_discount", "at_home"), [(False, (4, 0)), (True, (2, 2))])
def test_a_seat_is_shown_what_a_segment_costs_it(home_discount, at_home):
    """IB-611, IB-612, IB-R6: s68 lies in Khuzestan, s62 on the Central Plateau, s73 in empty Fars."""
    facts = {"armies": {"persia": ["khuzestan"]}, "red": {"influence": {"persia": 6}}}
    own = seen(table(3, {"home_discount": home_discount}, **facts), RED)
    shown = {one["segment"]: (one["price"], one["extra"]) for one in own["segments"]}
    assert (shown["s68"], shown["s62"], shown["s73"]) == ((2, 2), at_home, (4, 0))
    assert own["powers"][0]["tariff"] == {"price": 2, "extra": 2}
    assert all("tariff" not in power for power in seen(table(3, **facts), SPECTATOR)["powers"])


def test_a_drawn_card_is_visible_to_the_drawer_only():
    """IB-662."""
    s = play(table(3), "draw_cards")
    deal = GAME.vocabulary.by_name["card"]
    assert [deal.visible(s, 0, seat) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize("seat", range(3))
def test_resampled_hands_keep_their_size_and_the_own_hand(seat):
    """IB-662."""
    facts = {"red": {"hand": ["K01", "K02"]}, "blue": {"hand": ["K03"]}, "yellow": {"hand": ["K04", "K05", "K06"]}}
    s = table(3, discards=["K10"], **facts)
    seen = set()
    for seed in range(20):
        twin = s.resample(seat, Rng(seed))
        assert hand(twin, seat) == hand(s, seat)
        assert list(twin.hand_size) == list(s.hand_size)
        assert list(twin.discards) == list(s.discards)
        assert sum(twin.pile) == sum(s.pile)
        for kind in range(len(KINDS)):
            held = sum(int(twin.hands[other * 16 + kind]) for other in range(3))
            assert held + twin.pile[kind] + twin.discards[kind] == s.terms.box.pile[kind]
        seen.add(tuple(hand(twin, (seat + 1) % 3)))
    assert len(seen) > 1


@given(st.integers(0, 10_000), st.integers(1, 200))
@settings(max_examples=25, deadline=None)
def test_a_view_is_plain_data_and_does_not_depend_on_foreign_hands(seed, length):
    """IB-662."""
    s = start(3)
    rng = Rng(seed)
    for _ in range(length):
        if s.mover == OVER:
            break
        options = s.choices()
        s.play(options[int(rng.below(len(options)))])
    for seat in (SPECTATOR, 0, 1, 2):
        shown = json.dumps(GAME.view(s, seat), sort_keys=True)
        if seat != SPECTATOR:
            assert shown == json.dumps(GAME.view(s.resample(seat, Rng(seed)), seat), sort_keys=True)
        assert GAME.draw(json.loads(shown))


def test_the_view_says_what_a_table_needs():
    """IB-611, IB-651, IB-406."""
    s = table(3, armies={"persia": ["khuzestan"]}, red={"influence": {"persia": 3}, "segments": ["s69"]})
    view = seen(s, RED)
    prices = {segment["segment"]: (segment["price"], segment["extra"]) for segment in view["segments"]}
    assert prices["s68"] == (3, 1)
    assert prices["s01"] == (4, 0)
    assert view["segments"][68]["owners"] == [RED]
    assert view["next_starter"] == 2
    assert view["powers"][0]["to_take"] == [0, 4, 4]
    assert view["bag"]["chances"][1]["percent"] in range(1, 101)
    assert len(view["areas"]) == 33
    assert view["deciding"]["seat"] == RED


def test_the_end_names_the_winners():
    """IB-809."""
    s = play(table(3, round=6, executives=3, turn="yellow", red={"influence": {"ussr": 1}}), "pass")
    view = seen(s, BLUE)
    assert (view["over"], view["winners"]) == (True, [RED])


@pytest.mark.parametrize(("per_flag", "per_army"), [(2, 2), (5, 1)])
def test_a_flag_is_shown_with_what_it_is_worth_in_this_edition(per_flag, per_army):
    """IB-807."""
    data: Any = copy.deepcopy(GAME.edition().data)
    data["scoring"]["per_flag"], data["scoring"]["per_army_outside"] = per_flag, per_army
    house = Edition("house", data, "house.toml", False)
    facts = {"players": {"red": {"influence": {"britain": 3}}}, "armies": {"britain": ["palestine", "syria"]}}
    view: Any = GAME.view(GAME.position(3, {}, facts, house), RED)
    power = next(one for one in view["powers"] if one["power"] == "britain")
    assert power["flag"] == RED
    assert power["flag_points"] == per_flag + 2 * per_army
    assert view["players"][RED]["sources"]["control"] == power["flag_points"]


def test_a_shortcut_that_lowers_the_score_comes_with_a_warning():
    """IB-802."""
    blue = {"wells": ["baba_gurgur", "burgan"], "segments": ["s30", "s36", "s37", "s38", "s35"]}
    s = table(3, turn="blue", blue=blue)
    verb = GAME.vocabulary.by_name["build"]
    assert verb.warning(s, 33) == "A shorter route would count: 4 points less."
    assert [verb.warning(s, x) for x in (0, 1, 2)] == ["", "", ""]
    assert verb.place(s, 33) == "segment:s34"
    assert verb.words(s, 33) == "Build Palmyra - Tripoli for $4"


def test_a_hint_warns_of_passing_and_names_what_a_move_leaves():
    """IB-407, IB-309."""
    s = table(3, armies={"saudi": ["kuwait"]}, red={"influence": {"saudi": 1}})
    words = {GAME.vocabulary.text(a): GAME.vocabulary.verb(a) for a in s.choices()}
    assert words["pass"].hint(s, 0) == f"{len(words) - 1} other actions are open to you"
    assert words["pass"].warning(s, 0) == "An executive is laid aside unused; 3 remain this round."
    move = GAME.vocabulary.parse("move_army kuwait al_hasa") - int(words["move_army kuwait al_hasa"].base)
    assert words["move_army kuwait al_hasa"].hint(s, move) == "leaves Kuwait"
    assert words["move_army kuwait al_hasa"].place(s, move) == "area:al_hasa"


def test_every_choice_has_words_and_every_step_a_prompt():
    """IB-601."""
    s = settle(start(4, event_decision="vote"))
    rng = Rng(5)
    while s.mover != OVER:
        assert s.step.prompt(s)
        for action in s.choices() if s.mover != CHANCE else []:
            verb = GAME.vocabulary.verb(action)
            assert verb.words(s, action - verb.base)
            verb.hint(s, action - verb.base)
        options = s.choices()
        s.play(options[int(rng.below(len(options)))])


def test_passing_with_the_last_executive_of_a_round_says_so():
    """IB-407."""
    s = table(3, executives=3, turn="yellow")
    passing = GAME.vocabulary.parse("pass")
    assert s.warning(passing) == "Your last executive of the round is laid aside unused."


def test_a_cube_with_which_a_flag_goes_comes_with_a_warning():
    """IB-207."""
    s = table(3, turn="red", red={"influence": {"ussr": 2, "saudi": 2}}, blue={"influence": {"ussr": 2}})
    lose = GAME.vocabulary.by_name["lose_influence"]
    warned = {power: lose.warning(s, x) for x, power in enumerate(s.terms.box.power_names) if s.standing(s.mover, x)}
    assert sorted(warned.values()) == ["", "You lose the flag of Soviet Union with it."]
