"""A study as tables for whoever wants to compute more: a row a game, a row a seat, a row a component."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spindletop.lab.ledger import Ledger
from spindletop.lab.measures import victory
from spindletop.lab.playing import Row

PLAIN = ("number", "rotation", "ending", "decisions", "turns", "rounds", "margin", "lead_changes", "decided_at")
MORE = ("comeback", "longest_idle", "digest")


def write_frames(ledger: Ledger, folder: Path) -> None:
    """Write games.parquet, seats.parquet and uses.parquet beside the study."""
    import polars  # noqa: PLC0415 -- only whoever wants tables needs it

    for name, rows in (("games", _games), ("seats", _seats), ("uses", _uses)):
        polars.DataFrame(list(rows(ledger)), infer_schema_length=None).write_parquet(folder / f"{name}.parquet")


def _rows(ledger: Ledger) -> Iterator[tuple[dict[str, Any], Row]]:
    """Yield every game with what tells it apart: its level, deal and edition."""
    plan = ledger.plan
    for level, spec in enumerate(plan.levels):
        for block in ledger.ordered(level):
            for row in block["games"]:
                yield {"level": spec, "deal": block["deal"], "arm": plan.arms[row["arm"]].name}, row


def _games(ledger: Ledger) -> Iterator[dict[str, Any]]:
    for known, row in _rows(ledger):
        idle = {f"idle_share.q{i + 1}": share for i, share in enumerate(row["idle"])}
        facts = {f"facts.{name}": float(row["facts"][name][0]) for name in row["facts"] if len(row["facts"][name]) == 1}
        yield {**known, **{name: row[name] for name in (*PLAIN, *MORE)}, **idle, **facts}


def _seats(ledger: Ledger) -> Iterator[dict[str, Any]]:
    for known, row in _rows(ledger):
        for seat, score in enumerate(row["scores"]):
            place = {"number": row["number"], "seat": seat, "place": row["order"].index(seat) + 1}
            facts = {f"facts.{name}": float(found[seat]) for name, found in row["facts"].items() if len(found) > 1}
            yield {**known, **place, "score": score, "won": victory(row, seat), **facts}


def _uses(ledger: Ledger) -> Iterator[dict[str, Any]]:
    for known, row in _rows(ledger):
        for component, uses in row["uses"].items():
            for seat, count in enumerate(uses):
                told = {"number": row["number"], "seat": seat, "component": component, "uses": count}
                yield {**known, **told, "first": row["first_uses"][component]}
