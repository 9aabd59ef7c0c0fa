"""The web client's files as they were built, served with the headers that keep a page to itself."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, head
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from spindletop.server.services import Services
from spindletop.server.wire.problems import Problem

AnyRequest = Request[Any, Any, Any]
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
}
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
}
"""Types of files that are served; others are not."""
IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


def _accepted(request: AnyRequest) -> str:
    """Return the ways of compression that a browser understands."""
    return request.headers.get("accept-encoding", "")


def web_folder() -> Path:
    """Return the folder of the web client; it may not be there."""
    return Path(str(files("spindletop"))) / "web"


def _file(folder: Path, name: str, accepts: str = "") -> File:
    """Return a file inside the folder and nothing outside of it, compressed where that is understood."""
    try:
        root = folder.resolve()
        path = (root / name).resolve()
        inside = path.is_relative_to(root) and path.suffix in TYPES and path.is_file()
    except (OSError, ValueError):
        inside = False
    hidden = any(part.startswith(".") for part in Path(name).parts)
    if not inside or hidden:
        raise Problem("not_found", "There is no such page.")
    headers = {"Cache-Control": IMMUTABLE if path.parent.name == "assets" else "no-cache", "Vary": "Accept-Encoding"}
    media_type = TYPES[path.suffix]
    compressed = path.with_name(f"{path.name}.gz")
    if "gzip" in accepts and compressed.is_file():
        path = compressed
        headers["Content-Encoding"] = "gzip"
    return File(path=path, content_disposition_type="inline", media_type=media_type, headers=headers)


@get("/", include_in_schema=False)
async def index(request: AnyRequest) -> Response[Any]:
    """The web client, or a sentence where it was not built."""
    if (web_folder() / "index.html").is_file():
        return _file(web_folder(), "index.html", _accepted(request))
    return Response("The table server is running; its pages were not built: run make web.\n", media_type="text/plain")


@head("/", include_in_schema=False)
async def index_alone() -> None:
    """Whether the page is there."""


@get("/{name:path}", include_in_schema=False)
async def client_file(request: AnyRequest, name: FromPath[str]) -> File:
    """A file of the web client."""
    return _file(web_folder(), name.lstrip("/"), _accepted(request))


@get("/games/{game:str}/{name:str}", include_in_schema=False)
async def game_file(services: NamedDependency[Services], game: FromPath[str], name: FromPath[str]) -> File:
    """A file of a plain drawing, which lies with its game."""
    found = services.registry.shelf.get(game)
    if found is None or Path(name).suffix not in {".js", ".css", ".svg"}:
        raise Problem("not_found", "There is no such page.")
    return _file(Path(str(found.folder)), name)


HANDLERS = [index, index_alone, client_file, game_file]
