"""A page that is one file: the replay of a game with the drawing, the styles, the fonts and the symbols inside it."""

import base64
import gzip
import html
import json
from functools import cache
from urllib.parse import quote

from spindletop.games.shelf import find
from spindletop.showing.bundle import PLAIN_DRAWING, drawing_of, web_folder
from spindletop.showing.replay import Replay

SAFE = "!'()*+,-./:;=?@_~$&[]{}| "
"""Characters that a data URL may hold as they are; % and # may not."""
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; "
    "font-src data:; img-src data:; connect-src data:"
)
"""The page asks nobody for anything."""

PAGE = """<!doctype html>
<html lang="en" data-game="{game}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>
{styles}
</style>
</head>
<body>
{symbols}
<div id="app"></div>
<script type="text/plain" id="drawing">{drawing}</script>
<script type="text/plain" id="replay">{replay}</script>
<script>
{script}
</script>
</body>
</html>
"""


class NotBuiltError(Exception):
    """The client has not been built, so there is nothing to draw a page with."""

    def __init__(self) -> None:
        super().__init__("a page needs the browser client, which was not built: run make web")


def page(replay: Replay) -> str:
    """Return the HTML of a replay; it needs no server, no network and no other file."""
    game = replay["game"]["id"]
    drawing = drawing_of(find(game))
    bundle = "plain" if drawing is None or drawing["plain"] else game
    own = bool(drawing and drawing["plain"])
    return PAGE.format(
        game=game,
        policy=POLICY,
        title=html.escape(f"{replay['game']['title']} – Spindletop"),
        styles=built_file(f"replay/{bundle}.css") + (_own_file(game, "table.css") if own else ""),
        symbols=built_file("icons.svg"),
        drawing="data:text/javascript," + quote(_own_file(game, PLAIN_DRAWING), safe=SAFE) if own else "",
        replay=_packed(replay),
        script=built_file(f"replay/{bundle}.js"),
    )


def _packed(replay: Replay) -> str:
    """Return a replay as the text that the client's runtime unpacks: positions are much alike and compress well."""
    text = json.dumps(replay, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(gzip.compress(text.encode(), 6, mtime=0)).decode()


@cache
def built_file(name: str) -> str:
    """Return a file of the built client as it may stand inside a page."""
    path = web_folder().joinpath(*name.split("/"))
    if not path.is_file():
        raise NotBuiltError
    text = path.read_text(encoding="utf-8")
    return text if name.endswith(".svg") else text.replace("</", "<\\/")


def _own_file(game: str, name: str) -> str:
    """Return a file that a game with a plain drawing brings along, or nothing."""
    path = find(game).folder / name
    return path.read_text(encoding="utf-8").replace("</", "<\\/") if path.is_file() else ""
