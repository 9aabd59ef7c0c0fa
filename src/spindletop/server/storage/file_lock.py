"""An SQLite file belongs to one server and to its owner alone: it holds the seeds of running games."""

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
    """The database cannot be used; the message is a sentence for whoever starts the server."""


def lock_file(database: str | None) -> IO[str] | None:
    """Make the file if need be, keep others from reading it, and keep a second server away from it.

    SQLite has no way to tell a second server what happened. The lock goes by the real file, whatever it was called.
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
    """SQLite makes its other files with the rights of the first; older ones are mended."""
    for end in BESIDE:
        one = path.with_name(path.name + end)
        try:
            rights = one.stat().st_mode
            if rights & OTHERS:
                one.chmod(stat.S_IMODE(rights) & ~OTHERS)
        except FileNotFoundError:
            continue
        except PermissionError:  # somebody else's file, which we may write all the same
            log.warning("others can read the database, and it is not ours to change")
