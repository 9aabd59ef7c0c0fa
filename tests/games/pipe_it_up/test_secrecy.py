"""Missions, icons and answers: who may know what, and when."""

import json

import pytest

from pipe_it_up_positions import GAME, deal, do, random_action, table
from spindletop.games.pipe_it_up.places import ICONS
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, SPECTATOR

NAMES = ["Ama", "Kofi", "Esi"]


def shown(s, seat):
    return json.dumps(GAME.view(s, seat), sort_keys=True)


def with_icons(yellow, red):
    own = {"links": ["L01", "L02", "L03", "L04"], "icons": yellow}
    return table(3, seats={"yellow": own, "red": {"links": ["L06", "L07", "L08"], "icons": red}})


def test_icons_in_the_base_game_are_for_their_owner():  # PU-4.7
    one = with_icons({"tap": 4}, {"well": 3})
    two = with_icons({"tap": 1, "tower": 3}, {"well": 3})
    assert shown(one, 1) == shown(two, 1) and shown(one, SPECTATOR) == shown(two, SPECTATOR)
    assert shown(one, 0) != shown(two, 0)
    view = GAME.view(one, 1)["seats"]
    assert view[0]["icons"] is None and view[0]["city_tokens"] == 4
    assert view[1]["icons"] == {"tap": 0, "well": 3, "tower": 0, "bucket": 0}


def test_a_mission_is_for_its_owner():  # PU-1.6
    one = table(3, seats={"yellow": {"mission": "M05"}, "red": {"mission": "M06"}, "purple": {"mission": "M07"}})
    two = table(3, seats={"yellow": {"mission": "M09"}, "red": {"mission": "M06"}, "purple": {"mission": "M07"}})
    assert shown(one, 1) == shown(two, 1) and shown(one, SPECTATOR) == shown(two, SPECTATOR)
    assert GAME.view(one, 0)["seats"][0]["mission"]["id"] == "M05"
    assert GAME.view(one, 1)["seats"][0]["mission"] is None


def test_the_answer_of_an_open_question_is_nowhere_in_a_view():  # PU-3.1
    one = table(3, question="Q36")
    two = one.copy()
    two.right = (one.right + 1) % 3
    for seat in (SPECTATOR, 0, 1, 2):
        assert shown(one, seat) == shown(two, seat)
        assert "answer" not in GAME.view(one, seat)["question"]
        assert GAME.view(one, seat)["question"]["choices"] == ["Pra", "Ankobra", "Oti"]


def test_a_reader_who_judges_sees_choices_and_answer_alone():  # PU-3.1, PU-3.2
    s = table(3, {"question_mode": "house"}, question="Q36")
    for seat in (SPECTATOR, 0, 2):
        assert GAME.view(s, seat)["question"]["choices"] is None
        assert "Ankobra" not in shown(s, seat)
    assert GAME.view(s, 1)["question"]["answer"] == "Oti"


def test_a_settled_question_is_closed():  # PU-3.5
    s = do(table(3, question="Q36"), "answer 2")
    assert GAME.view(s, 1)["question"] is None
    assert GAME.view(s, 1)["questions"] == {"asked": 1, "pile": 59}


def test_the_log_tells_an_icon_and_a_mission_to_their_owner_only():  # PU-1.6, PU-4.7
    s = GAME.start(3)
    s.listener = chronicle = Chronicle()
    do(s, "deal 0 M14")
    event = chronicle.take()[0]
    assert "The long haul" in event.words(0, NAMES) and "M14" not in event.words(1, NAMES)
    deal(s)
    do(s, "deal 1 M01", "deal 2 M02", "player_die pipe1", "standard_die blank", "build L01")
    chronicle.take()
    do(s, "icon bucket")
    event = chronicle.take()[0]
    assert event.words(0, NAMES) == "Ama takes a bucket at Obuase."
    assert event.words(1, NAMES) == "Ama takes a city token at Obuase."
    assert "icon" not in event.seen_by(SPECTATOR)


def test_private_draws_are_visible_to_their_owner_only():  # PU-1.6, PU-4.7
    s = GAME.start(3)
    a = s.vocabulary.parse("deal 0 M14")
    verb = s.vocabulary.verb(a)
    assert [verb.visible(s, a - verb.base, seat) for seat in (SPECTATOR, 0, 1)] == [False, True, False]
    s = do(table(3, turn="red", seats={"red": {"stock": 1}}), "build L01")
    a = s.vocabulary.parse("icon tap")
    verb = s.vocabulary.verb(a)
    assert [verb.visible(s, a - verb.base, seat) for seat in (SPECTATOR, 0, 1)] == [False, False, True]


def test_resampling_keeps_what_the_seat_knows_and_all_counts():  # PU-1.4, PU-1.6, PU-4.7
    s = with_icons({"tap": 4}, {"well": 3})
    seen = set()
    for seed in range(40):
        twin = s.resample(0, Rng(seed))
        assert list(twin.icons[:ICONS]) == [4, 0, 0, 0] and twin.mission[0] == s.mission[0]
        assert sum(twin.icons[ICONS : 2 * ICONS]) == 3
        for icon in range(ICONS):
            held = sum(int(twin.icons[seat * ICONS + icon]) for seat in range(3))
            assert held + twin.unseen[icon] == 9
        assert len({int(mission) for mission in twin.mission}) == 3
        seen.add((tuple(twin.icons), tuple(twin.mission)))
    assert len(seen) > 30


def test_resampling_guesses_the_answer_and_plays_on_with_guesses():  # PU-3.1
    s = table(3, question="Q36")
    guesses = [int(s.resample(0, Rng(seed)).right) for seed in range(60)]
    assert {guesses.count(place) > 5 for place in range(3)} == {True}
    house = table(3, {"question_mode": "house"}, question="Q36")
    assert {int(house.resample(1, Rng(seed)).right) for seed in range(20)} == {2}


def test_at_the_end_everything_is_shown():  # PU-6.3, PU-6.5
    s = do(table(3, {"idle_rounds": 3}, idle=8, seats={"yellow": {"links": ["L01"]}}), "end_turn")
    assert s.mover == OVER
    seats = GAME.view(s, SPECTATOR)["seats"]
    assert all(seat["mission"] and seat["icons"] and seat["final"] for seat in seats)
    assert s.resample(0, Rng(1)).digest() == s.digest()


@pytest.mark.parametrize("tokens", ["base", "strategic", "reservoir"])
def test_no_view_of_a_whole_game_depends_on_what_is_hidden(tokens):
    s = GAME.start(3, {"tokens": tokens})
    rng = Rng(17)
    n = 0
    while s.mover != OVER:
        s.play(random_action(s, rng))
        n += 1
        if n % 9 == 0 and s.mover != OVER:
            for seat in (SPECTATOR, 0, 1, 2):
                assert shown(s.resample(seat, Rng(n)), seat) == shown(s, seat)


def test_icons_of_the_strategic_game_are_open():  # PU-7.1
    s = table(3, {"tokens": "strategic"}, laid={"obuase": "tower"}, seats={"yellow": {"links": ["L01"]}})
    view = GAME.view(s, 2)
    assert view["seats"][0]["icons"]["tower"] == 1
    assert all(city["icon"] for city in view["cities"] if city["tokens"])
    assert sum(view["icons_left"].values()) == 29
