"""Problems (RFC 9457): a sentence for people and a code for programs."""

from http import HTTPStatus
from typing import Any

from msgspec import UNSET

from spindletop.server.wire.answers import ProblemBody
from spindletop.server.wire.names import ProblemCode

STATUS: dict[ProblemCode, int] = {
    "bad_request": 400,
    "bad_token": 401,
    "forbidden": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "refused": 409,
    "not_now": 409,
    "seat_taken": 409,
    "nothing_to_undo": 409,
    "secret": 409,
    "not_playable": 409,
    "too_large": 413,
    "not_json": 415,
    "bad_edition": 422,
    "bad_record": 422,
    "bad_options": 422,
    "bad_seats": 422,
    "bad_bot": 422,
    "bad_webhook": 422,
    "bad_clock": 422,
    "too_many": 429,
    "server_error": 500,
    "unavailable": 503,
}


class Problem(Exception):
    """Something the caller is told about; `extra` is told beside code and detail."""

    def __init__(self, code: ProblemCode, detail: str, **extra: Any) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.extra = extra
        self.status = STATUS[code]

    def body(self) -> ProblemBody:
        """Return the problem as it is sent; what else is known, such as when to try again, stands in a header."""
        return ProblemBody(
            type="about:blank",
            title=HTTPStatus(self.status).phrase,
            status=self.status,
            code=self.code,
            detail=self.detail,
            clause=self.extra.get("clause", UNSET),
            fresh=self.extra.get("fresh", UNSET),
        )


CODES: dict[int, ProblemCode] = {
    400: "bad_request",
    401: "bad_token",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
    503: "unavailable",
}


def problem_of(status: int, detail: str) -> Problem:
    """Return the problem for an HTTP status of the web framework."""
    if status in CODES:
        return Problem(CODES[status], detail)
    return Problem("bad_request" if status < 500 else "server_error", detail)
