"""The games on the shelf: those in this folder, and those that other packages bring."""

from spindletop.games.shelf import UnknownGame, find, read_record, shelf

__all__ = ["UnknownGame", "find", "read_record", "shelf"]
