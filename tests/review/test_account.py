"""The account closes exactly, for every title, every seat count and every way a game may end."""

import math
from pathlib import Path

import pytest

from cases import seat_cases
from reviewed_games import assert_closes, gusher_record, short_record
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find, read_record
from spindletop.kernel.record import AGREED, end_of
from spindletop.review import review
from spindletop.review.account import whole
from spindletop.review.values import InsightValues

ARCHIVE = sorted((Path(__file__).parent.parent / "records").glob("*/*.jsonl"))
SLOPE = 0.01


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_the_account_of_every_title_closes_at_every_seat_count(case):
    record = short_record(case.game.id, case.seats)
    found = review(record, values=InsightValues(case.game, SLOPE))
    assert_closes(found)
    winners = record.replay().winners()
    shares = whole([(seat in winners) / len(winners) for seat in range(case.seats)])
    assert [account.result for account in found.accounts] == shares


@pytest.mark.slow
@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_account_of_every_archived_game_closes(path):
    record = read_record(path.read_text(), str(path))
    assert_closes(review(record, values=InsightValues(record.game, SLOPE)))


def test_the_account_by_a_mind_closes():
    game = find("pipeline")  # in full: a mind knows the printed figures, not those of a shortened game
    found = review(play_game(game, [make_bot("random", game) for _ in range(2)], 3).record)
    assert found.values.startswith("mind-pipeline-2-")
    assert found.missing == []
    assert_closes(found)


def test_a_game_ended_by_agreement_ends_with_the_chances_as_they_stood():
    record = short_record("crude", 2)
    del record.actions[len(record.actions) // 2 :]
    state = record.replay()
    record.end = end_of(AGREED, state.scores(), state.winners(), state.digest())
    found = review(record, values=InsightValues(record.game, SLOPE))
    assert_closes(found)
    assert found.ending == AGREED
    assert [account.result for account in found.accounts] == found.nodes[-1]


def test_luck_has_mean_zero_for_every_seat(examples):
    values = InsightValues(find("gusher"), 0.15)
    games = [review(gusher_record(seed, 3), values=values) for seed in range(120)]
    for seat in range(3):
        luck = [game.accounts[seat].luck / 1e6 for game in games]
        mean = sum(luck) / len(luck)
        spread = math.sqrt(sum((one - mean) ** 2 for one in luck) / (len(luck) - 1))
        assert spread > 0.1, "draws decide much in this game"
        assert abs(mean) < 3 * spread / math.sqrt(len(luck))


def test_what_a_clock_says_is_no_luck():
    readings: list[int] = []

    def clock(state, source):
        readings.append(state.choices()[len(readings) >= 3])
        return readings[-1]

    game = find("oilman")
    agreed = {"end": "time", "clock": "wall"}
    record = play_game(game, [make_bot("random", game)] * 2, 4, agreed, names=["Ada", "Bruno"], clock=clock).record
    found = review(record, values=InsightValues(game, SLOPE))
    assert_closes(found)
    said = [n for n, action in enumerate(record.actions) if action in readings]
    alone = [event for event in found.events if event.last == event.first + 1 and event.first in said]
    assert alone
    assert all(event.luck == [0, 0] for event in alone)


def test_millionths_add_up_whatever_the_chances():
    assert whole([1 / 3, 1 / 3, 1 / 3]) == [333334, 333333, 333333]
    assert whole([0.0, 1.0]) == [0, 1_000_000]
    assert sum(whole([0.1] * 7)) == 1_000_000
