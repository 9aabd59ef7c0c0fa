"""Locks an SQLite file for one server and makes it private: it holds the seeds of running games."""

import contextlib
import fcntl
import logging
import os
import stat
from pathlib import Path
from typing import IO

BESIDE = ("", "-wal", "-shm", "-journal")
FRESH = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC
OWNER_ONLY = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
log = logging.getLogger(__name__)


class CannotOpen(Exception):
    """The database cannot be used; the message is a sentence for the operator."""


def lock_file(database: str | None) -> IO[str] | None:
    """Create the file if need be, make it private, and lock it against a second server.

    SQLite cannot notify a second server of changes. The lock is that of the real file, whatever name leads to it.
    """
    if not database or database == ":memory:":
        return None
    path = Path(database).resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, FRESH | os.O_EXCL, OWNER_ONLY))
        _keep_private(path)
        lock = os.fdopen(os.open(path.with_name(path.name + ".lock"), FRESH, OWNER_ONLY), "w")
    except OSError as error:
        raise CannotOpen(f"The file {database} cannot be written: {error.strerror}.") from None
    try:
        if path.stat().st_nlink > 1:
            raise CannotOpen(
                f"The file {database} has a second name (a hard link), under which another server could write to it; "
                "copy the file instead."
            )
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except CannotOpen:
        lock.close()
        raise
    except OSError:
        lock.close()
        raise CannotOpen(
            f"another server uses {database}; for several servers on one database use PostgreSQL"
        ) from None
    return lock


def _keep_private(path: Path) -> None:
    """Take away the rights of others; SQLite creates its other files with the rights of the first."""
    for end in BESIDE:
        one = path.with_name(path.name + end)
        try:
            rights = one.stat().st_mode
            if rights & OTHERS:
                one.chmod(stat.S_IMODE(rights) & ~OTHERS)
        except FileNotFoundError:
            continue
        except PermissionError:  # somebody else's file, which we may write all the same
            log.warning("others can read the database, and its owner is somebody else")
