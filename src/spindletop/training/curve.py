"""The curve of a training as a picture: how often the mind wins alone among greedy ones, over the games played."""

from pathlib import Path

WIDTH, HEIGHT, MARGIN = 640, 320, 48
STYLE = "font: 12px sans-serif"


def draw_curve(curve: list[dict[str, float]], file: Path, title: str) -> None:
    """Write the picture; a training that was not judged yet has none."""
    judged = [entry for entry in curve if "greedy" in entry]
    if judged:
        file.write_text(svg(judged, title), encoding="utf-8")


def svg(judged: list[dict[str, float]], title: str) -> str:
    """Return the picture of the judgements, with their 95 % intervals."""
    most = max(entry["games"] for entry in judged) or 1.0
    points = [(_x(entry["games"] / most), _y(entry["greedy"])) for entry in judged]
    bars = [
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(_high(entry)):.1f}" y2="{_y(_low(entry)):.1f}" stroke="#b08050"/>'
        for (x, _), entry in zip(points, judged, strict=True)
    ]
    grid = [
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{_y(share):.1f}" y2="{_y(share):.1f}" stroke="#ddd"/>'
        f'<text x="{MARGIN - 6}" y="{_y(share) + 4:.1f}" text-anchor="end" style="{STYLE}">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f'<text x="{MARGIN}" y="24" style="{STYLE}; font-weight: bold">{title}: wins alone among greedy</text>'
        f"{''.join(grid)}{''.join(bars)}"
        f'<polyline points="{line}" fill="none" stroke="#7a3b12" stroke-width="2"/>'
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 12}" text-anchor="end" style="{STYLE}">{most:,.0f} games</text>'
        "</svg>\n"
    )


def _low(entry: dict[str, float]) -> float:
    return max(0.0, entry["greedy"] - 1.96 * entry.get("greedy_error", 0.0))


def _high(entry: dict[str, float]) -> float:
    return min(1.0, entry["greedy"] + 1.96 * entry.get("greedy_error", 0.0))


def _x(part: float) -> float:
    return MARGIN + part * (WIDTH - 2 * MARGIN)


def _y(share: float) -> float:
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)
