"""The order of a turn, questions, the guards of the end, and what carries over."""

from pipe_it_up_positions import (
    BOX,
    GAME,
    LENGTHS,
    deal,
    do,
    legal,
    links,
    listed,
    pipelines_of,
    refused,
    shared,
    table,
    thinned,
    weights,
)
from spindletop.games.pipe_it_up.places import QUESTION_IDS
from spindletop.kernel.bits import count
from spindletop.kernel.events import Chronicle
from spindletop.kernel.state import CHANCE, OVER


def test_a_turn_opens_with_the_player_die():  # PU-2.1, PU-2.3
    s = table(3, step="roll")
    assert s.mover == CHANCE
    assert weights(s) == {
        "player_die pipe1": 2,
        "player_die pipe2": 1,
        "player_die card": 2,
        "player_die upgrade": 1,
    }
    assert weights(do(s, "player_die pipe1")) == {
        "standard_die blank": 2,
        "standard_die pipe1": 2,
        "standard_die pipe2": 2,
    }


def test_a_question_waits_for_all_dice():  # PU-3.6
    s = table(3, step="roll", seats={"yellow": {"plants": ["kumasi"]}})
    do(s, "player_die card")
    assert s.step.name == "standard dice"
    do(s, "standard_die pipe1", "standard_die pipe1")
    assert s.step.name == "question" and s.stock[0] == 2
    assert set(weights(s)) == {f"question {card}" for card in QUESTION_IDS}
    do(s, "question Q05", "answer 1")
    assert s.stock[0] == 4 and s.step.name == "act"


def test_a_used_question_is_not_drawn_again_until_the_pile_is_empty():  # PU-3.5
    s = do(table(3, step="roll", asked=["Q01", "Q02"]), "player_die card", "standard_die blank")
    assert len(weights(s)) == 58 and "question Q01" not in weights(s)
    s = do(table(3, step="roll", asked=QUESTION_IDS), "player_die card", "standard_die blank")
    assert len(weights(s)) == 60
    assert count(s.asked) == 0


def test_chance_settles_questions_by_the_agreed_odds():  # PU-3.2
    s = table(3, {"question_mode": "odds", "question_odds": 25}, question="Q05")
    assert weights(s) == {"odds right": 25, "odds wrong": 75}
    assert do(s.copy(), "odds right").stock[0] == 2
    assert do(s, "odds wrong").stock[0] == 0
    sure = table(3, {"question_mode": "odds", "question_odds": 100}, question="Q05")
    assert weights(sure) == {"odds right": 100}


def test_a_judge_may_say_wrong():  # PU-3.2, PU-3.4
    s = do(table(3, {"question_mode": "house"}, question="Q05"), "judge wrong")
    assert s.stock[0] == 0 and s.mover == 0


def test_the_right_answer_is_told_when_the_question_is_settled():  # PU-3.4
    s = table(3, question="Q36")
    s.listener = chronicle = Chronicle()
    do(s, "answer 0")
    assert "Oti" in chronicle.take()[0].words(1, ["Ama", "Kofi", "Esi"])


def test_stock_and_tokens_are_kept_and_nothing_must_be_built():  # PU-2.8
    s = do(table(2, seats={"yellow": {"stock": 9, "tokens": 2}}), "end_turn")
    assert (s.stock[0], s.tokens[0], s.turn) == (9, 2, 1)


def test_ending_the_turn_is_a_decision_even_when_nothing_else_is_possible():  # PU-2.1
    s = table(3)
    assert [s.vocabulary.text(a) for a in s.choices()] == ["end_turn"]
    assert s.mover == 0


def test_turns_go_clockwise_from_the_first_seat():  # PU-1.8
    s = GAME.start(3, {"start_seat": 2})
    deal(s, "M01", "M02", "M03")
    assert list(s.mission) == [1, 2, 0]  # the first seat draws first (PU-1.6)
    order = []
    for _ in range(4):
        order.append(int(s.turn))
        do(s, "player_die pipe1", "standard_die blank", "end_turn")
    assert order == [2, 0, 1, 2]


