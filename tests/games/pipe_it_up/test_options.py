"""Which options go together, and what they change."""

import pytest

from pipe_it_up_positions import GAME, do, shared, table, thinned
from pipe_it_up_positions import links as links_in_play
from spindletop.kernel.game import SetupError
from spindletop.kernel.options import OptionError

MEANINGLESS = [
    {"icon_tie": 3, "tokens": "reservoir"},
    {"question_mode": "odds", "cardless": True},
    {"question_odds": 50},
    {"fast_limit": "until_reached"},
    {"end_on_tokens": True},
    {"end_on_tokens": True, "tokens": "reservoir"},
    {"strategic_award": "overall"},
    {"strategic_tie": "double", "tokens": "reservoir"},
    {"reservoir_min": "ordinal", "tokens": "strategic"},
]


@pytest.mark.parametrize("options", MEANINGLESS, ids=str)
def test_an_option_without_a_meaning_must_be_left_alone(options):  # PU-7.5
    with pytest.raises(OptionError, match=r"PU-7\.5"):
        GAME.start(3, options)


def test_two_players_take_yellow_and_red_in_either_order():  # PU-1.1
    assert list(GAME.start(2, {"colours": "red-yellow-green-purple"}).supply) == [55, 55]
    with pytest.raises(OptionError, match=r"two players take yellow and red \(PU-1\.1\)"):
        GAME.start(2, {"colours": "green-yellow-red-purple"})


def test_more_players_choose_any_colours():  # PU-1.1, PU-1.2
    s = GAME.start(3, {"colours": "green-purple-red-yellow"})
    assert list(s.supply) == [45, 45, 55]
    assert [seat["colour"] for seat in GAME.view(s, 0)["seats"]] == ["green", "purple", "red"]
    with pytest.raises(OptionError, match="the colours in any order"):
        GAME.start(3, {"colours": "green-green-red-yellow"})


def test_every_preset_can_be_played():
    for preset in GAME.presets.values():
        assert GAME.start(3, preset).mover == -1


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_cannot_play(seats):  # PU-1.1
    with pytest.raises(SetupError):
        GAME.start(seats)


def test_a_first_seat_must_exist():  # PU-1.8
    with pytest.raises(OptionError, match="only seats 0 to 2"):
        GAME.start(3, {"start_seat": 3})


@pytest.mark.parametrize(("option", "winner"), [("stock", 1), ("unbuilt", 0)])
def test_the_pipes_that_break_a_tie_are_agreed(option, winner):  # PU-6.6
    options = {"colours": "yellow-purple-red-green", "idle_rounds": 3, "tiebreak_pipes": option}
    seats = {"yellow": {"stock": 1, "mission": "M01"}, "purple": {"stock": 2, "mission": "M02"}}
    s = do(table(3, options, idle=8, seats={**seats, "red": {"mission": "M03"}}), "end_turn")
    assert s.scores() == [0, 0, 0]
    tied = {"stock": [1], "unbuilt": [0, 2]}[option]
    assert s.winners() == tied and winner in tied


def test_nobody_scores_an_icon_that_nobody_holds():  # PU-6.4
    s = do(table(2, {"idle_rounds": 3}, idle=5), "end_turn")
    assert s.scores() == [0, 0] and s.winners() == [0, 1]


def test_plants_break_a_tie_before_pipes():  # PU-6.6
    built = thinned(links_in_play(2), 30)
    seats = shared(built, 2)
    seats["yellow"] |= {"stock": 5, "mission": "M17"}
    s = do(table(2, {"idle_rounds": 3}, idle=5, seats=seats), "end_turn")
    ranks = [(score, int(s.plants[i]), int(s.stock[i])) for i, score in enumerate(s.scores())]
    assert s.winners() == [ranks.index(max(ranks))]
    own = {"plants": ["kumasi"], "mission": "M17"}
    one = {"yellow": {**own}, "red": {"mission": "M12", "links": ["L06"], "stock": 9, "city_tokens": 1}}
    s = do(table(2, {"idle_rounds": 3}, idle=5, seats=one), "end_turn")
    assert s.scores() == [2, 3 + 6]
