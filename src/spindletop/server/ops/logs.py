"""Structured logs: one JSON object a line, with listed fields only, so that no token can slip in."""

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("bot", "error", "method", "path", "status", "milliseconds")
DEBUG_FIELDS = ("table", "address")
"""Who plays where: logged at level debug only."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def __init__(self, fields: tuple[str, ...] = FIELDS) -> None:
        super().__init__()
        self.fields = fields

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with no other extras than the listed fields."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for key in self.fields:
            if key in record.__dict__:
                line[key] = record.__dict__[key]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def is_anonymous(record: logging.LogRecord) -> bool:
    """Tell whether a line of the web server holds neither addresses nor tables, as those about live connections do."""
    return record.levelno > logging.INFO or not (
        "WebSocket" in str(record.msg) or str(record.msg).startswith("connection ")
    )


def set_up(level: str) -> None:
    """Send the logs of the server to standard error."""
    out = logging.StreamHandler(sys.stderr)
    chosen = logging.getLevelNamesMapping()[level.upper()]
    if chosen <= logging.DEBUG:
        out.setFormatter(JsonLines(FIELDS + DEBUG_FIELDS))
    else:
        out.setFormatter(JsonLines())
        out.addFilter(is_anonymous)
    # The web server's debugging lines hold the messages of live connections, and with them tokens.
    for name, least in (("spindletop.server", chosen), ("uvicorn.error", max(chosen, logging.INFO))):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(least)
        logger.propagate = False
