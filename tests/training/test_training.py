"""A training learns, goes on where it was stopped, and says in one sentence what is wrong."""

import json
from typing import Any

import numpy as np
import pytest

from examples_on_shelf import examples_on_shelf
from spindletop.arena.contest import Contest, Deal, Meeting, contest, play_deal
from spindletop.bots.bot import Bot
from spindletop.bots.greedy import GreedyBot
from spindletop.bots.mind_bot import MindBot
from spindletop.bots.weights import read_card, unpack
from spindletop.games import find
from spindletop.kernel.rng import Rng
from spindletop.training.errors import TrainingError
from spindletop.training.folder import Folder
from spindletop.training.learner import Batch, Learner, Memory
from spindletop.training.plan import Plan, changed, starts
from spindletop.training.players import Player, Stint
from spindletop.training.run import Training


def quiet(training, what):
    """Hear of progress and say nothing."""


def plan(**changes):
    return Plan("oilman", 2, **{"hidden": 16, "second": 8, "variants": 0.0, **changes})


def test_the_targets_of_a_game_are_chances_and_end_with_its_result():
    player = Player(plan(keep=1.0))
    weights = Learner(int(player.net.inputs), 16, 8, 2, seed=1).flat(averaged=False)
    batch = player.play(Stint(player.plan, weights, 300.0, 100.0, 5, 0.0)).batch
    assert len(batch) > 20
    assert np.allclose(batch.targets[:, :2].sum(1), 1, atol=1e-5)
    assert batch.starts[-1] == len(batch.places) and batch.places.max() < player.net.inputs


def test_the_same_seed_plays_the_same_games():
    player = Player(plan())
    weights = Learner(int(player.net.inputs), 16, 8, 2, seed=1).flat(averaged=False)
    first, second = (player.play(Stint(player.plan, weights, 300.0, 100.0, 5, 0.0)) for _ in range(2))
    assert first.scores == second.scores
    assert np.array_equal(first.batch.targets, second.batch.targets)


def test_a_learner_learns_what_can_be_learned():
    """Who wins is written in the first input: after some steps the cross-entropy is far below chance."""
    random = np.random.default_rng(1)
    learner = Learner(4, 16, 8, 2, seed=2)
    for _ in range(400):
        rows = random.integers(0, 2, (64, 4)).astype(np.float32)
        aims = np.concatenate([rows[:, :1], 1 - rows[:, :1], rows[:, :2]], 1).astype(np.float32)
        loss = learner.learn(rows, aims, 3e-3)
    assert loss < 0.1 < np.log(2)


def test_memory_forgets_the_oldest_and_draws_from_all():
    memory = Memory(room=100)
    for number in range(5):
        count = 40
        batch = Batch(
            np.zeros(count, np.int32),
            np.full(count, number, np.float32),
            np.arange(count + 1),
            np.zeros((count, 4), np.float32),
        )
        memory.add(batch)
    assert len(memory) == 120
    rows, _ = memory.sample(64, 2, np.random.default_rng(0))
    assert rows.shape == (64, 2) and set(np.unique(rows[:, 0])) <= {2, 3, 4}


def test_a_killed_training_goes_on_where_its_checkpoint_is(tmp_path):
    first = Training(plan(), Folder(tmp_path, plan()), 0.0001, 1, "command")
    first._stint()
    first.progress.seconds = 0.1
    first.folder.save(first.learner, first.progress)
    (tmp_path / "checkpoint.npz.partial").write_bytes(b"half")
    again = Training(plan(), Folder(tmp_path, plan()), 0.0001, 1, "command")
    assert again.progress == first.progress
    assert again.learner.steps == first.learner.steps
    for mine, kept in zip(again.learner.layers, first.learner.layers, strict=True):
        assert np.array_equal(mine, kept)


def test_a_training_leaves_a_champion_with_its_card_and_its_curve(tmp_path):
    training = Training(plan(), Folder(tmp_path, plan()), 0.00001, 1, "spindletop train oilman --seats 2")
    training.run(quiet)
    data = (tmp_path / "champion.mind").read_bytes()
    card, net = unpack(data, "champion.mind")
    assert card["command"] == "spindletop train oilman --seats 2"
    assert card["edition"] == find("oilman").edition().hash
    assert net.seats == 2 and len(data) < 500_000
    assert any("greedy" in entry for entry in json.loads((tmp_path / "curve.json").read_text()))


