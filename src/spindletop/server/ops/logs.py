"""Structured logs: one JSON object a line, made by naming what may be told, so that no token can slip in."""

import json
import logging
import sys
from datetime import UTC, datetime

TOLD = ("bot", "error", "method", "path", "status", "milliseconds")
ASKED_FOR = ("table", "address")
"""Who plays where: told at level debug only."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def __init__(self, told: tuple[str, ...] = TOLD) -> None:
        super().__init__()
        self.told = told

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; only known extras are told."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for key in self.told:
            if key in record.__dict__:
                line[key] = record.__dict__[key]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def names_nobody(record: logging.LogRecord) -> bool:
    """Tell whether a line of the web server is free of addresses and tables; those of live connections are not."""
    return record.levelno > logging.INFO or not (
        "WebSocket" in str(record.msg) or str(record.msg).startswith("connection ")
    )


def set_up(level: str) -> None:
    """Send the logs of the server to standard error."""
    out = logging.StreamHandler(sys.stderr)
    chosen = logging.getLevelNamesMapping()[level.upper()]
    if chosen <= logging.DEBUG:
        out.setFormatter(JsonLines(TOLD + ASKED_FOR))
    else:
        out.setFormatter(JsonLines())
        out.addFilter(names_nobody)
    # The web server's debugging lines hold the messages of live connections, and with them tokens.
    for name, least in (("spindletop.server", chosen), ("uvicorn.error", max(chosen, logging.INFO))):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(least)
        logger.propagate = False
