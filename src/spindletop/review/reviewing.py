"""The review of a finished game, made in two passes: a first look at everything, a deep one at what matters."""

import hashlib
import json
import warnings

from spindletop.bots.mind import Mind
from spindletop.bots.minds import find_mind, weights_of
from spindletop.kernel.record import Record
from spindletop.kernel.state import CHANCE
from spindletop.review.account import known, settle, whole
from spindletop.review.comparison import Comparison
from spindletop.review.deep import Progress, judge_again
from spindletop.review.draws import Draws, stream
from spindletop.review.fitting import fit_slope
from spindletop.review.moments import luckiest, turning_points
from spindletop.review.report import VERSION, DrawEvent, Judged, Review
from spindletop.review.values import InsightValues, MindValues, Values
from spindletop.review.verdict import error_rates, judge
from spindletop.review.walk import Walk, walk_through

QUICK, DEEP = "quick", "deep"
MOST_OUTCOMES = 256
"""Draws with up to so many outcomes are averaged exactly, others over as many samples."""
MOST_WORLDS = 8
BUDGET = 150_000
"""The most evaluations for the choices of a whole game; secrets are imagined less often where it would take more."""


def review_game(
    record: Record,
    depth: str = QUICK,
    seed: int = 0,
    jobs: int = 1,
    values: Values | None = None,
    progress: Progress | None = None,
) -> Review:
    """Return the review of a finished game; the same record, values, depth and seed give the same review.

    Without `values` the game's mind is asked, or its insight where there is no mind.
    """
    if depth not in (QUICK, DEEP):
        raise ValueError(f"a review is {QUICK} or {DEEP}, not {depth!r}")
    walk = walk_through(record)
    mind = None if values is not None else known_mind(walk)
    missing = [] if mind is not None or values is not None else [_without_mind(walk)]
    chosen = values if values is not None else values_for(walk, mind, seed)
    look = _FirstLook(walk, chosen, seed, progress or _silently)
    review = look.review(missing)
    if depth == QUICK:
        return review
    return _look_deeper(review, walk, chosen, mind, seed, jobs, progress or _silently)