def test_another_plan_a_damaged_checkpoint_and_a_full_disk_are_one_sentence(tmp_path, monkeypatch):
    folder = Folder(tmp_path, plan())
    with pytest.raises(TrainingError, match="another plan"):
        Folder(tmp_path, plan(seed=9))
    (tmp_path / "checkpoint.npz").write_bytes(b"nonsense")
    with pytest.raises(TrainingError, match="damaged"):
        Training(plan(), folder, 0.1, 1, "command")
    folder.crown(b"old")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(TrainingError, match="No space left"):
        folder.crown(b"new")
    assert (tmp_path / "champion.mind").read_bytes() == b"old"


def test_an_unknown_game_or_number_of_seats_is_one_sentence():
    with pytest.raises(TrainingError, match="no game"):
        Player(Plan("chess", 2))
    with pytest.raises(TrainingError, match="2 to 6 seats"):
        Player(Plan("oilman", 9))


def test_variants_whose_observation_fits_are_learned_as_well():
    game = find("crude")
    found: list[Any] = starts(game, 4)
    assert len(found) > 5
    assert len({state.terms.victory_cash for state in found}) > 1


def test_a_game_from_elsewhere_learns_to_beat_greedy(tmp_path, monkeypatch):
    """The example game of the documentation, after a few seconds."""
    with examples_on_shelf(tmp_path, monkeypatch):
        wanted = Plan("gusher", 2, hidden=16, second=8, keep=1.0, variants=0.0)
        training = Training(wanted, Folder(tmp_path / "gusher", wanted), 0.005, 1, "command")
        training.run(quiet)
        game = find("gusher")
        champion = training.folder.champion()
        assert champion is not None
        mind = MindBot(game).with_mind(training._mind(champion))
        greedy: list[Bot] = [GreedyBot(game, 1), GreedyBot(game, 2)]
        shares = [play_deal(game.start(2), mind, greedy, seed).share for seed in range(100)]
        assert np.mean(shares) > 0.5


def test_a_contest_is_the_same_on_one_process_and_on_two():
    meeting = Meeting("oilman", 2, "greedy", "random", 5, (("rounds", 4),))
    one, two = list(contest(meeting, 4))[-1], list(contest(meeting, 4, processes=2))[-1]
    assert one == two and one.games == 8
    low, high = one.interval
    assert low <= one.share <= high and one.report()["fair"] == 0.5


def test_the_interval_of_a_contest_covers_the_truth():
    """Shares drawn from a known mean lie in the 95 % interval about as often as promised."""
    rng = Rng(7)
    covered = 0
    for _ in range(400):
        deals = [Deal(sum(rng.below(10) < 4 for _ in range(4)) / 4, 0.0, 0.0, []) for _ in range(40)]
        low, high = Contest(4, deals).interval
        covered += low <= 0.4 <= high
    assert 0.91 <= covered / 400 <= 0.985


def test_a_card_can_be_read_without_its_weights(tmp_path):
    training = Training(plan(), Folder(tmp_path, plan()), 0.00001, 1, "command")
    training.run(quiet)
    card = read_card((tmp_path / "champion.mind").read_bytes(), "champion.mind")
    assert card["game"] == "oilman" and card["seats"] == 2


def test_a_training_goes_on_from_a_mind_and_says_so(tmp_path):
    first = Training(plan(), Folder(tmp_path / "first", plan()), 0.00001, 1, "the first command")
    first.run(quiet)
    file = tmp_path / "first" / "champion.mind"
    second = Training(plan(), Folder(tmp_path / "second", plan()), 0.00001, 1, "the second command", "", file)
    assert (tmp_path / "second" / "champion.mind").read_bytes() == file.read_bytes()
    assert np.allclose(second.learner.layers[0], first.learner.average[0], atol=1e-3)
    card = second._card({})
    before = card["before"]
    assert isinstance(before, dict) and before["command"] == "the first command"
    with pytest.raises(TrainingError, match="of another size"):
        Training(plan(hidden=20), Folder(tmp_path / "third", plan(hidden=20)), 0.1, 1, "command", "", file)


def test_figures_of_a_plan_can_be_set_and_nothing_else():
    assert changed(plan(), ["explore=0.01", "hidden=32"]).hidden == 32
    for wrong, said in [
        ("speed=3", "no 'speed' to set"),
        ("hidden=many", "expected a number"),
        ("hidden=0", "cannot be"),
    ]:
        with pytest.raises(TrainingError, match=said):
            changed(plan(), [wrong])
