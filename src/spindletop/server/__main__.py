"""`python -m spindletop.server` is `spindletop serve`."""

import typer

from spindletop.cli.serve import serve

if __name__ == "__main__":
    typer.run(serve)
