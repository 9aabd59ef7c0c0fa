"""Every way to be refused, with the clause that is cited, in the order of the rules."""

import pytest

from pipe_it_up_positions import GAME, away_from, deal, do, links, pipelines_of, refused, shared, table
from spindletop.kernel.options import settle_recorded
from spindletop.kernel.refusal import Illegal

RESERVOIR = {"tokens": "reservoir"}


def test_nothing_comes_before_the_roll():  # PU-2.1
    s = deal(GAME.start(3), "M01", "M02", "M03")
    for line in ("build L01", "buy_token", "end_turn", "answer 0"):
        assert refused(s, line) == "PU-2.1"
        assert refused(s, line, 0) == "PU-2.1"


def test_a_seat_decides_only_in_its_own_turn():  # PU-2.1
    s = table(3, seats={"yellow": {"stock": 3}, "red": {"stock": 3}})
    assert refused(s, "build L01", 1) == "PU-2.1"
    assert refused(s, "end_turn", 2) == "PU-2.1"
    assert refused(s, "build L01", 0) == ""


def test_a_dotted_link_is_refused_before_everything_else_with_two_seats():  # PU-1.5
    assert refused(table(2), "build L51") == "PU-1.5"


def test_a_built_link_cannot_be_built_again():  # PU-4.3
    s = table(3, seats={"yellow": {"links": ["L01"], "stock": 3}})
    assert refused(s, "build L01") == "PU-4.3"


def test_a_link_must_have_an_end_in_the_network():  # PU-4.2, PU-7.3a
    assert refused(table(3, seats={"yellow": {"stock": 8}}), "build L31") == "PU-4.2"
    assert refused(table(3, {"fast": True}, seats={"yellow": {"stock": 8}}), "build L31") == "PU-7.3a"
    assert refused(table(3, {"fast": True}, seats={"yellow": {"stock": 8}}), "build L47") == ""


def test_one_pipeline_a_turn_until_the_limit_is_lifted():  # PU-4.4, PU-4.5
    s = table(3, builds=1, seats={"yellow": {"links": ["L01"], "stock": 8}})
    assert refused(s, "build L02") == "PU-4.4"
    reached = table(3, builds=1, seats={"yellow": {"links": ["L01", "L07", "L17", "L16"], "stock": 8}})
    assert refused(reached, "build L02") == ""


def test_the_fast_game_may_keep_the_limit():  # PU-7.3c
    options = {"fast": True, "fast_limit": "until_reached"}
    s = table(3, options, builds=1, seats={"yellow": {"links": ["L01"], "stock": 8}})
    assert refused(s, "build L02") == "PU-4.4"
    s = table(3, options, builds=1, seats={"yellow": {"links": ["L15"], "stock": 8}})
    assert refused(s, "build L02") == ""


def test_a_pipeline_takes_all_its_pipes_from_stock():  # PU-4.1
    s = table(3, seats={"yellow": {"stock": 2}})
    assert refused(s, "build L02") == "PU-4.1"
    assert "takes 3 pipes; you have 2" in str(s.refusal(s.vocabulary.parse("build L02")))


def test_buying_needs_pipes_and_a_bank():  # PU-5.1
    assert refused(table(3, seats={"yellow": {"stock": 1}}), "buy_token") == "PU-5.1"
    s = table(3, seats={"yellow": {"stock": 5}, "red": {"tokens": 12}})
    assert refused(s, "buy_token") == "PU-5.1"


def test_who_sold_a_token_cannot_buy_one_straight_after_it():  # PU-5.4
    s = do(table(3, seats={"yellow": {"stock": 5, "tokens": 1}}), "sell_token")
    assert (s.stock[0], s.tokens[0], s.bank) == (7, 0, 12)
    assert refused(s, "buy_token") == "PU-5.4"
    do(s, "end_turn")
    assert s.turn == 1


@pytest.mark.parametrize("built", [["build L01", "icon tap"], ["build_plant kumasi"]])
def test_tokens_may_be_bought_and_sold_in_a_turn_if_something_is_built_in_between(built):  # PU-5.4
    s = do(table(3, seats={"yellow": {"stock": 5, "tokens": 3}}), "buy_token")
    assert refused(s, "sell_token") == "PU-5.4"
    do(s, *built)
    assert refused(s, "sell_token") == ""
    do(s, "sell_token")
    assert refused(s, "buy_token") == "PU-5.4"


def test_a_reservoir_lets_tokens_be_traded_in_the_other_direction_as_well():  # PU-5.4
    own = {"links": ["L06", "L26", "L27", "L28"], "city_tokens": 4, "tokens": 1, "stock": 2}
    s = table(2, {"tokens": "reservoir"}, seats={"yellow": own, "red": {"city_tokens": 1}})
    do(s, "buy_token", "start_reservoir 3", "place_reservoir aflao")
    assert refused(s, "sell_token") == ""


def test_a_table_may_agree_on_one_direction_of_trade_a_turn_as_in_older_games():  # PU-5.4
    s = table(3, {"token_trade": "one_way"}, seats={"yellow": {"stock": 5, "tokens": 3}})
    do(s, "buy_token", "build L01", "icon tap")
    assert refused(s, "sell_token") == "PU-5.4"
    assert settle_recorded(GAME.options, {})["token_trade"] == "one_way"


