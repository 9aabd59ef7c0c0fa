"""What the handlers share: who asks, from where, how often, and how problems are described."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from spindletop.kernel.state import SPECTATOR
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.services import Services
from spindletop.server.wire.answers import ProblemBody
from spindletop.server.wire.problems import Problem

AnyRequest = Request[Any, Any, Any]
AppServices = NamedDependency[Services]
TableId = FromPath[str]
PROBLEM_JSON = "application/problem+json"
BEARER = "Bearer "


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the description of the problems a path may answer with, for the OpenAPI document."""
    common = {400, 403, 413, 415, 429, 503}
    return {
        status: ResponseSpec(ProblemBody, media_type=PROBLEM_JSON, description="A problem", generate_examples=False)
        for status in sorted(common | set(statuses))
    }


VIEWING = problems(401, 403, 404)
ACTING = problems(401, 403, 404, 409, 422)


def token_of(request: AnyRequest) -> str | None:
    """Return the token a request carries, if any."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    if not header.startswith(BEARER) or len(header) > 200:
        raise Problem("bad_token", "Send the token as `Authorization: Bearer TOKEN`.")
    return header[len(BEARER) :].strip()


def address_of(request: AnyRequest) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client is not None else "unknown"


async def as_viewer(request: AnyRequest, services: Services, table: str) -> tuple[LiveTable, Viewer]:
    """Return the table and who asks, if they may see it."""
    live = await services.registry.find_fresh(table)
    viewer = services.registry.viewer(live.table, token_of(request))
    services.bots.on_viewed(live)
    return live, viewer


async def as_seat(request: AnyRequest, services: Services, table: str) -> tuple[LiveTable, Viewer]:
    """Return the table and the seat that asks."""
    live, viewer = await as_viewer(request, services, table)
    if viewer.seat == SPECTATOR:
        raise Problem("forbidden", "Only a seat can do this; you are looking on.")
    return live, viewer


async def limit(request: AnyRequest) -> None:
    """Refuse a caller that asks too often."""
    services: Services = request.app.state.services
    if services.closing:
        raise Problem("unavailable", "The server is shutting down.")
    charge(request)


def charge(request: AnyRequest, cost: float = 1) -> None:
    """Count a request, or what is costly about it, against the limits of its address."""
    services: Services = request.app.state.services
    wait = services.requests.wait(address_of(request), cost)
    if wait > 0:
        raise Problem("too_many", "You ask too often.", retry_after=int(wait) + 1)
