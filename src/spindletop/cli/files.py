"""Reading and writing files for people: every failure has its sentence, and nothing is overwritten."""

from pathlib import Path

from spindletop.cli.complaint import Complaint


def read_text(path: Path, what: str) -> str:
    """Return the text of a file that should hold `what`, such as "a record"."""
    if path.is_dir():
        raise Complaint(f"{path} is a folder, expected {what}")
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Complaint(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path} is not a text file, expected {what}") from None
    except OSError as error:
        raise Complaint(f"{path} cannot be read: {error.strerror or error}") from None


def write_new(path: Path, text: str) -> None:
    """Write a file that must not exist yet."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Complaint(f"{path} exists already, and nothing is overwritten; choose another name") from None
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {error.strerror or error}") from None


def new_folder(path: Path) -> None:
    """Make a folder for new files; an existing one must be empty."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        occupied = any(path.iterdir())
    except OSError as error:
        raise Complaint(f"{path} cannot be used as a folder: {error.strerror or error}") from None
    if occupied:
        raise Complaint(f"{path} is not empty, and nothing is overwritten; choose another folder")
