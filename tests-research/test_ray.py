"""Tournaments on a Ray cluster of two nodes: the same results, and nothing lost or counted twice when one dies."""

import json
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from spindletop.arena import tournament
from spindletop.arena.ledger import RESULTS
from spindletop.arena.plan import Plan
from spindletop.arena.workers import OneProcess, RayCluster

PLAN = Plan("oilman", ("random", "greedy"), seats=2, deals=12, options={"rounds": 20})


def played(folder):
    rows = [json.loads(line) for line in (Path(folder) / RESULTS).read_text().splitlines()]
    found = sorted(({k: v for k, v in row.items() if k != "seconds"} for row in rows), key=lambda row: row["number"])
    assert len({row["number"] for row in found}) == len(found)
    return found


@pytest.fixture
def cluster():
    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    two.second = two.add_node(num_cpus=1)
    two.wait_for_nodes()
    yield two
    ray.shutdown()
    two.shutdown()


def test_two_nodes_give_the_results_of_one_process(cluster, tmp_path):
    tournament.run(PLAN, tmp_path / "here", OneProcess())
    tournament.run(PLAN, tmp_path / "there", RayCluster(cluster.address))
    assert played(tmp_path / "there") == played(tmp_path / "here")


def test_a_node_lost_in_the_middle_costs_nothing(cluster, tmp_path):
    tournament.run(PLAN, tmp_path / "here", OneProcess())
    lost = []

    def watch(ledger, total):
        if len(ledger.results) >= total // 4 and not lost:
            lost.append(len(ledger.results))
            cluster.remove_node(cluster.second, allow_graceful=False)

    tournament.run(PLAN, tmp_path / "there", RayCluster(cluster.address), watch)
    assert lost and lost[0] < len(PLAN.check().fixtures())
    assert played(tmp_path / "there") == played(tmp_path / "here")
