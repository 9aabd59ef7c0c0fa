"""Studies of a tiny game: planted defects are found, the same plan gives the same figures, stopped ones go on."""

import json

import pytest

from spindletop.games import find
from spindletop.lab import audit, compare, report
from spindletop.lab.compare import compare_of
from spindletop.lab.design import Wish, make_plan
from spindletop.lab.errors import LabError
from spindletop.lab.intervals import Estimate
from spindletop.lab.ledger import Ledger, open_study
from spindletop.lab.playing import play_again, play_block
from spindletop.lab.report import report_of
from spindletop.lab.studies import compare_arms, report_arms
from spindletop.lab.study import run
from spindletop.lab.targets import read_target
from spindletop.lab.verdicts import Change, agreement

pytestmark = pytest.mark.usefixtures("wildcat")
GREEDY = Wish("wildcat", levels=("greedy",), games=180)


def verdict(found, name):
    return found["verdicts"][name]


def changed(found, level=0):
    return [row["name"] for row in found["levels"][level]["facts"] if row["verdict"] == "changed"]


def test_a_price_halved_is_found_and_the_right_facts_come_first():
    found = compare(GREEDY, "base", "prices.refinery=5")
    assert "facts.items.refinery" in changed(found)[:4]
    assert found["finished"]


def test_a_head_start_of_the_first_place_is_found():
    found = compare(GREEDY, "base", "first_bonus=4")
    assert verdict(found, "place_share.1") == "changed"
    row = next(row for row in found["levels"][0]["changes"] if row["name"] == "place_share.1")
    assert row["difference"]["mean"] > 0.05


def test_a_report_calls_an_unfair_game_unfair():
    found = report(GREEDY, "first_bonus=8")
    assert found["verdict"] == "not fair"


def test_too_few_games_are_called_too_few():
    found = report(Wish("wildcat", levels=("greedy",), games=30))
    assert found["verdict"] == "not enough games"
    assert found["levels"][0]["fairness"]["wanted_blocks"] > 10


def test_a_rule_without_effect_changes_nothing():
    found = compare(GREEDY, "base", "track=40")
    assert not [name for name, said in found["verdicts"].items() if said.startswith("changed")]


def test_an_audit_calls_the_charm_dead_and_the_derrick_not():
    found = audit(GREEDY, only=["buy item=*"])
    notes = {row["name"]: row["note"] for row in found["levels"][0]["components"]}
    assert notes["buy item=charm"] == "dead"
    assert notes["buy item=refinery"] in ("matters", "dominant")


def test_same_plan_same_bytes_whatever_the_order(tmp_path):
    plan, _ = make_plan("compare", GREEDY, compare_arms(GREEDY, "base", "cash=11"))
    straight = run(plan)
    backwards = Ledger(plan)
    for job in reversed(plan.jobs()):
        backwards.add(json.loads(json.dumps(play_block(plan, job))))
    assert json.dumps(compare_of(straight)) == json.dumps(compare_of(backwards))


class Killed(Exception):
    """Stands for a kill in the middle of a study."""


def test_a_killed_study_goes_on_and_counts_nothing_twice(tmp_path):
    wish = Wish("wildcat", levels=("greedy",), games=60)
    plan, _ = make_plan("report", wish, report_arms(wish, ""))
    whole = json.dumps(report_of(run(plan)))
    folder = tmp_path / "study"
    for kill in range(1, 6):

        def watch(ledger, kill=kill):
            if len(ledger.blocks) >= 3 * kill:
                raise Killed

        with pytest.raises(Killed):
            run(plan, folder=folder, watch=watch)
        with (folder / "blocks.jsonl").open("a") as file:
            file.write('{"level": 0, "deal": 19, "ga')  # a line that the kill cut off
    assert not open_study(folder).finished
    assert json.dumps(report_of(run(plan, folder=folder))) == whole
    assert len((folder / "blocks.jsonl").read_text().splitlines()) == sum(plan.blocks)


def test_an_unfinished_study_can_be_looked_at_and_says_so(tmp_path):
    plan, _ = make_plan("report", GREEDY, report_arms(GREEDY, ""))
    ledger = Ledger(plan)
    for job in plan.jobs()[:20]:
        ledger.add(play_block(plan, job))
    found = report_of(ledger)
    assert not found["finished"]
    assert found["levels"][0]["measures"]["decisions"]["low"] is None


def test_a_folder_of_another_plan_is_refused_and_left_alone(tmp_path):
    small = Wish("wildcat", levels=("greedy",), games=9)
    report(small, folder=tmp_path / "study")
    before = (tmp_path / "study" / "blocks.jsonl").read_bytes()
    with pytest.raises(LabError, match="holds another study"):
        report(small, "cash=11", folder=tmp_path / "study")
    assert (tmp_path / "study" / "blocks.jsonl").read_bytes() == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "novel.txt").write_text("chapter one")
    with pytest.raises(LabError, match="is not empty"):
        report(small, folder=tmp_path / "mine")


def test_a_game_is_played_again_and_its_record_replays(wildcat):
    plan, _ = make_plan("compare", GREEDY, compare_arms(GREEDY, "base", "cash=11"))
    block = play_block(plan, plan.jobs()[2])
    for row in block["games"]:
        again, record = play_again(plan, row["number"])
        assert again == row
        assert record.replay().digest() == row["digest"]
    with pytest.raises(LabError, match="there is no game 999999"):
        play_again(plan, 999999)


def test_bots_of_two_levels_that_disagree_are_never_believed():
    def row(mean):
        return Change("x", "share", "", 0, 0, Estimate(mean, mean - 0.1, mean + 0.1, 0.01, 100), 0.0, "changed", 0.0)

    assert agreement({"one": row(0.5), "two": row(-0.5)}) == "bots disagree"
    assert agreement({"one": row(0.5), "two": row(0.4)}) == "changed, agreed"


def test_the_two_kinds_of_aa_runs_compare_an_edition_with_itself():
    for kind, paired in (("lots", True), ("deals", False)):
        found = compare(GREEDY, "base", same=kind)
        assert (found["levels"][0]["luck"]["rho"] > 0.5) == paired


def test_targets_are_judged_by_their_intervals():
    wanted = ("decisions < 1000", "idle_share = 90%..100%", "place_share.1 = 0.333..0.334")
    found = report(GREEDY, targets=[read_target(text) for text in wanted])
    assert [one["verdict"] for one in found["targets"]] == ["met", "missed", "not enough games"]
    with pytest.raises(LabError, match="is not understood"):
        read_target("fairness please")


def test_bots_that_think_by_the_clock_are_refused():
    with pytest.raises(LabError, match="cannot be repeated"):
        report(Wish("wildcat", levels=("mcts:seconds=1",), games=4))


def test_a_wall_clock_is_refused_with_the_option_that_helps():
    with pytest.raises(LabError, match="clock=virtual"):
        report(Wish("oilman", 2, {"end": "time", "minutes": 10}, levels=("random",), games=2))


def test_forbidding_leaves_the_insight_of_the_game_as_it_was(wildcat):
    own = find("wildcat").insight
    audit(Wish("wildcat", levels=("greedy",), games=3), only=["pass"])
    assert find("wildcat").insight is own