def test_a_random_first_seat_is_drawn():  # PU-1.8
    s = GAME.start(3, {"start_seat": "random"})
    assert weights(s) == {"start_seat 0": 1, "start_seat 1": 1, "start_seat 2": 1}
    assert do(s, "start_seat 1").first == 1


def test_icons_are_drawn_from_those_that_nobody_holds():  # PU-4.7
    s = table(3, seats={"yellow": {"links": ["L04", "L37"], "icons": {"tap": 2}, "stock": 3}})
    do(s, "build L03")
    assert weights(s) == {"icon tap": 7, "icon well": 9, "icon tower": 9, "icon bucket": 9}


def test_a_link_between_reached_cities_brings_no_city_token():  # PU-4.8
    s = table(3, seats={"yellow": {"links": ["L03", "L04"], "stock": 1}})
    do(s, "build L36")
    assert s.mover == 0 and s.held[0] == 2 and s.vp[0] == 11


def test_most_plants_roll_eight_dice():  # PU-2.2, PU-2.7
    own = {"links": pipelines_of(45), "plants": ["kumasi", "obuase", "techiman", "sunyani"]}
    s = table(3, {"fast": True}, step="roll", seats={"yellow": own})
    assert s.dice(0) == 8
    do(s, "player_die pipe1", *["standard_die pipe1"] * 7)
    assert s.step.name == "act" and s.stock[0] == 8


def test_idle_rounds_end_the_game():  # PU-6.9
    s = table(2, {"idle_rounds": 3}, idle=4)
    do(s, "end_turn")
    assert s.mover == CHANCE
    do(s, "player_die pipe1", "standard_die blank", "end_turn")
    assert s.mover == OVER and s.ending == "idle"
    assert refused(s, "end_turn") == "PU-6.9"


def test_the_turn_that_ends_the_game_says_so_before():  # PU-6.9
    last, before = (table(2, {"idle_rounds": 3}, idle=idle, seats={"yellow": {"stock": 1}}) for idle in (5, 4))
    end = last.vocabulary.parse("end_turn")
    assert last.warning(end) == "This ends the game: too many turns have gone by without a pipeline."
    assert before.warning(end) == ""
    assert do(last, "build L01").warning(end) == ""


def test_the_pipeline_that_ends_the_game_says_how_the_track_stands():  # PU-6.1, PU-7.2g
    seats = shared(thinned(links(2, "L46", "L49"), 40), 2, {"yellow": 3})
    seats["yellow"] |= {"city_tokens": 33, "stock": 3}
    s = table(2, {"tokens": "reservoir"}, seats=seats, reservoirs=[{"seat": "red", "city": "ho", "size": 2}])
    last = s.vocabulary.parse("build L46")
    mine, best = int(s.vp[0] + BOX.points[LENGTHS["L46"]]), int(s.vp[1])
    told = f"This ends the game: on the track you would have {mine}, the best other seat has {best}."
    assert s.warning(last) == told
    s.tokens[0] = BOX.plant_price
    assert s.warning(last) == f"{told} Your {BOX.plant_price} tokens could still be a plant."
    early = table(2, seats={"yellow": {"stock": 3}})
    assert {early.warning(a) for a in early.choices()} == {""}


def test_building_begins_the_count_of_idle_turns_again():  # PU-6.9
    s = table(2, {"idle_rounds": 3}, idle=5, seats={"yellow": {"stock": 1}})
    do(s, "build L01", "icon tap", "end_turn")
    assert s.mover == CHANCE and s.idle == 0


def test_a_reservoir_counts_as_building():  # PU-6.9
    own = {"yellow": {"links": ["L06", "L26", "L27", "L28"], "city_tokens": 4}, "red": {"city_tokens": 1}}
    s = table(2, {"tokens": "reservoir", "idle_rounds": 3}, idle=5, seats=own)
    do(s, "start_reservoir 2", "place_reservoir aflao", "end_turn")
    assert s.mover == CHANCE and s.idle == 0