def known_mind(walk: Walk) -> Mind | None:
    """Return the mind that can value the game, without a warning where there is none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return find_mind(walk.record.game, walk.nodes[0])


def values_for(walk: Walk, mind: Mind | None, seed: int) -> Values:
    """Return what values the positions of a game: its mind, or its insight with a slope fitted to games of greedy."""
    game, seats = walk.record.game, len(walk.record.names)
    if mind is None:
        return InsightValues(game, fit_slope(game, walk.nodes[0], stream(seed, 0, 0)))
    weights = weights_of(game, seats) or b""
    return MindValues(mind, f"mind-{game.id}-{seats}-{hashlib.sha256(weights).hexdigest()[:8]}")


def _without_mind(walk: Walk) -> str:
    game, seats = walk.record.game, len(walk.record.names)
    return (
        f"{game.title} has no mind for {seats} seats: chances are those its own evaluation suggests, "
        "with a scale fitted to a few games of greedy"
    )


def _silently(_what: str, _done: int, _total: int) -> None:
    return


class _FirstLook:
    """Values every node, averages every draw and compares the choices of every decision."""

    def __init__(self, walk: Walk, values: Values, seed: int, progress: Progress) -> None:
        self.walk = walk
        self.values = values
        self.seed = seed
        self.progress = progress
        self.seats = len(walk.record.names)
        self.nodes: list[list[int] | None] = [None] * len(walk.nodes)
        self.scores: list[list[float] | None] = [None] * len(walk.nodes)

    def review(self, missing: list[str]) -> Review:
        """Return the whole first look."""
        walk, record = self.walk, self.walk.record
        events = self._value_nodes()
        decisions = self._judge()
        verbs = [walk.nodes[j.node].vocabulary.verb(j.played).name for j in decisions]
        accounts, gifts = settle(walk, self.nodes, events, decisions)
        return Review(
            version=VERSION,
            game=record.game.id,
            rules=record.game.rules_version,
            edition=record.edition.hash,
            seats=self.seats,
            depth=QUICK,
            values=self.values.name,
            key=key_of(record, self.values.name, QUICK, self.seed),
            ending=str((record.end or {}).get("end", walk.nodes[-1].ending)),
            nodes=self.nodes,
            scores=self.scores,
            turns=walk.turns,
            events=events,
            decisions=decisions,
            accounts=accounts,
            gifts=gifts,
            turning_points=turning_points(events, decisions),
            luckiest=luckiest(events, self.seats),
            errors=error_rates(decisions, verbs, self.seats, self.seed),
            missing=missing,
        )

    def _value_nodes(self) -> list[DrawEvent]:
        """Value every node once; inside a chain of draws only the first has a value, the mean of where it may lead."""
        walk = self.walk
        draws = Draws(self.values, MOST_OUTCOMES, MOST_OUTCOMES)
        last = len(walk.movers)
        for node, state in enumerate(walk.nodes):
            if state.mover != CHANCE or node == last:  # a game may be ended by agreement while chance is to act
                self._note(node, draws.value(state, stream(self.seed, node, 0)))
            self.progress("valuing positions", node, last)
        events: list[DrawEvent] = []
        for drawn in walk.draws:
            draws.reading = walk.reading_from(drawn.first)
            self._note(drawn.first, draws.value(walk.nodes[drawn.first], stream(self.seed, drawn.first, 0)))
            before, after = known(self.nodes[drawn.first]), known(self.nodes[drawn.last])
            events.append(
                DrawEvent(
                    first=drawn.first,
                    last=drawn.last,
                    turn=drawn.turn,
                    luck=[after[i] - before[i] for i in range(self.seats)],
                    as_good=[round(draws.as_good(i, after[i] / 1e6 - 1e-6), 6) for i in range(self.seats)],
                    exact=draws.exact,
                    words=walk.draw_words(drawn),
                )
            )
        return events

    def _note(self, node: int, vector: list[float]) -> None:
        self.nodes[node] = whole(vector[: self.seats])
        self.scores[node] = [round(score, 3) for score in vector[self.seats :]]

    def _judge(self) -> list[Judged]:
        """Judge every decision by what directly follows each choice, in worlds the seat could imagine."""
        walk, record = self.walk, self.walk.record
        comparison = Comparison(record.game, self.values)
        imagined = [comparison.worlds(walk.nodes[d.node], d.node, self.seed, MOST_WORLDS) for d in walk.decisions]
        compared = [
            comparison.candidates(worlds[0], record.actions[d.node], d.node, self.seed)
            for d, worlds in zip(walk.decisions, imagined, strict=True)
        ]
        most = MOST_WORLDS
        while most > 1 and sum(len(c) * min(most, len(w)) for c, w in zip(compared, imagined, strict=True)) > BUDGET:
            most //= 2
        judged = []
        for number, decided in enumerate(walk.decisions):
            node, worlds, choices = decided.node, imagined[number][:most], compared[number]
            comparison.draws.reading = walk.reading_from(node)
            found = comparison.values_of(worlds, choices, node, self.seed)
            played = record.actions[node]
            judged.append(judge(decided, walk.nodes[node], played, choices, found, self.values.doubt))
            self.progress("comparing choices", number + 1, len(walk.decisions))
        return judged


def _look_deeper(
    review: Review, walk: Walk, values: Values, mind: Mind | None, seed: int, jobs: int, progress: Progress
) -> Review:
    """Return a review whose decisions that matter are judged by futures; values of nodes and luck stay as they are."""
    decisions = judge_again(review, walk, values, mind, seed, jobs, progress)
    accounts, gifts = settle(walk, review.nodes, review.events, decisions)
    return review.at_depth(
        DEEP,
        decisions,
        key=key_of(walk.record, values.name, DEEP, seed),
        accounts=accounts,
        gifts=gifts,
        turning_points=turning_points(review.events, decisions),
    )


def key_of(record: Record, values: str, depth: str, seed: int) -> str:
    """Return what tells this review from every other; names of people are no part of it."""
    head = {name: part for name, part in record.header().items() if name not in ("seats", "fair", "elapsed")}
    parts = [record.actions, head, len(record.names), values, VERSION, depth, seed]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
