"""Makes what the documents show: the table of games in README.md and the picture of a table in the terminal.

Run it from the root of a clone, with spindletop installed: `python docs/make.py`. The tests fail while the table is
behind the shelf.
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from spindletop.bots.registry import make_bot
from spindletop.bots.table import play_game
from spindletop.games import find, shelf

README = Path(__file__).parent.parent / "README.md"
PICTURE = Path(__file__).parent / "oilman.svg"
BEGIN, END = "<!-- games: made by docs/make.py -->", "<!-- end of games -->"
# What the box promises; a game that is not on the shelf so far is listed as arriving.
BOX = {
    "oilman": "International Oilman",
    "crude": "Crude: The Oil Game",
    "pipe_it_up": "Pipe It Up",
    "interbellum": "Interbellum",
    "pipeline": "Pipeline",
}
SHOWN_AFTER = 330
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def games_table() -> str:
    """Return the games as a Markdown table, as the shelf describes them."""
    lines = ["| game | what it is about | seats | length | maturity |", "|---|---|---|---|---|"]
    for id, title in BOX.items():
        game = shelf().get(id)
        if game is None:
            lines.append(f"| **{title}** | | | | arriving |")
            continue
        seats = f"{game.min_seats}-{game.max_seats}"
        lines.append(f"| **{game.title}** (`{id}`) | {game.tagline} | {seats} | {game.length} | {game.maturity} |")
    return "\n".join(lines)


def with_table(text: str) -> str:
    """Return README.md with the table between its two marks made anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{games_table()}\n{END}{after}"


def picture() -> str:
    """Return a table of International Oilman, some rounds into a game, as SVG; fonts are those of the reader."""
    game = find("oilman")
    bots = [make_bot("greedy", game, seat) for seat in range(4)]
    record = play_game(game, bots, seed=1901).record
    state = record.replay(SHOWN_AFTER)
    console = Console(record=True, width=86, file=StringIO(), force_terminal=True)
    console.print(Text.from_markup("[bold]$ spindletop play oilman[/bold]\n"))
    console.print(game.draw(game.view(state, 0)), highlight=False)
    svg = console.export_svg(title=game.title, unique_id="oilman", font_aspect_ratio=0.61)
    return FONT_FACES.sub("", svg).replace("Fira Code", "ui-monospace, Menlo, Consolas")


if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
