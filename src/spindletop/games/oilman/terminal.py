"""The table of International Oilman drawn in text, from a view; colours are rich markup."""

from collections.abc import Mapping
from typing import Any

from spindletop.games.oilman.components import LETTERS, ROWS

INK = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "iron": "white", "purple": "magenta"}
PEGS = {"dry1": "1", "dry2": "2", "dry3": "3", "wet1": "①", "wet2": "②", "wet3": "③"}


def draw(view: Mapping[str, Any]) -> str:
    """Return the map, the companies and the auction."""
    lines = [_head(view), "", *_map(view), "", *_companies(view), *_auction(view), "", LEGEND]
    return "\n".join(lines)


LEGEND = (
    "[dim]· water  ░ land  letter = company (capital: land)  1 2 3 dry to that level  ① ② ③ oil  "
    "? tested free hole  * marked[/dim]"
)


def _head(view: Mapping[str, Any]) -> str:
    if view["end"] == "target":
        best = max(company["net_worth"] for company in view["companies"])
        return f"[bold]Round {view['round']}[/bold] · best net worth {best} of {view['target']}"
    if view["end"] == "time":
        left, whole = view["minutes_left"], view["minutes"]
        time = f"ends after {whole} minutes" if left is None else f"{left} of {whole} minutes left"
        return f"[bold]Round {view['round']}[/bold] · {'last round, the time is up' if view['end_triggered'] else time}"
    return f"[bold]Round {view['round']}[/bold] of {view['rounds']}"


def _map(view: Mapping[str, Any]) -> list[str]:
    lines = ["     " + " ".join(LETTERS)]
    holes = view["holes"]
    width = len(LETTERS)
    for row in range(ROWS):
        cells = [_cell(view, hole) for hole in holes[row * width : (row + 1) * width]]
        lines.append(f"  {row + 1:>2} " + " ".join(cells))
    return lines


def _cell(view: Mapping[str, Any], hole: Mapping[str, Any]) -> str:
    if hole["hole"] in view["marks"]:
        return "[bold reverse]*[/bold reverse]"
    if hole["owner"] is not None:
        colour = view["companies"][hole["owner"]]["colour"]
        sign = PEGS.get(hole["cap"], colour[0].upper() if hole["terrain"] == "land" else colour[0])
        return f"[{INK[colour]}]{sign}[/]"
    if hole["clear"] or hole["oil"]:
        return "[bold]?[/bold]"
    return "[green]░[/green]" if hole["terrain"] == "land" else "[blue]·[/blue]"


def _companies(view: Mapping[str, Any]) -> list[str]:
    lines = ["  company    cash  salary  worth  properties  wet  dry"]
    for seat, company in enumerate(view["companies"]):
        colour = company["colour"]
        owned = [one for one in view["properties"] if one["owner"] == seat]
        notes = []
        if company["barred"]:
            notes.append("may not bid")
        if company["owed"]:
            notes.append(f"owes {company['owed']}")
        mark = "▶" if seat == view["turn"] else " "
        lines.append(
            f"{mark} [{INK[colour]}]{colour:<8}[/] {company['cash']:>6}  {company['salary']:>6}"
            f" {company['net_worth']:>6}  {len(owned):>10}  {company['wet_wells']:>3}  {company['dry_attempts']:>3}"
            f"  {', '.join(notes)}"
        )
    return lines


def _auction(view: Mapping[str, Any]) -> list[str]:
    auction = view["auction"]
    if auction is None:
        return []
    names = [company["colour"] for company in view["companies"]]
    stands = (
        f"{names[auction['leader']]} leads with {auction['standing']}" if auction["leader"] is not None else "no bid"
    )
    within = ", ".join(names[i] for i in auction["in"])
    return [
        "",
        f"  [bold]Auction[/bold] of {', '.join(view['marks'])}: from {auction['minimum']}; {stands}; in: {within}",
    ]
