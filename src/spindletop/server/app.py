"""The application: paths, headers, limits and how problems are answered."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.prometheus import PrometheusConfig
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from spindletop import __version__
from spindletop.server.http import static
from spindletop.server.http.request_guard import RequestGuard
from spindletop.server.http.routes import games, health, lessons, play, replays, seats, tables
from spindletop.server.http.routes.common import PROBLEM_JSON, AnyRequest, limit
from spindletop.server.services import Services
from spindletop.server.settings import Settings
from spindletop.server.storage.file_lock import CannotOpen
from spindletop.server.wire.problems import Problem, problem_of

API = "/api/v1"
STARTUP_ERRORS = (CannotOpen, OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Why a server cannot start: a sentence is more helpful than a traceback."""
log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Litestar:
    """Return the application for these settings."""
    services = Services(settings)

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        try:
            await services.open()
        except STARTUP_ERRORS as error:
            services.startup_error = startup_sentence(error)
            raise
        try:
            yield
        finally:
            await services.close()

    api = Router(
        API,
        route_handlers=[
            *games.HANDLERS,
            *lessons.HANDLERS,
            *tables.HANDLERS,
            *seats.HANDLERS,
            *play.HANDLERS,
            *replays.HANDLERS,
        ],
        before_request=limit,
        response_headers={"Cache-Control": "no-store"},
    )
    app = Litestar(
        route_handlers=[api, *health.HANDLERS, *static.HANDLERS],
        lifespan=[run_services],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={
            Problem: answer_problem,
            HTTPException: answer_http,
            RecursionError: answer_nested,
            SQLAlchemyError: answer_outage,
            Exception: answer_bug,
        },
        middleware=[
            RequestGuard(settings),
            PrometheusConfig(
                app_name="spindletop", prefix="spindletop", group_path=True, exclude=["/live$"]
            ).middleware,
        ],
        response_headers=dict(static.EVERYWHERE),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Spindletop table server",
            version=__version__,
            description="REST and WebSocket for playing at tables; see docs/protocol.md.",
            path=f"{API}/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
            use_handler_docstrings=True,
        ),
        debug=False,
        logging_config=None,
    )
    app.state.services = services
    return app


def startup_sentence(error: BaseException) -> str:
    """Return why the server cannot start, as a sentence that holds no password."""
    if isinstance(error, CannotOpen):
        return str(error)
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return f"The database cannot be opened: {lines[0]}. Is it running, and is --database right?"


def answer_problem(request: AnyRequest, problem: Problem) -> Response[bytes]:
    """Answer with a problem."""
    headers = dict(static.EVERYWHERE) | {"Cache-Control": "no-store"}
    retry_after = problem.extra.get("retry_after")
    if retry_after is not None:
        headers["Retry-After"] = str(retry_after)
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    body = msgspec.json.encode(problem.body())
    return Response(body, status_code=problem.status, media_type=PROBLEM_JSON, headers=headers)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Answer what the framework has refused: an unknown path, a body that cannot be read."""
    extra: Any = error.extra
    detail = error.detail
    if isinstance(extra, list):
        parts = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
        detail = "; ".join(parts) or detail
    elif error.status_code == 400 and error.__cause__ is not None:
        detail = str(error.__cause__) or detail
    answer = answer_problem(request, problem_of(error.status_code, detail))
    if error.status_code == 405 and error.headers:
        answer.headers.update(error.headers)
    return answer


def answer_nested(request: AnyRequest, error: RecursionError) -> Response[bytes]:
    """Answer a body that is nested too deeply."""
    return answer_problem(request, Problem("bad_request", "The body is nested too deeply."))


def answer_outage(request: AnyRequest, error: SQLAlchemyError) -> Response[bytes]:
    """Answer while the database is unavailable."""
    log.error("the database failed", extra={"error": type(error).__name__})
    return answer_problem(request, Problem("unavailable", "The database does not answer just now; try again."))


def answer_bug(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer an unexpected error; what it was is in the log alone."""
    log.error("unexpected error", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return answer_problem(request, Problem("server_error", "Something went wrong here; it was written down."))
