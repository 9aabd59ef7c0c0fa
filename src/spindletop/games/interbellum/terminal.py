"""The table of Interbellum as text for a terminal, made from a view."""

from collections.abc import Mapping
from typing import Any

INK = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "purple": "magenta"}
TINT = {"persia": "green", "britain": "red", "ussr": "magenta", "saudi": "yellow", "turkey": "blue"}
WIDTH, HEIGHT = 100, 30
BOX_WIDTH, BOX_HEIGHT = 1000, 826
SHOWN = 7


def draw(view: Mapping[str, Any]) -> str:
    """Return the map, the powers, the players, the events and the own hand."""
    parts = [_head(view), *_map(view), LEGEND, "", *_powers(view), "", *_players(view), "", *_events(view)]
    return "\n".join([*parts, *_hand(view)])


LEGEND = (
    "[dim]area names: lower case empty, UPPER CASE controlled (letter = power)   ◇ free well  ◆r well of red"
    "  ⚓n port with bonus[/dim]"
)


def _head(view: Mapping[str, Any]) -> str:
    names = [player["colour"] for player in view["players"]]
    bag = view["bag"]
    chances = ", ".join(f"${c['dollars']} {c['percent']} %" for c in bag["chances"][:4])
    when = f"[bold]Round {view['round']}[/bold] of {view['rounds']} ({view['decade']}) · {view['phase']}"
    if view["phase"] == "setup":
        when = "[bold]Set-up[/bold]"
    return (
        f"{when} · {names[view['starter']]} starts · gas bag {bag['black']} black {bag['white']} white ({chances})"
        f" · card fee ${view['cards']['fee']}, pile {view['cards']['pile']}"
    )


def _map(view: Mapping[str, Any]) -> list[str]:
    """Place every area, well and port where it lies; what does not fit beside its neighbours gives way."""
    rows: list[list[tuple[str, str] | None]] = [[None] * WIDTH for _ in range(HEIGHT)]
    inks = [INK[player["colour"]] for player in view["players"]]
    for well in view["wells"]:
        owner = well["owner"]
        if well["exists"]:
            sign = "◇" if owner is None else f"◆{view['players'][owner]['colour'][0]}"
            _put(rows, well, sign, "white" if owner is None else inks[owner])
    for port in view["ports"]:
        _put(rows, port, f"⚓{port['bonus']}", "cyan")
    letters = {power["power"]: power["letter"] for power in view["powers"]}
    for area in view["areas"]:
        name = area["area"].replace("_home", "").replace("_", " ")[: SHOWN + 4]
        power = area["power"]
        label = name if power is None else f"{name.upper()}·{letters[power]}"
        _put(rows, area, label, "dim" if power is None else TINT[power] + (" bold" if area["home"] else ""))
    return [_line(row) for row in rows]


def _put(rows: list[list[tuple[str, str] | None]], place: Mapping[str, Any], label: str, style: str) -> None:
    row = min(HEIGHT - 1, place["y"] * HEIGHT // BOX_HEIGHT)
    column = max(0, min(WIDTH - len(label), place["x"] * WIDTH // BOX_WIDTH - len(label) // 2))
    for down in (0, 1, -1, 2, -2):
        for right in (0, 1, -1, 2, -2, 3, -3, 5, -5, 8, -8):
            y, x = row + down, column + right
            if not (0 <= y < HEIGHT and 0 <= x <= WIDTH - len(label)):
                continue
            if all(rows[y][i] is None for i in range(max(0, x - 1), min(WIDTH, x + len(label) + 1))):
                for i, letter in enumerate(label):
                    rows[y][x + i] = (letter, style)
                return


def _line(row: list[tuple[str, str] | None]) -> str:
    text = ""
    for i, cell in enumerate(row):
        if cell is None:
            text += " "
            continue
        letter, style = cell
        previous = row[i - 1] if i > 0 else None
        following = row[i + 1] if i + 1 < len(row) else None
        text += f"[{style}]" if previous is None or previous[1] != style else ""
        text += letter
        text += "[/]" if following is None or following[1] != style else ""
    return text.rstrip()


def _powers(view: Mapping[str, Any]) -> list[str]:
    colours = [player["colour"] for player in view["players"]]
    head = "  ".join(f"[{INK[colour]}]{colour[:6]:>6}[/]" for colour in colours)
    lines = [f"  power           {head}   flag    home out  next cube"]
    for power in view["powers"]:
        cubes = "  ".join(f"{count:>6}" for count in power["influence"])
        flag = "-" if power["flag"] is None else colours[power["flag"]]
        lines.append(
            f"  [{TINT[power['power']]}]{power['name']:<15}[/] {cubes}   {flag:<7} {power['home']:>4}"
            f" {len(power['outside']):>3}  ${power['next_price']}"
        )
    return lines


def _players(view: Mapping[str, Any]) -> list[str]:
    lines = ["  player   cash  execs  cards  gas  score = pipes + ports + gas + influence + control   wells"]
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat == view["deciding"]["seat"] else " "
        parts = player["sources"]
        split = " + ".join(str(parts[key]) for key in ("pipelines", "ports", "gas", "influence", "control"))
        wells = ", ".join(_well(well) for well in player["wells"])
        lines.append(
            f"{mark} [{INK[player['colour']]}]{player['colour']:<7}[/] ${player['cash']:>4} {player['executives']:>6}"
            f" {player['hand_size']:>6} {player['finds']:>4}  {player['score']:>5} = {split:<24}  {wells}"
        )
    return lines


def _well(well: Mapping[str, Any]) -> str:
    state = f"to {well['port']}" if well["connected"] else f"{well['missing']} missing"
    used = " used" if well["used"] else " new" if well["new"] else ""
    return f"{well['well']} ({state}{used})"


def _events(view: Mapping[str, Any]) -> list[str]:
    lines = []
    for event in view["events"]:
        if event is not None:
            lines.append(f"  [bold]{event['card']} {event['name']}[/bold]: {event[event['valid']]}")
    return lines


def _hand(view: Mapping[str, Any]) -> list[str]:
    lines = []
    for player in view["players"]:
        for card in player.get("hand", []):
            times = f" x{card['count']}" if card["count"] > 1 else ""
            lines.append(f"  [bold]{card['kind']} {card['name']}[/bold]{times}: {card['text']}")
    return ["", "  Your cards:", *lines] if lines else []