def test_the_game_ends_when_nobody_has_the_pipes_for_any_link():  # PU-6.8
    s = GAME.position(2, {}, dry_position(), edition="drought")
    do(s, "end_turn")
    assert s.mover == OVER and s.ending == "dead_end"


def dry_position():
    """Return a position in which both colours have used all their pipes."""
    return {
        "seats": {
            "yellow": {"links": listed("L03 L38 L04 L45 L37 L36 L44 L06 L46 L49 L48")},
            "red": {"links": listed("L31 L26 L27 L29 L28 L47 L01 L07 L18 L17 L16 L14 L12 L24 L20 L50")},
        }
    }


def test_a_seat_without_pipes_goes_on_taking_turns():  # PU-6.10
    s = table(3, step="roll", seats={"yellow": {"links": pipelines_of(55), "tokens": 2}})
    do(s, "player_die upgrade", *["standard_die pipe2"] * int(s.dice_left))
    assert s.stock[0] == 0 and s.tokens[0] == 3
    assert legal(s, "build") == [] and legal(s, "build_plant")
    assert legal(s, "end_turn") == ["end_turn"]


def test_with_reservoirs_the_missions_about_icons_are_out():  # PU-7.2h
    s = GAME.start(3, {"tokens": "reservoir"})
    assert len(weights(s)) == 18
    assert not {"deal 0 M18", "deal 0 M19"} & set(weights(s))


def test_with_reservoirs_the_first_six_side_cities_hold_two_tokens():  # PU-7.2
    s = table(3, {"tokens": "reservoir"})
    double = [city["id"] for city in GAME.view(s, 0)["cities"] if city["tokens"] == 2]
    assert sorted(double) == sorted(["enchi", "mpataba", "sawla", "ho", "yendi", "wa"])
    assert s.tokens_on_board() == 36


def test_stacked_tokens_are_not_waiting_to_be_taken():  # PU-7.2f, PU-7.2g
    seats = shared(thinned(links(2, "L46", "L49"), 40), 2, {"yellow": 3})
    seats["yellow"] |= {"city_tokens": 33, "stock": 3}
    s = table(2, {"tokens": "reservoir"}, seats=seats, reservoirs=[{"seat": "red", "city": "ho", "size": 2}])
    assert s.tokens_on_board() == 1
    do(s, "build L46")
    assert s.ending == "tokens" and refused(s, "end_turn") == "PU-7.2g"


def test_a_last_link_that_takes_the_last_token_names_the_clause_of_the_reservoirs():  # PU-6.1, PU-7.2g
    seats = shared(links(2, "L50"), 2, {"yellow": 2})
    seats["yellow"] |= {"stock": 2, "city_tokens": 35}
    s = table(2, {"tokens": "reservoir"}, seats=seats)
    assert s.tokens_on_board() == 1
    do(s, "build L50")
    assert (s.ending, s.ended_by) == ("links", "PU-7.2g")


def test_strategic_tokens_lie_face_up_and_are_taken_with_their_icon():  # PU-7.1
    s = GAME.start(3, {"tokens": "strategic"})
    first = weights(s)
    assert first == {f"lay sekondi_takoradi {icon}": 9 for icon in ("tap", "well", "tower", "bucket")}
    do(s, "lay sekondi_takoradi tap")
    assert weights(s)["lay tamale tap"] == 8
    s = table(3, {"tokens": "strategic"}, laid={"obuase": "tower"}, seats={"yellow": {"stock": 1}})
    do(s, "build L01")
    assert s.mover == 0 and s.icons[2] == 1


def test_the_strategic_game_goes_on_after_the_last_token_unless_agreed():  # PU-7.1b
    built = thinned(links(2, "L50"), 35)
    seats = shared(built, 2, {"yellow": 2})
    seats["yellow"]["stock"] = 2
    s = do(table(2, {"tokens": "strategic"}, seats=seats), "build L50")
    assert s.mover == 0 and s.tokens_on_board() == 0
