"""How a game of Crude ends: declarations, final turns, ties, the guard, and rounds without a sale."""

from typing import Any

from crude_positions import do, table
from spindletop.games.crude import GAME
from spindletop.games.crude.moves.victory import DECLARE
from spindletop.kernel.refusal import REASONS


def test_nobody_declares_twice():  # CR-802
    s = table(step="end_turn", turn="blue", declarer="red", seats={"blue": {"cash": 800}})
    assert s.turn == 2  # only passing was left
    assert s.final_left == 2


def test_declaring_is_refused_below_the_mark_and_after_a_declaration():
    assert REASONS[DECLARE.refuse(table(seats={"red": {"cash": 749}}), 0)].clause == "CR-801"
    declared = table(turn="blue", declarer="red", seats={"blue": {"cash": 800}})
    assert REASONS[DECLARE.refuse(declared, 0)].clause == "CR-802"


def test_the_victory_mark_is_an_option():  # CR-801
    s = table(step="end_turn", options={"victory_cash": 300}, seats={"red": {"cash": 300}})
    do(s, "declare")
    assert (s.declarer, s.final_left) == (0, 3)


def test_equal_totals_and_barrels_share_the_victory():  # CR-806
    s = table(step="end_turn", turn="yellow", round=100)
    assert s.winners() == [0, 1, 2, 3]


def test_the_guard_waits_for_final_turns():  # CR-807
    s = table(step="end_turn", turn="yellow", round=100, declarer="blue", final_left=2, seats={"blue": {"cash": 800}})
    assert (s.ending, s.turn) == ("", 0)


def test_rounds_in_which_nobody_sells_end_the_game():  # CR-808, CR-R39
    last_turn: dict[str, Any] = {"step": "end_turn", "turn": "yellow", "round": 20}
    assert table(**last_turn, last_sale=6).ending == ""
    s = table(**last_turn, last_sale=5)
    assert (s.ending, s.step.citing(s)) == ("idle", "CR-808")
    assert table(4, {"idle_rounds": 14}, **last_turn, last_sale=6).ending == "idle"
    assert table(4, {"idle_rounds": 0}, **last_turn).ending == ""
    assert table(2, step="end_turn", turn="blue", round=20, last_sale=5).ending == "idle"


def test_a_declaration_is_not_cut_short_by_rounds_without_a_sale():  # CR-808
    rich = {"blue": {"cash": 800}}
    s = table(step="end_turn", turn="yellow", round=20, last_sale=1, declarer="blue", final_left=2, seats=rich)
    assert s.ending == ""


def test_every_voluntary_sale_keeps_the_game_going_and_a_forced_one_does_not():  # CR-808
    assert do(table(round=9, last_sale=2), "sell domestic crude first").last_sale == 9
    stocked = {"Q0": {"station": ["r1c1"], "gasoline": 1}}
    s = table(round=9, last_sale=2, step="produce", dice=[1, 1], quadrants=stocked)
    assert do(s, "pump").last_sale == 9
    s = table(round=9, last_sale=2, step="assets", dice=[1, 1], quadrants=stocked)
    assert do(s, "sell_asset first r1c1").last_sale == 9
    s = table(
        round=9,
        last_sale=2,
        step="roll",
        quadrants={"Q0": {"station": ["r1c1"], "crude": 0, "gasoline": 0}},
        seats={"red": {"cash": 0}},
        news={"most_likely": "pump_tax"},
    )
    assert do(s, "roll 1 1", "liquidate first r1c1").last_sale == 2


def test_older_records_know_no_end_by_idleness():  # CR-808, CR-R39
    option = next(option for option in GAME.options if option.name == "idle_rounds")
    assert (option.default, option.unsaid) == (15, 0)
    s = GAME.start(2, {"idle_rounds": 0, "max_rounds": 20, "start_player": "seat0"})
    while s.ending == "":
        s.play(s.choices()[-1])
    assert (s.ending, s.last_sale) == ("max_rounds", 0)


def test_the_head_of_the_table_counts_rounds_truly():  # CR-807, CR-808
    assert "of at most 100" in GAME.draw(GAME.view(table(), 0))
    rich = {"red": {"cash": 800}}
    s = table(round=100, turn="blue", declarer="red", final_left=3, seats=rich)
    assert "of at most" not in GAME.draw(GAME.view(s, 0))
    told = GAME.draw(GAME.view(table(round=20, last_sale=10), 0))
    assert "nobody has sold anything for 9 rounds; 15 end the game" in told
