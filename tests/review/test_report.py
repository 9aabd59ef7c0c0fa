"""What is handed out: never anything about a running game, and always in the same shape."""

import json
import re

import pytest

from reviewed_games import NAMES, assert_closes, gusher_record, short_record
from spindletop import review_game
from spindletop.kernel.record import RecordError
from spindletop.review import ReviewError, review
from spindletop.review import wording as wording_module
from spindletop.review.values import InsightValues
from spindletop.review.wording import error_words, gift_words, moment_words

SHAPE: dict[str, type | list[str]] = {
    "version": int,
    "game": str,
    "rules": int,
    "edition": str,
    "seats": int,
    "depth": str,
    "values": str,
    "key": str,
    "ending": str,
    "nodes": list,
    "scores": list,
    "turns": list,
    "events": ["first", "last", "turn", "luck", "as_good", "exact", "words"],
    "decisions": [
        *["node", "seat", "turn", "run", "real", "depth", "played", "best", "loss", "error", "counted", "saturated"],
        *["mark", "effect", "choices"],
    ],
    "accounts": [
        *["start", "luck", "own", "gifts", "result", "mistakes", "given", "unforeseen_own", "unforeseen_others"],
    ],
    "gifts": list,
    "turning_points": ["node", "kind", "turn", "seat", "swing"],
    "luckiest": list,
    "errors": ["real", "rate", "error", "marks", "by_verb"],
    "missing": list,
}
CHOICE = ["id", "verb", "text", "words", "place", "hint", "chance", "error", "score", "looks", "alike"]


def test_a_running_game_is_refused():
    record = short_record("oilman", 2)
    record.end = None
    del record.actions[-3:]
    with pytest.raises(ReviewError, match="the game is not over; only finished games are reviewed"):
        review(record)


def test_a_record_that_lies_about_its_end_is_refused():
    record = short_record("oilman", 2)
    del record.actions[-3:]
    with pytest.raises(RecordError, match="notes an end, but the game is not over"):
        review(record)


def test_the_shape_of_a_review_is_stable():
    record = short_record("oilman", 3)
    found = json.loads(review(record, values=InsightValues(record.game, 0.02)).to_json())
    assert list(found) == list(SHAPE)
    for name, shape in SHAPE.items():
        if isinstance(shape, list):
            assert found[name] and all(list(entry) == shape for entry in found[name]), name
        else:
            assert isinstance(found[name], shape), name
    assert all(list(choice) == CHOICE for judged in found["decisions"] for choice in judged["choices"])
    assert len(found["nodes"]) == len(found["scores"]) == len(record.actions) + 1
    assert not any(name in json.dumps(found) for name in NAMES), "a stored review knows seats by number only"


def test_a_game_from_elsewhere_is_reviewed_and_says_what_is_missing(examples):
    found = review_game(gusher_record(3, 4))
    assert_closes(found)
    assert found.missing[0].startswith("Gusher has no mind for 4 seats")
    assert all(event.exact for event in found.events)


def test_every_moment_has_its_sentence():
    record = short_record("oilman", 3)
    found = review(record, values=InsightValues(record.game, 0.02))
    for moment in [*found.turning_points, *[one for moments in found.luckiest for one in moments]]:
        assert moment_words(found, moment, NAMES).endswith(".")
    assert all(line.endswith(".") for line in gift_words(found, NAMES))
    assert "thousandths of a game per real decision" in error_words(found, 0, NAMES)


def test_sentences_guess_no_reason():
    text = "\n".join(value for value in vars(wording_module).values() if isinstance(value, str))
    assert not re.search(r"\b(because|therefore|should|must|obviously|blunder|bad|terrible|genius)\b", text)


def test_a_depth_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="quick or deep, not 'deeper'"):
        review(short_record("oilman", 2), "deeper")
