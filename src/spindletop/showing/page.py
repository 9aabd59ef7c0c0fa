"""A page that is one file: the replay of a game with the drawing, the styles, the fonts and the symbols inside it."""

import base64
import gzip
import html
import json
import posixpath
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from urllib.parse import quote

from spindletop.games.shelf import find
from spindletop.showing.replay import Replay

WEB = files("spindletop") / "web"
NAMES = "spindletop/"
IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*)(['"])(\.[^'"]+)\2""")
FONT = re.compile(r'url\("\.\./(fonts/[\w.-]+)"\)')
PLAIN = "!'()*+,-./:;=?@_~$&[]{}| "
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
<script type="importmap">{modules}</script>
</head>
<body>
{symbols}
<div id="app"></div>
<script type="text/plain" id="film">{film}</script>
<script type="module">
import {{ show, unpacked }} from '{names}film.js';
import drawing from '{drawing}';
show(drawing, await unpacked(document.getElementById('film').textContent));
</script>
</body>
</html>
"""


def page(replay: Replay) -> str:
    """Return the HTML of a replay; it needs no server, no network and no other file."""
    game = replay["game"]
    drawing = f"games/{game['id']}/table.js" if game["drawn"] else "generic_table.js"
    return PAGE.format(
        game=game["id"],
        policy=POLICY,
        title=html.escape(f"{game['title']} – Spindletop"),
        styles=_styles(game["id"]),
        modules=_modules(drawing),
        symbols=_text("icons.svg"),
        film=_packed(replay),
        names=NAMES,
        drawing=NAMES + drawing,
    )


def _packed(replay: Replay) -> str:
    """Return a replay as text that `unpacked` in film.js reads: positions are much alike and compress well."""
    text = json.dumps(replay, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(gzip.compress(text.encode(), 6, mtime=0)).decode()


def _file(path: str) -> Traversable:
    """Return a file of the browser client by its address: a game's drawing lives with the game."""
    if path.startswith("games/"):
        _, game, name = path.split("/")
        return find(game).folder / name
    return WEB.joinpath(*path.split("/"))


def _text(path: str) -> str:
    return _file(path).read_text(encoding="utf-8")


@cache
def _modules(drawing: str) -> str:
    """Return the import map: the modules of a replay and everything they import, each as a data URL."""
    sources: dict[str, str] = {}
    wanted = ["film.js", drawing]
    while wanted:
        path = wanted.pop()
        if path in sources:
            continue
        folder = posixpath.dirname(path)

        def named(match: re.Match[str], folder: str = folder) -> str:
            other = posixpath.normpath(posixpath.join(folder, match[3]))
            wanted.append(other)
            return f"{match[1]}{match[2]}{NAMES}{other}{match[2]}"

        sources[path] = IMPORT.sub(named, _text(path))
    addresses = {NAMES + path: "data:text/javascript," + quote(text, safe=PLAIN) for path, text in sources.items()}
    return json.dumps({"imports": addresses}).replace("<", "\\u003c")


@cache
def _styles(game: str) -> str:
    sheets = [_text(f"css/{name}.css") for name in ("tokens", "parts", "app")]
    own = find(game).folder / "table.css"
    if own.is_file():
        sheets.append(own.read_text(encoding="utf-8"))
    return FONT.sub(_font, "\n".join(sheets)).replace("</", "<\\/")


def _font(match: re.Match[str]) -> str:
    content = base64.b64encode(_file(match[1]).read_bytes()).decode()
    return f'url("data:font/woff2;base64,{content}")'
