"""All commands in one application, and the one place where an error becomes a sentence."""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from spindletop import __version__
from spindletop.cli.arena import arena
from spindletop.cli.bench import bench
from spindletop.cli.complaint import EXPECTED, Complaint, sentence
from spindletop.cli.edition import edition
from spindletop.cli.games import games
from spindletop.cli.lab import lab
from spindletop.cli.ladder import ladder
from spindletop.cli.learn import learn
from spindletop.cli.play import play
from spindletop.cli.replay import replay
from spindletop.cli.review import review
from spindletop.cli.rules import rules
from spindletop.cli.serve import serve
from spindletop.cli.simulate import simulate
from spindletop.cli.train import train
from spindletop.cli.verify import verify

BAD_INPUT = 2
INTERRUPTED = 130
# What the base install leaves out, and the extra that brings it.
EXTRAS = {
    **dict.fromkeys(("litestar", "uvicorn", "msgspec", "sqlalchemy", "aiosqlite", "asyncpg", "alembic"), "server"),
    **dict.fromkeys(("openskill", "polars"), "arena"),
    "ray": "cluster",
    "numpy": "envs",
}

app = typer.Typer(
    name="spindletop",
    help="Five oil-and-pipeline board games on one table: play them, study them, change them.",
    epilog="Begin with `spindletop serve` (in the browser) or `spindletop learn pipe_it_up` (in the terminal).",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, learn, play, simulate, train, ladder, replay, review, verify, rules, bench, serve):
    app.command()(command)
app.add_typer(edition)
app.add_typer(arena)
app.add_typer(lab)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"spindletop {__version__}")
        raise typer.Exit()


@app.callback()
def front_door(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Take the options that come before the command."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; expected errors are one sentence on stderr."""
    try:
        code = app(args=arguments, standalone_mode=False)
    except Complaint as complaint:
        print(f"spindletop: {complaint}", file=sys.stderr)
        return BAD_INPUT
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
        else:
            print(f"spindletop: {sentence(error.format_message())}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").split(".")[0])
        if extra is None:
            raise
        print(
            f"spindletop: this needs {missing.name}; install it with `pip install 'spindletop[{extra}]'`",
            file=sys.stderr,
        )
        return BAD_INPUT
    except EXPECTED as error:
        print(f"spindletop: {sentence(error)}", file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED  # older versions of typer let the interruption through, newer ones return this number
    if code == INTERRUPTED:
        print("\nspindletop: stopped", file=sys.stderr)
    return code if isinstance(code, int) else 0


def main() -> None:
    """Run the console script."""
    try:
        code = run()
        sys.stdout.flush()
    except BrokenPipeError:  # the reading end of a pipe was closed
        sys.stderr.close()
        code = 1
    sys.exit(code)
