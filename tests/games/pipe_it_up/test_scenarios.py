"""The scenarios of the rules, from the first roll to the last tie."""

import pytest

from pipe_it_up_positions import (
    DOTTED,
    GAME,
    away_from,
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
from spindletop.games.pipe_it_up.places import CITY_IDS, ICONS
from spindletop.kernel.bits import count, has
from spindletop.kernel.state import CHANCE, OVER
from spindletop.kernel.verb import AnyVerb


def icons(s, seat):
    return [int(s.icons[seat * ICONS + icon]) for icon in range(ICONS)]


def grey(s):
    return {CITY_IDS[city] for city in range(31) if has(s.grey, city)}


def final(s, seat):
    return GAME.view(s, seat)["seats"][seat]["final"]


# Set-up


def test_set_up_gives_everybody_pipes_dice_and_a_mission():  # PU-1.1, PU-1.2, PU-1.3, PU-1.4, PU-1.9, PU-1.10
    s = deal(GAME.start(4), "M01", "M02", "M03", "M04")
    assert list(s.supply) == [55, 55, 45, 45]
    assert [s.dice(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert s.bank == 12
    assert s.tokens_on_board() == 30
    assert s.tokens_on(CITY_IDS.index("kumasi")) == 0
    assert grey(s) == {"kumasi"}
    assert list(s.mission) == [0, 1, 2, 3]


def test_a_mission_is_dealt_once():  # PU-1.6
    s = do(GAME.start(4), "deal 0 M07")
    assert "deal 1 M07" not in weights(s)
    assert set(weights(s).values()) == {1} and len(weights(s)) == 19


def test_with_two_players_dotted_links_are_out_of_play():  # PU-1.5
    s = table(2, seats={"yellow": {"stock": 4}})
    assert refused(s, "build L05") == "PU-1.5"
    out = [f"L{link + 1:02}" for link in range(51) if not has(s.terms.usable, link)]
    assert out == DOTTED
    assert count(s.terms.usable) == 42
    assert s.terms.box.board.pipes_of(s.terms.usable) == 95


# The turn


def test_three_pipes_are_not_enough_for_a_link_of_five():  # PU-4.1
    s = table(3, seats={"yellow": {"links": ["L04", "L37"], "stock": 3}})
    assert refused(s, "build L40") == "PU-4.1"


def first_turn():
    s = deal(GAME.start(3), "M01", "M02", "M03")
    return do(s, "player_die pipe2", "standard_die pipe1")


def test_the_first_roll_fills_the_stock_and_opens_the_links_at_kumasi():  # PU-2.3, PU-2.4, PU-4.2
    s = first_turn()
    assert (s.supply[0], s.stock[0]) == (52, 3)
    assert legal(s, "build") == ["build L01", "build L02", "build L03", "build L04", "build L06"]
    assert refused(s, "build L05") == "PU-4.1"
    assert refused(s, "build L07") == "PU-4.2"


def test_a_pipeline_scores_brings_a_city_token_and_is_the_only_one_of_the_turn():  # PU-4.4, PU-4.6, PU-4.7
    s = do(first_turn(), "build L04")
    assert s.mover == CHANCE
    assert weights(s) == {"icon tap": 9, "icon well": 9, "icon tower": 9, "icon bucket": 9}
    do(s, "icon well")
    assert (s.stock[0], s.vp[0], s.held[0]) == (0, 5, 1)
    assert icons(s, 0) == [0, 1, 0, 0]
    assert not has(s.tokened, CITY_IDS.index("techiman"))
    assert refused(s, "build L36") == "PU-4.4"  # before PU-4.1


def test_a_pipeline_may_continue_that_of_somebody_else():  # PU-4.2
    s = table(3, turn="red", seats={"yellow": {"links": ["L04"]}, "red": {"stock": 1}})
    do(s, "build L37", "icon tap")
    assert (s.vp[1], s.held[1], s.held[0]) == (1, 1, 1)


def at_the_coast():
    return table(
        3,
        turn="purple",
        seats={"yellow": {"links": ["L01"]}, "red": {"links": ["L07", "L17"]}, "purple": {"stock": 3}},
    )


def test_reaching_sekondi_takoradi_brings_a_plant_and_lifts_the_limit_at_once():  # PU-4.5, PU-4.9
    s = at_the_coast()
    assert [s.dice(seat) for seat in range(3)] == [2, 2, 2] and s.limited()
    do(s, "build L16", "icon tap")
    assert (s.vp[2], s.held[2]) == (1, 1)
    assert grey(s) == {"kumasi", "sekondi_takoradi"}
    assert [s.dice(seat) for seat in range(3)] == [3, 3, 3] and not s.limited()
    do(s, "build L15", "icon tap", "build L18", "icon well")
    assert (s.stock[2], s.vp[2], s.held[2]) == (0, 3, 3)


def test_the_new_die_is_rolled_from_the_next_turn_on():  # PU-2.2
    s = do(at_the_coast(), "build L16", "icon tap", "end_turn")
    for seat in (0, 1, 2):
        assert s.turn == seat
        do(s, "player_die pipe1", "standard_die blank")
        assert s.mover == CHANCE and s.dice_left == 1
        do(s, "standard_die blank", "end_turn")


# Tokens and plants


def trader():
    own = ["L03", "L38", "L04", "L02", "L06", "L01", "L07"]
    return table(3, seats={"yellow": {"links": own, "stock": 5, "supply": 30, "tokens": 1}, "red": {"tokens": 2}})


def test_two_bought_tokens_and_one_rolled_make_a_plant():  # PU-5.1, PU-5.5, PU-5.7
    s = trader()
    points = int(s.vp[0])
    assert s.bank == 9
    do(s, "buy_token", "buy_token", "build_plant kumasi")
    assert (s.stock[0], s.supply[0], s.tokens[0], s.bank) == (1, 34, 0, 10)
    assert s.dice(0) == 3 and s.dice_left == 0
    assert s.vp[0] == points


def test_who_bought_a_token_cannot_sell_one_straight_after_it():  # PU-5.4
    s = do(trader(), "buy_token")
    assert refused(s, "sell_token") == "PU-5.4"


def test_a_token_is_not_sold_for_fewer_pipes_than_its_price():  # PU-5.2
    s = table(3, seats={"yellow": {"links": pipelines_of(53), "stock": 1, "supply": 1, "tokens": 2}})
    assert refused(s, "sell_token") == "PU-5.2"


def test_a_gain_beyond_the_supply_is_lost():  # PU-2.5
    s = table(3, step="roll", seats={"yellow": {"links": pipelines_of(54), "supply": 1}})
    do(s, "player_die pipe2", "standard_die pipe2")
    assert (s.supply[0], s.stock[0]) == (0, 1)


def test_a_token_from_an_empty_bank_becomes_two_pipes():  # PU-2.6
    s = table(
        3,
        step="roll",
        seats={"yellow": {"links": pipelines_of(35), "supply": 20}, "red": {"tokens": 6}, "purple": {"tokens": 6}},
    )
    do(s, "player_die upgrade")
    assert (s.tokens[0], s.stock[0], s.supply[0], s.bank) == (0, 2, 18, 0)


# Questions


def asked():
    return table(3, turn="purple", question="Q36", seats={"yellow": {"tokens": 7}})


def test_a_right_answer_earns_the_reward_of_the_card():  # PU-3.2, PU-3.3
    s = asked()
    question = GAME.view(s, 2)["question"]
    assert question["reader"] == 0 and question["choices"][2] == "Oti"
    assert s.mover == 2 and s.bank == 5
    do(s, "answer 2")
    assert (s.tokens[2], s.bank) == (1, 4)
    assert s.step.name == "act" and has(s.asked, 35) and s.question < 0


def test_a_wrong_answer_earns_nothing():  # PU-3.4
    s = do(asked(), "answer 0")
    assert (s.tokens[2], s.stock[2], s.bank) == (0, 0, 5)


def test_without_cards_the_card_face_brings_a_pipe():  # PU-7.4
    s = table(3, {"cardless": True}, step="roll")
    do(s, "player_die card")
    assert (s.stock[0], s.supply[0]) == (1, 54)
    do(s, "standard_die blank")
    assert s.step.name == "act"


def test_where_the_reader_judges_only_the_reader_decides():  # PU-3.2
    s = table(2, {"question_mode": "house"}, question="Q05")
    assert s.mover == 1
    assert refused(s, "judge right", 0) == "PU-2.1"
    do(s, "judge right")
    assert s.stock[0] == 2 and s.mover == 0


# The end


def icon_example(**options):
    built = pipelines_that_reach(21)
    hands = {
        "yellow": {"tap": 4, "well": 3, "tower": 2, "bucket": 1},
        "red": {"tap": 2, "well": 3, "tower": 2, "bucket": 4},
    }
    seats = shared(built, 2)
    for colour, hand in hands.items():
        seats[colour]["icons"] = hand
    s = table(2, {"idle_rounds": 3, **options}, idle=5, seats=seats)
    return do(s, "end_turn")


def pipelines_that_reach(cities):
    board = GAME.components().board
    built: list[str] = []
    network = {0}
    while len(network) <= cities:
        for link, name in enumerate(links(4)):
            a, b = int(board.end_a[link]), int(board.end_b[link])
            if name not in DOTTED and len({a, b} & network) == 1 and len(network) <= cities:
                network |= {a, b}
                built.append(name)
    return built


def test_the_printed_example_of_icons():  # PU-6.3, PU-6.4, PU-6.9
    s = icon_example()
    assert s.ending == "idle"
    assert (final(s, 0)["icons"], final(s, 1)["icons"]) == (14, 14)
    s = icon_example(icon_tie=3)
    assert (final(s, 0)["icons"], final(s, 1)["icons"]) == (12, 12)


def test_a_plant_must_be_built_before_the_link_that_ends_the_game():  # PU-6.1, PU-6.2
    seats = shared(links(2, "L31"), 2, {"red": 8})
    seats["red"] |= {"stock": 8, "tokens": 3, "plants": ["kumasi"]}
    s = table(2, turn="red", seats=seats)
    points = int(s.vp[1])
    other_order = s.copy()
    do(s, "build_plant ho", "build L31")
    assert s.mover == OVER and s.ending == "links"
    assert s.vp[1] == points + 15
    assert final(s, 1)["plants"] == 4
    do(other_order, "build L31")
    assert other_order.mover == OVER
    assert refused(other_order, "build_plant ho") == "PU-6.1"
    assert final(other_order, 1)["plants"] == 2


TIED_YELLOW = listed("L03 L04 L16 L18 L20 L23 L24 L26 L28 L29 L32 L33 L34 L35 L37 L38 L39 L43 L45 L47")
TIED_RED = listed("L01 L07 L08 L10 L12 L14 L15 L17 L19 L22 L27 L30 L31 L36 L41 L44 L46 L48 L49 L50")


@pytest.mark.parametrize(("stock", "winners"), [(5, [1]), (3, [0, 1])])
def test_pipes_in_stock_break_a_tie_of_points_and_plants(stock, winners):  # PU-6.6
    yellow = {"links": TIED_YELLOW, "stock": 3, "plants": ["kumasi", "ho"], "mission": "M17"}
    red = {"links": TIED_RED, "stock": stock, "plants": ["kumasi", "wa"], "mission": "M20"}
    yellow["icons"] = {"tap": 5, "well": 3, "tower": 3, "bucket": 4}
    red["icons"] = {"tap": 4, "well": 3, "tower": 3, "bucket": 5}
    s = table(2, {"idle_rounds": 3}, idle=5, seats={"yellow": yellow, "red": red})
    assert list(s.vp) == [70, 70]
    do(s, "end_turn")
    assert [final(s, seat)["mission"] for seat in (0, 1)] == [0, 0]
    assert s.scores() == [88, 88]
    assert s.winners() == winners


# Variants


def test_the_fast_game_begins_with_four_dice_and_three_starts():  # PU-7.3, PU-7.3a, PU-7.3b, PU-7.3c, PU-4.8
    s = deal(GAME.start(3, {"fast": True}), "M01", "M02", "M03")
    do(s, "player_die pipe2", "standard_die blank", "standard_die blank")
    assert s.mover == CHANCE
    do(s, "standard_die blank", "build L15")
    assert s.vp[0] == 1 and s.held[0] == 2
    assert s.taken_at == CITY_IDS.index("tarkwa") and s.taken_next == CITY_IDS.index("sekondi_takoradi")
    do(s, "icon tap", "icon bucket")
    assert icons(s, 0) == [1, 0, 0, 1]
    assert grey(s) == {"kumasi", "sekondi_takoradi", "tamale"}
    assert "build L16" in legal(s, "build")


def test_a_side_city_brings_two_tokens_and_no_icon():  # PU-7.2, PU-7.2a
    s = table(3, {"tokens": "reservoir"}, turn="red", seats={"yellow": {"links": ["L02"]}, "red": {"stock": 1}})
    do(s, "build L10")
    assert s.mover == 1 and s.held[1] == 2
    assert sum(s.icons) == 0


def volta(seats, **options):
    own = {"yellow": {"links": ["L06", "L26", "L27", "L28"], "city_tokens": 4}, "red": {"city_tokens": 1}}
    return table(seats, {"tokens": "reservoir", **options}, seats=own)


@pytest.mark.parametrize(("least", "options"), [(4, {}), (3, {"reservoir_min": "ordinal"})])
def test_a_reservoir_scores_like_a_pipeline_and_the_next_must_be_larger(least, options):  # PU-7.2b, PU-7.2c, PU-7.2e
    s = volta(2, **options)
    points = int(s.vp[0])
    do(s, "start_reservoir 3")
    assert legal(s, "place_reservoir") == ["place_reservoir aflao"]
    do(s, "place_reservoir aflao")
    assert (s.vp[0] - points, s.held[0]) == (5, 1)
    assert s.least_reservoir() == least
    assert s.step.name == "act"


def test_a_reservoir_needs_a_city_with_all_its_links_built():  # PU-7.2b
    assert refused(volta(3), "start_reservoir 2") == "PU-7.2b"


def test_tokens_in_hand_score_nothing_when_the_last_one_is_taken():  # PU-7.2g
    seats = shared(away_from(links(3), "tumu"), 3, {"purple": 3})
    seats["yellow"]["city_tokens"] = 20
    seats["red"]["city_tokens"] = 5
    seats["purple"] |= {"city_tokens": 6, "stock": 3}
    site = {"seat": "yellow", "city": "accra", "size": 4}
    s = table(3, {"tokens": "reservoir"}, turn="purple", reservoirs=[site], seats=seats)
    assert s.tokens_on_board() == 1
    points = int(s.vp[2])
    before = {}
    for size in (5, 6):
        twin = s.copy()
        do(twin, f"start_reservoir {size}", "place_reservoir ho")
        before[size] = int(twin.vp[2]) - points
    assert before == {5: 9, 6: 11}
    do(s, "build L46")
    assert s.mover == OVER and s.ending == "tokens"
    assert s.vp[2] == points + 5
    assert final(s, 2)["icons"] == 0


def test_the_strategic_game_may_end_with_the_last_city_token():  # PU-7.1a, PU-7.1b
    built = thinned(away_from(links(3), "bawku"), 37)
    seats = shared(built, 3, {"yellow": 2})
    seats["yellow"]["stock"] = 2
    s = table(3, {"tokens": "strategic", "end_on_tokens": True}, seats=seats)
    assert count(s.terms.usable & ~s.built) == 14
    do(s, "build L50")
    assert s.mover == OVER and s.ending == "tokens"
    assert count(s.terms.usable & ~s.built) == 13
    expected = [0, 0, 0]
    for icon in range(ICONS):
        hands = [icons(s, seat)[icon] for seat in range(3)]
        leaders = [seat for seat in range(3) if hands[seat] == max(hands)]
        for seat in leaders:
            expected[seat] += 12 if len(leaders) == 1 else 4
    assert 12 in expected or 16 in expected or 24 in expected
    assert [final(s, seat)["icons"] for seat in range(3)] == expected


# The worked example of the final scoring

YELLOW = listed("L11 L14 L17 L20 L22 L24 L25 L26 L27 L28 L30 L35 L40 L41 L44 L47 L49 L51")
RED = listed("L02 L06 L07 L12 L15 L18 L19 L21 L23 L29 L31 L32 L36 L38 L45 L46")
PURPLE = listed("L01 L03 L04 L05 L08 L10 L13 L16 L33 L34 L37 L39 L42 L43 L48 L50")
HANDS = {
    "yellow": {"tap": 4, "well": 3, "tower": 1, "bucket": 2},
    "red": {"tap": 2, "well": 3, "tower": 2, "bucket": 3},
    "purple": {"tap": 2, "well": 1, "tower": 4, "bucket": 3},
}


def worked_example(**options):
    seats: dict[str, dict[str, object]] = {
        "yellow": {"links": YELLOW, "plants": ["kumasi", "ho"], "mission": "M16"},
        "red": {"links": RED, "plants": ["kumasi", "ho", "wa"], "mission": "M02"},
        "purple": {"links": PURPLE, "plants": ["kumasi"], "mission": "M12", "stock": 2},
    }
    for colour, hand in HANDS.items():
        seats[colour]["icons"] = hand
    description: dict[str, object] = {"turn": "purple", "seats": seats}
    if options.get("tokens") == "strategic":
        totals = {icon: sum(hand[icon] for hand in HANDS.values()) for icon in HANDS["yellow"]}
        faces = [icon for icon, copies in totals.items() for _ in range(copies)]
        description["laid"] = dict(zip(CITY_IDS[1:], faces, strict=True))
    s = GAME.position(3, options, description)
    return do(s, "build L09")


@pytest.mark.parametrize(
    ("options", "scores", "winners"),
    [
        ({}, [86, 85, 87], [2]),
        ({"icon_tie": 3}, [85, 83, 86], [2]),
        ({"tokens": "strategic"}, [92, 85, 93], [2]),
        ({"tokens": "strategic", "strategic_tie": "double"}, [96, 93, 97], [2]),
        ({"tokens": "strategic", "strategic_award": "overall"}, [80, 81, 81], [1]),
    ],
)
def test_the_worked_example_of_the_final_scoring(
    options, scores, winners
):  # PU-6.2, PU-6.3, PU-6.4, PU-6.5, PU-6.6, PU-7.1a
    s = worked_example(**options)
    assert s.ending == "links"
    assert list(s.vp) == [72, 66, 65]
    assert s.scores() == scores
    assert s.winners() == winners


def test_every_verb_of_a_seat_has_words_and_a_place():
    s = trader()
    for a in s.choices():
        verb: AnyVerb = s.vocabulary.verb(a)
        assert verb.words(s, a - verb.base)[0].isupper()
        assert ":" in verb.place(s, a - verb.base)
