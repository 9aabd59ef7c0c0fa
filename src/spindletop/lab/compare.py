"""The comparison of two editions under the same luck: base, yours, the difference, and whether it is real."""

from collections.abc import Mapping
from typing import Any

from spindletop.games import find
from spindletop.lab.intervals import benjamini_hochberg, chance_of, correlation
from spindletop.lab.ledger import Ledger
from spindletop.lab.measures import Measure, block_means, fact_measures, measures, victory
from spindletop.lab.playing import Block
from spindletop.lab.report import heading, level_report
from spindletop.lab.verdicts import CHANGED, Change, agreement, changes

FALSE_SHARE = 0.10
"""Among the facts that are called changed, this share may be nothing but luck."""


def compare_of(ledger: Ledger) -> dict[str, Any]:
    """Return the comparison of the first two arms of a study, as plain data."""
    plan = ledger.plan
    by_measure: dict[str, dict[str, Change]] = {}
    levels = []
    for number, spec in enumerate(plan.levels):
        blocks = ledger.ordered(number)
        if not blocks:
            continue
        rows = headline_changes(ledger, number, blocks)
        for row in rows:
            by_measure.setdefault(row.name, {})[spec] = row
        levels.append(
            {
                "level": spec,
                "blocks": len(blocks),
                "games": len(blocks) * plan.games_in_block,
                "changes": [row.to_data() for row in rows],
                "details": [row.to_data() for row in detail_changes(ledger, number, blocks)],
                "facts": [row.to_data() for row in fact_changes(ledger, number, blocks)],
                "luck": paired_luck(blocks),
                "arms": [level_report(plan, number, blocks, arm) for arm in (0, 1)],
            }
        )
    verdicts = {name: agreement(found) for name, found in by_measure.items()}
    return {**heading(ledger), "kind": "compare", "verdicts": verdicts, "levels": levels}


def _pairs(blocks: list[Block], wanted: list[Measure]) -> list[tuple[Measure, list[float], list[float]]]:
    return [(one, block_means(blocks, 0, one.value), block_means(blocks, 1, one.value)) for one in wanted]


def headline_changes(ledger: Ledger, level: int, blocks: list[Block]) -> list[Change]:
    """Return the headline measures; as a family they err in at most 5 % of studies."""
    plan = ledger.plan
    wanted = [one for one in measures(plan.seats, find(plan.game).guards, ()) if one.headline]
    return changes(_pairs(blocks, wanted), plan.blocks[level], plan.rotations)


def detail_changes(ledger: Ledger, level: int, blocks: list[Block]) -> list[Change]:
    """Return the other measures, as a family of their own."""
    plan = ledger.plan
    endings = {row["ending"] for block in blocks for row in block["games"]}
    wanted = [one for one in measures(plan.seats, find(plan.game).guards, endings) if not one.headline]
    return changes(_pairs(blocks, wanted), plan.blocks[level], plan.rotations)


def fact_changes(ledger: Ledger, level: int, blocks: list[Block]) -> list[Change]:
    """Return the facts by the size of their effect; among those called changed a tenth may be luck."""
    rows = changes(_pairs(blocks, fact_measures(blocks)), ledger.plan.blocks[level])
    plain = [_chance(row) for row in rows]
    found = []
    for row, q in zip(rows, benjamini_hochberg(plain), strict=True):
        verdict = CHANGED if q <= FALSE_SHARE and ledger.finished else row.verdict
        found.append(Change(**{**vars(row), "chance": q, "verdict": verdict}))
    return sorted(found, key=lambda row: -_standardised(row))


def paired_luck(blocks: list[Block]) -> Mapping[str, float]:
    """Return how well the luck of the two arms is paired: the correlation of a seat's victories, game by game."""
    games: dict[tuple[int, int, int], list[float]] = {}
    for block in blocks:
        for row in block["games"]:
            for seat in range(len(row["scores"])):
                games.setdefault((block["deal"], row["rotation"], seat), []).append(victory(row, seat))
    pairs = [(wins[0], wins[1]) for wins in games.values() if len(wins) > 1]
    return {"rho": round(correlation([one for one, _ in pairs], [other for _, other in pairs]), 3)}


def _chance(row: Change) -> float:
    return chance_of(row.difference.mean, row.difference.error, row.difference.n - 1)


def _standardised(row: Change) -> float:
    error = row.difference.error
    return abs(row.difference.mean) / error if 0 < error < float("inf") else 0.0
