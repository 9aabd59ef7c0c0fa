"""The table of Pipeline drawn in text, from a view; colours are rich markup."""

from collections.abc import Mapping
from typing import Any

INK = {"O": "dark_orange", "S": "bright_white", "T": "cyan"}
SEAT_INK = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
GRADES = ["crude", "low", "mid", "high"]
CORNERS = {"NE": "╰", "NS": "│", "NW": "╯", "ES": "╭", "EW": "─", "SW": "╮"}


def draw(view: Mapping[str, Any]) -> str:
    """Return the board, then every seat with its network."""
    lines = [_head(view), "", *_markets(view), "", *_papers(view), "", *_centre(view)]
    for seat in range(len(view["seats"])):
        lines += ["", *_seat(view, seat)]
    return "\n".join(lines)


def _head(view: Mapping[str, Any]) -> str:
    names = [seat["colour"] for seat in view["seats"]]
    order = " ".join(_name(names[i]) for i in view["upper"])
    lower = " ".join(_name(names[i]) if i is not None else "·" for i in view["lower"])
    return f"[bold]Year {view['year']}, round {view['round']}[/bold] of {view['rounds']}   order {order}   next {lower}"


def _name(colour: str) -> str:
    return f"[{SEAT_INK.get(colour, 'white')}]{colour}[/]"


def _markets(view: Mapping[str, Any]) -> list[str]:
    lines = ["[bold]Markets[/bold]  (price below, ● barrel, · free)"]
    for row in view["markets"]:
        ink = INK[row["colour"]]
        spaces = []
        for space in row["spaces"]:
            if not space["in_play"]:
                continue
            barrel = space["barrel"]
            sign = f"[{INK[barrel]}]●[/]" if barrel else "·"
            spaces.append(f"{sign}{space['price']}")
        need = f"  −{row['demand']} a year" if row["demand"] else ""
        lines.append(f"  [{ink}]{row['row']:<6}[/] {' '.join(spaces)}{need}")
    return lines


def _line(code: str) -> str:
    return f"[{INK[code[0]]}]{code}[/]"


def _tile_lines(paper: Mapping[str, Any] | None) -> str:
    if paper is None:
        return "—"
    return f"{paper['name']} " + " ".join(_line(code) for code in paper["lines"])


def _papers(view: Mapping[str, Any]) -> list[str]:
    lines = ["[bold]Contracts and orders[/bold]"]
    tops = {stack["row"]: stack["top"] for stack in view["stacks"]}
    for spots, title in [(view["contracts"], "contracts"), (view["orders"], "orders")]:
        for row in dict.fromkeys(spot["row"] for spot in spots):
            shown = [_tile_lines(spot["paper"]) for spot in spots if spot["row"] == row and spot["in_use"]]
            stack = f"   next: {_tile_lines(tops[row])}" if tops.get(row) else ""
            lines.append(f"  {title:<9} {row:<5} {' | '.join(shown)}{stack}")
    return lines


def _pipe(tile: Mapping[str, Any] | None) -> str:
    if tile is None:
        return "·"
    left, centre, right = tile["left"], tile["centre"], tile["right"]
    return f"{tile['tile']}([{INK[left]}]{left}[/][{INK[centre]}]{centre}[/][{INK[right]}]{right}[/])"


