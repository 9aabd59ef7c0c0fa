"""The cards of the page of a study: each answers one question with a plot or a table."""

import html
from collections.abc import Mapping, Sequence
from typing import Any

from spindletop.lab.playing import Row
from spindletop.lab.plots import Dot, bars, dots, histogram
from spindletop.lab.verdicts import FAIR_BAND, band

QUARTERS = ("first quarter", "second", "third", "last")
MOST_FACTS = 40
MOST_COMPONENTS = 60
FEW = 10
"""Below this, a number is written with two digits after the point."""
FAR = 12.0
"""Differences beyond this many units are drawn at the edge."""
TONES = {"changed": "bad", "same": "good"}


def arms_card(found: Mapping[str, Any]) -> str:
    """Return which editions were played."""
    played = [arm for arm in found["arms"] if not arm["forbid"] and not arm["force"]]
    rows = [[f"<code>{html.escape(arm['name'])}</code>", arm["hash"]] for arm in played]
    return f'<h2>Editions</h2><section class="card">{_grid(["edition", "fingerprint"], rows)}</section>'


def level_cards(level: Mapping[str, Any], rows: Sequence[Row], seats: int) -> str:
    """Return the answers of one level about one edition."""
    fair = level["fairness"]
    due = 100 / seats
    places = [
        Dot(
            f"place {i + 1}",
            100 * place["mean"],
            100 * max(0, place["low"]),
            100 * min(1, place["high"]),
            _percent(place["mean"]),
        )
        for i, place in enumerate(fair["places"])
    ]
    wanted = f"; about {fair['wanted_blocks']:,} deals would tell" if fair["wanted_blocks"] else ""
    measured = level["measures"]
    idle = [measured[f"idle_share.q{quarter}"]["mean"] for quarter in range(1, 5)]
    fair_plot = dots(places, "wins by place", due, (due * (1 - FAIR_BAND), due * (1 + FAIR_BAND)), " %")
    said = f"<p>{fair['verdict']}{wanted}. The band is 0.85 to 1.15 of the due.</p>"
    exciting = ("lead_changes", "margin", "decided_at", "comeback", "winning_score", "last_score")
    endings = [name for name in measured if name.startswith(("endings.", "guard"))]
    quiet = bars(QUARTERS, idle, "idle turns by quarter")
    parts = [
        _card("Fair?", said + fair_plot),
        _card("How long?", _line(measured, ("decisions", "turns", "rounds", "minutes")) + _lengths(rows)),
        _card("Does anything happen?", _line(measured, ("idle_share", "longest_idle")) + quiet),
        _card("Exciting?", _table(measured, exciting)),
        _card("Facts", _facts(measured)),
        _card("Endings and dead rules", _table(measured, endings) + _never(level)),
        _card("Components", _components(level), wide=True),
    ]
    return f"<h2>{html.escape(level['level'])}: {level['games']:,} games</h2><div class='grid'>{''.join(parts)}</div>"


def compare_cards(level: Mapping[str, Any], rows: Sequence[Row], verdicts: Mapping[str, str]) -> str:
    """Return the answers of one level about two editions."""
    forest = []
    for row in level["changes"]:
        unit = band(row["kind"], row["base"])
        mean, low, high = (min(FAR, max(-FAR, row["difference"][name] / unit)) for name in ("mean", "low", "high"))
        forest.append(Dot(row["name"], mean, low, high, _difference(row), TONES.get(row["verdict"], "")))
    first, second = ([row["decisions"] for row in rows if row["arm"] == arm] for arm in (0, 1))
    before, after = ([arm["measures"][f"idle_share.q{q}"]["mean"] for q in range(1, 5)] for arm in level["arms"])
    parts = [
        _card(
            "What changed?",
            "<p>In units of what would still count as the same (2 points, or 5 % of a number). Luck is paired with a "
            f"correlation of {level['luck']['rho']:.2f}.</p>{dots(forest, 'differences', 0, (-1, 1))}",
            wide=True,
        ),
        _card("Length, before (bars) and after (line)", histogram(first, "decisions", second)),
        _card("Idle turns, before and after", bars(QUARTERS, before, "idle turns by quarter", after)),
        _card("Measures", _changes([*level["changes"], *level["details"]])),
        _card("Facts, the clearest changes first", _changes(level["facts"][:MOST_FACTS])),
    ]
    return f"<h2>{html.escape(level['level'])}: {level['games']:,} games</h2><div class='grid'>{''.join(parts)}</div>"


