"""What is shown of a table: the view, the text board, the words, and the rules behind them."""

import json
import re

import pytest

from pipe_it_up_positions import GAME, away_from, do, links, shared, table
from spindletop.kernel.events import Chronicle
from spindletop.kernel.refusal import REASONS
from spindletop.kernel.state import SPECTATOR


def test_a_seat_shows_pieces_dice_and_points():  # PU-1.10, PU-2.2, PU-6.7
    s = table(3, seats={"yellow": {"links": ["L01"], "stock": 4, "tokens": 2, "plants": ["kumasi"]}})
    seat = GAME.view(s, 1)["seats"][0]
    assert (seat["vp"], seat["stock"], seat["supply"], seat["tokens"]) == (1, 4, 50, 2)
    assert seat["dice"] == {"total": 3, "player": 1, "grey": 1, "own": 1}
    assert seat["plants_left"] == 3 and seat["plant_cities"] == ["kumasi"]
    assert seat["next_roll"]["mean"] == pytest.approx(2.67)
    assert GAME.view(s, 1)["track"] == 100


def test_a_view_shows_how_far_the_game_is():
    seats = shared(links(3, "L31", "L46"), 3, {"red": 11})
    seats["red"] |= {"stock": 9, "tokens": 1}
    view = GAME.view(table(3, seats=seats), SPECTATOR)
    assert (view["links_left"], view["pipes_left"], view["city_tokens_left"]) == (2, 11, 0)
    assert view["can_end_now"] == [1]
    assert view["limited"] is False
    owners = {link["id"]: link["owner"] for link in view["links"]}
    assert owners["L31"] is None and owners["L01"] in (0, 1, 2)


def test_the_last_roll_is_shown_face_by_face():
    s = do(table(3, step="roll", seats={"yellow": {"plants": ["kumasi"]}}), "player_die pipe2", "standard_die blank")
    assert GAME.view(s, 0)["roll"] == {"player": "pipe2", "standard": ["blank"], "left": 1, "pipes": [2, 0]}
    do(s, "standard_die pipe2")
    assert GAME.view(s, 0)["roll"] == {
        **{"player": "pipe2", "standard": ["blank", "pipe2"], "left": 0},
        "pipes": [2, 0, 2],
    }


@pytest.mark.parametrize(("cardless", "mean"), [(False, 1.67), (True, 2.0)])
def test_the_next_roll_is_shown_with_the_chance_of_every_sum(cardless, mean):  # PU-2.2, PU-7.4
    following = GAME.view(table(3, {"cardless": cardless}, step="roll"), 0)["seats"][0]["next_roll"]
    assert sum(following["chances"]) == pytest.approx(1, abs=0.001)
    assert following["mean"] == pytest.approx(mean, abs=0.01)
    assert following["without_questions"] is not cardless


def test_links_are_within_reach_of_the_seat_that_has_the_pipes():  # PU-4.1
    s = table(3, seats={"yellow": {"stock": 2}, "red": {"stock": 3}})
    for seat, stock in enumerate([2, 3]):
        reached = [link for link in GAME.view(s, seat)["links"] if link["within_reach"]]
        assert reached and all(link["open"] and link["length"] <= stock for link in reached)
    assert not any(link["within_reach"] for link in GAME.view(s, SPECTATOR)["links"])


@pytest.mark.parametrize("question", ["Q01", "Q02", "Q36"])
def test_a_question_shows_what_a_right_answer_earns_and_opens(question):  # PU-3.3
    view = GAME.view(table(3, step="question", question=question, seats={"yellow": {"stock": 1}}), 0)
    earned = view["question"]["reward"]
    near = [one for one in view["links"] if one["open"] and 1 < one["length"] <= 1 + earned["pipes"]]
    assert earned["words"] == f"{earned['pipes']} pipe{'s' * (earned['pipes'] > 1)}" or earned["tokens"] == 1
    opened = [one["vp"] for one in near if one["id"] == view["question"]["opens"]]
    assert opened == ([max(one["vp"] for one in near)] if near else [])


def test_the_mission_panel_counts():  # PU-6.5
    s = table(3, seats={"yellow": {"mission": "M08", "links": ["L03", "L36"]}})
    mission = GAME.view(s, 0)["seats"][0]["mission"]
    assert mission["progress"][0]["have"] == 2 and mission["progress"][0]["want"] == 3


def test_a_two_player_map_marks_dotted_links():  # PU-1.5
    unusable = [link["id"] for link in GAME.view(table(2), 0)["links"] if not link["usable"]]
    assert len(unusable) == 9 and all(int(link[1:]) for link in unusable)


@pytest.mark.parametrize("options", [{}, {"tokens": "strategic"}, {"tokens": "reservoir"}], ids=str)
def test_the_text_board_names_every_city_and_player(options):
    s = table(3, options, seats=shared(away_from(links(3), "tumu", "wa"), 3))
    drawn = GAME.draw(json.loads(json.dumps(GAME.view(s, 0))))
    for code in ["KUM", "S-T", "Tam", "Acc", "Tum", "Wa", "Yen"]:
        assert code in drawn
    for colour in ["yellow", "red", "purple"]:
        assert colour in drawn
    assert "mission" in drawn


def test_the_text_board_shows_a_question_with_its_choices():
    drawn = GAME.draw(GAME.view(table(3, question="Q36"), 0))
    assert "Which of these rivers flows into Lake Volta?" in drawn and "Ankobra" in drawn


def test_events_are_told_in_order():  # PU-4.6, PU-4.9
    s = table(
        3,
        turn="purple",
        seats={"yellow": {"links": ["L01"]}, "red": {"links": ["L07", "L17"]}, "purple": {"stock": 3}},
    )
    s.listener = chronicle = Chronicle()
    do(s, "build L16", "icon tap")
    kinds = [event.kind.name for event in chronicle.take()]
    assert kinds == ["built", "unlimited", "icon", "grey_plant"]
    do(s, "end_turn", "player_die upgrade", "standard_die pipe2", "standard_die blank", "sell_token", "end_turn")
    kinds = [event.kind.name for event in chronicle.take()]
    told = ["turn_ended", "player_die", "token", "standard_die", "pipes", "standard_die", "sold", "turn_ended"]
    assert kinds == told


def test_a_hint_says_what_a_pipeline_brings():
    s = table(3, seats={"yellow": {"links": ["L01", "L07", "L17"], "stock": 3}})
    a = s.vocabulary.parse("build L16")
    verb = s.vocabulary.verb(a)
    hint = verb.hint(s, a - verb.base)
    assert hint == "1 city token at Sekondi-Takoradi; a grey plant on Sekondi-Takoradi"
    assert verb.place(s, a - verb.base) == "link:L16"


def test_every_reason_cites_a_clause_of_the_rules():
    clauses = GAME.rulebook().clauses
    cited = [reason.clause for reason in REASONS if reason.clause.startswith("PU-")]
    assert len(cited) > 25
    assert [clause for clause in cited if clause not in clauses] == []


def test_every_clause_that_the_code_cites_stands_in_the_rules():
    clauses = GAME.rulebook().clauses
    for path in GAME.folder.iterdir():
        if path.name.endswith(".py"):
            for clause in re.findall(r"PU-\d+\.\d+[a-h]?", path.read_text()):
                assert clause in clauses, f"{path.name} cites {clause}"
