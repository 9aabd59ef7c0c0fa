"""`spindletop rules`: the rules of a game in our own words, whole or clause by clause."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from spindletop.cli.complaint import Complaint
from spindletop.cli.setting import GameId
from spindletop.games import find
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rulebook import Clause, Rulebook
from spindletop.lessons.aid import aid_of


def rules(
    game: GameId,
    clause: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE]", help="A clause such as OM-32, or words to look for.")
    ] = None,
    aid: Annotated[
        bool, typer.Option("--aid", help="One page: the turn, what scores, what is easily forgotten.")
    ] = False,
) -> None:
    """Show the rules of a game: all of them, one clause, or every passage that contains some words."""
    known = find(game)
    book = known.rulebook()
    console = Console()
    if aid:
        _show_aid(console, known)
        return
    if not clause:
        console.print(Markdown(book.markdown))
        return
    wanted = " ".join(clause)
    clauses = look_up(book, wanted)
    if not clauses:
        raise Complaint(f"the rules of {known.title} have no clause {wanted!r} and do not contain these words")
    for passage in clauses:
        show(console, passage)


def _show_aid(console: Console, game: AnyGame) -> None:
    """Print the player aid of a game."""
    aid = aid_of(game)
    if aid is None:
        raise Complaint(f"{game.title} has no player aid; `spindletop rules {game.id}` shows all its rules")
    forgotten = [f"{one.says} *{one.clause}*" for one in aid.forgotten]
    parts = {"A turn": aid.turn, "What scores": aid.scores, "Easily forgotten": forgotten}
    lines = [f"# {game.title}"]
    for heading, sentences in parts.items():
        lines += ["", f"## {heading}", "", *[f"* {sentence}" for sentence in sentences]]
    console.print(Markdown("\n".join(lines)))


def look_up(book: Rulebook, words: str) -> list[Clause]:
    """Return the clause with this number, else every passage that contains the words."""
    exact = book.clauses.get(words.upper())
    return [exact] if exact is not None else book.find(words)


def show(console: Console, clause: Clause) -> None:
    """Print one clause, or a passage that has no number."""
    number = f"[bold]{clause.number}[/bold]  " if clause.number else ""
    console.print(f"{number}[dim]{clause.heading}[/dim]", highlight=False)
    console.print(Markdown(clause.text))
    console.print()
