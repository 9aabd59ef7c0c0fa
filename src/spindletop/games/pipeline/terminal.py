"""The table of Pipeline drawn in text, from a view; colours are rich markup."""

from collections.abc import Mapping
from typing import Any

from spindletop.games.pipeline import names as N

INK = {"O": "dark_orange", "S": "bright_white", "T": "cyan"}
SEAT_INK = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
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
    left = view["action"]["rounds_left_in_year"]
    more = f", {left} more this year" if left else ", the last of this year"
    when = f"[bold]Year {view['year']}, round {view['round']}[/bold] of {view['rounds']}{more}"
    return f"{when if view['round'] else '[bold]Set-up[/bold]'}   order {order}   next {lower}"


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


def _tile_lines(paper: Mapping[str, Any] | None, rates: list[int]) -> str:
    if paper is None:
        return "—"
    return f"{paper['name']} " + " ".join(_line(code) for code in paper["lines"]) + f" {_pay(paper['lines'], rates)}"


def _pay(lines: list[str], rates: list[int]) -> int:
    """Return what barrels delivered to these lines pay."""
    return sum(rates[int(code[1])] for code in lines)


def _papers(view: Mapping[str, Any]) -> list[str]:
    lines = ["[bold]Contracts and orders[/bold]  (name, barrels, what they pay in all)"]
    tops = {stack["row"]: stack["top"] for stack in view["stacks"]}
    for kind in ("contract", "order"):
        spots, rates = view[f"{kind}s"], view["rates"][kind]
        for row in dict.fromkeys(spot["row"] for spot in spots):
            shown = [_tile_lines(spot["paper"], rates) for spot in spots if spot["row"] == row and spot["in_use"]]
            stack = f"   next: {_tile_lines(tops[row], rates)}" if tops.get(row) else ""
            lines.append(f"  {kind + 's':<9} {row:<5} {' | '.join(shown)}{stack}")
    return lines


def _pipe(tile: Mapping[str, Any] | None) -> str:
    """Draw a tile as it lies unturned: the side pipe of half A, the central pipe through both, the side pipe of B."""
    if tile is None:
        return "·"
    parts = [
        (tile["left"], _bend("NSW".replace(tile["a"], ""))),
        (tile["centre"], _bend(tile["a"] + "E") + _bend("W" + tile["b"])),
        (tile["right"], _bend("NES".replace(tile["b"], ""))),
    ]
    return f"{tile['tile']}(" + "".join(f"[{INK[colour]}]{colour}{pipe}[/]" for colour, pipe in parts) + ")"


def _bend(ends: str) -> str:
    """Return the sign of a pipe between two edges of a half."""
    return CORNERS["".join(sorted(ends, key="NESW".index))]


def _centre(view: Mapping[str, Any]) -> list[str]:
    names = [seat["colour"] for seat in view["seats"]]
    arms = [f"{_space(near, names)} ─ {_space(far, names)}" for near, far in _arms(view["cross"])]
    costs = "  ".join(
        f"[{INK[letter]}]{letter}[/] {'+'.join(map(str, steps))}" for letter, steps in view["markers"].items()
    )
    lines = [
        "[bold]Actions[/bold]  (a secondary action goes to the other space of the arm)",
        *[f"  {arm}" for arm in arms],
        f"[bold]Refining costs[/bold] {costs}",
        "[bold]Pipe tiles[/bold]  (number, side pipe of half A, central pipe through both halves, side pipe of half B)",
    ]
    for shop in view["shops"]:
        rows = ", ".join(f"{row['left']} at {row['price']}" for row in shop["rows"])
        pipes = " ".join(_pipe(tile) for tile in shop["pipes"])
        lines.append(f"  [bold]{shop['shop'].capitalize()} shop[/bold] {rows}; pipes {pipes}")
    for name, quadrant in zip(N.QUADRANT_NAMES, view["government"]["quadrants"], strict=True):
        state = "open" if quadrant["open"] else "closed"
        lines.append(f"  [bold]{name}[/bold] {state:<6} " + " ".join(_pipe(tile) for tile in quadrant["tiles"]))
    families = []
    for family in view["upgrades"]:
        token = "○" if family["face_up"] else "●"
        families.append(f"{token} {_family(family['family'])} {'/'.join(map(str, family['on_offer']))}")
    lines.append(f"[bold]Upgrades[/bold] {', '.join(families)}")
    cards = "; ".join(f"card {card['number']}: {_valuation(card)}" for card in view["valuations"])
    lines.append(f"[bold]Valuations[/bold] {cards}; tile: {_valuation({'rule': view['valuation_tile']})}")
    return lines


