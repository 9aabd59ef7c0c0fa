"""Setting up and measuring other engines, in an environment of their own."""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console

from spindletop.cli.complaint import Complaint

SCRIPT = Path("bench/peers.py")
LOCK = Path("bench/requirements-peers.lock")
HOME = Path(".venv-peers")


def peers_folder() -> Path:
    """Return the repository, which is where the peers' script and lock file are kept."""
    for folder in [Path.cwd(), *Path.cwd().parents]:
        if (folder / SCRIPT).is_file() and (folder / LOCK).is_file():
            return folder
    raise Complaint(f"the peers are measured by {SCRIPT}; run this inside a clone of the repository")


def measure_peers(folder: Path, notes: Console) -> dict[str, dict[str, Any]]:
    """Return the peers' figures, as `bench/peers.py` prints them."""
    python = _environment(folder, notes)
    notes.print("[dim]measuring the peers[/dim]")
    figures: dict[str, dict[str, Any]] = json.loads(_run([str(python), str(folder / SCRIPT)]))
    return figures


def _environment(folder: Path, notes: Console) -> Path:
    """Return the Python of the peers' environment, rebuilt when the lock file has changed."""
    home = folder / HOME
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = home / "dependencies"
    locked = (folder / LOCK).read_text(encoding="utf-8")
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == locked:
        return python
    notes.print(f"[dim]setting up the peers in {HOME}[/dim]")
    venv.create(home, with_pip=True, clear=True)
    install = ["-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--require-hashes", "-r"]
    _run([str(python), *install, str(folder / LOCK)])
    stamp.write_text(locked, encoding="utf-8")
    return python


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or "no message").splitlines()[-1]
        raise Complaint(f"the peers cannot be measured: {last}")
    return done.stdout
