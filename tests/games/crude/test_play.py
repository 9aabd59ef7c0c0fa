"""Whole games of Crude: every seat count and option runs to its end, and nothing is created or lost on the way."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.crude.invariants import Watch

from crude_positions import do, started, table
from spindletop.games.crude import GAME
from spindletop.games.crude.state import Table
from spindletop.kernel.dealer import pick
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR

SHORT = {"max_rounds": 6}
VARIANTS: list[dict[str, object]] = [
    {},
    {"market_direction": "single"},
    {"well_counter": "per_player"},
    {"fresh_gasoline": "forbidden"},
    {"news_set": "six"},
    {"news_set": "none"},
    {"ghost_triggers": "off"},
    {"two_player_roll": "rotate"},
    {"start_player": "seat0"},
]


def choose(s: Table, rng: Rng) -> int:
    """Return any choice, a third of the time the closing one, so that companies keep some money."""
    choices = s.choices()
    if s.mover == CHANCE:
        weights = s.weights()
        return choices[pick(rng.below(sum(weights)), weights)]
    return choices[-1] if rng.below(3) == 0 else choices[rng.below(len(choices))]


@pytest.mark.parametrize("edition", GAME.editions())
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values())) or "rulebook")
def test_random_games_end_and_keep_the_books_straight(variant: dict[str, object], seats: int, edition: str):
    rng = Rng(seats)
    s = GAME.start(seats, {**SHORT, **variant}, edition)
    watch = Watch(s)
    while s.mover != OVER:
        s.play(choose(s, rng))
        watch.check(s)
    assert (s.ending, s.round) == ("max_rounds", 6)


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 4), picks=st.lists(st.integers(0, 10_000), min_size=20, max_size=120))
def test_any_sequence_of_choices_keeps_the_books_straight(seats: int, picks: list[int]):
    s = GAME.start(seats)
    watch = Watch(s)
    for n in picks:
        choices = s.choices()
        twin = s.copy()
        s.play(choices[n % len(choices)])
        watch.check(s)
        assert twin.choices() == choices
        twin.play(choices[n % len(choices)])
        assert twin.digest() == s.digest()


def test_all_see_the_same_and_it_can_be_written_as_json():  # CR-115, CR-R37
    s = started()
    views = [json.dumps(GAME.view(s, seat)) for seat in (SPECTATOR, 0, 1, 2, 3)]
    assert len(set(views)) == 1


def test_the_view_shows_what_a_drawn_table_needs():  # CR-401, CR-601, CR-602
    s = table(
        step="assets",
        dice=[3, 5],
        difference=6,
        quadrants={"Q0": {"refinery": ["r3c4"]}, "Q1": {"station": ["r3c2"]}, "Q2": {"rig": ["r3c5"]}},
        news={"most_likely": "property_tax", "unlikely": "clean_air"},
    )
    view = json.loads(json.dumps(GAME.view(s, 0)))
    q0, q1, q2, q3 = view["quadrants"]
    assert (q0["lit_row"], q0["lit_column"], q0["assets"][0]["hits"]) == (3, 5, 2)
    assert (q1["lit_row"], q1["lit_column"], q1["assets"][0]["hits"]) == (3, None, 1)
    assert (q2["lit_row"], q2["assets"][0]["hits"]) == (None, 0)
    assert (q3["lit_row"], q3["lit_column"]) == (None, 5)
    assert q0["gave"] == {"crude": 0, "to_refine": 2, "to_sell": 0, "strike": False}
    assert q1["gave"] == {"crude": 0, "to_refine": 0, "to_sell": 1, "strike": False}
    assert view["difference"] == {"marker": 6, "trigger": 8, "change_percent": 56}
    assert view["news"]["most_likely"]["costs"] == [20, 15, 2, 0]
    assert view["news"]["unlikely"]["costs"] == [25, 0, 0, 0]
    gasoline = view["markets"][0]["tracks"][1]
    assert (gasoline["buy"], gasoline["sell"], gasoline["cost_of"]) == (8, 6, [8, 18, 30, 44])
    assert (view["consumer"]["next_sale"], view["consumer"]["next_sales"]) == (25, [25, 24, 23])


def test_the_table_is_drawn_as_text():
    drawn = GAME.draw(GAME.view(table(quadrants={"Q0": {"refinery": ["r3c4"]}}), 0))
    assert drawn.count("R R") == 2
    assert "Recovery" in drawn
    assert "Consumer" in drawn


def test_every_choice_has_words_and_points_at_the_table():
    s = table(2, quadrants={"Q0": {"rig": ["r1c1"]}})
    vocabulary = GAME.vocabulary
    for a in s.choices():
        verb = vocabulary.verb(a)
        assert verb.words(s, a - verb.base)
    buy = vocabulary.parse("buy domestic crude second")
    assert vocabulary.verb(buy).words(s, buy - vocabulary.verb(buy).base) == "Buy 1 crude (domestic) for 3, storage Q2"
    assert vocabulary.verb(buy).place(s, buy - vocabulary.verb(buy).base) == "track:domestic-crude"
    assert vocabulary.verb(buy).hint(s, buy - vocabulary.verb(buy).base) == "the next one costs 4"


def test_what_closes_by_itself_is_told_but_is_no_move():  # CR-205
    s = table(step="roll")
    chronicle = Chronicle()
    s.listener = chronicle
    do(s, "roll 2 5")
    lines = [event.words(0, ["Ann", "Ben", "Cid", "Dot"]) for event in chronicle.take()]
    assert lines == [
        "The dice show red 2 and black 5.",
        "The difference marker moves to 3.",
        "Ann ends production.",
        "Ben ends production.",
        "Dot ends production.",
    ]


def test_the_log_tells_a_whole_game_in_words():
    s = GAME.start(3, SHORT)
    s.listener = Chronicle()
    rng = Rng(5)
    while s.mover != OVER:
        s.play(choose(s, rng))
    lines = [event.words(SPECTATOR, ["Ann", "Ben", "Cid"]) for event in s.listener.take()]
    assert lines[-1] == "The game is over."
    assert not [line for line in lines if "{" in line]


def test_the_vocabulary_has_one_id_for_every_action():
    assert GAME.vocabulary.decisions == 461
    assert GAME.vocabulary.size == 461 + 4 + 8 + 36 + 6


def test_features_have_names_and_put_the_own_company_first():
    s = table(seats={"blue": {"cash": 77}})
    names, values = GAME.insight.names(s), GAME.insight.features(s, 1)
    assert len(names) == len(values)
    assert dict(zip(names, values, strict=True))["cash_0"] == 77.0


def test_the_evaluation_likes_money_and_a_working_chain():
    poor, rich = table(seats={"red": {"cash": 100}}), table(seats={"red": {"cash": 150}})
    assert GAME.insight.evaluate(rich, 0) > GAME.insight.evaluate(poor, 0)
    chain = table(quadrants={"Q0": {"refinery": ["r1c1"], "station": ["r1c3", "r2c3"]}})
    assert GAME.insight.evaluate(chain, 0) > GAME.insight.evaluate(table(), 0) + 160


def test_a_lead_is_worth_declaring_and_a_rivals_greater_wealth_is_not():
    def worth(line: str, rival: int) -> float:
        s = table(step="end_turn", seats={"red": {"cash": 760}, "blue": {"cash": rival}})
        return GAME.insight.evaluate(do(s, line), 0)

    assert worth("declare", 300) > worth("pass", 300)
    assert worth("declare", 1200) < worth("pass", 1200)


def test_every_clause_that_the_rules_cite_is_in_the_rulebook():
    clauses = GAME.rulebook().clauses
    rules = [path for path in GAME.folder.rglob("*.py")]  # type: ignore[attr-defined]
    cited = set()
    for path in rules:
        cited |= {word.strip("[](),.:;\"'") for word in path.read_text().split() if "CR-" in word}
    missing = {name for name in cited if name.startswith("CR-") and name not in clauses}
    assert len(rules) > 15
    assert missing == set()


def test_a_declaration_says_how_everybody_stands():  # CR-801, CR-802, CR-804
    declare = GAME.vocabulary.parse("declare")
    ahead = table(2, step="end_turn", seats={"red": {"cash": 800}, "blue": {"cash": 100}})
    told = "with everything sold you stand at 800, the best other company at"
    assert ahead.warning(declare) == (f"This ends the game after one more turn of every other company: {told} 100.")
    behind = table(2, step="end_turn", seats={"red": {"cash": 800}, "blue": {"cash": 900}})
    assert behind.warning(declare) == (
        f"You would not win as things stand: {told} 900, and every other company has one turn left."
    )
    assert behind.warning(GAME.vocabulary.parse("pass")) == ""
