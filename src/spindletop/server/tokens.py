"""Tokens: unguessable secrets that hold seats; only their hashes are kept."""

import hashlib
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
