"""Opening a table for a lesson: the learner sits at one seat, and the script of the lesson plays all others."""

import secrets
from collections.abc import Mapping

from spindletop.kernel.dealer import SEED_BYTES
from spindletop.kernel.game import AnyGame
from spindletop.lessons.lesson import Lesson
from spindletop.lessons.lesson_run import LessonRun
from spindletop.server.domain.entry_writer import EntryWriter
from spindletop.server.domain.journal import GameStarted, SeatChanged, TableOpened
from spindletop.server.domain.opening import PreparedTable
from spindletop.server.domain.table import Table
from spindletop.server.domain.terms import DEFAULT_EDITION, TableTerms
from spindletop.server.domain.tokens import new_id
from spindletop.server.wire.parts import ClockRule, EditionName

SCRIPT = "script"
"""What stands where other tables name the bot of a seat."""


def prepare_lesson(lesson: Lesson, name: str, shelf: Mapping[str, AnyGame], now: int) -> PreparedTable:
    """Return a table on which a lesson has begun: chance and rivals have played up to the learner's first decision."""
    table = Table(_terms(lesson, now), secrets.token_bytes(SEED_BYTES), shelf)
    opened = PreparedTable(table)
    writer = EntryWriter(table, now)
    writer.add(TableOpened())
    for seat, colour in enumerate(lesson.colours):
        if seat == lesson.me:
            writer.add(SeatChanged(seat=seat, change="taken", sits="human", name=name.strip()))
            opened.give_token(seat)
        else:
            rival = colour.capitalize()
            writer.add(SeatChanged(seat=seat, change="bot", sits="bot", name=rival, bot=SCRIPT))
    writer.add(GameStarted())
    begun = LessonRun.begun(lesson).actions
    for i, action in enumerate(begun):
        writer.follow(action, imported=i < len(lesson.prefix))
    table.take(writer.outcome())
    return opened


def _terms(lesson: Lesson, now: int) -> TableTerms:
    record = lesson.record()
    return TableTerms(
        id=new_id(),
        game=lesson.game.id,
        rules_version=lesson.game.rules_version,
        edition=EditionName(name=record.edition.name or DEFAULT_EDITION, hash=record.edition.hash, custom=False),
        edition_data=None,
        options=record.options,
        seats=lesson.seats,
        colours=lesson.colours,
        title=lesson.title,
        public=False,
        clock=ClockRule(),
        start="full",
        created=now,
        commitment="",
        lesson=lesson.name,
        position=lesson.position,
    )
