"""`python -m spindletop.server` is `spindletop serve`."""

import typer

from spindletop.cli.serve import serve_command

if __name__ == "__main__":
    typer.run(serve_command)
