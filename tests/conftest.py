"""Says in the first lines of every test run which engine is being tested."""

from pathlib import Path

from spindletop.kernel import state


def pytest_report_header() -> str:
    engine = "interpreted" if Path(state.__file__).suffix == ".py" else "compiled"
    return f"spindletop: {engine}, from {Path(state.__file__).parent}"