def _centre(view: Mapping[str, Any]) -> list[str]:
    names = [seat["colour"] for seat in view["seats"]]
    inner = []
    for space in view["cross"][4:]:
        here = "".join(f" ({_name(names[seat])})" for seat in space["workers"])
        inner.append(f"{space['arm']} {space['action']}{here}")
    costs = "  ".join(
        f"[{INK[letter]}]{letter}[/] {'+'.join(map(str, steps))}" for letter, steps in view["markers"].items()
    )
    lines = [f"[bold]Actions[/bold] {', '.join(inner)}", f"[bold]Refining costs[/bold] {costs}"]
    for shop in view["shops"]:
        rows = ", ".join(f"{row['left']} at {row['price']}" for row in shop["rows"])
        pipes = " ".join(_pipe(tile) for tile in shop["pipes"])
        lines.append(f"[bold]{shop['shop'].capitalize()} shop[/bold] {rows}; pipes {pipes}")
    for number, quadrant in enumerate(view["government"]["quadrants"]):
        state = "open" if quadrant["open"] else "closed"
        lines.append(
            f"[bold]Quadrant {number}[/bold] {state:<6} " + " ".join(_pipe(tile) for tile in quadrant["tiles"])
        )
    families = []
    for family in view["upgrades"]:
        token = "○" if family["face_up"] else "●"
        families.append(f"{token} {family['family']} {'/'.join(map(str, family['on_offer']))}")
    lines.append(f"[bold]Upgrades[/bold] {', '.join(families)}")
    cards = ", ".join(f"{card['number']} {card['rule']}" for card in view["valuations"])
    lines.append(f"[bold]Valuations[/bold] {cards}; tile: {view['valuation_tile']}")
    return lines


def _seat(view: Mapping[str, Any], number: int) -> list[str]:
    seat = view["seats"][number]
    mark = "▶ " if number == view["turn"] else "  "
    score = seat["score"]
    lines = [
        f"{mark}{_name(seat['colour'])}  cash {seat['cash']}  penalty tokens {seat['tokens']}  "
        f"as it stands {score['total']} (oil {score['oil']}, pipelines {score['pipelines']}, "
        f"valuations {score['valuations']}, penalties {score['penalties']})"
    ]
    tanks = []
    for row in seat["tank_rows"]:
        barrels = "".join(f"[{INK[c]}]{'●' * n}[/]" for c, n in zip("OST", row["barrels"], strict=True) if n)
        tanks.append(f"{row['grade']} {barrels}{'·' * row['room']}")
    lines.append("    tanks: " + "   ".join(tanks))
    if seat["upgrades"]:
        lines.append("    upgrades: " + ", ".join(f"{name} {'I' * level}" for name, level in seat["upgrades"].items()))
    for contract in seat["contracts"]:
        state = f"filled {contract['fillings']}x" if contract["active"] else "deferred"
        parts = [
            f"[dim]{code}[/dim]" if done else _line(code)
            for code, done in zip(contract["lines"], contract["filled"], strict=True)
        ]
        lines.append(f"    {contract['name']} {' '.join(parts)} ({state})")
    if seat["orders"]:
        lines.append("    orders filled: " + ", ".join(_tile_lines(order) for order in seat["orders"]))
    return lines + _network(seat["network"])


def _network(network: Mapping[str, Any]) -> list[str]:
    """Draw the network, two signs wide and one high a half: its central pipe, then its side pipe."""
    halves = {(half["x"], half["y"]): half for half in network["halves"]}
    if not halves:
        return ["    no network yet"]
    columns, rows = _span({x for x, _ in halves}), _span({y for _, y in halves})
    lines: list[str] = []
    for y in rows:
        cells: list[str] = []
        for x in columns:
            half = halves.get((x, y))
            if half is None:
                cells.append("  ")
            elif half["covered"]:
                cells.append("[bold magenta]▣▣[/bold magenta]")
            else:
                cells.append("".join(f"[{INK[part['colour']]}]{CORNERS[part['ends']]}[/]" for part in half["segments"]))
        lines.append("    " + " ".join(cells))
    long = sorted((p for p in network["pipelines"] if p["length"] > 2), key=lambda p: -int(p["length"]))
    shown = [
        f"[{INK[p['colour']]}]{p['colour']} {p['length']}[/]{'⚙' if p['attached'] else ''}"
        + (f" → {p['reach'][0]}" if p["reach"][0] else "")
        for p in long[:10]
    ]
    return [*lines, "    pipelines: " + (", ".join(shown) or "none longer than 2")]


def _span(used: set[int]) -> list[int]:
    """Return the columns (or rows) of the network in order, however it lies across the seam of the grid."""
    gap = next(i for i in range(32) if i not in used)
    order = [(gap + i) % 32 for i in range(32)]
    inside = [i for i, place in enumerate(order) if place in used]
    return order[inside[0] : inside[-1] + 1]
