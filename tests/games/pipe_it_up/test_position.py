"""A written-down position is checked: what cannot be is an error that says why."""

import pytest

from pipe_it_up_positions import GAME, links, pipelines_of, shared, table
from spindletop.kernel.sheet import SheetError

RESERVOIR = {"tokens": "reservoir"}


def yellow(**facts):
    return {"seats": {"yellow": facts}}


IMPOSSIBLE = [
    ({}, yellow(links=["L99"]), "expected the id of a link"),
    ({}, yellow(links=["L31"]), "hangs together with no start of the network (PU-4.2)"),
    ({}, yellow(links=["L01", "L01"]), "L01 is built already (PU-4.3)"),
    ({}, yellow(stock=56), "[seats.yellow] stock: expected a whole number from 0 to 55"),
    ({}, yellow(stock=5, supply=49), "50 pipes are left besides stock and links, not 49 (PU-1.2)"),
    ({}, yellow(tokens=13), "[seats.yellow] tokens: expected a whole number from 0 to 12"),
    ({}, {"seats": {"yellow": {"tokens": 7}, "red": {"tokens": 7}}}, "more than 12 tokens are held (PU-1.9)"),
    ({}, yellow(plants=["wa"]), "wa is not in the network (PU-5.6)"),
    ({}, yellow(plants=["kumasi", "kumasi"]), "kumasi stands twice (PU-5.6)"),
    ({}, yellow(city_tokens=1), "city_tokens: expected a whole number from 0 to 0"),
    ({}, yellow(links=["L01"], icons={"tap": 2}), "1 city tokens are in the hands of the seats (PU-4.7)"),
    ({}, yellow(links=["L01"], icons={"rain": 1}), "[seats.yellow.icons] rain: unknown key"),
    ({}, yellow(mission="M21"), "[seats.yellow] mission: expected one of M01"),
    (RESERVOIR, yellow(mission="M18"), "[seats.yellow] mission: expected one of M01"),
    ({}, {"seats": {"yellow": {"mission": "M02"}, "red": {"mission": "M02"}}}, "M02 is held by another seat (PU-1.6)"),
    ({}, {"seats": {"green": {}}}, "[seats] green: unknown key"),
    ({}, {"weather": "dry"}, "weather: unknown key"),
    ({}, {"turn": "green"}, "turn: expected one of yellow, red, purple"),
    ({}, {"first": "red"}, "contradicts the option start_seat (PU-1.8)"),
    ({}, {"step": "roll", "builds": 1}, "something is built only at step 'act' (PU-2.1)"),
    ({}, {"step": "roll", "traded": "sold"}, "tokens are traded only at step 'act' (PU-2.1)"),
    ({}, {"step": "act", "question": "Q01"}, "a question is open only at step 'question' (PU-3.6)"),
    ({"cardless": True}, {"question": "Q01"}, "there are no questions without cards (PU-7.4)"),
    ({}, {"asked": ["Q61"]}, "asked[0]: expected the id of a question"),
    ({}, {"idle": 30}, "idle: expected a whole number from 0 to 29"),
    ({}, {"reservoirs": [{"seat": "yellow", "city": "ho", "size": 2}]}, "there are reservoirs only with tokens"),
    (RESERVOIR, {"reservoirs": [{"seat": "yellow", "city": "ho", "size": 2}]}, "ho is no site for a reservoir"),
    (RESERVOIR, {"laid": {"ho": "tap"}}, "icons lie face up only with tokens = strategic (PU-7.1)"),
    ({"tokens": "strategic"}, {"laid": {"kumasi": "tap"}}, "this city holds no token (PU-1.4)"),
    (
        {"tokens": "strategic"},
        {"laid": {"obuase": "tap"}, "seats": {"yellow": {"links": ["L01"], "icons": {"well": 1}}}},
        "that were taken (PU-7.1)",
    ),
]


@pytest.mark.parametrize(("options", "description", "message"), IMPOSSIBLE, ids=[m for _, _, m in IMPOSSIBLE])
def test_an_impossible_position_is_refused(options, description, message):
    with pytest.raises(SheetError) as error:
        GAME.position(3, options, description)
    assert message in str(error.value)


def test_more_pipes_than_a_colour_has_are_refused():  # PU-1.2
    with pytest.raises(SheetError, match="more pipes than the colour has"):
        table(3, seats={"purple": {"links": pipelines_of(46)}})


def test_a_dotted_link_with_two_seats_is_refused():  # PU-1.5
    with pytest.raises(SheetError, match="L05 is dotted and not in play"):
        table(2, seats={"yellow": {"links": ["L05"]}})


def test_a_finished_map_is_refused():  # PU-6.1
    with pytest.raises(SheetError, match="the game would be over"):
        table(2, seats=shared(links(2), 2))


def test_a_reservoir_out_of_order_is_refused():  # PU-7.2c
    seats = shared(links(2, "L46"), 2)
    seats["yellow"]["city_tokens"] = 29
    stacks = [{"seat": "red", "city": "ho", "size": 4}, {"seat": "red", "city": "accra", "size": 3}]
    with pytest.raises(SheetError, match=r"\[reservoirs\[1\]\] size: expected a whole number from 5 to 8"):
        table(2, RESERVOIR, seats=seats, reservoirs=stacks)


def test_what_is_not_said_follows_from_the_rest():
    s = table(3, seats={"yellow": {"links": ["L01", "L07", "L17", "L16"], "stock": 2}, "red": {"tokens": 3}})
    assert (s.supply[0], s.vp[0], s.held[0], s.bank) == (49, 4, 4, 9)
    assert [s.dice(seat) for seat in range(3)] == [3, 3, 3]
    assert not s.limited()
    assert sorted(s.mission) == [0, 1, 2]


def test_a_position_may_be_written_as_toml():
    s = GAME.position(3, {}, '[seats.yellow]\nlinks = ["L01"]\nstock = 4\n')
    assert s.stock[0] == 4 and s.held[0] == 1


def test_a_fast_game_may_have_pipelines_at_every_start():  # PU-7.3a
    s = table(3, {"fast": True}, seats={"yellow": {"links": ["L15", "L47"]}})
    assert s.held[0] == 4
