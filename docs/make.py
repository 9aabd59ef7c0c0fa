"""Makes what the documents show.

These are the table of games in README.md, the picture of a table in the terminal, and what learners see of each game in
docs/observations.md with its pictures. Run it from the root of a clone, with spindletop installed:
`python docs/make.py`. The tests fail while a table is behind the shelf.
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from spindletop import find, make_bot, play_game
from spindletop.envs.observing import FLAT, SUMMARY, Observer, Part
from spindletop.envs.picture import picture as observation_picture
from spindletop.games import shelf
from spindletop.kernel.record import Record
from spindletop.kernel.state import State

RESEARCH = Path(__file__).parent / "research.md"
README = Path(__file__).parent.parent / "README.md"
PICTURE = Path(__file__).parent / "oilman.svg"
OBSERVATIONS = Path(__file__).parent / "observations.md"
BEGIN, END = "<!-- games: made by docs/make.py -->", "<!-- end of games -->"
NUMBERS_BEGIN, NUMBERS_END = "<!-- numbers: made by docs/make.py -->", "<!-- end of numbers -->"
# The games of the box, in the order in which the README lists them.
BOX = ("oilman", "crude", "pipe_it_up", "interbellum", "pipeline")
SHOWN_AFTER = 330
SEED = 1901
OBSERVED = """# What a learner sees

Made by `python docs/make.py` from the games themselves; [research.md](research.md) tells how to use it. Every game says
for itself how a position looks to a seat, in named pieces that lose nothing the seat may know, own seat first and then
clockwise. `observation="flat"` lays them one after the other into one float32 array, `observation="dict"` gives each
under its name and in its shape. Shapes are those of the usual number of seats and the usual options; those of an
environment at hand are in `observer.pieces`.

Kinds: *flag*, each number 0 or 1; *one of*, at most one of the last axis is 1; *thermometer*, the first n are 1 for n;
*count* and *money*, divided by the scale. Bounds: 0 to 1, counts and money -1,000 to 1,000.

In the pictures each square is a number of one position in the middle of a game among `greedy` players: pale if it
is 0, the darker the larger it is.
"""
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def games_table() -> str:
    """Return the games as a Markdown table, as the shelf describes them."""
    lines = ["| game | what it is about | seats | length | maturity |", "|---|---|---|---|---|"]
    for id in BOX:
        game = find(id)
        seats = f"{game.min_seats}-{game.max_seats}"
        lines.append(f"| **{game.title}** (`{id}`) | {game.tagline} | {seats} | {game.length} | {game.maturity} |")
    return "\n".join(lines)


def with_table(text: str) -> str:
    """Return README.md with the table between its two marks made anew."""
    return between(text, BEGIN, games_table(), END)


def between(text: str, begin: str, table: str, end: str) -> str:
    """Return a text with what stands between two marks replaced."""
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{table}\n{end}{after}"


def picture() -> str:
    """Return a table of International Oilman, some rounds into a game, as SVG; fonts are those of the reader."""
    game = find("oilman")
    bots = [make_bot("greedy", game, seat) for seat in range(4)]
    record = play_game(game, bots, seed=SEED).record
    state = record.replay(SHOWN_AFTER)
    console = Console(record=True, width=86, file=StringIO(), force_terminal=True)
    console.print(Text.from_markup("[bold]$ spindletop play oilman[/bold]\n"))
    console.print(game.draw(game.view(state, 0)), highlight=False)
    svg = console.export_svg(title=game.title, unique_id="oilman", font_aspect_ratio=0.61)
    return FONT_FACES.sub("", svg).replace("Fira Code", "ui-monospace, Menlo, Consolas")


def with_numbers(text: str) -> str:
    """Return docs/research.md with its table of how much learners see made anew."""
    lines = ["| game | seats | `flat` | `summary` | actions |", "|---|---:|---:|---:|---:|"]
    for id in BOX:
        if id in shelf():
            start = find(id).start(None, {}, "")
            flat, summary = Observer(find(id), start, FLAT), Observer(find(id), start, SUMMARY)
            lines.append(f"| {id} | {start.seats} | {flat.size:,} | {summary.size:,} | {flat.actions:,} |")
    return between(text, NUMBERS_BEGIN, "\n".join(lines), NUMBERS_END)


def observations_page() -> str:
    """Return docs/observations.md: for each game the pieces of its observation."""
    return OBSERVED + "".join(observed(id) for id in BOX if id in shelf())


def observed(id: str) -> str:
    """Return the part of a game: figures, picture and table; pieces that differ only in their names share a line."""
    game = find(id)
    seats = game.default_seats
    observer = Observer(game, game.start(seats, {}, ""))
    rows: dict[tuple[object, ...], list[Part]] = {}
    for piece in observer.pieces:
        rows.setdefault((piece.shape, piece.kind, piece.scale, piece.meaning), []).append(piece)
    size = f"{observer.size:,} numbers in {len(observer.pieces)} pieces, {observer.actions:,} actions"
    lines = [
        f"\n## {game.title}\n",
        f"`{id}`, {seats} seats: {size}.\n",
        f"![The pieces of one position](observations-{id}.svg)\n",
        "| piece | shape | kind | scale | meaning |",
        "|---|---|---|---:|---|",
    ]
    for pieces in rows.values():
        names = ", ".join(f"`{piece.name}`" for piece in pieces)
        first = pieces[0]
        shape = " x ".join(map(str, first.shape))
        scale = f"{first.scale:,.10g}" if first.scale != 1 else ""
        lines.append(f"| {names} | {shape} | {first.kind} | {scale} | {first.meaning} |")
    return "\n".join([*lines, ""])


def observed_picture(id: str) -> str:
    """Return a position in the middle of a game, as the seat to move sees it, as SVG."""
    game = find(id)
    record = play_game(game, [make_bot("greedy", game, seat) for seat in range(game.default_seats)], seed=SEED).record
    state = decided_after(record, len(record.actions) // 2)
    observer = Observer(game, state)
    return observation_picture(observer, state, int(state.mover), f"{game.title}, as the seat to move sees it")


def decided_after(record: Record, actions: int) -> State:
    """Return the first position after so many actions in which a seat is to move."""
    state = record.replay(actions)
    while state.mover < 0:
        actions += 1
        state = record.replay(actions)
    return state


if __name__ == "__main__":
    OBSERVATIONS.write_text(observations_page(), encoding="utf-8")
    for id in shelf():
        if id in BOX:
            (OBSERVATIONS.parent / f"observations-{id}.svg").write_text(observed_picture(id), encoding="utf-8")
    RESEARCH.write_text(with_numbers(RESEARCH.read_text(encoding="utf-8")), encoding="utf-8")
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
