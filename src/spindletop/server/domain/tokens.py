"""Tokens: unguessable secrets that hold seats; only their hashes are kept."""

import base64
import hashlib
import hmac
import secrets

BYTES = 24


def new_token() -> str:
    """Return a fresh token."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Return the id of a new table; it is no secret, but it cannot be guessed either."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """Return what is stored of a token. It has 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def repeatable_token(id: str, secret: str) -> str:
    """Return the token for an id that the caller chose: the same one whenever it is asked for again.

    Nobody can work it out without the table's secret, which never leaves the server.
    """
    made = hmac.new(secret.encode(), id.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()
