"""The command line: one front door for players, designers and researchers."""

from spindletop.cli.app import main

__all__ = ["main"]
