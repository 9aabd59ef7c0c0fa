"""Plots as inline SVG, drawn by hand: dots with intervals, histograms, bars; colours are the tokens of the house."""

import html
import math
from collections.abc import Sequence
from dataclasses import dataclass

ROW = 26
LABEL = 140
WIDTH = 480
FIGURES = 112
AXIS = 22
BINS = 24
MOST_TICKS = 6


@dataclass(frozen=True)
class Dot:
    """One line of a plot: a mean with its interval, and how it is written."""

    label: str
    mean: float
    low: float
    high: float
    written: str
    tone: str = ""


def dots(rows: Sequence[Dot], title: str, middle: float, band: tuple[float, float] | None, unit: str = "") -> str:
    """Return dots with intervals around a middle; the band is what still counts as nothing."""
    if not rows:
        return ""
    spread = [*(row.low for row in rows), *(row.high for row in rows), middle, *(band or ())]
    low, high = _stretched(min(spread), max(spread))
    plot = WIDTH - LABEL - FIGURES

    def x(value: float) -> float:
        return LABEL + (min(max(value, low), high) - low) / (high - low) * plot

    height = len(rows) * ROW + AXIS
    parts = []
    if band is not None:
        parts.append(
            f'<rect class="band" x="{x(band[0]):.1f}" y="0" width="{x(band[1]) - x(band[0]):.1f}" '
            f'height="{height - AXIS}"/>'
        )
    parts.append(f'<line class="middle" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="0" y2="{height - AXIS}"/>')
    for i, row in enumerate(rows):
        y = i * ROW + ROW / 2
        parts.append(f'<text x="{LABEL - 10}" y="{y + 4:.1f}" class="label">{_text(row.label)}</text>')
        parts.append(
            f'<line class="reach {row.tone}" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        parts.append(f'<circle class="dot {row.tone}" cx="{x(row.mean):.1f}" cy="{y:.1f}" r="4.5"/>')
        parts.append(f'<text x="{WIDTH - FIGURES + 12}" y="{y + 4:.1f}" class="figure">{_text(row.written)}</text>')
    for value in _ticks(low, high):
        parts.append(f'<text x="{x(value):.1f}" y="{height - 6}" class="tick">{_number(value)}{unit}</text>')
    return _svg(title, WIDTH, height, parts)


def histogram(values: Sequence[float], title: str, others: Sequence[float] = ()) -> str:
    """Return how games spread; a second row of values is drawn as an outline over the first."""
    if not values:
        return ""
    low, high = _stretched(min([*values, *others]), max([*values, *others]))
    height, base = 170, 170 - AXIS
    first, second = _counts(values, low, high), _counts(others, low, high) if others else []
    most = max([*first, *second]) or 1.0
    step = (WIDTH - 20) / BINS
    parts = []
    for i, share in enumerate(first):
        tall = share / most * (base - 10)
        parts.append(
            f'<rect class="bar" x="{10 + i * step:.1f}" y="{base - tall:.1f}" '
            f'width="{step - 1.5:.1f}" height="{tall:.1f}"/>'
        )
    if second:
        points = []
        for i, share in enumerate(second):
            y = base - share / most * (base - 10)
            points.append(f"{10 + i * step:.1f},{y:.1f} {10 + (i + 1) * step:.1f},{y:.1f}")
        parts.append(f'<polyline class="outline" points="{" ".join(points)}"/>')
    for value in _ticks(low, high):
        parts.append(
            f'<text x="{10 + (value - low) / (high - low) * (WIDTH - 20):.1f}" y="{height - 6}" '
            f'class="tick">{_number(value)}</text>'
        )
    return _svg(title, WIDTH, height, parts)


def bars(labels: Sequence[str], values: Sequence[float], title: str, others: Sequence[float] = ()) -> str:
    """Return shares as bars, side by side where there are two rows of them."""
    height, base = 170, 170 - AXIS
    step = (WIDTH - 20) / max(1, len(labels))
    both = bool(others)
    parts = []
    for i, label in enumerate(labels):
        for j, (value, tone) in enumerate(((values[i], ""), (others[i] if both else 0.0, "second"))):
            if j and not both:
                continue
            wide = step * (0.34 if both else 0.6)
            left = 10 + i * step + step * (0.15 + 0.36 * j if both else 0.2)
            tall = min(1.0, max(0.0, value)) * (base - 24)
            parts.append(
                f'<rect class="bar {tone}" x="{left:.1f}" y="{base - tall:.1f}" '
                f'width="{wide:.1f}" height="{tall:.1f}"/>'
            )
            parts.append(
                f'<text x="{left + wide / 2:.1f}" y="{base - tall - 5:.1f}" class="tick">{100 * value:.0f} %</text>'
            )
        parts.append(f'<text x="{10 + (i + 0.5) * step:.1f}" y="{height - 6}" class="tick">{_text(label)}</text>')
    return _svg(title, WIDTH, height, parts)


def _svg(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{html.escape(title, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def _counts(values: Sequence[float], low: float, high: float) -> list[float]:
    counts = [0.0] * BINS
    for value in values:
        counts[min(BINS - 1, int((value - low) / (high - low) * BINS))] += 1 / len(values)
    return counts


def _stretched(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.04 or max(1.0, abs(high)) * 0.1
    return low - room, high + room


def _ticks(low: float, high: float) -> list[float]:
    """Return a few round numbers between two bounds."""
    span = high - low
    size = 10.0 ** math.floor(math.log10(span))
    step = next(size * part for part in (0.2, 0.25, 0.5, 1.0, 2.0) if span / (size * part) <= MOST_TICKS)
    first = -(-low // step)
    return [(first + i) * step for i in range(int(span / step) + 1) if (first + i) * step <= high]


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def _text(words: str) -> str:
    return html.escape(words)
