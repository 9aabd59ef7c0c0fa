"""The deep look: decisions that matter, judged again by futures with the same luck, in as many processes as wished."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache

from spindletop.bots.mind import Mind
from spindletop.bots.minds import find_mind
from spindletop.games.shelf import read_record
from spindletop.kernel.state import State
from spindletop.review.draws import Draws
from spindletop.review.futures import Futures
from spindletop.review.report import Judged, Review
from spindletop.review.values import InsightValues, MindValues, Values
from spindletop.review.verdict import Vectors, mean_of, verdict
from spindletop.review.walk import Decided, Walk, walk_through

NEEDIEST = 6
"""How many decisions of each seat are looked at at least; those marked ? or ?? at the first look are always."""
RIVALS = 5
"""How many choices challenge the played one."""
HEATS = (32, 32, 64)
"""How many more looks those that are left get in each heat; after a heat the better half of the rivals stays."""
MOST_OUTCOMES, SAMPLES = 12, 8

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is."""


def judge_again(
    review: Review, walk: Walk, values: Values, mind: Mind | None, seed: int, jobs: int, progress: Progress
) -> list[Judged]:
    """Return all decisions of a review, those that matter judged by futures; the number of jobs changes nothing."""
    needy = neediest(review.decisions, review.seats)
    better: dict[int, Judged] = {}
    progress("looking deeper", 0, len(needy))
    for judged in _answers(needy, walk, values, mind, seed, jobs):
        better[judged.node] = judged
        progress("looking deeper", len(better), len(needy))
    return [better.get(judged.node, judged) for judged in review.decisions]


def neediest(decisions: Sequence[Judged], seats: int) -> list[Judged]:
    """Return the decisions that a deeper look may change most, in the order of the game."""
    chosen = {judged.node for judged in decisions if judged.mark in ("?", "??")}
    for seat in range(seats):
        own = [judged for judged in decisions if judged.seat == seat and not judged.saturated and judged.loss > 0]
        chosen |= {judged.node for judged in sorted(own, key=lambda judged: -judged.loss)[:NEEDIEST]}
    return [judged for judged in decisions if judged.node in chosen]


def _answers(
    needy: Sequence[Judged], walk: Walk, values: Values, mind: Mind | None, seed: int, jobs: int
) -> Iterator[Judged]:
    if jobs <= 1 or len(needy) < 2:
        futures = _futures(walk, values, mind)
        for judged in needy:
            yield judge_by_futures(judged, walk, futures, seed)
        return
    text = walk.record.write()
    slope = values.slope if isinstance(values, InsightValues) else None
    if slope is None and not isinstance(values, MindValues):
        raise ValueError("only values that other processes can make for themselves are used in several of them")
    pool = ProcessPoolExecutor(min(jobs, len(needy)), multiprocessing.get_context("spawn"))
    try:
        for done in as_completed([pool.submit(_judge_elsewhere, text, slope, judged, seed) for judged in needy]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _futures(walk: Walk, values: Values, mind: Mind | None) -> Futures:
    return Futures(walk.record.game, Draws(values, MOST_OUTCOMES, SAMPLES), mind)


@lru_cache(maxsize=1)
def _set_up(text: str, slope: float | None) -> tuple[Walk, Futures]:
    """Return a game and its futures in another process, which keeps them for the next decision."""
    walk = walk_through(read_record(text))
    game = walk.record.game
    if slope is not None:
        return walk, _futures(walk, InsightValues(game, slope), None)
    mind = find_mind(game, walk.nodes[0])
    if mind is None:
        raise ValueError(f"{game.title} has no mind in this process")
    return walk, _futures(walk, MindValues(mind, "mind"), mind)


def _judge_elsewhere(text: str, slope: float | None, judged: Judged, seed: int) -> Judged:
    walk, futures = _set_up(text, slope)
    return judge_by_futures(judged, walk, futures, seed)


def judge_by_futures(judged: Judged, walk: Walk, futures: Futures, seed: int) -> Judged:
    """Return a decision judged by sequential halving over futures; all choices meet the same worlds and luck.

    The best choice is found on every other look and its lead measured on the rest, so that it is not flattered.
    """
    state, seat, node = walk.nodes[judged.node], judged.seat, judged.node
    ranked = sorted(judged.choices, key=lambda choice: -choice.chance)
    rivals = [choice.id for choice in ranked if choice.id != judged.played][:RIVALS]
    found: dict[int, list[list[float]]] = {action: [] for action in [judged.played, *rivals]}
    for number, looks in enumerate(HEATS):
        if number:
            rivals = sorted(rivals, key=lambda action: -_half(found[action], 0)[seat])[: (len(rivals) + 1) // 2]
        for action in [judged.played, *rivals]:
            _look(state, action, node, seed, looks, futures, found[action])
    choices = [judged.played, *rivals]
    best = max(choices, key=lambda action: (_half(found[action], 0)[seat], action == judged.played))
    measured: list[Vectors] = [found[action][1::2] for action in choices]
    decided = Decided(node, seat, judged.turn, judged.run)
    return verdict(decided, state, judged.played, choices, measured, choices.index(best), 0.0, "deep")


def _look(
    state: State, action: int, node: int, seed: int, looks: int, futures: Futures, found: list[list[float]]
) -> None:
    for _ in range(looks):
        found.append(futures.look(state, action, node, seed, len(found)))


def _half(vectors: Sequence[list[float]], first: int) -> list[float]:
    """Return the mean of every other vector."""
    return mean_of(vectors[first::2])
