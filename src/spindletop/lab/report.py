"""The report on one edition: is it fair, how long, how exciting, what is used, what is never met, what to watch."""

from collections.abc import Sequence
from typing import Any

from spindletop.games import find
from spindletop.lab.components import Components
from spindletop.lab.intervals import SINGLE_ERROR, anytime, estimate
from spindletop.lab.ledger import Ledger
from spindletop.lab.measures import SHARE, Measure, block_means, fact_measures, measures, quantiles
from spindletop.lab.plan import LabPlan
from spindletop.lab.playing import Block, Row
from spindletop.lab.targets import Target
from spindletop.lab.usage import never_met, usage
from spindletop.lab.verdicts import Fairness, fair_agreement, fairness
from spindletop.lab.watching import games_to_watch

SCHEMA = 1
ROUNDED = 6


def report_of(ledger: Ledger, targets: Sequence[Target] = ()) -> dict[str, Any]:
    """Return the report on the first edition of a study, as plain data; unfinished studies say so."""
    plan = ledger.plan
    fair: dict[str, Fairness] = {}
    levels = []
    for number, spec in enumerate(plan.levels):
        blocks = ledger.ordered(number)
        if blocks:
            fair[spec] = fairness(place_shares(plan, blocks, 0), plan.blocks[number])
            levels.append(level_report(plan, number, blocks, 0, fair[spec]))
    found = {
        **heading(ledger),
        "kind": "report",
        "verdict": fair_agreement(fair) if fair else "nothing played",
        "levels": levels,
    }
    if targets:
        found["targets"] = [target.judged(levels) for target in targets]
    return found


def heading(ledger: Ledger) -> dict[str, Any]:
    """Return what every result of the lab begins with: what was played, by which versions, how far it is."""
    plan = ledger.plan
    game = find(plan.game)
    return {
        "schema": SCHEMA,
        "plan": plan.id,
        "game": plan.game,
        "title": game.title,
        "seats": plan.seats,
        "options": plan.options,
        "versions": {"spindletop": plan.version, "rules": plan.rules},
        "arms": [
            {"name": arm.name, "edition": arm.edition, "hash": arm.hash, "forbid": arm.forbid, "force": arm.force}
            for arm in plan.arms
        ],
        "seed": plan.seed,
        "finished": ledger.finished,
        "games": len(ledger.blocks) * plan.games_in_block,
        "planned_games": plan.games,
    }


def place_shares(plan: LabPlan, blocks: Sequence[Block], arm: int) -> list[list[float]]:
    """Return the shares of victory of each place in the order of play, block by block."""
    places = [measure for measure in measures(plan.seats, (), ()) if measure.name.startswith("place_share.")]
    return [block_means(blocks, arm, measure.value) for measure in places]


def rows_of(blocks: Sequence[Block], arm: int) -> list[Row]:
    """Return the games of one arm."""
    return [row for block in blocks for row in block["games"] if row["arm"] == arm]


def level_report(
    plan: LabPlan, level: int, blocks: Sequence[Block], arm: int, fair: Fairness | None = None
) -> dict[str, Any]:
    """Return everything about one edition at one level."""
    game = find(plan.game)
    components = Components(game)
    rows = rows_of(blocks, arm)
    endings = {row["ending"] for row in rows}
    fair = fair or fairness(place_shares(plan, blocks, arm), plan.blocks[level])
    wanted = [*measures(plan.seats, game.guards, endings), *fact_measures(blocks)]
    return {
        "level": plan.levels[level],
        "blocks": len(blocks),
        "games": len(rows),
        "fairness": fair.to_data(),
        "measures": {measure.name: _measured(plan, level, blocks, arm, measure, rows) for measure in wanted},
        "components": [usage(one, rows).to_data() for one in components.all],
        "never": never_met(game, components, rows),
        "watch": [{"why": why, "number": number} for why, number in games_to_watch(rows, game.guards)],
    }


def _measured(
    plan: LabPlan, level: int, blocks: Sequence[Block], arm: int, measure: Measure, rows: Sequence[Row]
) -> dict[str, Any]:
    """Return one measure: its mean and interval over blocks, and how the games spread."""
    values = block_means(blocks, arm, measure.value)
    if len(values) < plan.blocks[level]:
        found = anytime(values, SINGLE_ERROR, plan.blocks[level])
    else:
        found = estimate(values, SINGLE_ERROR, plan.rotations if measure.kind == SHARE else 0)
    spread = {} if measure.kind == SHARE else quantiles(float(measure.value(row)) for row in rows)
    return {
        "words": measure.words,
        "kind": measure.kind,
        "mean": round(found.mean, ROUNDED),
        "low": _finite(max(0.0, found.low) if measure.kind == SHARE and found.n > 1 else found.low),
        "high": _finite(min(1.0, found.high) if measure.kind == SHARE and found.n > 1 else found.high),
        **{name: round(value, ROUNDED) for name, value in spread.items()},
    }


def _finite(number: float) -> float | None:
    return round(number, ROUNDED) if abs(number) < float("inf") else None
