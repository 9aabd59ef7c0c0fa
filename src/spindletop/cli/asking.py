"""Asking a player for a move: a menu, lines that narrow it, a second question where something might be regretted."""

import sys
from collections.abc import Callable

from rich.console import Console

from spindletop.cli.complaint import Complaint
from spindletop.cli.menu import Menu
from spindletop.kernel.state import State

Warn = Callable[[int], str]
"""Returns a sentence for a move that a player should confirm, or nothing."""


class Leave(Exception):
    """Raised when the player quits or the input ends."""


def read_line(console: Console, name: str) -> str:
    """Return the next line that the player called `name` types."""
    try:
        line = console.input(f"[bold]{name}[/bold] > ").strip()
    except EOFError:
        console.print()
        raise Leave from None
    except UnicodeDecodeError:
        raise Complaint("the input is not text") from None
    if not sys.stdin.isatty():
        console.print(line, markup=False)  # so that whoever reads the output sees what came through the pipe
    return line


def ask_for_move(
    console: Console, state: State, name: str, answer: Callable[[str], bool], stale: Callable[[], bool], warn: Warn
) -> int | None:
    """Return the move a player chooses, or None if an answer to something else made the question stale.

    `answer` takes every line that may not be a move, and tells whether it was none; `warn` may ask for confirmation.
    """
    menu = Menu(state, state.choices())
    menu.show(console, state.step.prompt(state))
    doubt: tuple[str, int] | None = None
    while not stale():
        line = read_line(console, name)
        asked, doubt = doubt, None
        if asked is not None and (line.lower() in {"y", "yes"} or line == asked[0]):
            return asked[1]
        if asked is not None and line.lower() in {"n", "no"}:
            console.print("  It is not done.")
            continue
        if line in {"quit", "exit"}:
            raise Leave
        try:
            if not line or answer(line):
                continue
            meant = menu.narrow(line)
        except Complaint as complaint:
            console.print(f"  {complaint}", markup=False)
            continue
        if len(meant.choices) > 1:
            menu = meant
            menu.show(console, "Which one?")
        elif warning := warn(meant.choices[0]):
            doubt = (line, meant.choices[0])
            console.print(f"  {warning}", markup=False)
            console.print("  Really? y or n; the same line again is a yes.")
        else:
            return meant.choices[0]
    return None
