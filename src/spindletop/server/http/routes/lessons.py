"""Lessons: listing those of a game, opening a table for one, and asking for a hint there."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain.lesson_opening import prepare_lesson
from spindletop.server.domain.lessons import hint_for, lesson_card, offered_lessons
from spindletop.server.http.routes.common import ACTING, AnyRequest, AppServices, TableId, as_seat, problems
from spindletop.server.http.routes.games import found
from spindletop.server.http.routes.tables import check_openings
from spindletop.server.realtime import projection
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.wire.answers import Opened
from spindletop.server.wire.lessons import HintGiven, LessonCard
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import AskHint, Learner

SHARE = 0.25
"""What a lesson counts against the number of tables that may be opened: it is short."""


@get("/games/{game:str}/lessons", responses=problems(404))
async def list_lessons(services: AppServices, game: FromPath[str]) -> list[LessonCard]:
    """The lessons of a game, in their order."""
    return [lesson_card(lesson) for lesson in offered_lessons(found(services, game))]


@post("/games/{game:str}/lessons/{lesson:str}/tables", responses=problems(404, 422))
async def open_lesson(
    request: AnyRequest, services: AppServices, game: FromPath[str], lesson: FromPath[str], data: JSONBody[Learner]
) -> Opened:
    """Open a table for a lesson; the token of the learner's seat is among the answers."""
    known = {one.name: one for one in offered_lessons(found(services, game))}
    if lesson not in known:
        raise Problem("not_found", f"There is no lesson {lesson!r}; the lessons are {', '.join(known) or 'none'}.")
    check_openings(request, services, SHARE)
    now = services.registry.now()
    opened = await asyncio.to_thread(prepare_lesson, known[lesson], data.name, services.registry.shelf, now)
    await services.store.write(new_table_batch(opened.table))
    services.registry.add(opened.table)
    seen = projection.snapshot(opened.table, Viewer(SPECTATOR, host=True), services.registry.now())
    return Opened(table=seen, host=opened.host, invitation=opened.invitation, seats=opened.tokens)


@post("/tables/{table:str}/hint", status_code=200, responses=ACTING)
async def hint(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[AskHint]) -> HintGiven:
    """A hint for the learner at a table where a lesson is learned."""
    live, viewer = await as_seat(request, services, table)
    return hint_for(live.table, viewer.seat, data.level)


HANDLERS = [list_lessons, open_lesson, hint]
