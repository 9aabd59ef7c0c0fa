"""Health and metrics, for whoever runs the server."""

import asyncio

from litestar import MediaType, Response, get, head

from spindletop import __version__
from spindletop.server.http.routes.common import AppServices, problems
from spindletop.server.ops.metrics import exposition
from spindletop.server.wire.answers import Health
from spindletop.server.wire.problems import Problem


@get("/health", responses=problems())
async def health(services: AppServices) -> Health:
    """Whether the server and its database can work: read and write."""
    try:
        async with asyncio.timeout(5):
            await services.store.check()
    except TimeoutError:
        raise Problem("unavailable", "The database does not answer in time; try again.") from None
    return Health(
        status="ok",
        version=__version__,
        tables=len(services.registry.loaded),
        connections=services.connections.count,
    )


@head("/health", include_in_schema=False)
async def health_alone(services: AppServices) -> None:
    """The same without words, for programs that look whether a server is up."""
    await health.fn(services)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(services: AppServices) -> Response[bytes]:
    """Figures for Prometheus."""
    body, content_type = exposition(services)
    return Response(body, media_type=content_type)


HANDLERS = [health, health_alone, metrics]
