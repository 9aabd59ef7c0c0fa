"""Lessons at tables: which are offered, a table for one, and what the learner is told."""

import logging

from spindletop.kernel.game import AnyGame
from spindletop.lessons.aid import aid_of
from spindletop.lessons.errors import LessonError
from spindletop.lessons.lesson import Lesson
from spindletop.lessons.lesson_run import LessonRun
from spindletop.lessons.library import lessons_of
from spindletop.server.domain.table import Table
from spindletop.server.wire.lessons import (
    ForgottenRule,
    HintGiven,
    LessonCard,
    LessonOfTable,
    LessonSeen,
    PlayerAid,
    Told,
)
from spindletop.server.wire.problems import Problem

log = logging.getLogger(__name__)


def offered_lessons(game: AnyGame) -> list[Lesson]:
    """Return the lessons of a game; none if those of a game from elsewhere cannot be read."""
    try:
        return lessons_of(game)
    except LessonError as error:
        log.warning("the lessons of a game cannot be read", extra={"game": game.id, "error": str(error)})
        return []


def player_aid(game: AnyGame) -> PlayerAid | None:
    """Return the player aid of a game, if it brings one that can be read."""
    try:
        aid = aid_of(game)
    except LessonError as error:
        log.warning("the player aid of a game cannot be read", extra={"game": game.id, "error": str(error)})
        return None
    if aid is None:
        return None
    forgotten = [ForgottenRule(says=one.says, clause=one.clause) for one in aid.forgotten]
    return PlayerAid(turn=list(aid.turn), scores=list(aid.scores), forgotten=forgotten)


def lesson_card(lesson: Lesson) -> LessonCard:
    """Return a lesson as a list shows it."""
    return LessonCard(
        name=lesson.name,
        number=lesson.number,
        title=lesson.title,
        promise=lesson.promise,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        teaches=list(lesson.teaches),
    )


def lesson_of(table: Table) -> LessonOfTable | None:
    """Return the lesson of a table, if one is learned there."""
    lesson = table.lesson
    if lesson is None:
        return None
    row = lessons_of(lesson.game)
    after = row[row.index(lesson) + 1 :]
    return LessonOfTable(
        name=lesson.name,
        number=lesson.number,
        of=len(row),
        title=lesson.title,
        promise=lesson.promise,
        goal=lesson.goal_words,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        teaches=list(lesson.teaches),
        next=after[0].name if after else None,
    )


def lesson_seen(table: Table) -> LessonSeen | None:
    """Return what the learner is told at the present position."""
    run = table.lesson_run()
    if run is None:
        return None
    told = run.consequence()
    return LessonSeen(
        step=min(run.at + 1, len(run.lesson.steps)),
        text=run.text(),
        clauses=list(run.step.clauses),
        show=run.shown(),
        left=max(0, run.lesson.most - run.decisions),
        told=None if told is None else Told(text=told.text, within_reach=told.within_reach),
        outcome=run.outcome,
    )


def hint_for(table: Table, seat: int, level: int) -> HintGiven:
    """Return a hint for the learner."""
    run = table.lesson_run()
    if run is None or run.lesson.me != seat:
        raise Problem("not_now", "No lesson is learned here.")
    check_going(run)
    hint = run.hint(level)
    return HintGiven(level=hint.level, text=hint.text, places=list(hint.places), choice=hint.action)


def check_going(run: LessonRun) -> None:
    """Refuse what only makes sense while a lesson goes on."""
    if not run.going:
        raise Problem("not_now", "The lesson is over: take something back, or begin it anew.")
