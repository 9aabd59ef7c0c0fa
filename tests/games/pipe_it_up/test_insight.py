"""The evaluation likes what a good player likes, and knows only what the seat may know."""

import pytest

from pipe_it_up_positions import GAME, do, links, shared, table
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games.pipe_it_up.evaluation.figures import NAMES, figures
from spindletop.games.pipe_it_up.evaluation.outlook import IMPOSSIBLE, Outlook
from spindletop.games.pipe_it_up.evaluation.weights import LESSONS
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER


def worth(s, seat=0):
    return GAME.insight.evaluate(s, seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_features_have_names_and_do_not_depend_on_secrets(seats):
    s = table(seats, seats={"yellow": {"links": ["L01", "L02"]}, "red": {"links": ["L03", "L04"]}})
    features = GAME.insight.features(s, 0)
    assert len(features) == len(GAME.insight.names(s))
    for seed in range(10):
        twin = s.resample(0, Rng(seed))
        assert GAME.insight.features(twin, 0) == features
        assert worth(twin) == worth(s)


def test_there_is_a_lesson_for_every_figure():
    s = table(4)
    assert len(figures(s, Outlook(s), 0)) == len(NAMES)
    assert sorted(NAMES) == sorted(LESSONS)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_link_that_meets_the_mission_is_worth_more(seats):
    s = table(seats, seats={"yellow": {"mission": "M09", "links": ["L06"], "stock": 2}})
    assert worth(do(s.copy(), "build L26", "icon tap")) > worth(do(s.copy(), "build L23", "icon tap"))


def test_a_link_to_a_new_city_is_worth_more_than_one_between_old_ones():
    owned = {"yellow": {"links": ["L01", "L07"], "stock": 1}, "red": {"links": ["L08", "L15", "L16"]}}
    s = table(4, seats=owned)
    assert worth(do(s.copy(), "build L18", "icon tap")) > worth(do(s.copy(), "build L17"))


def test_a_longer_pipeline_is_worth_more_than_a_short_one():
    s = table(3, seats={"yellow": {"links": ["L03"], "stock": 7, "mission": "M04"}})
    assert worth(do(s.copy(), "build L38", "icon tap")) > worth(do(s.copy(), "build L36", "icon tap"))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_plant_pays_early(seats):
    early = table(seats, seats={"yellow": {"tokens": 3, "mission": "M04"}})
    assert worth(do(early.copy(), "build_plant kumasi")) > worth(early)


def test_a_plant_does_not_pay_at_the_end():
    early = table(3, seats={"yellow": {"tokens": 3, "mission": "M04"}})
    assert Outlook(early).plant_gain(0) > 0
    late = table(3, seats={**shared(links(3, "L31"), 3, {"yellow": 0})})
    assert Outlook(late).plant_gain(0) < 3


@pytest.mark.parametrize(("seats", "more", "tokens"), [(2, [], 4), (4, ["L25"], 5)])
def test_a_reservoir_that_waits_for_its_city_is_valued_as_built(seats, more, tokens):
    own = {"links": ["L06", "L26", "L27", "L28", *more], "city_tokens": tokens}
    s = table(seats, {"tokens": "reservoir"}, seats={"yellow": own, "red": {"city_tokens": 1}})
    waiting = do(s.copy(), f"start_reservoir {tokens}")
    built = do(waiting.copy(), "place_reservoir aflao")
    assert worth(waiting) > worth(s)
    assert worth(built) == pytest.approx(worth(waiting))


def test_a_mission_that_cannot_be_met_any_more_is_worth_nothing():
    own = {"yellow": {"mission": "M14", "links": ["L03"]}, "red": {"links": ["L38"]}, "purple": {"links": ["L04"]}}
    s = table(3, seats=own)
    need = s.terms.box.missions[13].needs[0]
    assert Outlook(s).effort(0, need) < IMPOSSIBLE
    gone = table(3, seats={**own, "red": {"links": ["L38", "L45", "L46"]}, "purple": far_east()})
    assert Outlook(gone).effort(0, need) == IMPOSSIBLE


def far_east():
    """Return a seat that owns the way to Hohoe and the long link from there."""
    return {"links": ["L06", "L26", "L27", "L29", "L31"]}


def thought_of(s):
    """Return the choices that bots think about."""
    out = Buffer()
    s.legal(out)
    GAME.insight.narrow(s, out)
    return [s.vocabulary.text(action) for action in out.actions()]


def test_one_city_is_thought_of_for_a_plant():
    s = table(4, seats={"yellow": {"tokens": 3, "links": ["L01"], "plants": ["kumasi"]}})
    assert [line for line in thought_of(s) if line.startswith("build_plant")] == ["build_plant obuase"]
    off = table(4, {"plant_site": "off_board"}, seats={"yellow": {"tokens": 3}})
    assert [line for line in thought_of(off) if line.startswith("build_plant")] == ["build_plant_off"]


def last_link_left(**yellow):
    """Return four seats with all links built but Kumasi - Obuase, and yellow on turn."""
    owners = shared(links(4, "L01"), 4, {"yellow": 0})
    return table(4, seats={**owners, "yellow": {**owners["yellow"], **yellow}})


def test_a_plant_is_thought_of_before_the_link_that_ends_the_game():  # ruling R22
    s = last_link_left(stock=1, tokens=3)
    assert thought_of(s) == ["build_plant kumasi"]
    assert "build L01" in thought_of(do(s, "build_plant kumasi"))


def test_spare_pipes_become_the_tokens_of_a_plant_before_the_link_that_ends_the_game():
    s = last_link_left(stock=5, tokens=1)
    assert thought_of(s) == ["buy_token"]
    assert thought_of(do(s, "buy_token")) == ["buy_token"]
    assert thought_of(do(s, "buy_token")) == ["build_plant kumasi"]
    assert "build L01" in thought_of(do(s, "build_plant kumasi"))


@pytest.mark.parametrize(
    "yellow", [{"stock": 4, "tokens": 1}, {"stock": 5, "tokens": 1, "plants": ["kumasi", "ho", "wa", "tumu"]}]
)
def test_the_link_that_ends_the_game_waits_for_no_plant_that_cannot_be_paid_or_built(yellow):
    assert "build L01" in thought_of(last_link_left(**yellow))


def test_without_the_pipes_for_the_last_link_everything_is_thought_of():
    assert {"sell_token", "end_turn"} <= set(thought_of(last_link_left(stock=0, tokens=3)))


def test_greedy_ends_the_game_with_the_link_that_it_can_build():
    s = last_link_left(stock=1)
    assert s.vocabulary.text(make_bot("greedy", GAME).choose(s)) == "build L01"


def rest_of_the_map(seats, *left, **yellow):
    """Return a table with these links left and yellow on turn, whose pipes are enough for them."""
    owners = shared(links(seats, *left), seats, {"yellow": 10})
    return table(seats, seats={**owners, "yellow": {**owners["yellow"], "stock": 10, "mission": "M20", **yellow}})


FULL = ["kumasi", "ho", "wa", "tumu"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_can_lay_every_link_that_is_left_does_so(seats):
    s = rest_of_the_map(seats, "L01", "L10", "L24", plants=FULL, tokens=1)
    assert thought_of(s) == ["build L01", "build L10", "build L24"]
    greedy = make_bot("greedy", GAME)
    while s.mover != OVER:
        s.play(greedy.choose(s))
    assert s.ending == "links"


def test_plants_come_before_the_rest_of_the_map():
    s = rest_of_the_map(2, "L01", "L10", stock=8)
    assert thought_of(s) == ["buy_token"]
    do(s, "buy_token", "buy_token", "buy_token")
    assert thought_of(s) == ["build_plant kumasi"]
    assert thought_of(do(s, "build_plant kumasi")) == ["build L01", "build L10"]


def test_with_too_few_pipes_for_the_rest_of_the_map_everything_is_thought_of():
    assert {"build L01", "end_turn"} <= set(thought_of(rest_of_the_map(2, "L01", "L31", stock=8, plants=FULL)))


def test_a_reservoir_is_thought_of_before_the_end():
    owners = shared(links(2, "L01", "L50"), 2, {"yellow": 3})
    yellow = {**owners["yellow"], "stock": 3, "plants": FULL, "city_tokens": 35}
    s = table(2, {"tokens": "reservoir"}, seats={**owners, "yellow": yellow})
    assert {line.split()[0] for line in thought_of(s)} == {"build", "start_reservoir"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, {"fast": True}, {"tokens": "reservoir"}, {"tokens": "strategic"}], ids=str)
def test_greedy_players_finish_the_map(seats, options):  # PU-6.9
    bots = [make_bot("greedy", GAME, seat) for seat in range(seats)]
    endings = [play_game(GAME, bots, seed, options).state.ending for seed in range(5, 25)]
    assert "idle" not in endings


def test_a_bot_that_stands_in_for_the_reader_takes_the_players_word():  # PU-3.2
    s = table(3, {"question_mode": "house"}, question="Q36")
    assert thought_of(s) == ["judge right"]


@pytest.mark.parametrize(("seats", "idle"), [(2, 5), (4, 11)])
def test_at_the_end_the_score_counts(seats, idle):
    s = do(table(seats, {"idle_rounds": 3}, idle=idle, seats={"yellow": {"links": ["L01"]}}), "end_turn")
    assert s.mover == OVER
    assert worth(s, 0) > worth(s, 1)
