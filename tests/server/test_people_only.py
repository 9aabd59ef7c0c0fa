"""Some tables are for people: a bot is not seated there, though it may stand in for somebody who left."""

import pytest

from spindletop.games import shelf
from spindletop.server.domain import commands, opening
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable

HOUSE = {"question_mode": "house"}


def laid_out(*kinds, options=HOUSE):
    seats = [NewSeat(kind, "Ann" if kind == "human" else "", bot="greedy") for kind in kinds]
    return opening.prepare_table(NewTable(game="pipe_it_up", seats=seats, options=options), shelf(), 1000).table


def test_no_bot_sits_where_answers_are_given_aloud():  # PU-3.2
    with pytest.raises(Problem, match="a person must hear every answer"):
        laid_out("human", "bot")
    assert laid_out("human", "bot", options={}).seats[1].kind == "bot"


def test_no_bot_is_put_into_an_open_seat_there():  # PU-3.2
    table = laid_out("human", "open")
    with pytest.raises(Problem, match="bots cannot sit at this table"):
        commands.to_bot(table, 1, "greedy", 2000, "bot")


def test_a_bot_may_stand_in_for_somebody_who_leaves():  # PU-3.2
    table = laid_out("human", "human")
    table.take(commands.to_bot(table, 1, "greedy", 2000, "left"))
    assert table.seats[1].kind == "bot"
