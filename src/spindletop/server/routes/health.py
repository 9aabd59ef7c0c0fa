"""Health and metrics, for whoever runs the server."""

import asyncio

from litestar import MediaType, Response, get, head

from spindletop import __version__
from spindletop.server.errors import Problem
from spindletop.server.messages import Health
from spindletop.server.metrics import exposition
from spindletop.server.routes.common import TheHouse, problems


@get("/health", responses=problems())
async def health(house: TheHouse) -> Health:
    """Whether the server and its database can work: read and write."""
    try:
        async with asyncio.timeout(5):
            await house.store.alive()
    except TimeoutError:
        raise Problem("unavailable", "The database does not answer in time; try again.") from None
    return Health("ok", __version__, len(house.hall.desks), house.connections.count)


@head("/health", include_in_schema=False)
async def health_alone(house: TheHouse) -> None:
    """The same without words, for programs that look whether a server is up."""
    await health.fn(house)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Figures for Prometheus."""
    body, content_type = exposition(house)
    return Response(body, media_type=content_type)


HANDLERS = [health, health_alone, metrics]
