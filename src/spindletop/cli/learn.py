"""`spindletop learn`: a game learned by playing it, in short lessons at the terminal."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from spindletop.cli.asking import Leave, read_line
from spindletop.cli.complaint import Complaint
from spindletop.cli.lesson_game import LessonGame, Skip
from spindletop.cli.progress import Progress
from spindletop.games import find, shelf
from spindletop.kernel.game import AnyGame
from spindletop.lessons.check import LessonCheck
from spindletop.lessons.lesson import Lesson
from spindletop.lessons.library import find_lesson, lessons_of


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; without it all lessons are listed.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="A lesson by number or name; else the first not done.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the lessons, their minutes and what is done.")] = False,
    forget: Annotated[bool, typer.Option("--forget", help="Forget what was learned, of GAME or of all games.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="For authors: play every lesson and say what is broken.")
    ] = False,
) -> None:
    """Learn a game by playing it, a minute or two a lesson.

    Each lesson is a real table with one thing to do. It says what, and points at it; you play. Type `?` for a hint
    (the third one is the move itself), `undo` to take anything back, `again` to begin anew. Other moves are allowed,
    and you are told what they led to.

    `spindletop learn` lists everything, `spindletop learn crude` goes on where you stopped, `spindletop learn crude 3`
    plays the third lesson. What is done is remembered on this machine alone. Afterwards try
    `spindletop play crude --coach`.
    """
    console = Console(highlight=False)
    if check:
        _check(console, [find(game)] if game is not None else list(shelf().values()))
        return
    progress = Progress()
    if forget:
        progress.forget("" if game is None else find(game).id)
        console.print("Forgotten." if game is None else f"What was learned of {find(game).title} is forgotten.")
        return
    if game is None:
        for known in shelf().values():
            _list(console, known, progress)
        console.print("[dim]spindletop learn GAME begins, or goes on where you stopped.[/dim]")
        return
    chosen = find(game)
    if not lessons_of(chosen):
        raise Complaint(f"{chosen.title} has no lessons; read `spindletop rules {chosen.id}` instead")
    if listed:
        _list(console, chosen, progress)
        return
    _go_through(console, chosen, _first(chosen, lesson, progress), progress)


def _first(game: AnyGame, wanted: str | None, progress: Progress) -> Lesson:
    """Return the lesson that is asked for, else the first that is not done, else the first."""
    if wanted is not None:
        return find_lesson(game, wanted)
    done = progress.done(game.id)
    return next((lesson for lesson in lessons_of(game) if lesson.name not in done), lessons_of(game)[0])


def _go_through(console: Console, game: AnyGame, first: Lesson, progress: Progress) -> None:
    """Play lessons one after the other until the learner leaves."""
    left = [lesson for lesson in lessons_of(game) if lesson.number >= first.number]
    try:
        for lesson, following in zip(left, [*left[1:], None], strict=True):
            try:
                LessonGame(lesson, progress, console).play()
            except Skip:
                continue
            if following is None:
                break
            console.print(f"Next: {escape(following.title)}. [dim]Press Enter to go on, type quit to leave.[/dim]")
            while (line := read_line(console, "Learn")) not in {"", "next"}:
                if line in {"quit", "exit"}:
                    raise Leave
                console.print("  Press Enter to go on, type quit to leave.")
        console.print(f"That was the last lesson. Now play: `spindletop play {game.id} --coach`.")
    except Leave:
        console.print("Good-bye.")


def _list(console: Console, game: AnyGame, progress: Progress) -> None:
    """Print the lessons of a game: minutes, and what is done."""
    lessons = lessons_of(game)
    if not lessons:
        return
    done = progress.done(game.id)
    minutes = sum(lesson.minutes for lesson in lessons)
    finished = sum(lesson.name in done for lesson in lessons)
    console.print(
        f"[bold]{escape(game.title)}[/bold] ({game.id}): {len(lessons)} lessons, {minutes} minutes, {finished} done"
    )
    for lesson in lessons:
        mark = "[green]done[/green]" if lesson.name in done else "    "
        console.print(f"  {mark} {lesson.number}  {lesson.title:<24} {lesson.minutes} min  {escape(lesson.promise)}")


def _check(console: Console, games: list[AnyGame]) -> None:
    """Play every lesson of these games and print what is wrong; any fault is an error."""
    faults = 0
    for game in games:
        for lesson in lessons_of(game):
            check = LessonCheck(lesson)
            found = check.faults()
            faults += len(found)
            moves = len(check.model)
            if not found:
                console.print(f"  ok  {lesson.source}: {moves} moves, {check.seconds:.0f} seconds", markup=False)
            for fault in found:
                console.print(f"FAIL  {fault}", markup=False)
    if faults:
        raise Complaint(f"{faults} faults in the lessons")