def _arms(cross: list[Mapping[str, Any]]) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Return the two spaces of each arm of the cross, the market first."""
    return list(zip(cross[:4], cross[4:], strict=True))


def _space(space: Mapping[str, Any], names: list[str]) -> str:
    """Name a space of the cross as `work` and `secondary` count them, with the workers on it."""
    action = space["action"] or "not dealt yet"
    words = N.ACTION_WORDS[N.ACTIONS.index(action)] if action in N.ACTIONS else action
    return f"{space['space']} {words}" + "".join(f" ({_name(names[seat])})" for seat in space["workers"])


def _family(name: str) -> str:
    return N.FAMILY_WORDS[N.FAMILY_NAMES.index(name)]


def _valuation(card: Mapping[str, Any]) -> str:
    """Say what a valuation card pays."""
    steps = " ".join(map(str, card.get("payout", [])))
    colour = N.COLOUR_NAMES[N.LETTERS.index(card["colour"])] if "colour" in card else ""
    return {
        "oil_again": "refined oil in tanks again",
        "pipelines_again": "pipelines again",
        "per_tank": f"{card.get('amount')} a tank",
        "per_level3": f"{card.get('amount')} an upgrade of level III",
        "attached_pipelines": "pipelines attached to a machine again",
        "colour_assets": f"{colour} oil and pipelines again",
        "pipelines_exactly": f"{card.get('amount')} a pipeline whose best grade is {card.get('grade')}",
        "contracts_again": "contracts as if filled once more",
        "orders_again": "orders as if filled once more",
        "distinct_pipelines": f"different kinds of pipeline, 0 to 9: {steps}",
        "distinct_attached_pipelines": f"different kinds of attached pipeline, 0 to 9: {steps}",
        "distinct_delivered": f"different kinds of delivered barrel, 0 to 9: {steps}",
    }[card["rule"]]


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
        held = [f"{_family(name)} {'I' * level}" for name, level in seat["upgrades"].items()]
        lines.append("    upgrades: " + ", ".join(held))
    for contract in seat["contracts"]:
        left = [code for code, done in zip(contract["lines"], contract["filled"], strict=True) if not done]
        state = f"filled {contract['fillings']}x, {_pay(left, view['rates']['contract'])} to come"
        parts = [
            f"[dim]{code}[/dim]" if done else _line(code)
            for code, done in zip(contract["lines"], contract["filled"], strict=True)
        ]
        lines.append(f"    {contract['name']} {' '.join(parts)} ({state if contract['active'] else 'deferred'})")
    if seat["orders"]:
        paid = view["rates"]["order"]
        lines.append("    orders filled: " + ", ".join(_tile_lines(order, paid) for order in seat["orders"]))
    return lines + _network(seat["network"])


def _network(network: Mapping[str, Any]) -> list[str]:
    """Draw the network, two signs wide and one high a half: its central pipe, then its side pipe; x above, y beside."""
    halves = {(half["x"], half["y"]): half for half in network["halves"]}
    if not halves:
        return ["    no network yet"]
    columns, rows = _span({x for x, _ in halves}), _span({y for _, y in halves})
    lines = ["       " + " ".join(f"[dim]{x:>2}[/dim]" for x in columns)]
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
        lines.append(f"    [dim]{y:>2}[/dim] " + " ".join(cells))
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
