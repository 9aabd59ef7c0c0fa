"""The table of Pipe It Up drawn in text, from a view; colours are rich markup."""

from collections.abc import Mapping
from typing import Any

INK = {"yellow": "yellow", "red": "red", "purple": "magenta", "green": "green"}
FACES = {"blank": "0", "pipe1": "1 pipe", "pipe2": "2 pipes", "card": "question", "upgrade": "token"}
"""Short words for the faces of the dice."""
WIDTH = 74
HEIGHT = 36
MARGIN = 2
LEGEND = (
    "[dim]digits: length of a link that can be built next · . a link, : a dotted one · letters: built, by colour · "
    "KUM start · * city token (x2: two) · # grey plant · + own plant · = reservoir[/dim]"
)


class Canvas:
    """A grid of signs, each with the style it is written in."""

    def __init__(self) -> None:
        self.signs = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.styles = [[""] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text from here to the right."""
        for i, sign in enumerate(text):
            if 0 <= x + i < WIDTH and 0 <= y < HEIGHT:
                self.signs[y][x + i] = sign
                self.styles[y][x + i] = style

    def lines(self) -> list[str]:
        """Return the grid with its styles as markup."""
        drawn: list[str] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = ""
            run, style = "", ""
            for sign, here in zip(signs, styles, strict=True):
                if here != style:
                    line += _styled(run, style)
                    run, style = "", here
                run += sign
            drawn.append((line + _styled(run, style)).rstrip())
        return drawn


def _styled(text: str, style: str) -> str:
    return f"[{style}]{text}[/]" if style and text.strip() else text


def draw(view: Mapping[str, Any]) -> str:
    """Return head, map, players, the question and what is at stake."""
    lines = [_head(view), "", *_map(view), "", *_seats(view), *_own(view), *_question(view), "", LEGEND]
    return "\n".join(lines)


def _head(view: Mapping[str, Any]) -> str:
    limit = " · [bold]one pipeline a turn[/bold]" if view["limited"] else ""
    roll = view["roll"]
    dice = "" if roll is None else f" · rolled {', '.join(FACES[face] for face in (roll['player'], *roll['standard']))}"
    prices = view["prices"]
    return (
        f"[bold]{view['links_left']} links[/bold] with {view['pipes_left']} pipes left · "
        f"{view['city_tokens_left']} city tokens · bank {view['bank']}{limit}{dice}\n"
        f"[dim]VP by length: {' '.join(str(vp) for vp in view['score_table'])} · a token is {prices['token_pipes']} "
        f"pipes, a plant {prices['plant_tokens']} tokens[/dim]"
    )


def _spot(city: Mapping[str, Any]) -> tuple[int, int]:
    x = MARGIN + round(city["x"] * (WIDTH - 2 * MARGIN - 6))
    return x, round(city["y"] * (HEIGHT - 1))


def _map(view: Mapping[str, Any]) -> list[str]:
    canvas = Canvas()
    cities = {city["id"]: city for city in view["cities"]}
    for link in view["links"]:
        _draw_link(canvas, view, link, cities)
    stacks = {one["city"]: one for one in view["reservoirs"]}
    for city in view["cities"]:
        _draw_city(canvas, view, city, stacks)
    return canvas.lines()


def _draw_link(canvas: Canvas, view: Mapping[str, Any], link: Mapping[str, Any], cities: Mapping[str, Any]) -> None:
    (ax, ay), (bx, by) = _spot(cities[link["a"]]), _spot(cities[link["b"]])
    steps = max(abs(bx - ax) // 2, abs(by - ay), 2)
    sign, style = (":" if link["dotted"] else "."), "dim"
    if link["owner"] is not None:
        seat = view["seats"][link["owner"]]
        sign, style = seat["letter"].lower(), INK[seat["colour"]]
    elif not link["usable"]:
        return
    for i in range(1, steps):
        canvas.put(ax + round((bx - ax) * i / steps), ay + round((by - ay) * i / steps), sign, style)
    if link["owner"] is None:
        middle = steps // 2
        x, y = ax + round((bx - ax) * middle / steps), ay + round((by - ay) * middle / steps)
        canvas.put(x, y, str(link["length"]), "bold" if link["open"] else "dim")


def _draw_city(
    canvas: Canvas, view: Mapping[str, Any], city: Mapping[str, Any], stacks: Mapping[str, Mapping[str, Any]]
) -> None:
    x, y = _spot(city)
    name = "S-T" if "-" in city["name"] else city["name"][:3]
    style = "bold" if city["network"] else "cyan"
    canvas.put(x - 2, y, " ", "")
    canvas.put(x - 1, y, name.upper() if city["id"] == view["start_city"] else name, style)
    x += len(name) - 1
    marks = "#" if city["grey_plant"] else ""
    if city["icon"] is not None:
        marks += city["icon"][:2]
    elif city["tokens"]:
        marks += "*" if city["tokens"] == 1 else "x2"
    canvas.put(x, y, marks, "bright_blue")
    x += len(marks)
    for seat in city["plants"]:
        canvas.put(x, y, "+", INK[view["seats"][seat]["colour"]])
        x += 1
    if city["id"] in stacks:
        one = stacks[city["id"]]
        canvas.put(x, y, f"={one['size']}", INK[view["seats"][one["seat"]]["colour"]])
        x += 2
    canvas.put(x, y, " ", "")


def _seats(view: Mapping[str, Any]) -> list[str]:
    lines = ["  player      VP  stock  supply  tokens  plants  dice  city tokens"]
    for number, seat in enumerate(view["seats"]):
        mark = "▶" if number == view["turn"] and not view["over"] else " "
        notes = ""
        if seat["icons"] is not None:
            notes = ", ".join(f"{icon} {copies}" for icon, copies in seat["icons"].items())
        if "final" in seat:
            final = seat["final"]
            notes += (
                f" · track {final['track']} + plants {final['plants']} + icons {final['icons']} + "
                f"mission {final['mission']} = [bold]{final['total']}[/bold]"
            )
        lines.append(
            f"{mark} [{INK[seat['colour']]}]{seat['letter']} {seat['colour']:<7}[/] {seat['vp']:>4}  {seat['stock']:>5}"
            f"  {seat['supply']:>6}  {seat['tokens']:>6}  {seat['plants']:>6}  {seat['dice']['total']:>4}"
            f"  {seat['city_tokens']:>11}  {notes}"
        )
    return lines


def _own(view: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for seat in view["seats"]:
        mission = seat["mission"]
        if mission is None:
            continue
        done = ", ".join(f"{part['have']} of {part['want']}" for part in mission["progress"])
        met = " [green]met[/green]" if mission["met"] else ""
        lines.append(
            f"  {seat['letter']} mission {mission['id']} {mission['name']} ({mission['vp']} VP): {mission['text']}"
            f" ({done}){met}"
        )
    return lines


def _question(view: Mapping[str, Any]) -> list[str]:
    card = view["question"]
    if card is None:
        return []
    lines = ["", f"  [bold]{card['text']}[/bold] ({card['reward']['words']})"]
    for letter, choice in zip("ABC", card["choices"] or [], strict=False):
        lines.append(f"    {letter}  {choice}")
    if "answer" in card:
        lines.append(f"    right: {card['answer']}")
    return lines
