"""Spindletop: five oil-and-pipeline board games on one table, for players, designers and researchers."""

__version__ = "0.1.0"
