"""The training example beats random play after a short run."""

import importlib.util
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_ppo.py"


@pytest.mark.timeout(900)
def test_maskable_ppo_beats_random_after_a_short_run():
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    options = {"rounds": 8, "bidding": "ladder", "overbid": "forbidden", "trespass": "forbidden"}
    agent = example.train("oilman", 16_000, **options)
    assert example.win_rate(agent, "oilman", 80, **options) > 0.7
