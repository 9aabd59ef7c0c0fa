"""The training example beats random play after a short run."""

import importlib.util
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_ppo.py"


def test_maskable_ppo_beats_random_after_a_short_run():
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    agent = example.train("oilman", 12_000, rounds=8)
    assert example.win_rate(agent, "oilman", 60, rounds=8) > 0.65
