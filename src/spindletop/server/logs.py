"""Structured logs: one JSON object a line, made by naming what may be told, so that no token can slip in."""

import json
import logging
import sys
from datetime import UTC, datetime

TOLD = ("table", "bot", "error", "method", "path", "status", "milliseconds", "address")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; only known extras are told."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for key in TOLD:
            if key in record.__dict__:
                line[key] = record.__dict__[key]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send the logs of the server to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    chosen = logging.getLevelNamesMapping()[level.upper()]
    # The web server's debugging lines hold the messages of live connections, and with them tokens.
    for name, least in (("spindletop.server", chosen), ("uvicorn.error", max(chosen, logging.INFO))):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(least)
        logger.propagate = False
