"""The client's modules hold what their JSDoc types promise."""

import subprocess

from browser import HERE, TOOLS


def test_types() -> None:
    subprocess.run([HERE / "tests" / "browser" / "ensure_tools.sh"], check=True)
    checker = TOOLS / "node_modules" / ".bin" / "tsc"
    run = subprocess.run([checker, "-p", HERE / "tests" / "browser"], capture_output=True, text=True, check=False)
    assert run.stdout == ""
    assert run.returncode == 0