def test_the_direction_of_trade_is_free_again_in_the_next_turn():  # PU-5.4
    s = do(table(2, seats={"yellow": {"stock": 5, "tokens": 1}}), "sell_token", "end_turn")
    do(s, "player_die pipe1", "standard_die blank", "end_turn", "player_die pipe1", "standard_die blank")
    assert s.turn == 0 and refused(s, "buy_token") == ""


def test_tokens_are_traded_before_and_after_other_actions_in_the_own_turn_only():  # PU-5.3
    s = table(3, seats={"yellow": {"stock": 7}, "red": {"stock": 7, "tokens": 1}})
    assert refused(s, "buy_token", 1) == "PU-2.1" and refused(s, "sell_token", 1) == "PU-2.1"
    do(s, "buy_token", "build L01", "icon tap", "buy_token")
    assert (s.tokens[0], s.stock[0]) == (2, 2)


def test_rolled_tokens_may_be_sold_at_once():  # PU-5.4
    s = do(table(3, step="roll"), "player_die upgrade", "standard_die blank")
    assert refused(s, "sell_token") == ""


def test_selling_needs_a_token_and_a_supply():  # PU-5.2
    assert refused(table(3), "sell_token") == "PU-5.2"
    s = table(3, seats={"yellow": {"links": pipelines_of(54), "tokens": 1}})
    assert refused(s, "sell_token") == "PU-5.2"


def test_a_plant_needs_tokens_and_a_reserve():  # PU-5.5
    assert refused(table(3, seats={"yellow": {"tokens": 2}}), "build_plant kumasi") == "PU-5.5"
    own = {"links": ["L01", "L02", "L03", "L04"], "tokens": 3}
    full = {"plants": ["kumasi", "obuase", "sunyani", "techiman"], **own}
    assert refused(table(3, seats={"yellow": full}), "build_plant sefwi_wiawso") == "PU-5.5"
    assert refused(table(3, seats={"yellow": own}), "build_plant sefwi_wiawso") == ""


def test_a_plant_stands_on_a_city_of_the_network_once():  # PU-5.6
    s = table(3, seats={"yellow": {"tokens": 6, "plants": ["kumasi"]}})
    assert refused(s, "build_plant wa") == "PU-5.6"
    assert refused(s, "build_plant kumasi") == "PU-5.6"
    assert refused(s, "build_plant_off") == "PU-5.6"


def test_plants_of_others_do_not_hinder():  # PU-5.6
    s = table(3, seats={"yellow": {"tokens": 3}, "red": {"plants": ["kumasi"]}})
    assert refused(s, "build_plant kumasi") == ""


def test_plants_beside_the_board_need_no_city():  # PU-5.6
    s = table(3, {"plant_site": "off_board"}, seats={"yellow": {"tokens": 3}})
    assert refused(s, "build_plant kumasi") == "PU-5.6"
    do(s, "build_plant_off")
    assert (s.plants[0], s.dice(0), s.bank) == (1, 3, 12)


def test_reservoirs_belong_to_their_variant():  # PU-7.2b
    assert refused(table(3), "start_reservoir 2") == "PU-7.2b"


def ready(**more):
    seats = shared(away_from(links(3), "tumu"), 3, {"purple": 3})
    seats["yellow"]["city_tokens"] = 10
    seats["red"]["city_tokens"] = 2
    seats["purple"]["city_tokens"] = 35 - 12 - more.pop("stacked", 0)
    return table(3, RESERVOIR, seats=seats, **more)


def test_a_reservoir_needs_the_tokens():  # PU-7.2b
    assert refused(ready(turn="red"), "start_reservoir 3") == "PU-7.2b"
    assert refused(ready(turn="red"), "start_reservoir 2") == ""


def test_a_reservoir_must_be_larger_than_the_last_one():  # PU-7.2c
    last = [{"seat": "red", "city": "ho", "size": 4}]
    s = ready(stacked=4, reservoirs=last)
    assert refused(s, "start_reservoir 4") == "PU-7.2c"
    assert refused(s, "start_reservoir 5") == ""


def test_no_reservoir_follows_the_largest():  # PU-7.2c, PU-7.2d
    last = [{"seat": "red", "city": "ho", "size": 8}]
    s = ready(stacked=8, reservoirs=last)
    assert refused(s, "start_reservoir 8") == "PU-7.2c"


def test_a_reservoir_stands_on_an_empty_city_with_all_links():  # PU-7.2b
    last = [{"seat": "red", "city": "ho", "size": 4}]
    s = do(ready(stacked=4, reservoirs=last), "start_reservoir 5")
    assert refused(s, "place_reservoir ho") == "PU-7.2b"  # a reservoir stands there
    assert refused(s, "place_reservoir tumu") == "PU-7.2b"  # its token lies there
    assert refused(s, "place_reservoir wa") == "PU-7.2b"  # L46 is not built
    assert refused(s, "place_reservoir kumasi") == ""  # R17
    assert refused(s, "end_turn") == "PU-2.1"


def test_a_question_is_settled_in_the_way_the_table_agreed():  # PU-3.2
    s = table(3, question="Q01")
    assert refused(s, "judge right") == "PU-3.2"
    assert refused(s, "end_turn") == "PU-2.1"
    s = table(3, {"question_mode": "house"}, question="Q01")
    assert refused(s, "answer 1") == "PU-3.2"
    assert refused(s, "build L01") == "PU-2.1"


def test_an_illegal_action_changes_nothing():
    s = table(3, seats={"yellow": {"stock": 2}})
    before = s.digest()
    with pytest.raises(Illegal, match=r"\[PU-4.1\]"):
        do(s, "build L02")
    assert s.digest() == before
