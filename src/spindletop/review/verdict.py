"""Verdicts: how much a choice cost, whether that is more than noise, and how a seat did over the whole game."""

import math
from collections.abc import Sequence

from spindletop.kernel.rng import Rng
from spindletop.kernel.state import State
from spindletop.review.account import whole
from spindletop.review.report import WHOLE, Choice, ErrorRate, Judged
from spindletop.review.walk import Decided, choice_words

LEAST_LOSS = 0.005
CERTAINTY = 2.0
"""A loss counts if it is at least LEAST_LOSS and more than so many standard errors."""
NEVER, ALWAYS = 0.03, 0.97
"""Where the played and the best choice are both beyond one of these, the game is decided and no chance is lost."""
MARKS = [("??", 0.08), ("?", 0.04), ("?!", 0.02)]
"""The marks and the losses from which they are given at four seats."""
SHOWN = 5
"""How many choices beside the played one are listed."""
BOOTSTRAPS = 200
MARK_NAMES = ["??", "?", "?!"]

Vectors = Sequence[Sequence[float]]


def mark_of(loss: float, seats: int) -> str:
    """Return the mark of a counted loss; at other seat counts than four the steps are as rare."""
    share = 1 / seats
    scale = math.sqrt(share * (1 - share) / (0.25 * 0.75))
    return next((mark for mark, least in MARKS if loss >= least * scale), "")


def mean_of(vectors: Vectors) -> list[float]:
    """Return the mean vector."""
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]


def error_of(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of some numbers; of a single one it is not known and counts as none."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)


def judge(
    decided: Decided, state: State, played: int, choices: Sequence[int], found: Sequence[Vectors], doubt: float
) -> Judged:
    """Return the verdict of the first look: choices compared by what directly follows them, world by world."""
    best = max(range(len(choices)), key=lambda k: (mean_of(found[k])[decided.seat], choices[k] == played))
    return verdict(decided, state, played, choices, found, best, doubt, "quick")


def verdict(
    decided: Decided,
    state: State,
    played: int,
    choices: Sequence[int],
    found: Sequence[Vectors],
    best: int,
    doubt: float,
    depth: str,
) -> Judged:
    """Return the verdict when it is known which choice is best: what the played one cost against it."""
    seat, seats, at = decided.seat, int(state.seats), list(choices).index(played)
    means = [mean_of(vectors) for vectors in found]
    millionths = [whole(mean[:seats]) for mean in means]
    loss = max(0, millionths[best][seat] - millionths[at][seat]) / WHOLE
    paired = [a[seat] - b[seat] for a, b in zip(found[best], found[at], strict=True)]
    error = math.hypot(doubt, error_of(paired)) if best != at else doubt
    low, high = sorted([means[best][seat], means[at][seat]])
    saturated = high < NEVER or low > ALWAYS
    counted = loss > CERTAINTY * error and loss >= LEAST_LOSS and not saturated
    effect = [millionths[at][i] - millionths[best][i] for i in range(seats)] if counted else [0] * seats
    own = [mean[seat] for mean in means]
    return Judged(
        node=decided.node,
        seat=seat,
        turn=decided.turn,
        run=decided.run,
        real=max(own) - min(own) > CERTAINTY * error,
        depth=depth,
        played=played,
        best=choices[best],
        loss=loss,
        error=error,
        counted=counted,
        saturated=saturated,
        mark=mark_of(loss, seats) if counted else "",
        effect=effect,
        choices=_listed(state, seat, choices, found, means, {at, best}, doubt),
    )


def _listed(
    state: State,
    seat: int,
    choices: Sequence[int],
    found: Sequence[Vectors],
    means: Sequence[Sequence[float]],
    wanted: set[int],
    doubt: float,
) -> list[Choice]:
    """Return the best choices and those that must be there; choices of one verb worth the same stand in one line."""
    listed: list[Choice] = []
    alike: dict[int, int] = {}
    heads: list[int] = []
    for k in sorted(range(len(choices)), key=lambda k: (-means[k][seat], k not in wanted, k)):
        verb = state.vocabulary.verb(choices[k])
        for head in heads:
            near = means[head][seat] - means[k][seat] <= doubt
            if k not in wanted and near and state.vocabulary.verb(choices[head]) is verb:
                alike[head] += 1
                break
        else:
            heads.append(k)
            alike[k] = 0
    shown = [k for place, k in enumerate(heads) if place < SHOWN or k in wanted]
    for k in shown:
        verb = state.vocabulary.verb(choices[k])
        x = choices[k] - int(verb.base)
        error = math.hypot(doubt, error_of([vector[seat] for vector in found[k]]))
        mean = means[k]
        listed.append(
            Choice(
                id=choices[k],
                verb=verb.name,
                text=verb.text(x),
                words=choice_words(state, choices[k]),
                place=verb.place(state, x),
                hint=verb.hint(state, x),
                chance=round(mean[seat], 6),
                error=round(error, 6),
                score=round(mean[len(mean) // 2 + seat], 3),
                looks=len(found[k]),
                alike=alike[k],
            )
        )
    return listed


def error_rates(decisions: Sequence[Judged], verbs: Sequence[str], seats: int, seed: int) -> list[ErrorRate]:
    """Return how each seat did; `verbs` names what was played, parallel to the decisions."""
    rates = []
    for seat in range(seats):
        own = [(judged, verb) for judged, verb in zip(decisions, verbs, strict=True) if judged.seat == seat]
        real = [judged for judged, _ in own if judged.real]
        by_verb: dict[str, list[float]] = {}
        for judged, verb in own:
            if judged.real:
                count, lost = by_verb.get(verb, [0, 0.0])
                by_verb[verb] = [count + 1, round(lost + (judged.loss if judged.counted else 0.0), 6)]
        rates.append(
            ErrorRate(
                real=len(real),
                rate=round(_rate(real), 3),
                error=round(_bootstrap(real, seed + seat), 3),
                marks={mark: sum(judged.mark == mark for judged, _ in own) for mark in MARK_NAMES},
                by_verb=by_verb,
            )
        )
    return rates


def _rate(real: Sequence[Judged]) -> float:
    return 1000 * sum(judged.loss for judged in real if judged.counted) / max(1, len(real))


def _bootstrap(real: Sequence[Judged], seed: int) -> float:
    """Return the standard error of a rate, drawing whole turns again: decisions of one turn are not independent."""
    turns: dict[int, list[Judged]] = {}
    for judged in real:
        turns.setdefault(judged.turn, []).append(judged)
    groups = list(turns.values())
    if len(groups) < 2:
        return 0.0
    rng = Rng(seed)
    rates = []
    for _ in range(BOOTSTRAPS):
        drawn = [groups[int(rng.below(len(groups)))] for _ in groups]
        rates.append(_rate([judged for group in drawn for judged in group]))
    return error_of(rates) * math.sqrt(len(rates))