def audit_cards(level: Mapping[str, Any]) -> str:
    """Return what every component is worth at one level."""
    rows = [row for row in level["components"] if row["forbid"] is not None]
    forest = []
    for row in rows[:MOST_COMPONENTS]:
        mean, low, high = (100 * row["forbid"][name] for name in ("mean", "low", "high"))
        forest.append(Dot(row["name"], mean, low, high, row["note"], _tone(row["note"])))
    plot = dots(forest, "effect of forbidding", 0, (-2, 2))
    head = ["component", "uses", "games", "winners", "if forbidden", "q", "note"]
    table = _grid(head, [_audited(row) for row in level["components"]])
    return (
        f"<h2>{html.escape(level['level'])}</h2><div class='grid'>"
        + _card("What a seat wins more or less without it", plot, wide=True)
        + _card("All components (* dealt by lot)", table, wide=True)
        + "</div>"
    )


def _audited(row: Mapping[str, Any]) -> list[str]:
    used = row["usage"]
    return [
        _component(row),
        f"{used['uses']:.2f}",
        _percent(used["games"]),
        _times(used["winners"]),
        "" if row["forbid"] is None else f"{100 * row['forbid']['mean']:+.1f}",
        "" if row["q"] is None else f"{row['q']:.3f}",
        row["note"],
    ]


def _component(row: Mapping[str, Any]) -> str:
    return html.escape(row["name"]) + (" *" if row["dealt"] else "")


def _grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table whose cells are HTML."""
    first = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{first}</tr>{body}</table></div>'


def _card(title: str, body: str, wide: bool = False) -> str:
    return f'<section class="card{" wide" if wide else ""}"><h3>{html.escape(title)}</h3>{body}</section>'


def _lengths(rows: Sequence[Row]) -> str:
    return histogram([row["decisions"] for row in rows], "decisions in a game")


def _line(measured: Mapping[str, Any], names: Sequence[str]) -> str:
    words = [f"{html.escape(measured[name]['words'])} {_value(measured[name])}" for name in names]
    return f"<p>{'; '.join(words)}.</p>"


def _table(measured: Mapping[str, Any], names: Sequence[str]) -> str:
    rows = [[html.escape(measured[name]["words"]), _value(measured[name]), _bounds(measured[name])] for name in names]
    return _grid(["measure", "mean", "95 %"], rows)


def _facts(measured: Mapping[str, Any]) -> str:
    names = [name for name in measured if name.startswith("facts.")]
    if not names:
        return "<p>This game declares no facts of its own.</p>"
    shown = _table(measured, names[:MOST_FACTS])
    return f"<details><summary>{len(names)} facts, means over the seats</summary>{shown}</details>"


def _never(level: Mapping[str, Any]) -> str:
    parts = [
        f"<p><small>never met, {html.escape(kind)}:</small> {html.escape(', '.join(names))}</p>"
        for kind, names in level["never"].items()
        if names
    ]
    return "".join(parts)


def _components(level: Mapping[str, Any]) -> str:
    used = sorted((row for row in level["components"] if row["uses"] > 0), key=lambda row: -row["uses"])
    rows = [
        [_component(row), f"{row['uses']:.2f}", _percent(row["games"]), _percent(row["first"]), _times(row["winners"])]
        for row in used
    ]
    table = _grid(["component (* dealt by lot)", "uses a game", "games", "first at", "winners"], rows)
    return f"<details><summary>{len(rows)} components that were used</summary>{table}</details>"


def _changes(rows: Sequence[Mapping[str, Any]]) -> str:
    shown = [
        [
            html.escape(row["name"]),
            _shown(row, row["base"]),
            _shown(row, row["other"]),
            _difference(row),
            f'<span class="{TONES.get(row["verdict"], "")}">{row["verdict"]}</span>',
        ]
        for row in rows
    ]
    return _grid(["measure", "base", "yours", "difference", "verdict"], shown)


def _tone(note: str) -> str:
    return "bad" if note in ("dead", "dominant") else "good" if note == "matters" else ""


def _shown(row: Mapping[str, Any], value: float) -> str:
    return _percent(value) if row["kind"] == "share" else _number(value)


def _value(row: Mapping[str, Any]) -> str:
    return _shown(row, row["mean"])


def _bounds(row: Mapping[str, Any]) -> str:
    return "" if row["low"] is None else f"{_shown(row, row['low'])} to {_shown(row, row['high'])}"


def _difference(row: Mapping[str, Any]) -> str:
    found = row["difference"]
    half = (found["high"] - found["low"]) / 2
    if half == float("inf"):
        return "?"
    if row["kind"] == "share":
        return f"{100 * found['mean']:+.1f} ±{100 * half:.1f}"
    sign = "+" if found["mean"] >= 0 else "-"
    return f"{sign}{_number(abs(found['mean']))} ±{_number(half)}"


def _number(value: float) -> str:
    return f"{value:,.1f}" if abs(value) >= FEW else f"{value:.2f}"


def _percent(value: float | None) -> str:
    return "" if value is None else f"{100 * value:.1f} %"


def _times(value: float | None) -> str:
    return "" if value is None else f"{value:.2f} x"
